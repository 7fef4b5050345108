import { readFacts } from '../../../facts/fact-table.ts';
import { parseDegrees } from '../degrees.ts';
import type { PostalPlace } from './place.ts';

/**
 * Reads the places of a table in `facts/tables/`.
 * @param toStateCode converts the state of a table row to a state code
 */
export function* readListedPlaces(
  table: string,
  toStateCode: (state: string) => string = (state) => state,
): Generator<PostalPlace> {
  for (const row of readFacts(table)) {
    const { country = '', code = '', place: city = '', state = '', latitude, longitude, others = '' } = row;
    yield {
      country,
      code,
      city,
      state: state === '' ? null : toStateCode(state),
      latitude: parseDegrees(latitude, 90),
      longitude: parseDegrees(longitude, 180),
      localities: others === '' ? [] : others.split(';'),
    };
  }
}
