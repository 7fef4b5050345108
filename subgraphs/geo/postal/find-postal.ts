import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { PostalCodeRow, PostalCodes } from '../../../db/queries/postal-codes.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { memoizePerObject } from '../../../core/memoize-per-object.ts';
import { createInvalidInputError, createUnavailableError } from '../../../core/lookup-error.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import { postalCodeRule } from '../../validation/postal-code.ts';
import { quote } from '../../../core/quote.ts';
import { PostalModel } from './postal.ts';
import { removeTerritoryDuplicates, filterByCountry, findPostalCountry } from './territories.ts';

interface ReducedArea {
  readonly country: string;
  readonly full: RegExp;
  /** Format of the recorded first part of a code; undefined when it equals the country's format. */
  readonly short?: RegExp;
  /** Whether no other country uses this format. */
  readonly isDistinctive: boolean;
  readonly area: (key: string) => string;
}

/** Countries for which only the first part of a code is recorded. */
const reducedAreas: readonly ReducedArea[] = [
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
  // Remove the last four digits of a ZIP+4 code, which identify the side of a street.
  { country: 'US', full: /^\d{9}$/, isDistinctive: true, area: (key) => key.slice(0, 5) },
];

/**
 * Awaits a query to the store. @throws service_unavailable when the store does not respond. A failed query is never reported as
 * a missing record.
 */
export async function readStore<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw Object.assign(
      createUnavailableError(
        'Postal codes cannot be read because the database does not respond. Try again later.',
      ),
      { cause: error },
    );
  }
}

/** Returns every record that a code can denote. @param country ISO 3166-1 alpha-2 */
async function findRecords(
  codes: PostalCodes,
  key: string,
  country: string | null,
): Promise<readonly PostalCodeRow[]> {
  const selectRows = (rows: readonly PostalCodeRow[]) =>
    country === null ? removeTerritoryDuplicates(rows) : filterByCountry(rows, country);
  const exactRows = selectRows(await codes.find(key));
  if (exactRows.length > 0) return exactRows;
  const postalCountry = country === null ? null : (findPostalCountry(country) ?? country);
  for (const { country: owner, full, isDistinctive, area } of reducedAreas) {
    if (!full.test(key) || (postalCountry === null ? !isDistinctive : postalCountry !== owner)) continue;
    return selectRows((await codes.find(area(key))).filter((row) => row.country === owner));
  }
  return [];
}

/**
 * Returns the postal format of a country for codes without spaces and hyphens, because requests can omit these characters.
 * Compiled patterns are cached, because compiling takes longer than testing.
 */
const getPostalPattern = memoizePerObject(({ postalRegex }: CountryRow) =>
  postalRegex === null
    ? null
    : // Keep a hyphen inside a character class, where it denotes a range.
      new RegExp(postalRegex.replace(/\[[^\]]*\]|[ -]\??/g, (part) => (part.startsWith('[') ? part : ''))),
);

/**
 * Returns the countries that can have a code, by format or by a record, in order of descending population. A territory is
 * omitted when the country that delivers its mail is in the list.
 */
function listCandidates({ countries }: Places, key: string, rows: readonly PostalCodeRow[]): CountryRow[] {
  const recordedCountries = new Set(rows.map(({ country }) => country));
  const matchingCountries = countries.all.filter(
    (country) => getPostalPattern(country)?.test(key) === true || recordedCountries.has(country.code),
  );
  const codes = new Set(matchingCountries.map(({ code }) => code));
  return matchingCountries
    .filter(({ code }) => !codes.has(findPostalCountry(code) ?? ''))
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
}

/** Maximum number of countries that an error message names. The message contains the number of the remaining countries. */
const maxNamedCountries = 5;

function createCountryNeededError(code: string, candidates: readonly CountryRow[]) {
  const namedCodes = candidates.slice(0, maxNamedCountries).map((country) => country.code);
  const unnamedCount = candidates.length - namedCodes.length;
  const [first = 'US'] = namedCodes;
  return createInvalidInputError(
    'country',
    `country is required because ${quote(code)} has the postal code format of ${candidates.length} countries ` +
      `(${namedCodes.join(', ')}${unnamedCount === 0 ? '' : ` and ${unnamedCount} more`}): for example, use country=${first}.`,
  );
}

const createNotLoadedError = ({ code, name }: CountryRow) =>
  createUnavailableError(
    `No postal codes of ${name} (${code}) are loaded: run \`npm run data -- update postal --country ${code}\`, ` +
      `or import the file https://download.geonames.org/export/zip/${code}.zip as postal-geonames.`,
  );

/** Whether the codes of a country are loaded. */
type CountryLoadedTest = (country: CountryRow) => boolean;

/** Pending queries, which concurrent callers share. */
const pendingQueries = new WeakMap<PostalCodes, Promise<CountryLoadedTest>>();

export function shareLoadedQuery(codes: PostalCodes): Promise<CountryLoadedTest> {
  const pendingQuery = pendingQueries.get(codes);
  if (pendingQuery !== undefined) return pendingQuery;
  const result = readLoadedCountries(codes).finally(() => pendingQueries.delete(codes));
  pendingQueries.set(codes, result);
  return result;
}

async function readLoadedCountries(codes: PostalCodes): Promise<CountryLoadedTest> {
  const loadedCountries = new Set(await readStore(codes.countries()));
  return ({ code }) => loadedCountries.has(code) || loadedCountries.has(findPostalCountry(code) ?? code);
}

/** Requests the import of a country's codes. @throws service_unavailable when the import is running or has failed */
export type ImportRequester = (country: CountryRow) => Promise<void>;

/**
 * Checks that the codes of a country are loaded; requests their import otherwise.
 * @param requestImport absent when the request is not valid for the country
 * @throws LookupError service_unavailable when no codes of the country are loaded
 */
export async function checkLoaded(
  codes: PostalCodes,
  country: CountryRow,
  requestImport?: ImportRequester,
): Promise<void> {
  const isLoaded = await shareLoadedQuery(codes);
  if (isLoaded(country)) return;
  // A country without a postal format has no codes to import.
  if (country.postalRegex !== null) await requestImport?.(country);
  throw createNotLoadedError(country);
}

interface PostalRequest {
  readonly code: string;
  readonly country?: string | null | undefined;
  /** Name of the argument in error messages. Default: code. */
  readonly param?: string;
  readonly requestImport?: ImportRequester;
}

/** Whether a country can have a code, which is complete or the first part of a code. */
const canHaveCode = (country: CountryRow, key: string): boolean =>
  getPostalPattern(country)?.test(key) === true ||
  reducedAreas.some((area) => area.country === country.code && area.short?.test(key) === true);

/**
 * Finds the record of a postal code.
 * @param country any code that `countryCodeRule` accepts
 * @returns null when no record exists
 * @throws LookupError when the request has no country and several countries can have the code, or when the country's codes are
 * not loaded
 */
export async function findPostal(
  places: Places,
  codes: PostalCodes,
  { code, country, param = 'code', requestImport }: PostalRequest,
): Promise<PostalModel | null> {
  const key = postalCodeRule.read(code, param);
  const requestedCode = countryCodeRule.optional(country, 'country');
  const countryRow = requestedCode === null ? null : places.countries.find(requestedCode);
  if (countryRow === null && requestedCode !== null) return null;
  const rows = await readStore(findRecords(codes, key, countryRow?.code ?? null));
  // Countries whose codes are not loaded remain candidates, as do countries with a record.
  const [only, ...others] = countryRow === null ? listCandidates(places, key, rows) : [countryRow];
  if (only === undefined) return null;
  if (others.length > 0) throw createCountryNeededError(code, [only, ...others]);
  const [row] = rows;
  if (row !== undefined) return new PostalModel(places, row);
  await checkLoaded(codes, only, canHaveCode(only, key) ? requestImport : undefined);
  return null;
}
