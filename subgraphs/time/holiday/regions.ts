import { readFacts } from '../../../facts/fact-table.ts';

let exceptions: ReadonlyMap<string, string> | undefined;

/**
 * The ISO 3166-2 code behind the country of a region as the library calls it; null when there is none
 * (facts/tables/holiday-regions.tsv has the differences).
 */
export function regionCode(country: string, libraryCode: string): string | null {
  exceptions ??= new Map(
    readFacts('holiday-regions').map(({ country = '', code = '', region = '' }) => [
      `${country}-${code}`,
      region,
    ]),
  );
  const code = libraryCode.toUpperCase();
  const known = exceptions.get(`${country}-${code}`) ?? code;
  return known === '' ? null : known;
}

/**
 * Countries whose national law makes a day a holiday everywhere, although the table of a state leaves it out: that
 * table speaks of the offices of the state (US, BR), or of a part that goes its own way (SO).
 */
const nationalLaw = new Set(['US', 'BR', 'SO']);

/** True when the calendar of a region can take a national holiday away from that region. */
export const regionsDecide = (country: string): boolean => !nationalLaw.has(country);
