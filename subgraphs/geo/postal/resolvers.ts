import { earthRadius, type PostalCodeRow, type PostalCodes } from '../../../db/stores/postal-codes.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { invalid, unavailable } from '../../lookup-error.ts';
import { PostalModel } from './postal.ts';
import { taxOf } from './postal-tax.ts';
import { batch, checkLimit } from '../../rules/batch.ts';
import { countryCode } from '../../rules/country-code.ts';
import { postalCode } from '../../rules/postal-code.ts';
import { kilometresOf, kilometresPerMile } from '../../rules/radius.ts';
import type { Resolvers } from '../schema.generated.ts';

/** Codes whose first part alone is recorded too. */
const areas: readonly { country: string; full: RegExp; area: (key: string) => string }[] = [
  { country: 'CA', full: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, area: (key) => key.slice(0, 3) },
  { country: 'GB', full: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, area: (key) => key.slice(0, -3) },
  { country: 'TW', full: /^\d{5,6}$/, area: (key) => key.slice(0, 3) },
];

/** The store's answer; a store that does not answer is no missing record. */
async function read<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw Object.assign(
      unavailable('Postal codes cannot be read: the database does not answer. Try again later.'),
      { cause: error },
    );
  }
}

/** The records of a code in a country, or in a territory whose codes are those of its country. */
function inCountry(places: Places, rows: readonly PostalCodeRow[], country: string): PostalCodeRow[] {
  return rows.filter((row) => {
    if (row.country === country || row.state === `${row.country}-${country}`) return true;
    return row.district !== null && places.districts.find(row.district, country)?.country === row.country;
  });
}

/** Every record that a code can mean. @param country ISO 3166-1 alpha-2 */
async function recorded(
  places: Places,
  codes: PostalCodes,
  key: string,
  country: string | null,
): Promise<readonly PostalCodeRow[]> {
  const all = await codes.find(key);
  const found = country === null ? all : inCountry(places, all, country);
  if (found.length > 0) return found;
  for (const { country: owner, full, area } of areas) {
    if (!full.test(key) || (country !== owner && (country !== null || /^\d/.test(key)))) continue;
    return (await codes.find(area(key))).filter((row) => row.country === owner);
  }
  return [];
}

/** @throws LookupError when several countries have the code and none is given. */
async function find(
  places: Places,
  codes: PostalCodes,
  { code, country, param = 'code' }: { code: string; country?: string | null | undefined; param?: string },
): Promise<PostalModel | null> {
  const key = postalCode.read(code, param);
  const wanted = countryCode.optional(country, 'country');
  const within = wanted === null ? null : places.countries.find(wanted);
  if (within === null && wanted !== null) return null;
  const rows = await read(recorded(places, codes, key, within?.code ?? null));
  const [only, second] = rows;
  if (only === undefined) return null;
  if (second === undefined) return new PostalModel(places, only);
  throw invalid(
    'country',
    `country is required: ${rows.map((row) => row.country).join(', ')} have the postal code ${only.code}: use for example country=${only.country}.`,
  );
}

/** Great-circle distance in kilometres, by the haversine formula. Null when a coordinate is missing. */
export function distanceBetween(from: PostalCodeRow, to: PostalCodeRow): number | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null)
    return null;
  const radians = Math.PI / 180;
  const half =
    Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2 +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

const rounded = (kilometres: number | null, unit: 'km' | 'mi'): number | null =>
  kilometres === null
    ? null
    : Math.round((unit === 'mi' ? kilometres / kilometresPerMile : kilometres) * 100) / 100;

/** How many codes are called neighbors, and how far they are, km. */
const neighbors = 10;
const neighborRadius = 40;

export const postalResolvers = (source: PlacesSource, codes: PostalCodes): Resolvers => {
  /** The nearest codes of its country, itself excluded. @param radius km */
  const around = async (row: PostalCodeRow, radius: number, limit: number) => {
    const { country, latitude, longitude } = row;
    if (latitude === null || longitude === null) return [];
    const found = await read(codes.near({ country, latitude, longitude, radius }, limit + 1));
    return found.filter((one) => one.row.key !== row.key).slice(0, limit);
  };
  return {
    Query: {
      postal: (_, { code, country }) => find(source.current, codes, { code, country }),
      postals(_, { codes: wanted, country }) {
        const { current } = source;
        const all = batch('places', wanted, 'codes');
        return Promise.all(all.map((code) => find(current, codes, { code, country, param: 'codes' })));
      },
      async postalDistance(_, { from, to, country }) {
        const { current } = source;
        const first = await find(current, codes, { code: from, country });
        if (first === null) return null;
        const second = await find(current, codes, {
          ...{ code: to, param: 'other' },
          country: country ?? first.row.country,
        });
        return second === null ? null : { from: first, to: second };
      },
    },
    Postal: {
      async __resolveReference({ id }) {
        const [country = '', code = ''] = id.split(':');
        return find(source.current, codes, { code, country, param: 'id' });
      },
      id: ({ row }) => `${row.country}:${row.key}`,
      code: ({ row }) => row.code,
      city: ({ row }) => row.city,
      cityLocal: ({ row }) => row.cityLocal,
      localities: ({ row }) => row.localities,
      districtCode: ({ district }) => district?.code ?? null,
      stateCode: ({ row }) => row.state?.slice(3) ?? null,
      countryCode: ({ row }) => row.country,
      countryName: ({ country }) => country.name,
      latitude: ({ row }) => row.latitude,
      longitude: ({ row }) => row.longitude,
      timezone: ({ timezoneId: id }) => (id === null ? null : { id }),
      currencyCode: ({ country }) => country.currency,
      population: ({ row }) => row.population,
      populationPeriod: ({ row }) => row.populationPeriod,
      distance: ({ distance }, { unit }) => rounded(distance, unit),
      async nearby({ row, places }, { radius, unit, limit }) {
        checkLimit(limit);
        const found = await around(row, kilometresOf(radius, unit), limit);
        return found.map((one) => new PostalModel(places, one.row, one.distance));
      },
      // No source of these is imported: see their descriptions.
      area: () => null,
      landArea: () => null,
      waterArea: () => null,
      taxRateCounty: () => null,
      taxRateCity: () => null,
      taxRateSpecial: () => null,
      metros: () => null,
      propertyTax: () => null,
      tax: (postal) => taxOf(postal).name,
      taxRate: (postal) => taxOf(postal).rate,
      taxRateState: (postal) => taxOf(postal).rateState,
      neighbors: async ({ row }) => (await around(row, neighborRadius, neighbors)).map((one) => one.row.code),
      deep: (postal) => postal,
    },
    PostalDistance: {
      countryCode: ({ from }) => from.row.country,
      distance: ({ from, to }, { unit }) => rounded(distanceBetween(from.row, to.row), unit),
    },
  };
};
