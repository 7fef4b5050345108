import Library from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { listLibraryRegions, readNationalRules, readRegionalRules } from './calendar-rules.ts';
import { replaceAstronomicalDate } from './dated-rule.ts';

describe('replaceAstronomicalDate replaces lunar and solar dates by dates of the year', () => {
  test.each([
    ['chinese 01-0-01', ['2026-02-17']],
    [
      'substitutes korean 01-0-01 if sunday then next tuesday',
      ['substitutes 2026-02-17 if sunday then next tuesday'],
    ],
    ['1 day before vietnamese 1-0-1 P5D', ['1 day before 2026-02-17 P5D']],
    ['chinese 01-0-00', ['2026-02-16']],
    ['chinese 5-01 solarterm and if Sunday then next Monday', ['2026-04-05 and if Sunday then next Monday']],
    ['chinese 5-02 solarterm', ['2026-04-06']],
    // The sun reaches these points at 14:46 UTC on 20 March, 00:05 on 23 September and 08:24 on 21 June.
    [
      'substitutes march equinox in +09:00 and if sunday then next monday',
      ['substitutes 2026-03-20 and if sunday then next monday'],
    ],
    ['september equinox in -01:00', ['2026-09-22']],
    ['September equinox', ['2026-09-23']],
    ['june solstice in America/Santiago since 2022', ['2026-06-21 since 2022']],
    // The 23rd day of the twelfth month occurs twice in 2026: in the lunar year until February 2026, and in the next lunar year.
    ['vietnamese 12-0-23', ['2026-02-10', '2027-01-30']],
    ['chinese 02-1-01', []],
  ])('replaceAstronomicalDate converts the rule %s', (rule, dated) => {
    expect(replaceAstronomicalDate(rule, 2026)).toEqual(dated);
  });

  test('a holiday rule with a leap month has a day only in years with this leap month', () => {
    expect(replaceAstronomicalDate('chinese 02-1-15', 2023)).toEqual(['2023-04-05']);
  });
});

test.each(['12-25', '3rd monday in May', 'easter -2', '1 Shawwal', 'julian 12-25'])(
  'replaceAstronomicalDate returns the rule %s unchanged',
  (rule) => {
    expect(replaceAstronomicalDate(rule, 2026)).toEqual([rule]);
  },
);

test('the lunar and solar rules of all countries are converted, so that the library never computes their dates', () => {
  const packageRules = Object.keys(new Library().getCountries()).flatMap((country) => {
    const { calendar, texts } = readNationalRules(country);
    const regions = listLibraryRegions(country).map(
      (region) => readRegionalRules(country, region, texts).own,
    );
    return [calendar, ...regions].flatMap(({ rules }) => rules.map(({ rule }) => rule));
  });
  const rules = new Set([...packageRules, ...readFacts('holiday-rules').map(({ rule = '' }) => rule)]);
  const astronomicalRules = [...rules].filter((rule) =>
    /chinese|korean|vietnamese|solarterm|equinox|solstice/i.test(rule),
  );
  expect(astronomicalRules.length).toBeGreaterThan(60);
  for (const rule of astronomicalRules) {
    for (const dated of replaceAstronomicalDate(rule, 2026)) expect(dated).toMatch(/\b202[5-7]-\d\d-\d\d\b/);
    expect(replaceAstronomicalDate(rule, 2026), rule).not.toContain(rule);
  }
});
