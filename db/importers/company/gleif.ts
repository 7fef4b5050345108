import { valueAt, listAt, textAt } from '../../../core/json.ts';
import type { CompanyAddressRecord } from '../../records/company-record.ts';
import { addressOf, noFacts, type RegisterFacts } from './facts.ts';
import { titleCase } from './title-case.ts';

/**
 * Whether the check digits of ISO 17442 are right: the code as a number, with letters as 10 to 35, has the remainder 1 modulo 97.
 */
export const isLei = (text: string): boolean =>
  /^[0-9A-Z]{18}\d\d$/.test(text) &&
  BigInt(Array.from(text, (character) => `${Number.parseInt(character, 36)}`).join('')) % 97n === 1n;

/** Reads a page of `/lei-records` (JSON:API). @returns facts by LEI */
export function parseLeiRecords(document: unknown, observedAt: string): ReadonlyMap<string, RegisterFacts> {
  const found = new Map<string, RegisterFacts>();
  for (const record of listAt(document, 'data')) {
    const lei = textAt(record, 'attributes', 'lei');
    if (lei === null || !isLei(lei)) continue;
    const entity = valueAt(record, 'attributes', 'entity');
    const created = textAt(entity, 'creationDate');
    const [country, state] = (textAt(entity, 'jurisdiction') ?? '').split('-');
    found.set(lei, {
      ...noFacts(observedAt),
      identifiers: [{ type: 'lei', authority: 'gleif', value: lei }],
      formerNames: listAt(entity, 'otherNames').flatMap((other) => {
        const name = textAt(other, 'name');
        return name === null ? [] : [titleCase(name)];
      }),
      jurisdiction: country && /^[A-Z]{2}$/.test(country) ? { country, state: state ?? null } : null,
      addresses: [gleifAddress('registered', valueAt(entity, 'legalAddress'))].filter((one) => one !== null),
      status: statusOf(textAt(entity, 'status')),
      incorporated: created !== null && /^\d{4}-\d\d-\d\dT/.test(created) ? created.slice(0, 10) : null,
    });
  }
  return found;
}

/** GLEIF writes NULL for an entity without status. */
const statusOf = (status: string | null) =>
  status === null || status === 'NULL' ? null : status.toLowerCase();

function gleifAddress(type: string, address: unknown): CompanyAddressRecord | null {
  const lines = listAt(address, 'addressLines').flatMap((line) => textAt(line) ?? []);
  const city = textAt(address, 'city');
  return addressOf({
    type,
    street: lines.length === 0 ? null : lines.map(titleCase).join(', '),
    city: city === null ? null : titleCase(city),
    state: textAt(address, 'region'),
    postal: textAt(address, 'postalCode'),
    country: textAt(address, 'country'),
  });
}
