import { getTextAt } from '../../../core/json.ts';
import { readLines } from '../lines.ts';
import type { CompanyAddressRecord } from '../../records/company-record.ts';
import { parseCik, createIdentifiers, parsePhone, cleanRegisteredName } from './edgar.ts';
import { toNullIfEmptyAddress, createEmptyFacts, type RegisterFacts } from './facts.ts';
import { toTitleCase } from './title-case.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

type Row = Readonly<Record<string, string | undefined>>;

const reportForms = new Set(['10-K', '10-Q', '20-F', '40-F', '10-K/A', '10-Q/A']);

/**
 * Reads sub.txt of the Financial Statement Data Sets (tab-separated, one row per filing). Returns the facts of each filer's
 * latest report.
 * @throws UserFacingError when the number of columns in a line differs from the header
 */
export async function readStatements(
  path: string,
  ciks: ReadonlySet<string>,
  observedAt: string,
): Promise<ReadonlyMap<string, RegisterFacts>> {
  const latestRows = new Map<string, Row>();
  let headerColumns: readonly string[] | undefined;
  for await (const { line, text } of readLines(path)) {
    if (text === '') continue;
    const columns = text.split('\t');
    if (headerColumns === undefined) {
      headerColumns = columns;
      if (!headerColumns.includes('cik') || !headerColumns.includes('filed'))
        throw new UserFacingError('dataset', `${path}: not a sub.txt`);
      continue;
    }
    if (columns.length !== headerColumns.length) {
      throw new UserFacingError(
        'dataset',
        `${path}: line ${line} has ${columns.length} columns; the header has ${headerColumns.length}`,
      );
    }
    const row: Row = Object.fromEntries(headerColumns.map((name, index) => [name, columns[index]]));
    const cik = parseCik(row['cik']);
    if (cik === null || !ciks.has(cik) || !reportForms.has(row['form'] ?? '')) continue;
    if ((row['filed'] ?? '') >= (latestRows.get(cik)?.['filed'] ?? '')) latestRows.set(cik, row);
  }
  return new Map(Array.from(latestRows, ([cik, row]) => [cik, toFacts(row, observedAt)]));
}

function toFacts(row: Row, observedAt: string): RegisterFacts {
  const country = parseCountryCode(row['countryinc']);
  const sic = getTextAt(row, 'sic');
  const dateParts = /^(\d{4})(\d\d)(\d\d)$/.exec(row['filed'] ?? '');
  return {
    ...createEmptyFacts(observedAt),
    formerNames: [cleanRegisteredName(row['former'])].filter((name) => name !== null),
    identifiers: createIdentifiers('ein', 'irs', getTextAt(row, 'ein'), /^(?!0{9})\d{9}$/),
    jurisdiction: country === null ? null : { country, state: parseStateCode(row['stprinc']) },
    addresses: [
      parseAddress('business', row, ['bas1', 'bas2', 'cityba', 'stprba', 'zipba', 'countryba']),
      parseAddress('mailing', row, ['mas1', 'mas2', 'cityma', 'stprma', 'zipma', 'countryma']),
    ].filter((one) => one !== null),
    sic: sic !== null && /^\d{4}$/.test(sic) ? { code: sic, name: null } : null,
    phone: parsePhone(getTextAt(row, 'baph')),
    source: {
      type: 'sec_filing',
      url: 'https://www.sec.gov/dera/data/financial-statement-data-sets',
      updatedAt: dateParts === null ? null : `${dateParts.slice(1).join('-')}T00:00:00Z`,
    },
  };
}

function parseAddress(type: string, row: Row, columns: readonly string[]): CompanyAddressRecord | null {
  const [street1, street2, city, state, postal, country] = columns.map((column) => getTextAt(row, column));
  const streets = [street1, street2].filter((part) => part !== null && part !== undefined);
  return toNullIfEmptyAddress({
    type,
    street: streets.length === 0 ? null : streets.map(toTitleCase).join(', '),
    city: city ? toTitleCase(city) : null,
    state: parseStateCode(state),
    postal: postal ?? null,
    country: parseCountryCode(country),
  });
}

const parseCountryCode = (value: string | null | undefined) =>
  /^[A-Z]{2}$/.test(value ?? '') ? (value ?? null) : null;
const parseStateCode = (value: string | null | undefined) =>
  /^[A-Z0-9]{1,3}$/.test(value ?? '') ? (value ?? null) : null;
