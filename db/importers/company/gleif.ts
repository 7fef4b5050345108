import { getValueAt, getListAt, getTextAt } from '../../../core/json.ts';
import type { CompanyAddressRecord } from '../../records/company-record.ts';
import { toNullIfEmptyAddress, createEmptyFacts, type RegisterFacts } from './facts.ts';
import { toTitleCase } from './title-case.ts';

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
  for (const record of getListAt(document, 'data')) {
    const lei = getTextAt(record, 'attributes', 'lei');
    if (lei === null || !isLei(lei)) continue;
    const entity = getValueAt(record, 'attributes', 'entity');
    const createdAt = getTextAt(entity, 'creationDate');
    const [country, state] = (getTextAt(entity, 'jurisdiction') ?? '').split('-');
    factsByLei.set(lei, {
      ...createEmptyFacts(observedAt),
      identifiers: [{ type: 'lei', authority: 'gleif', value: lei }],
      formerNames: getListAt(entity, 'otherNames').flatMap((other) => {
        const name = getTextAt(other, 'name');
        return name === null ? [] : [toTitleCase(name)];
      }),
      jurisdiction: country && /^[A-Z]{2}$/.test(country) ? { country, state: state ?? null } : null,
      addresses: [parseGleifAddress('registered', getValueAt(entity, 'legalAddress'))].filter(
        (one) => one !== null,
      ),
      status: normaliseStatus(getTextAt(entity, 'status')),
      incorporated: createdAt !== null && /^\d{4}-\d\d-\d\dT/.test(createdAt) ? createdAt.slice(0, 10) : null,
    });
  }
  return factsByLei;
}

/** Converts the text NULL, which GLEIF uses for an unknown status. */
const normaliseStatus = (status: string | null) =>
  status === null || status === 'NULL' ? null : status.toLowerCase();

function parseGleifAddress(type: string, address: unknown): CompanyAddressRecord | null {
  const lines = getListAt(address, 'addressLines').flatMap((line) => getTextAt(line) ?? []);
  const city = getTextAt(address, 'city');
  return toNullIfEmptyAddress({
    type,
    street: lines.length === 0 ? null : lines.map(toTitleCase).join(', '),
    city: city === null ? null : toTitleCase(city),
    state: getTextAt(address, 'region'),
    postal: getTextAt(address, 'postalCode'),
    country: getTextAt(address, 'country'),
  });
}
