/** The estimated location of an IP address according to a city database. */
export interface IpCity {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** State as in the database: an ISO 3166-2 code if the database contains codes, otherwise a name. */
  readonly state: string | null;
  readonly city: string | null;
  /** WGS 84 position in degrees of the city; the position of the subscriber is unknown. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface Name {
  readonly iso_code?: string;
  readonly names?: { readonly en?: string };
}

/** A record in the format of `@ip-location-db` or of DB-IP's files. */
interface StoredCity {
  readonly country_code?: string;
  readonly state1?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly city?: string | Name;
  readonly country?: Name;
  readonly subdivisions?: readonly Name[];
  readonly location?: { readonly latitude?: number; readonly longitude?: number };
}

const roundDegrees = (value: number | undefined, bound: number): number | null =>
  value !== undefined && Math.abs(value) <= bound ? Number(value.toFixed(4)) + 0 : null;

/** Converts a database record. @returns null when the database has no record */
export function parseIpCity(record: unknown): IpCity | null {
  const storedCity = record as StoredCity | null;
  if (storedCity === null) return null;
  const { city, country, location = storedCity } = storedCity;
  const code = storedCity.country_code ?? country?.iso_code ?? '';
  const [division] = storedCity.subdivisions ?? [];
  const state = division?.iso_code !== undefined ? `${code}-${division.iso_code}` : division?.names?.en;
  // Remove the district of the city, which is in brackets after the name. In IP2Location, a dash means an unknown city.
  const name = (typeof city === 'string' ? city : (city?.names?.en ?? '')).replace(/ \(.*\)$|^-$/, '');
  const [latitude, longitude] = [roundDegrees(location.latitude, 90), roundDegrees(location.longitude, 180)];
  // The position 0, 0 means unknown.
  const isLocated = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return {
    country: /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : null,
    state: (storedCity.state1 ?? state) || null,
    city: name || null,
    latitude: isLocated ? latitude : null,
    longitude: isLocated ? longitude : null,
  };
}
