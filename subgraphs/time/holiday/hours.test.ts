import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { execute, get } from '../../../test/support/dates-graph.ts';
import { createHolidayCalendar } from './calendar.ts';

const calendar = createHolidayCalendar();

async function findHours(country: string, date: string, region: string | null = null) {
  const days = (await calendar(country, Number(date.slice(0, 4)))) ?? [];
  return days
    .filter((day) => day.date === date && (day.regions?.includes(region ?? '') ?? true))
    .map(({ from, to }) => [from, to]);
}

test.each([
  ['IS', null, '2026-12-24', ['13:00', null]],
  ['GT', null, '2026-12-31', ['12:00', null]],
  ['TR', null, '2026-10-28', ['13:00', null]],
  // The country computes the date of this feast and of its eve.
  ['TR', null, '2026-03-19', ['13:00', null]],
  ['BR', null, '2026-02-18', [null, '14:00']],
  ['AU', 'QLD', '2026-12-24', ['18:00', null]],
  ['AU', 'SA', '2026-12-24', ['19:00', null]],
  ['CH', 'SO', '2026-05-01', ['12:00', null]],
  ['CH', 'ZH', '2026-05-01', [null, null]],
  ['DE', 'BY', '2026-12-24', ['14:00', null]],
  ['DE', 'BY', '2026-12-25', [null, null]],
] as const)(
  'the legal hours of a holiday are found in %s %s on %s',
  async (country, region, date, expected) => {
    expect(await findHours(country, date, region)).toContainEqual(expected);
  },
);

test('every row of facts/holiday-hours matches a holiday in the calendar of each of its places', async () => {
  for (const { places = '', name: names = '' } of readFacts('holiday-hours')) {
    for (const place of places.split(' ')) {
      const [country = '', region = null] = place.split('-');
      const days = (await calendar(country, 2026)) ?? [];
      for (const name of names.split('|')) {
        const holidays = days.filter(
          (day) =>
            day.name === name &&
            (day.regions?.includes(region ?? '') ?? true) &&
            (day.from ?? day.to) !== null,
        );
        expect(holidays, `${place} ${name}`).not.toEqual([]);
      }
    }
  }
});

test('a holiday that lasts part of a day leaves a business day, and a full holiday does not', async () => {
  const isBusinessDay = async (region: string, date: string) =>
    (await get(`/date/${date}/business?country=AU&region=${region}`)).body['business'];
  // The days are a Thursday with a holiday in the evening, and the following Friday.
  expect(await isBusinessDay('QLD', '2026-12-24')).toBe(true);
  expect(await isBusinessDay('QLD', '2026-12-25')).toBe(false);
});

test('the hours of a holiday are in the REST response and in the iCalendar text', async () => {
  const { body } = await get('/holiday/IS/2026-12-24?type=all');
  expect(body['holiday']).toMatchObject({
    name: 'Christmas Eve',
    type: 'observance',
    from: '13:00',
    to: null,
  });
  const year = await execute('{ holidays(country: "IS", year: 2026, type: all) { icalendar } }');
  expect(JSON.stringify(year)).toContain('From 13:00 on.');
});
