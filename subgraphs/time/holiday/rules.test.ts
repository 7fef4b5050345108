import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import {
  hasLibraryCalendar,
  listLibraryRegions,
  readNationalRules,
  readRegionalRules,
} from './calendar-rules.ts';

const rows = readFacts('holiday-rules');
const changePattern = /^(drop|keep|observed|moved)( |$)/;

/** Lists the names of the days of a place in the package and in the project's table. */
function listNames(place: string): ReadonlySet<string> {
  const [country = ''] = place.split('-');
  const names = new Set<string>();
  if (hasLibraryCalendar(country)) {
    const nation = readNationalRules(country);
    const regions = listLibraryRegions(country).map(
      (region) => readRegionalRules(country, region, nation.texts).own,
    );
    for (const { rules } of [nation.calendar, ...regions]) {
      for (const rule of rules) names.add(rule.names.name).add(rule.substituteNames.name);
    }
  }
  for (const { places = '', rule = '', name = '' } of rows) {
    const isOwnPlace = places.split(' ').some((each) => each === country || each.startsWith(`${country}-`));
    if (isOwnPlace && !changePattern.test(rule)) names.add(name);
  }
  return names;
}

test('every name in a row of holiday rules is the name of a holiday in the places of that row', () => {
  const unusedNames: string[] = [];
  for (const { places = '', rule = '', name: list = '' } of rows) {
    if (!changePattern.test(rule) || list === '*') continue;
    const knownNames = new Set(places.split(' ').flatMap((place) => [...listNames(place)]));
    for (const name of list.replace(/^!/, '').split('|')) {
      if (name !== 'substitute' && !knownNames.has(name)) unusedNames.push(`${places} ${rule}: ${name}`);
    }
  }
  expect(unusedNames).toEqual([]);
});
