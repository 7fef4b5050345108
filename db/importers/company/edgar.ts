import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { getValueAt, getListAt, getTextAt } from '../../../core/json.ts';
import type { CompanyAddressRecord } from '../../records/company-record.ts';
import { toNullIfEmptyAddress, createEmptyFacts, type RegisterFacts } from './facts.ts';
import { isLei } from './gleif.ts';
import { findPlace } from './place.ts';
import { toTitleCase } from './title-case.ts';

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
    getListAt(document, 'fields').indexOf(name),
  );
  if (columnPositions.includes(-1)) return null;
  const filers = new Map<string, Filer>();
  for (const row of getListAt(document, 'data')) {
    const [cik, name, ticker, exchange] = columnPositions.map((place) => getValueAt(row, place));
    const key = parseCik(cik);
    const symbol = getTextAt(ticker)?.replace('-', '.');
    if (key === null || symbol === undefined) continue;
    const knownFiler = filers.get(key);
    filers.set(key, {
      name: knownFiler?.name ?? getTextAt(name) ?? '',
      listings: [...(knownFiler?.listings ?? []), { symbol, exchange: getTextAt(exchange) }],
    });
  }
  return filers;
}

/** Parses submissions/CIK##########.json. @returns null when the document belongs to another CIK */
export function parseSubmissions(filer: unknown, cik: string, observedAt: string): RegisterFacts | null {
  if (parseCik(getValueAt(filer, 'cik')) !== cik) return null;
  const filingDate = getTextAt(filer, 'filings', 'recent', 'filingDate', 0);
  const sic = getTextAt(filer, 'sic');
  const lei = getTextAt(filer, 'lei');
  return {
    ...createEmptyFacts(observedAt),
    formerNames: getListAt(filer, 'formerNames').flatMap(
      (former) => cleanRegisteredName(getValueAt(former, 'name')) ?? [],
    ),
    identifiers: [
      ...createIdentifiers('ein', 'irs', getTextAt(filer, 'ein'), /^(?!0{9})\d{9}$/),
      ...(lei !== null && isLei(lei) ? [{ type: 'lei', authority: 'gleif', value: lei }] : []),
    ],
    jurisdiction: findPlace(getTextAt(filer, 'stateOfIncorporation')),
    addresses: ['business', 'mailing'].flatMap(
      (type) => parseEdgarAddress(type, getValueAt(filer, 'addresses', type)) ?? [],
    ),
    sic: sic !== null && /^\d{4}$/.test(sic) ? { code: sic, name: getTextAt(filer, 'sicDescription') } : null,
    phone: parsePhone(getTextAt(filer, 'phone')),
    website: getTextAt(filer, 'website'),
    description: getTextAt(filer, 'description'),
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
  const name = getTextAt(value)
    ?.replace(/\s*[/\\]\s?[A-Z]{2,4}\s?[/\\]?$/, '')
    .replace(/\s*[/\\]$/, '');
  return name === undefined || name === '' ? null : toTitleCase(name);
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
  const streets = [getTextAt(address, 'street1'), getTextAt(address, 'street2')].filter(
    (part) => part !== null,
  );
  // A foreign address can have the country only in a separate field.
  const place =
    findPlace(getTextAt(address, 'stateOrCountry')) ?? findPlace(getTextAt(address, 'countryCode'));
  const city = getTextAt(address, 'city');
  return toNullIfEmptyAddress({
    type,
    street: streets.length === 0 ? null : streets.map(toTitleCase).join(', '),
    city: city === null ? null : toTitleCase(city),
    state: place?.state ?? null,
    postal: getTextAt(address, 'zipCode'),
    country: place?.country ?? null,
  });
}
