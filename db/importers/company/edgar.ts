import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CompanyAddressRecord } from './company-record.ts';
import { addressOf, noFacts, type RegisterFacts } from './facts.ts';
import { jsonOf, listOf, textOf } from './json.ts';
import { placeOf } from './place.ts';
import { titleCase } from './title-case.ts';

/** One filer of the ticker map. */
export interface Filer {
  readonly name: string;
  /** Symbols as we write them (BRK.B), in the map's order, with the exchange's label where there is one. */
  readonly listings: readonly { readonly symbol: string; readonly exchange: string | null }[];
}

/** A CIK as identifiers have it: ten digits. */
export const cikOf = (value: unknown): string | null =>
  (typeof value === 'number' || typeof value === 'string') && /^\d{1,10}$/.test(`${value}`)
    ? `${value}`.padStart(10, '0')
    : null;

/**
 * Reads company_tickers_exchange.json: `{fields: [cik, name, ticker, exchange], data: [[…]]}`.
 * @returns filers by CIK; null when the document has another form.
 */
export function readTickers(document: unknown): ReadonlyMap<string, Filer> | null {
  const { fields, data } = jsonOf(document);
  const places = ['cik', 'name', 'ticker', 'exchange'].map((name) => listOf(fields).indexOf(name));
  if (places.includes(-1)) return null;
  const filers = new Map<string, Filer>();
  for (const row of listOf(data)) {
    const [cik, name, ticker, exchange] = places.map((place) => listOf(row)[place]);
    const key = cikOf(cik);
    const symbol = textOf(ticker)?.replace('-', '.');
    if (key === null || symbol === undefined) continue;
    const known = filers.get(key);
    filers.set(key, {
      name: known?.name ?? textOf(name) ?? '',
      listings: [...(known?.listings ?? []), { symbol, exchange: textOf(exchange) }],
    });
  }
  return filers;
}

/** Reads submissions/CIK##########.json. @returns null when it is not the document of the CIK. */
export function readSubmissions(document: unknown, cik: string, observedAt: string): RegisterFacts | null {
  const filer = jsonOf(document);
  if (cikOf(filer['cik']) !== cik) return null;
  const addresses = jsonOf(filer['addresses']);
  const filings = jsonOf(jsonOf(filer['filings'])['recent']);
  const filed = textOf(listOf(filings['filingDate'])[0]);
  const sic = textOf(filer['sic']);
  return {
    ...noFacts(observedAt),
    formerNames: listOf(filer['formerNames']).flatMap(
      (former) => registeredName(jsonOf(former)['name']) ?? [],
    ),
    identifiers: [
      ...identifier('ein', 'irs', textOf(filer['ein']), /^(?!0{9})\d{9}$/),
      ...identifier('lei', 'gleif', textOf(filer['lei']), /^[0-9A-Z]{18}\d\d$/),
    ],
    jurisdiction: placeOf(textOf(filer['stateOfIncorporation'])),
    addresses: ['business', 'mailing'].flatMap((type) => edgarAddress(type, addresses[type]) ?? []),
    sic: sic !== null && /^\d{4}$/.test(sic) ? { code: sic, name: textOf(filer['sicDescription']) } : null,
    phone: phoneOf(textOf(filer['phone'])),
    website: textOf(filer['website']),
    description: textOf(filer['description']),
    source: {
      type: 'sec_filing',
      url: `https://data.sec.gov/submissions/CIK${cik}.json`,
      updatedAt: filed !== null && /^\d{4}-\d\d-\d\d$/.test(filed) ? `${filed}T00:00:00Z` : null,
    },
  };
}

/** "APPLE COMPUTER INC/ FA" → "Apple Computer Inc": the mark of a state or of a filing agent is no part of a name. */
export function registeredName(value: unknown): string | null {
  const name = textOf(value)
    ?.replace(/\s*[/\\]\s?[A-Z]{2,4}\s?[/\\]?$/, '')
    .replace(/\s*[/\\]$/, '');
  return name === undefined || name === '' ? null : titleCase(name);
}

/** A number as registers write it; null unless it is a real one. */
export const phoneOf = (text: string | null, country: 'US' = 'US'): string | null => {
  const phone = text === null ? undefined : parsePhoneNumberFromString(text, country);
  return phone?.isValid() === true ? phone.number : null;
};

export const identifier = (type: string, authority: string, value: string | null, form: RegExp) =>
  value !== null && form.test(value) ? [{ type, authority, value }] : [];

function edgarAddress(type: string, value: unknown): CompanyAddressRecord | null {
  const address = jsonOf(value);
  const streets = [textOf(address['street1']), textOf(address['street2'])].filter((part) => part !== null);
  const place = placeOf(textOf(address['stateOrCountry']));
  const city = textOf(address['city']);
  return addressOf({
    type,
    street: streets.length === 0 ? null : streets.map(titleCase).join(', '),
    city: city === null ? null : titleCase(city),
    state: place?.state ?? null,
    postal: textOf(address['zipCode']),
    country: place?.country ?? null,
  });
}
