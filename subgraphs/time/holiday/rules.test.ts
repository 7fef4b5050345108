import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { isListed, listedRegions, nationalRules, regionalRules } from './calendar-rules.ts';

const rows = readFacts('holiday-rules');
const changes = /^(drop|keep|observed|moved)( |$)/;

/** Names of the days of a place in the package and in the project's table. */
function namesOf(place: string): ReadonlySet<string> {
  const [country = ''] = place.split('-');
  const names = new Set<string>();
  if (isListed(country)) {
    const nation = nationalRules(country);
    const regions = listedRegions(country).map((region) => regionalRules(country, region, nation.texts).own);
    for (const { rules } of [nation.calendar, ...regions]) {
      for (const rule of rules) names.add(rule.names.name).add(rule.substituteNames.name);
    }
  }
  for (const { places = '', rule = '', name = '' } of rows) {
    const isOurs = places.split(' ').some((each) => each === country || each.startsWith(`${country}-`));
    if (isOurs && !changes.test(rule)) names.add(name);
  }
  return names;
}

test('every name that a row drops, keeps or substitutes is the name of a day in its places', () => {
  const dead: string[] = [];
  for (const { places = '', rule = '', name: list = '' } of rows) {
    if (!changes.test(rule) || list === '*') continue;
    const known = new Set(places.split(' ').flatMap((place) => [...namesOf(place)]));
    for (const name of list.replace(/^!/, '').split('|')) {
      if (name !== 'substitute' && !known.has(name)) dead.push(`${places} ${rule}: ${name}`);
    }
  }
  expect(dead).toEqual([]);
});
