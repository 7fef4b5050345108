import { basename } from 'node:path';
import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { parseBlock, formatBlock } from '../../facts/ip/ip-range.ts';
import { geofeedEntry } from '../tables/network.ts';
import { parseCsvFields } from './csv.ts';
import { readLines } from './lines.ts';

export type GeofeedRow = typeof geofeedEntry.$inferInsert;

const maxTextLength = 200;

/**
 * Network locations published by the network operators: geofeeds (RFC 8805). Each feed is imported separately (see
 * db/import/geofeed-import.ts), and each row contains the name of the feed.
 */
export const geofeeds: Dataset<typeof geofeedEntry> = {
  name: 'geofeeds',
  table: geofeedEntry,
  revision: 1,
  licence: 'By feed: published by the operators of the networks',
  attribution: null,
  about: 10_000,
  file: 'a geofeed (RFC 8805: prefix,country,region,city,postal); the import keeps all other feeds in the store, and replaces an earlier version of the same feed',
  rows: (file = '') => readEntries(file, basename(file)),
};

/** Yields the entries of a feed in order. @param source name of the feed in its rows */
export async function* readEntries(path: string, source: string): AsyncGenerator<ParsedEntry<GeofeedRow>> {
  for await (const { line, text } of readLines(path)) {
    const fields = parseFields(line === 1 ? text.replace(/^\uFEFF/, '') : text);
    if (fields.every((field) => field === '')) continue;
    const row = toRow(source, fields);
    yield typeof row === 'string' ? { line, rejected: row } : { line, row };
  }
}

/** Splits a line into fields without its comment. Fields after the fifth are ignored. */
function parseFields(text: string): readonly string[] {
  // A # inside quotes does not begin a comment.
  const uncommentedText = /^(?:[^#"]|"[^"]*")*/.exec(text)?.[0] ?? '';
  return parseCsvFields(uncommentedText)
    .slice(0, 5)
    .map((field) => field.trim());
}

/** Creates a row from the fields. @returns the row, or the reason for a rejection */
function toRow(source: string, fields: readonly string[]): GeofeedRow | string {
  const [prefix = '', countryText = '', region = '', city = '', postal = ''] = fields;
  const range = parseBlock(prefix);
  const country = countryText.toUpperCase();
  const state = region.toUpperCase();
  const quote = (text: string) => JSON.stringify(text.slice(0, 60));
  if (range === null) return `invalid prefix ${quote(prefix)}. Use a CIDR block such as 192.0.2.0/24`;
  if (country !== '' && !/^[A-Z]{2}$/.test(country))
    return `invalid country ${quote(country)}. Use an ISO 3166-1 code such as US`;
  if (state !== '' && (country === '' || !new RegExp(`^${country}-[A-Z0-9]{1,3}$`).test(state))) {
    return `invalid region ${quote(region)}. Use an ISO 3166-2 code of the country, such as US-CA`;
  }
  if (city.length > maxTextLength || postal.length > maxTextLength)
    return `the city or the postal code has more than ${maxTextLength} characters`;
  return {
    source,
    network: formatBlock(range),
    country: country === '' || country === 'ZZ' ? null : country,
    state: state || null,
    city: city || null,
    postal: postal || null,
  };
}
