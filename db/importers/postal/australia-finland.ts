import { readFacts } from '../../../facts/fact-table.ts';
import { readListedPlaces } from './listed-places.ts';
import type { PostalPlace } from './place.ts';
import type { Settlements } from './settlements.ts';

/** Codes of Australia Post with their places. The largest place is the main place. */
export const readAustralianPlaces = (): Generator<PostalPlace> =>
  readListedPlaces('australian-postal-codes', (state) => `AU-${state}`);

/**
 * Postal codes of Posti, the Finnish post. The coordinates are those of the settlement with the name of the place, or else with
 * the name of the municipality.
 */
export function* readFinnishPlaces(settlements: Settlements): Generator<PostalPlace> {
  for (const row of readFacts('finnish-postal-codes')) {
    const { country = '', code = '', place: city = '', state = '', municipality = '' } = row;
    const { latitude, longitude } =
      settlements.named(country, city) ?? settlements.named(country, municipality) ?? {};
    yield { country, code, city, state: state === '' ? null : `FI-${state}`, latitude, longitude };
  }
}
