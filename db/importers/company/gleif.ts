import { valueAt, listAt, textAt } from '../../../core/json.ts';
import type { CompanyAddressRecord } from '../../records/company-record.ts';
import { nullIfEmptyAddress, createEmptyFacts, type RegisterFacts } from './facts.ts';
import { titleCase } from './title-case.ts';

/**
 * Whether a code is an LEI with correct check digits (ISO 17442). After replacing letters by 10 to 35, the code is a number
 * with remainder 1 modulo 97.
 */
export const isLei = (text: string): boolean =>
  /^[0-9A-Z]{18}\d\d$/.test(text) &&
  BigInt(Array.from(text, (character) => `${Number.parseInt(character, 36)}`).join('')) % 97n === 1n;

/** Parses a page of `/lei-records` (JSON:API). @returns facts by LEI */
export function parseLeiRecords(document: unknown, observedAt: string): ReadonlyMap<string, RegisterFacts> {
  const factsByLei = new Map<string, RegisterFacts>();
  for (const record of listAt(document, 'data')) {
    const lei = textAt(record, 'attributes', 'lei');
    if (lei === null || !isLei(lei)) continue;
    const entity = valueAt(record, 'attributes', 'entity');
    const createdAt = textAt(entity, 'creationDate');
    const [country, state] = (textAt(entity, 'jurisdiction') ?? '').split('-');
    factsByLei.set(lei, {
      ...createEmptyFacts(observedAt),
      identifiers: [{ type: 'lei', authority: 'gleif', value: lei }],
      formerNames: listAt(entity, 'otherNames').flatMap((other) => {
        const name = textAt(other, 'name');
        return name === null ? [] : [titleCase(name)];
      }),
      jurisdiction: country && /^[A-Z]{2}$/.test(country) ? { country, state: state ?? null } : null,
      addresses: [parseGleifAddress('registered', valueAt(entity, 'legalAddress'))].filter(
        (one) => one !== null,
      ),
      status: normaliseStatus(textAt(entity, 'status')),
      incorporated: createdAt !== null && /^\d{4}-\d\d-\d\dT/.test(createdAt) ? createdAt.slice(0, 10) : null,
    });
  }
  return factsByLei;
}

/** Converts the text NULL, which GLEIF uses for an unknown status. */
const normaliseStatus = (status: string | null) =>
  status === null || status === 'NULL' ? null : status.toLowerCase();

function parseGleifAddress(type: string, address: unknown): CompanyAddressRecord | null {
  const lines = listAt(address, 'addressLines').flatMap((line) => textAt(line) ?? []);
  const city = textAt(address, 'city');
  return nullIfEmptyAddress({
    type,
    street: lines.length === 0 ? null : lines.map(titleCase).join(', '),
    city: city === null ? null : titleCase(city),
    state: textAt(address, 'region'),
    postal: textAt(address, 'postalCode'),
    country: textAt(address, 'country'),
  });
}
