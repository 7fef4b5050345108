import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { valueAt, listAt, textAt } from '../../../core/json.ts';
import type { CompanyAddressRecord } from '../../records/company-record.ts';
import { nullIfEmptyAddress, createEmptyFacts, type RegisterFacts } from './facts.ts';
import { isLei } from './gleif.ts';
import { findPlace } from './place.ts';
import { titleCase } from './title-case.ts';

/** One filer in the ticker map. */
export interface Filer {
  readonly name: string;
  /** Symbols with a dot before the share class (BRK.B) and the label of the exchange if known, in the order of the map. */
  readonly listings: readonly { readonly symbol: string; readonly exchange: string | null }[];
}

/** Returns a CIK with ten digits; null for an invalid CIK. */
export const parseCik = (value: unknown): string | null =>
  (typeof value === 'number' || typeof value === 'string') && /^\d{1,10}$/.test(`${value}`)
    ? `${value}`.padStart(10, '0')
    : null;

/**
 * Parses company_tickers_exchange.json: `{fields: [cik, name, ticker, exchange], data: [[…]]}`.
 * @returns filers by CIK; null when the document has another format
 */
export function parseTickers(document: unknown): ReadonlyMap<string, Filer> | null {
  const columnPositions = ['cik', 'name', 'ticker', 'exchange'].map((name) =>
    listAt(document, 'fields').indexOf(name),
  );
  if (columnPositions.includes(-1)) return null;
  const filers = new Map<string, Filer>();
  for (const row of listAt(document, 'data')) {
    const [cik, name, ticker, exchange] = columnPositions.map((place) => valueAt(row, place));
    const key = parseCik(cik);
    const symbol = textAt(ticker)?.replace('-', '.');
    if (key === null || symbol === undefined) continue;
    const knownFiler = filers.get(key);
    filers.set(key, {
      name: knownFiler?.name ?? textAt(name) ?? '',
      listings: [...(knownFiler?.listings ?? []), { symbol, exchange: textAt(exchange) }],
    });
  }
  return filers;
}

/** Parses submissions/CIK##########.json. @returns null when the document belongs to another CIK */
export function parseSubmissions(filer: unknown, cik: string, observedAt: string): RegisterFacts | null {
  if (parseCik(valueAt(filer, 'cik')) !== cik) return null;
  const filingDate = textAt(filer, 'filings', 'recent', 'filingDate', 0);
  const sic = textAt(filer, 'sic');
  const lei = textAt(filer, 'lei');
  return {
    ...createEmptyFacts(observedAt),
    formerNames: listAt(filer, 'formerNames').flatMap(
      (former) => cleanRegisteredName(valueAt(former, 'name')) ?? [],
    ),
    identifiers: [
      ...createIdentifiers('ein', 'irs', textAt(filer, 'ein'), /^(?!0{9})\d{9}$/),
      ...(lei !== null && isLei(lei) ? [{ type: 'lei', authority: 'gleif', value: lei }] : []),
    ],
    jurisdiction: findPlace(textAt(filer, 'stateOfIncorporation')),
    addresses: ['business', 'mailing'].flatMap(
      (type) => parseEdgarAddress(type, valueAt(filer, 'addresses', type)) ?? [],
    ),
    sic: sic !== null && /^\d{4}$/.test(sic) ? { code: sic, name: textAt(filer, 'sicDescription') } : null,
    phone: parsePhone(textAt(filer, 'phone')),
    website: textAt(filer, 'website'),
    description: textAt(filer, 'description'),
    source: {
      type: 'sec_filing',
      url: `https://data.sec.gov/submissions/CIK${cik}.json`,
      updatedAt:
        filingDate !== null && /^\d{4}-\d\d-\d\d$/.test(filingDate) ? `${filingDate}T00:00:00Z` : null,
    },
  };
}

/**
 * Converts a registered name: "APPLE COMPUTER INC/ FA" → "Apple Computer Inc". The suffix of a state or filing agent is
 * removed.
 */
export function cleanRegisteredName(value: unknown): string | null {
  const name = textAt(value)
    ?.replace(/\s*[/\\]\s?[A-Z]{2,4}\s?[/\\]?$/, '')
    .replace(/\s*[/\\]$/, '');
  return name === undefined || name === '' ? null : titleCase(name);
}

/**
 * Parses a phone number.
 * @returns null when the number is not valid
 */
export const parsePhone = (text: string | null, country: 'US' = 'US'): string | null => {
  const phone = text === null ? undefined : parsePhoneNumberFromString(text, country);
  return phone?.isValid() === true ? phone.number : null;
};

export const createIdentifiers = (type: string, authority: string, value: string | null, form: RegExp) =>
  value !== null && form.test(value) ? [{ type, authority, value }] : [];

function parseEdgarAddress(type: string, address: unknown): CompanyAddressRecord | null {
  const streets = [textAt(address, 'street1'), textAt(address, 'street2')].filter((part) => part !== null);
  // A foreign address can have the country only in a separate field.
  const place = findPlace(textAt(address, 'stateOrCountry')) ?? findPlace(textAt(address, 'countryCode'));
  const city = textAt(address, 'city');
  return nullIfEmptyAddress({
    type,
    street: streets.length === 0 ? null : streets.map(titleCase).join(', '),
    city: city === null ? null : titleCase(city),
    state: place?.state ?? null,
    postal: textAt(address, 'zipCode'),
    country: place?.country ?? null,
  });
}
