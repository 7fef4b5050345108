import { readFacts } from '../../../facts/fact-table.ts';
import { parseDegrees } from '../degrees.ts';
import type { PostalPlace } from './place.ts';

/**
 * Reads the places of a table in `facts/tables/`.
 * @param stateOf returns the code of a state from that in the table
 */
export function* readListedPlaces(
  table: string,
  stateOf: (state: string) => string = (state) => state,
): Generator<PostalPlace> {
  for (const row of readFacts(table)) {
    const { country = '', code = '', place: city = '', state = '', latitude, longitude, others = '' } = row;
    yield {
      country,
      code,
      city,
      state: state === '' ? null : stateOf(state),
      latitude: parseDegrees(latitude, 90),
      longitude: parseDegrees(longitude, 180),
      localities: others === '' ? [] : others.split(';'),
    };
  }
}
