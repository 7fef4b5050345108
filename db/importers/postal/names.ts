import { readFacts } from '../../../facts/fact-table.ts';
import type { PostalPlace } from './place.ts';

const pairs = readFacts('city-names')
  .filter((row) => row['name_local'] !== '')
  .map(({ country = '', name = '', name_local: local = '' }) => ({ country, name, local }));
const byLocal = new Map(pairs.map((pair) => [`${pair.country} ${pair.local}`, pair]));
const byEnglish = new Map(pairs.map((pair) => [`${pair.country} ${pair.name}`, pair]));

/** Adds the English name of a large city and keeps the native one: Munich, München. */
export function inEnglish(place: PostalPlace): PostalPlace {
  const key = `${place.country} ${place.city}`;
  const pair = byLocal.get(key) ?? byEnglish.get(key);
  return pair === undefined ? place : { ...place, city: pair.name, cityLocal: pair.local };
}
