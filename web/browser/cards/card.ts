import { getValueAt, getListAt, getNumberAt, getTextAt } from '../request.ts';
import type { Guess } from '../recognise.ts';

/** A time zone with its current UTC offset, from a response of the service. */
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
  /** Letters in front of the title, for records without a flag. */
  readonly mark: string;
  /** ISO 3166-1 code of the country whose flag is in front of the title. */
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

/** Joins the names of the first `max` records of a list. */
export const formatNames = (record: unknown, path: string, max: number): string => {
  const names = getListAt(record, path).flatMap((each) => getTextAt(each, 'name') ?? []);
  return names.length > max
    ? `${names.slice(0, max).join(', ')} and ${names.length - max} more`
    : names.join(', ');
};

/** Formats a code of the schema as words: `check_digits` becomes `check digits`. */
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

/** Returns the position of the capital of the record's country, for records without a more exact position. */
export const findCapitalPoint = (record: unknown): CardContent['point'] =>
  findPoint(getCountry(record), 'capital', 'capital of the country; no exact location');

export const addPrefix = (prefix: string, value: string | null): string | null =>
  value === null ? null : `${prefix}${value}`;

export const formatNumberAt = (record: unknown, path: string): string | null =>
  getNumberAt(record, path)?.toString() ?? null;

/** Returns the texts of a list. Each text is enclosed in `mark`. */
export const formatTexts = (record: unknown, path: string, mark = ''): string =>
  getListAt(record, path)
    .filter((each) => typeof each === 'string')
    .map((each) => `${mark}${each}${mark}`)
    .join(', ');

export const formatRightOrWrong = (value: unknown): string | null =>
  value === true ? 'correct' : value === false ? 'wrong' : null;

/**
 * Describes whether a number is valid, with the reason if the service returned one. Without a validation rule, `valid` is null.
 */
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
