import { readFacts } from '../../../facts/fact-table.ts';
import type { PostalPlace } from './place.ts';

const namePairs = readFacts('city-names')
  .filter((row) => row['name_local'] !== '')
  .map(({ country = '', name = '', name_local: local = '' }) => ({ country, name, local }));
const pairsByLocalName = new Map(namePairs.map((pair) => [`${pair.country} ${pair.local}`, pair]));
const pairsByEnglishName = new Map(namePairs.map((pair) => [`${pair.country} ${pair.name}`, pair]));

/** Adds the English name of a large city and keeps the native name: Munich, München. */
export function toEnglish(place: PostalPlace): PostalPlace {
  const key = `${place.country} ${place.city}`;
  const pair = pairsByLocalName.get(key) ?? pairsByEnglishName.get(key);
  return pair === undefined ? place : { ...place, city: pair.name, cityLocal: pair.local };
}
