import type { CompanyAddressRecord } from './company-record.ts';
import { addressOf, noFacts, type RegisterFacts } from './facts.ts';
import { jsonOf, listOf, textOf } from './json.ts';
import { titleCase } from './title-case.ts';

/** Check digits of ISO 17442: the code as a number with letters as 10 to 35 leaves 1 when divided by 97. */
export const isLei = (text: string): boolean =>
  /^[0-9A-Z]{18}\d\d$/.test(text) &&
  BigInt(Array.from(text, (character) => `${Number.parseInt(character, 36)}`).join('')) % 97n === 1n;

/** Reads a page of `/lei-records` (JSON:API). @returns facts by LEI. */
export function readLeiRecords(document: unknown, observedAt: string): ReadonlyMap<string, RegisterFacts> {
  const found = new Map<string, RegisterFacts>();
  for (const record of listOf(jsonOf(document)['data'])) {
    const attributes = jsonOf(jsonOf(record)['attributes']);
    const lei = textOf(attributes['lei']);
    if (lei === null || !isLei(lei)) continue;
    const entity = jsonOf(attributes['entity']);
    const created = textOf(entity['creationDate']);
    const [country, state] = (textOf(entity['jurisdiction']) ?? '').split('-');
    found.set(lei, {
      ...noFacts(observedAt),
      identifiers: [{ type: 'lei', authority: 'gleif', value: lei }],
      formerNames: listOf(entity['otherNames']).flatMap((other) => {
        const name = textOf(jsonOf(other)['name']);
        return name === null ? [] : [titleCase(name)];
      }),
      jurisdiction: country && /^[A-Z]{2}$/.test(country) ? { country, state: state ?? null } : null,
      addresses: [gleifAddress('registered', entity['legalAddress'])].filter((one) => one !== null),
      status: textOf(entity['status'])?.toLowerCase() ?? null,
      incorporated: created !== null && /^\d{4}-\d\d-\d\dT/.test(created) ? created.slice(0, 10) : null,
    });
  }
  return found;
}

function gleifAddress(type: string, value: unknown): CompanyAddressRecord | null {
  const address = jsonOf(value);
  const lines = listOf(address['addressLines']).flatMap((line) => textOf(line) ?? []);
  const city = textOf(address['city']);
  return addressOf({
    type,
    street: lines.length === 0 ? null : lines.map(titleCase).join(', '),
    city: city === null ? null : titleCase(city),
    state: textOf(address['region']),
    postal: textOf(address['postalCode']),
    country: textOf(address['country']),
  });
}
