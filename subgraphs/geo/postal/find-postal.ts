import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { PostalCodeRow, PostalCodes } from '../../../db/queries/postal-codes.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { memoizePerObject } from '../../../core/per-object.ts';
import { invalid, unavailable } from '../../../core/lookup-error.ts';
import { countryCode } from '../../validation/country-code.ts';
import { postalCode } from '../../validation/postal-code.ts';
import { quote } from '../../../core/quoted.ts';
import { PostalModel } from './postal.ts';
import { inAnyCountry, rowsInCountry, postOf } from './territories.ts';

interface Area {
  readonly country: string;
  readonly full: RegExp;
  /** The format of the first part of a code, where it differs from the country's format. */
  readonly short?: RegExp;
  /** Whether no other country uses this format. */
  readonly isDistinctive: boolean;
  readonly area: (key: string) => string;
}

/** Countries whose codes are recorded by their first part only. */
const areas: readonly Area[] = [
  {
    country: 'CA',
    full: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
    short: /^[A-Z]\d[A-Z]$/,
    isDistinctive: true,
    area: (key) => key.slice(0, 3),
  },
  {
    country: 'GB',
    full: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    short: /^[A-Z]{1,2}\d[A-Z\d]?$/,
    isDistinctive: true,
    area: (key) => key.slice(0, -3),
  },
  { country: 'TW', full: /^\d{5,6}$/, isDistinctive: false, area: (key) => key.slice(0, 3) },
  // Remove the last four digits of ZIP+4, which identify the side of a street.
  { country: 'US', full: /^\d{9}$/, isDistinctive: true, area: (key) => key.slice(0, 5) },
];

/**
 * Reads from the store. @throws service_unavailable when the store does not respond, which is not the same as a
 * missing record
 */
export async function read<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw Object.assign(
      unavailable('Postal codes cannot be read because the database does not respond. Try again later.'),
      { cause: error },
    );
  }
}

/** Returns every record that a code can mean. @param country ISO 3166-1 alpha-2 */
async function recorded(
  codes: PostalCodes,
  key: string,
  country: string | null,
): Promise<readonly PostalCodeRow[]> {
  const within = (rows: readonly PostalCodeRow[]) =>
    country === null ? inAnyCountry(rows) : rowsInCountry(rows, country);
  const found = within(await codes.find(key));
  if (found.length > 0) return found;
  const postalCountry = country === null ? null : (postOf(country) ?? country);
  for (const { country: owner, full, isDistinctive, area } of areas) {
    if (!full.test(key) || (postalCountry === null ? !isDistinctive : postalCountry !== owner)) continue;
    return within((await codes.find(area(key))).filter((row) => row.country === owner));
  }
  return [];
}

/**
 * The postal format of a country for codes without spaces and hyphens, which requests may omit. Cached, because
 * compiling takes longer than testing.
 */
const formOf = memoizePerObject(({ postalRegex }: CountryRow) =>
  postalRegex === null
    ? null
    : // Keep a hyphen inside a character class, where it denotes a range.
      new RegExp(postalRegex.replace(/\[[^\]]*\]|[ -]\??/g, (part) => (part.startsWith('[') ? part : ''))),
);

/**
 * Countries that can have a code: by format or by a record, the most populous first. A territory is left out when the
 * country whose postal service covers it is in the list.
 */
function candidatesFor({ countries }: Places, key: string, rows: readonly PostalCodeRow[]): CountryRow[] {
  const recorded = new Set(rows.map(({ country }) => country));
  const found = countries.all.filter(
    (country) => formOf(country)?.test(key) === true || recorded.has(country.code),
  );
  const codes = new Set(found.map(({ code }) => code));
  return found
    .filter(({ code }) => !codes.has(postOf(code) ?? ''))
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
}

/** Maximum number of countries that an error message names; the others are counted. */
const maxNamedCountries = 5;

function countryNeeded(code: string, candidates: readonly CountryRow[]) {
  const named = candidates.slice(0, maxNamedCountries).map((country) => country.code);
  const more = candidates.length - named.length;
  const [first = 'US'] = named;
  return invalid(
    'country',
    `country is required because ${quote(code)} has the postal code format of ${candidates.length} countries ` +
      `(${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}): use for example country=${first}.`,
  );
}

const notLoaded = ({ code, name }: CountryRow) =>
  unavailable(
    `No postal codes of ${name} (${code}) are loaded: run \`npm run data -- update postal --country ${code}\`, or import ` +
      `the file https://download.geonames.org/export/zip/${code}.zip as postal-geonames.`,
  );

/** Whether the codes of a country are loaded. */
type IsLoaded = (country: CountryRow) => boolean;

/** Pending queries, which concurrent callers share. */
const pendingQueries = new WeakMap<PostalCodes, Promise<IsLoaded>>();

export function loadedIn(codes: PostalCodes): Promise<IsLoaded> {
  const pending = pendingQueries.get(codes);
  if (pending !== undefined) return pending;
  const result = readLoaded(codes).finally(() => pendingQueries.delete(codes));
  pendingQueries.set(codes, result);
  return result;
}

async function readLoaded(codes: PostalCodes): Promise<IsLoaded> {
  const loaded = new Set(await read(codes.countries()));
  return ({ code }) => loaded.has(code) || loaded.has(postOf(code) ?? code);
}

/** Requests the import of a country's codes. @throws service_unavailable when it runs or has failed */
export type RequestImport = (country: CountryRow) => Promise<void>;

/**
 * @param requestImport absent when the request is not valid for the country
 * @throws LookupError service_unavailable when no codes of the country are loaded
 */
export async function checkLoaded(
  codes: PostalCodes,
  country: CountryRow,
  requestImport?: RequestImport,
): Promise<void> {
  const isLoaded = await loadedIn(codes);
  if (isLoaded(country)) return;
  // A country without a postal format has no codes to import.
  if (country.postalRegex !== null) await requestImport?.(country);
  throw notLoaded(country);
}

interface PostalRequest {
  readonly code: string;
  readonly country?: string | null | undefined;
  /** Name of the argument in error messages. Default: code. */
  readonly param?: string;
  readonly requestImport?: RequestImport;
}

/** Whether a country can have a code: by its format, or as the first part of a code. */
const canHaveCode = (country: CountryRow, key: string): boolean =>
  formOf(country)?.test(key) === true ||
  areas.some((area) => area.country === country.code && area.short?.test(key) === true);

/**
 * Finds the record of a postal code.
 * @param country any code that `countryCode` accepts
 * @returns null when there is no record
 * @throws LookupError when no country is given and several can have the code, or when the country's codes are not
 * loaded
 */
export async function findPostal(
  places: Places,
  codes: PostalCodes,
  { code, country, param = 'code', requestImport }: PostalRequest,
): Promise<PostalModel | null> {
  const key = postalCode.read(code, param);
  const wanted = countryCode.optional(country, 'country');
  const within = wanted === null ? null : places.countries.find(wanted);
  if (within === null && wanted !== null) return null;
  const rows = await read(recorded(codes, key, within?.code ?? null));
  // Countries whose codes are not loaded remain candidates, like countries with a record.
  const [only, ...others] = within === null ? candidatesFor(places, key, rows) : [within];
  if (only === undefined) return null;
  if (others.length > 0) throw countryNeeded(code, [only, ...others]);
  const [row] = rows;
  if (row !== undefined) return new PostalModel(places, row);
  await checkLoaded(codes, only, canHaveCode(only, key) ? requestImport : undefined);
  return null;
}
