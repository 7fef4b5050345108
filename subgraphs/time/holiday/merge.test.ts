import { expect, test } from 'vitest';
import type { HolidayDay } from './days.ts';
import { mergeRegions } from './merge.ts';

const day = (date: string, name: string, changes: Partial<HolidayDay> = {}): HolidayDay => ({
  ...{ date, name, nameLocal: name, type: 'public', substitute: false, rule: '', estimated: false },
  ...changes,
});
const merged = (
  national: readonly HolidayDay[],
  regional: Readonly<Record<string, readonly HolidayDay[]>>,
  country = 'DE',
) =>
  mergeRegions(country, national, new Map(Object.entries(regional))).map(
    ({ date, name, regions }) => `${date} ${name} ${regions?.join('+') ?? 'all'}`,
  );

test('a day that every region has is nationwide; one that a region lacks belongs to those that keep it', () => {
  const [may, june] = [day('2026-05-01', 'May'), day('2026-06-01', 'June')];
  expect(merged([may, june], { BY: [june, may], BE: [may] })).toEqual([
    '2026-05-01 May all',
    '2026-06-01 June BY',
  ]);
  expect(merged([may], { BY: [], BE: [] })).toEqual([]);
  expect(merged([may], {})).toEqual(['2026-05-01 May all']);
  // The law of the nation holds in every state of these, whatever the tables of the states say.
  for (const country of ['US', 'BR', 'SO'])
    expect(merged([may], { A: [], B: [june] }, country)).toEqual(['2026-05-01 May all', '2026-06-01 June B']);
  // Another kind of day is another day; another name of it is not.
  const observed = day('2026-05-01', 'May', { type: 'observance' });
  expect(merged([may], { BE: [may], BY: [observed] })).toEqual(['2026-05-01 May BE', '2026-05-01 May BY']);
  expect(merged([may], { BE: [may], BY: [day('2026-05-01', 'Mai')] })).toEqual([
    ...['2026-05-01 May all', '2026-05-01 Mai BY'],
  ]);
});

test('regions are told in order, however their calendars come', () => {
  const day1 = day('2026-06-01', 'June');
  expect(merged([], { NW: [day1], BE: [day1], HE: [day1] })).toEqual(['2026-06-01 June BE+HE+NW']);
});

test('on a date nationwide comes before regional, public before observance, the day before its substitute, many before few, then by name', () => {
  const [a, b] = [day('2026-06-01', 'A'), day('2026-06-01', 'B')];
  const observed = day('2026-06-01', 'O', { type: 'observance' });
  const substitute = day('2026-06-01', 'S', { substitute: true });
  const earlier = day('2026-05-31', 'Z');
  const national = day('2026-06-01', 'N', { type: 'observance' });
  expect(
    merged([national], {
      BE: [national, observed, substitute, a, earlier],
      BY: [national, observed, substitute, b, earlier],
      HE: [national, observed, substitute, b, day('2026-06-01', 'C')],
    }),
  ).toEqual([
    ...['2026-05-31 Z BE+BY', '2026-06-01 N all', '2026-06-01 B BY+HE', '2026-06-01 A BE', '2026-06-01 C HE'],
    ...['2026-06-01 S BE+BY+HE', '2026-06-01 O BE+BY+HE'],
  ]);
});

test('an estimate may turn out a day earlier or later, over the turn of a year too', () => {
  const [certain, estimated] = mergeRegions(
    'DE',
    [day('2026-05-01', 'A'), day('2026-12-31', 'B', { estimated: true })],
    new Map(),
  );
  expect(certain).toMatchObject({ earliest: '2026-05-01', latest: '2026-05-01', estimated: false });
  expect(estimated).toMatchObject({ earliest: '2026-12-30', latest: '2027-01-01', estimated: true });
});
