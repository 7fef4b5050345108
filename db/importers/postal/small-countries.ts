import { readFacts } from '../../../facts/fact-table.ts';
import { degrees } from '../degrees.ts';
import type { PostalPlace } from './place.ts';

/** Codes of states and territories with few of them. */
export function* smallCountries(): Generator<PostalPlace> {
  for (const row of readFacts('small-postal-codes')) {
    const { country = '', code = '', place: city = '', state = '', latitude, longitude, others = '' } = row;
    yield {
      country,
      code,
      city,
      state: state === '' ? null : state,
      latitude: degrees(latitude, 90),
      longitude: degrees(longitude, 180),
      localities: others === '' ? [] : others.split(';'),
    };
  }
}
