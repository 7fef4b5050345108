import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { PostalCodeRow, PostalCodes } from '../../../db/stores/postal-codes.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { perObject } from '../../../facts/per-object.ts';
import { invalid, unavailable } from '../../lookup-error.ts';
import { countryCode } from '../../rules/country-code.ts';
import { postalCode } from '../../rules/postal-code.ts';
import { PostalModel } from './postal.ts';
import { inAnyCountry, inCountry, postOf } from './territories.ts';

/** Codes that are answered by their first part. `telling`: such a code is of no other country. */
const areas: readonly { country: string; full: RegExp; telling: boolean; area: (key: string) => string }[] = [
  { country: 'CA', full: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, telling: true, area: (key) => key.slice(0, 3) },
  {
    country: 'GB',
    full: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    telling: true,
    area: (key) => key.slice(0, -3),
  },
  { country: 'TW', full: /^\d{5,6}$/, telling: false, area: (key) => key.slice(0, 3) },
  // ZIP+4: the last four digits tell the side of a street.
  { country: 'US', full: /^\d{9}$/, telling: true, area: (key) => key.slice(0, 5) },
];

/** The store's answer; a store that does not answer is no missing record. */
export async function read<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw Object.assign(
      unavailable('Postal codes cannot be read: the database does not answer. Try again later.'),
      { cause: error },
    );
  }
}

/** Every record that a code can mean. @param country ISO 3166-1 alpha-2 */
async function recorded(
  codes: PostalCodes,
  key: string,
  country: string | null,
): Promise<readonly PostalCodeRow[]> {
  const within = (rows: readonly PostalCodeRow[]) =>
    country === null ? inAnyCountry(rows) : inCountry(rows, country);
  const found = within(await codes.find(key));
  if (found.length > 0) return found;
  const post = country === null ? null : (postOf(country) ?? country);
  for (const { country: owner, full, telling, area } of areas) {
    if (!full.test(key) || (post === null ? !telling : post !== owner)) continue;
    return within((await codes.find(area(key))).filter((row) => row.country === owner));
  }
  return [];
}

/** How the codes of a country are written; the expression takes longer to compile than to test. */
const formOf = perObject(({ postalRegex }: CountryRow) =>
  postalRegex === null ? null : new RegExp(postalRegex),
);

/** Countries whose post can have written a code so. */
function writtenSo({ countries }: Places, code: string, key: string): CountryRow[] {
  const written = code.trim().toUpperCase();
  return countries.all.filter((country) => {
    const form = formOf(country);
    return form !== null && (form.test(written) || form.test(key));
  });
}

const notLoaded = ({ code, name }: CountryRow) =>
  unavailable(
    `No postal codes of ${name} (${code}) are loaded: run \`npm run data -- import postal-geonames --from ${code}.zip\` ` +
      `with the country's file of https://download.geonames.org/export/zip/.`,
  );

/** Tells of a country whether its codes are loaded. */
type IsLoaded = (country: CountryRow) => boolean;

/** Questions that are asked now; others of the same moment share the answer. */
const asking = new WeakMap<PostalCodes, Promise<IsLoaded>>();

export function loadedIn(codes: PostalCodes): Promise<IsLoaded> {
  const asked = asking.get(codes);
  if (asked !== undefined) return asked;
  const answer = readLoaded(codes).finally(() => asking.delete(codes));
  asking.set(codes, answer);
  return answer;
}

async function readLoaded(codes: PostalCodes): Promise<IsLoaded> {
  const loaded = new Set(await read(codes.countries()));
  return ({ code }) => loaded.has(code) || loaded.has(postOf(code) ?? code);
}

/** @throws LookupError service_unavailable where no codes of the country are loaded */
export async function checkLoaded(codes: PostalCodes, country: CountryRow): Promise<void> {
  const isLoaded = await loadedIn(codes);
  if (!isLoaded(country)) throw notLoaded(country);
}

/**
 * That nothing is found tells something only where codes are loaded.
 * @throws LookupError service_unavailable where those of the country, or of every country with such codes, are not
 */
async function checkCoverage(
  places: Places,
  codes: PostalCodes,
  { code, key, country }: { code: string; key: string; country: CountryRow | null },
): Promise<void> {
  if (country !== null) return checkLoaded(codes, country);
  const isLoaded = await loadedIn(codes);
  const possible = writtenSo(places, code, key);
  const [first] = possible;
  if (first !== undefined && !possible.some(isLoaded)) throw notLoaded(first);
}

/**
 * The record of a code.
 * @param country ISO 3166-1 alpha-2 or alpha-3
 * @returns null when there is none
 * @throws LookupError when several countries have the code and none is given, or the country's codes are not loaded
 */
export async function findPostal(
  places: Places,
  codes: PostalCodes,
  { code, country, param = 'code' }: { code: string; country?: string | null | undefined; param?: string },
): Promise<PostalModel | null> {
  const key = postalCode.read(code, param);
  const wanted = countryCode.optional(country, 'country');
  const within = wanted === null ? null : places.countries.find(wanted);
  if (within === null && wanted !== null) return null;
  const rows = await read(recorded(codes, key, within?.code ?? null));
  const [only, second] = rows;
  if (only === undefined) {
    await checkCoverage(places, codes, { code, key, country: within });
    return null;
  }
  if (second === undefined) return new PostalModel(places, only);
  throw invalid(
    'country',
    `country is required: ${rows.map((row) => row.country).join(', ')} have the postal code ${only.code}: use for example country=${only.country}.`,
  );
}
