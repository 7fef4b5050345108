import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { listYears } from '../../../scripts/holidays/year-list.ts';
import { execute, get } from '../../../test/support/dates-graph.ts';

test('a holiday response before the first verified year has coverage: false and the holidays of the rules', async () => {
  // The Nordic countries agree with the compared set from 1970; Thailand, whose days follow yearly decrees, from 2020.
  expect((await get('/holiday/NO?year=1970')).body).toMatchObject({ coverage: true });
  expect((await get('/holiday/TH?year=2020')).body).toMatchObject({ coverage: true });
  const { body } = await get('/holiday/TH?year=2000');
  expect(body).toMatchObject({ coverage: false });
  expect(body['holidays']).toContainEqual(expect.objectContaining({ date: '2000-01-01' }));
  expect((await get('/holiday/TH/2000-01-01')).body).toMatchObject({
    coverage: false,
    holiday: { date: '2000-01-01' },
  });
});

test('the responses for business days and bridge days state whether their years are verified', async () => {
  expect((await get('/date/2000-06-05/business?country=TH')).body).toMatchObject({ coverage: false });
  expect((await get('/date/2000-06-05/business?country=NO')).body).toMatchObject({ coverage: true });
  const { body } = await get('/holiday/TH/bridges?year=2000');
  expect(body).toMatchObject({ coverage: false });
  expect(body['long_weekends']).not.toEqual([]);
});

test('Country.holidaysSince is the first verified year, or null when the country has no calendar', async () => {
  const { data } = await execute(
    `query ($countries: [_Any!]!) { _entities(representations: $countries) { ... on Country { holidaysSince } } }`,
    { countries: ['NO', 'TH', 'MM'].map((code) => ({ __typename: 'Country', code })) },
  );
  expect(data?.['_entities']).toEqual([
    { holidaysSince: 1970 },
    { holidaysSince: 2020 },
    { holidaysSince: null },
  ]);
});

test('docs/holidays.md lists the first verified year of every country', () => {
  const page = readFileSync(new URL('../../../docs/holidays.md', import.meta.url), 'utf8');
  const [, list = ''] = /<!-- years -->\s+([^]*?)\s+<!-- end -->/.exec(page) ?? [];
  const cells = (table: string) => table.replace(/ *\| */g, '|').replace(/-+/g, '-');
  expect(cells(list)).toBe(cells(listYears(readFacts('holiday-verified'))));
});
