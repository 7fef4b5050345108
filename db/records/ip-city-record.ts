/** Where an address is estimated to be, as a database of cities records it. */
export interface IpCity {
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** State, as the database writes it; ISO 3166-2 where it has codes. */
  readonly state: string | null;
  readonly city: string | null;
  /** WGS 84 degrees: of the city, not of the subscriber. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface Name {
  readonly iso_code?: string;
  readonly names?: { readonly en?: string };
}

/** A record in the form of `@ip-location-db`, or in that of DB-IP's own file. */
interface Recorded {
  readonly country_code?: string;
  readonly state1?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly city?: string | Name;
  readonly country?: Name;
  readonly subdivisions?: readonly Name[];
  readonly location?: { readonly latitude?: number; readonly longitude?: number };
}

const degrees = (value: number | undefined, bound: number): number | null =>
  value !== undefined && Math.abs(value) <= bound ? Number(value.toFixed(4)) + 0 : null;

/** A record in our words. Null: there is none, or it says nothing. */
export function ipCityOf(record: unknown): IpCity | null {
  const recorded = record as Recorded | null;
  if (recorded === null) return null;
  const { city, country, location = recorded } = recorded;
  const code = recorded.country_code ?? country?.iso_code ?? '';
  const [division] = recorded.subdivisions ?? [];
  const state = division?.iso_code !== undefined ? `${code}-${division.iso_code}` : division?.names?.en;
  // A part of the city stands behind it in brackets; IP2Location has a dash for what it does not know.
  const name = (typeof city === 'string' ? city : (city?.names?.en ?? '')).replace(/ \(.*\)$|^-$/, '');
  const [latitude, longitude] = [degrees(location.latitude, 90), degrees(location.longitude, 180)];
  // The middle of the map stands for: not known.
  const located = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0);
  return {
    country: /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? code : null,
    state: (recorded.state1 ?? state) || null,
    city: name || null,
    latitude: located ? latitude : null,
    longitude: located ? longitude : null,
  };
}
