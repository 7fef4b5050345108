import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { valueAt, listAt, textAt } from '../../../core/json.ts';
import type { CompanyAddressRecord } from '../../records/company-record.ts';
import { addressOf, noFacts, type RegisterFacts } from './facts.ts';
import { isLei } from './gleif.ts';
import { placeOf } from './place.ts';
import { titleCase } from './title-case.ts';

/** One filer of the ticker map. */
export interface Filer {
  readonly name: string;
  /** Symbols with a dot before the share class (BRK.B), in the map's order, with the exchange label if any. */
  readonly listings: readonly { readonly symbol: string; readonly exchange: string | null }[];
}

/** Formats a CIK with ten digits; null when it is invalid. */
export const cikOf = (value: unknown): string | null =>
  (typeof value === 'number' || typeof value === 'string') && /^\d{1,10}$/.test(`${value}`)
    ? `${value}`.padStart(10, '0')
    : null;

/**
 * Reads company_tickers_exchange.json: `{fields: [cik, name, ticker, exchange], data: [[…]]}`.
 * @returns filers by CIK; null when the document has another format
 */
export function parseTickers(document: unknown): ReadonlyMap<string, Filer> | null {
  const places = ['cik', 'name', 'ticker', 'exchange'].map((name) =>
    listAt(document, 'fields').indexOf(name),
  );
  if (places.includes(-1)) return null;
  const filers = new Map<string, Filer>();
  for (const row of listAt(document, 'data')) {
    const [cik, name, ticker, exchange] = places.map((place) => valueAt(row, place));
    const key = cikOf(cik);
    const symbol = textAt(ticker)?.replace('-', '.');
    if (key === null || symbol === undefined) continue;
    const known = filers.get(key);
    filers.set(key, {
      name: known?.name ?? textAt(name) ?? '',
      listings: [...(known?.listings ?? []), { symbol, exchange: textAt(exchange) }],
    });
  }
  return filers;
}

/** Reads submissions/CIK##########.json. @returns null when the document belongs to another CIK */
export function parseSubmissions(filer: unknown, cik: string, observedAt: string): RegisterFacts | null {
  if (cikOf(valueAt(filer, 'cik')) !== cik) return null;
  const filingDate = textAt(filer, 'filings', 'recent', 'filingDate', 0);
  const sic = textAt(filer, 'sic');
  const lei = textAt(filer, 'lei');
  return {
    ...noFacts(observedAt),
    formerNames: listAt(filer, 'formerNames').flatMap(
      (former) => registeredName(valueAt(former, 'name')) ?? [],
    ),
    identifiers: [
      ...identifier('ein', 'irs', textAt(filer, 'ein'), /^(?!0{9})\d{9}$/),
      ...(lei !== null && isLei(lei) ? [{ type: 'lei', authority: 'gleif', value: lei }] : []),
    ],
    jurisdiction: placeOf(textAt(filer, 'stateOfIncorporation')),
    addresses: ['business', 'mailing'].flatMap(
      (type) => edgarAddress(type, valueAt(filer, 'addresses', type)) ?? [],
    ),
    sic: sic !== null && /^\d{4}$/.test(sic) ? { code: sic, name: textAt(filer, 'sicDescription') } : null,
    phone: phoneOf(textAt(filer, 'phone')),
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

/** "APPLE COMPUTER INC/ FA" → "Apple Computer Inc": removes the suffix of a state or filing agent. */
export function registeredName(value: unknown): string | null {
  const name = textAt(value)
    ?.replace(/\s*[/\\]\s?[A-Z]{2,4}\s?[/\\]?$/, '')
    .replace(/\s*[/\\]$/, '');
  return name === undefined || name === '' ? null : titleCase(name);
}

/**
 * Parses a phone number.
 * @returns null when it is not valid
 */
export const phoneOf = (text: string | null, country: 'US' = 'US'): string | null => {
  const phone = text === null ? undefined : parsePhoneNumberFromString(text, country);
  return phone?.isValid() === true ? phone.number : null;
};

export const identifier = (type: string, authority: string, value: string | null, form: RegExp) =>
  value !== null && form.test(value) ? [{ type, authority, value }] : [];

function edgarAddress(type: string, address: unknown): CompanyAddressRecord | null {
  const streets = [textAt(address, 'street1'), textAt(address, 'street2')].filter((part) => part !== null);
  // A foreign address may have the country only in a separate field.
  const place = placeOf(textAt(address, 'stateOrCountry')) ?? placeOf(textAt(address, 'countryCode'));
  const city = textAt(address, 'city');
  return addressOf({
    type,
    street: streets.length === 0 ? null : streets.map(titleCase).join(', '),
    city: city === null ? null : titleCase(city),
    state: place?.state ?? null,
    postal: textAt(address, 'zipCode'),
    country: place?.country ?? null,
  });
}
