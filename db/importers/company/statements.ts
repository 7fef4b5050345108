import { textAt } from '../../../core/json.ts';
import { linesOf } from '../lines.ts';
import type { CompanyAddressRecord } from '../../records/company-record.ts';
import { cikOf, identifier, phoneOf, registeredName } from './edgar.ts';
import { addressOf, noFacts, type RegisterFacts } from './facts.ts';
import { titleCase } from './title-case.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

type Row = Readonly<Record<string, string | undefined>>;

const forms = new Set(['10-K', '10-Q', '20-F', '40-F', '10-K/A', '10-Q/A']);

/**
 * Reads sub.txt of the Financial Statement Data Sets (tab-separated, one row per filing) and returns the facts of each
 * filer's latest report.
 * @throws UserFacingError when the number of columns in a line differs from the header
 */
export async function readStatements(
  path: string,
  ciks: ReadonlySet<string>,
  observedAt: string,
): Promise<ReadonlyMap<string, RegisterFacts>> {
  const latest = new Map<string, Row>();
  let head: readonly string[] | undefined;
  for await (const { line, text } of linesOf(path)) {
    if (text === '') continue;
    const columns = text.split('\t');
    if (head === undefined) {
      head = columns;
      if (!head.includes('cik') || !head.includes('filed'))
        throw new UserFacingError('dataset', `${path}: not a sub.txt`);
      continue;
    }
    if (columns.length !== head.length) {
      throw new UserFacingError(
        'dataset',
        `${path}: line ${line} has ${columns.length} columns; the header has ${head.length}`,
      );
    }
    const row: Row = Object.fromEntries(head.map((name, index) => [name, columns[index]]));
    const cik = cikOf(row['cik']);
    if (cik === null || !ciks.has(cik) || !forms.has(row['form'] ?? '')) continue;
    if ((row['filed'] ?? '') >= (latest.get(cik)?.['filed'] ?? '')) latest.set(cik, row);
  }
  return new Map(Array.from(latest, ([cik, row]) => [cik, factsOf(row, observedAt)]));
}

function factsOf(row: Row, observedAt: string): RegisterFacts {
  const country = iso(row['countryinc']);
  const sic = textAt(row, 'sic');
  const dateParts = /^(\d{4})(\d\d)(\d\d)$/.exec(row['filed'] ?? '');
  return {
    ...noFacts(observedAt),
    formerNames: [registeredName(row['former'])].filter((name) => name !== null),
    identifiers: identifier('ein', 'irs', textAt(row, 'ein'), /^(?!0{9})\d{9}$/),
    jurisdiction: country === null ? null : { country, state: stateOf(row['stprinc']) },
    addresses: [
      address('business', row, ['bas1', 'bas2', 'cityba', 'stprba', 'zipba', 'countryba']),
      address('mailing', row, ['mas1', 'mas2', 'cityma', 'stprma', 'zipma', 'countryma']),
    ].filter((one) => one !== null),
    sic: sic !== null && /^\d{4}$/.test(sic) ? { code: sic, name: null } : null,
    phone: phoneOf(textAt(row, 'baph')),
    source: {
      type: 'sec_filing',
      url: 'https://www.sec.gov/dera/data/financial-statement-data-sets',
      updatedAt: dateParts === null ? null : `${dateParts.slice(1).join('-')}T00:00:00Z`,
    },
  };
}

function address(type: string, row: Row, columns: readonly string[]): CompanyAddressRecord | null {
  const [street1, street2, city, state, postal, country] = columns.map((column) => textAt(row, column));
  const streets = [street1, street2].filter((part) => part !== null && part !== undefined);
  return addressOf({
    type,
    street: streets.length === 0 ? null : streets.map(titleCase).join(', '),
    city: city ? titleCase(city) : null,
    state: stateOf(state),
    postal: postal ?? null,
    country: iso(country),
  });
}

const iso = (value: string | null | undefined) => (/^[A-Z]{2}$/.test(value ?? '') ? (value ?? null) : null);
const stateOf = (value: string | null | undefined) =>
  /^[A-Z0-9]{1,3}$/.test(value ?? '') ? (value ?? null) : null;
