import { readFacts } from '../../../facts/fact-table.ts';
import { degrees } from '../degrees.ts';
import { type PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** Codes of Australia Post with their places; the largest place is the main one. */
export function* australia(): Generator<PostalPlace> {
  for (const row of readFacts('australian-postal-codes')) {
    const { country = '', code = '', place: city = '', state = '', latitude, longitude, others = '' } = row;
    yield {
      country,
      code,
      city,
      state: state === '' ? null : `AU-${state}`,
      latitude: degrees(latitude, 90),
      longitude: degrees(longitude, 180),
      localities: others === '' ? [] : others.split(';'),
    };
  }
}

/** Codes of Posti. Coordinates are those of the municipality if its town has the same name. */
export function* finland(settlements: Settlements): Generator<PostalPlace> {
  for (const row of readFacts('finnish-postal-codes')) {
    const { country = '', code = '', place: city = '', state = '', municipality = '' } = row;
    const { latitude, longitude } =
      settlements.named(country, city) ?? settlements.named(country, municipality) ?? {};
    yield { country, code, city, state: state === '' ? null : `FI-${state}`, latitude, longitude };
  }
}
