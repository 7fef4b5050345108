import type { CityTable } from '../../../db/snapshot/city-names.ts';
import { memoizePerObject } from '../../../core/memoize-per-object.ts';
import { listCountryZoneIds } from '../../../facts/zone-tab.ts';

/**
 * Minimum share of a zone in the country's population, as one resident in this number of residents. Zones with a smaller share
 * are dropped, because the estimated country itself is wrong more often.
 */
const maxPeoplePerResident = 10_000;

/** Population of the cities by country and zone. */
const countPeopleByZone = memoizePerObject((cities: CityTable) => {
  const people = new Map<string, number>();
  for (let row = 0; row < cities.length; row += 1) {
    const key = `${cities.country.at(row)} ${cities.timezone.at(row)}`;
    people.set(key, (people.get(key) ?? 0) + (cities.population(row) ?? 0));
  }
  return people;
});

/**
 * Returns the likely time zones of an address when only its country is known, in order of descending population. Zones with a
 * negligible share of the population, such as Büsingen or the Chatham Islands, are omitted. Zones whose population is unknown
 * are kept.
 * @returns IANA identifiers; empty for a country without zones
 */
export function listLikelyZones(cities: CityTable, country: string): readonly string[] {
  const zones = listCountryZoneIds(country);
  if (zones.length < 2) return zones;
  const people = countPeopleByZone(cities);
  const zonesWithPeople = zones.map((zone) => ({ zone, people: people.get(`${country} ${zone}`) ?? 0 }));
  const totalPeople = zonesWithPeople.reduce((sum, each) => sum + each.people, 0);
  return zonesWithPeople
    .filter((each) => each.people === 0 || each.people * maxPeoplePerResident >= totalPeople)
    .sort((a, b) => b.people - a.people)
    .map(({ zone }) => zone);
}
