import type { Dataset, ParsedEntry } from '../../import/dataset.ts';
import { company } from '../../tables/company.ts';
import { companyFactsEdition, readCompanyFacts } from './company-facts.ts';
import { parseCompanyRecord } from '../../records/company-record.ts';
import { readLines } from '../lines.ts';

type Company = typeof company.$inferInsert;

/**
 * The company directory: the bundled tables, or a version that an operator created from the bundled tables and official
 * registers.
 */
export const companies: Dataset<typeof company> = {
  name: 'companies',
  table: company,
  revision: 2,
  licence: 'MIT; public domain (SEC EDGAR); CC0-1.0 (GLEIF, Wikidata)',
  attribution: null,
  about: 500,
  bundled: () => ({ edition: companyFactsEdition, source: 'facts/tables/company' }),
  file: 'registers: sec, wikidata and gleif, or one of them; a folder or ZIP archive with company_tickers_exchange.json, submissions/CIK##########.json, sub.txt, and JSON files in gleif and wikidata: submissions.zip of EDGAR, a quarter of the Financial Statement Data Sets',
  // The file has one JSON record per line. The import from registers writes this file.
  rows: (file) => (file === undefined ? readBundledRows() : readRows(file)),
};

function* readBundledRows(): Generator<ParsedEntry<Company>> {
  for (const [index, record] of readCompanyFacts().entries()) yield toParsedEntry(index + 1, record);
}

async function* readRows(path: string): AsyncGenerator<ParsedEntry<Company>> {
  for await (const { line, text } of readLines(path)) if (text !== '') yield toParsedEntry(line, text);
}

/** Rejects an invalid record with its own error message. */
function toParsedEntry(line: number, source: unknown): ParsedEntry<Company> {
  try {
    const record = parseCompanyRecord(typeof source === 'string' ? JSON.parse(source) : source);
    const { id, name, country } = record;
    return { line, row: { id, name, country, record: sortKeys(record) } };
  } catch (error) {
    return { line, rejected: error instanceof Error ? error.message : 'not a record' };
  }
}

/** Sorts object keys, because the store does not preserve their order, and equal records must have equal text. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, member]) => [key, sortKeys(member)]));
}
