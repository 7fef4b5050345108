import type { CityTable } from '../../../db/snapshot/city-names.ts';
import { perObject } from '../../../core/per-object.ts';
import { zoneIdsOfCountry } from '../../../facts/zone-tab.ts';

/** The estimate of a country is wrong more often than one address in so many. */
const fewest = 10_000;

/** By country and zone: people of its cities. */
const peopleIn = perObject((cities: CityTable) => {
  const people = new Map<string, number>();
  for (let row = 0; row < cities.length; row += 1) {
    const key = `${cities.country.at(row)} ${cities.timezone.at(row)}`;
    people.set(key, (people.get(key) ?? 0) + (cities.population(row) ?? 0));
  }
  return people;
});

/**
 * Zones of a country that somebody can be in of whom only the country is known, most people first. A zone of next to
 * nobody, as that of Büsingen or the Chatham Islands, is left out; one of which we know no people is not.
 * @returns IANA identifiers; empty for a country without zones
 */
export function likelyZones(cities: CityTable, country: string): readonly string[] {
  const zones = zoneIdsOfCountry(country);
  if (zones.length < 2) return zones;
  const people = peopleIn(cities);
  const known = zones.map((zone) => ({ zone, people: people.get(`${country} ${zone}`) ?? 0 }));
  const all = known.reduce((sum, each) => sum + each.people, 0);
  return known
    .filter((each) => each.people === 0 || each.people * fewest >= all)
    .sort((a, b) => b.people - a.people)
    .map(({ zone }) => zone);
}
