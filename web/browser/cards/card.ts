import { getValueAt, getListAt, getNumberAt, getTextAt } from '../request.ts';
import type { Guess } from '../recognise.ts';

/** A time zone with its current UTC offset, as the service returned them. */
export interface Zone {
  readonly id: string;
  /** `+02:00` */
  readonly offset: string;
  readonly abbreviation: string;
}

/** The content of a result card. */
export interface CardContent {
  readonly title: string;
  readonly subtitle: string;
  /** Letters before the title, for records without a flag. */
  readonly mark: string;
  /** ISO 3166-1 code of the country whose flag is before the title. */
  readonly flag?: string | null;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly clock: Zone | null;
  readonly point: { readonly latitude: number; readonly longitude: number; readonly note: string } | null;
}

export interface Card {
  readonly query: string;
  /** The root field of the query, which contains the record. */
  readonly field: string;
  readonly finding: (record: unknown, guess: Guess) => CardContent;
}

type Fact = readonly [string, string | number | boolean | null];

export const formatYesOrNo = (value: unknown): string | null =>
  value === true ? 'yes' : value === false ? 'no' : null;
export const formatNumber = (value: number | null, unit = ''): string | null =>
  value === null ? null : `${value.toLocaleString('en')}${unit}`;

export const removeUnknownFacts = (...all: readonly Fact[]): CardContent['facts'] =>
  all.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)] as const]));

/** Joins the texts that are not null. */
export const joinKnownTexts = (texts: readonly (string | null)[], separator = ', '): string =>
  texts.filter((each) => each !== null && each !== '').join(separator);

/** Names of the records of a list, up to a number of them. */
export const formatNames = (record: unknown, path: string, max: number): string => {
  const names = getListAt(record, path).flatMap((each) => getTextAt(each, 'name') ?? []);
  return names.length > max
    ? `${names.slice(0, max).join(', ')} and ${names.length - max} more`
    : names.join(', ');
};

/** A code of the schema as words: `check_digits`. */
export const formatWords = (code: string | null): string | null => code?.replaceAll('_', ' ') ?? null;

export function findZone(record: unknown): Zone | null {
  const [id, offset] = [getTextAt(record, 'id'), getTextAt(record, 'now.offset')];
  if (id === null || offset === null) return null;
  return { id, offset, abbreviation: getTextAt(record, 'now.abbreviation') ?? '' };
}

/** Returns the time zone of the record's country. @returns null when the country has several time zones, instead of a guess */
export function findOnlyZone(record: unknown): Zone | null {
  const [first, second] = getListAt(record, 'country.timezones');
  return second === undefined ? findZone(first) : null;
}

export function findPoint(record: unknown, prefix: string, note: string): CardContent['point'] {
  const name = (word: string) =>
    prefix === '' ? word : `${prefix}${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const [latitude, longitude] = [
    getNumberAt(record, name('latitude')),
    getNumberAt(record, name('longitude')),
  ];
  return latitude === null || longitude === null ? null : { latitude, longitude, note };
}

export function createCurrencyFact(record: unknown): Fact {
  const name = getTextAt(record, 'currency.name');
  const codes = joinKnownTexts([getTextAt(record, 'currency.code'), getTextAt(record, 'currency.symbol')]);
  return ['Currency', name === null ? null : `${name} (${codes})`];
}

export const createCountryFact = (record: unknown): Fact => ['Country', getTextAt(record, 'country.name')];

export const getCountry = (record: unknown) => getValueAt(record, 'country');

/** Returns the capital of the record's country, for records without a more exact position. */
export const findCapitalPoint = (record: unknown): CardContent['point'] =>
  findPoint(getCountry(record), 'capital', 'capital of the country; no exact location');

export const addPrefix = (prefix: string, value: string | null): string | null =>
  value === null ? null : `${prefix}${value}`;

export const formatNumberAt = (record: unknown, path: string): string | null =>
  getNumberAt(record, path)?.toString() ?? null;

/** Returns the texts of a list, each between two copies of `mark`. */
export const formatTexts = (record: unknown, path: string, mark = ''): string =>
  getListAt(record, path)
    .filter((each) => typeof each === 'string')
    .map((each) => `${mark}${each}${mark}`)
    .join(', ');

export const formatRightOrWrong = (value: unknown): string | null =>
  value === true ? 'correct' : value === false ? 'wrong' : null;

/** Describes whether a number is valid, with the reason if the service returned one. `valid` is null when no rule exists. */
export function formatValidity(record: unknown, what: string, reasonPath: string): string {
  const valid = getValueAt(record, 'valid');
  const verdict =
    valid === true
      ? `a valid ${what}`
      : valid === false
        ? `not a valid ${what}`
        : `${what} without a check rule`;
  return joinKnownTexts([verdict, formatWords(getTextAt(record, reasonPath))], ': ');
}
