import { describe, expect, test } from 'vitest';
import { buildCountryRows } from './country-rows.ts';

const rows = buildCountryRows();
const byCode = new Map(rows.map((row) => [row.code, row]));
const findRow = (code: string) => {
  const row = byCode.get(code);
  if (row === undefined) throw new Error(`no ${code}`);
  return row;
};

test('the table of countries contains the 249 entries of ISO 3166-1 and Kosovo, once each, sorted by code', () => {
  const codes = rows.map(({ code }) => code);
  expect(codes).toHaveLength(250);
  expect(new Set(codes).size).toBe(250);
  expect(codes).toEqual([...codes].sort());
  expect(findRow('XK')).toMatchObject({ alpha3: 'XKX', numeric: null });
  expect(findRow('SS')).toMatchObject({ alpha3: 'SSD', numeric: '728' });
});

test('uninhabited territories have no population and no capital, and only a currency that ISO 4217 assigns', () => {
  const emptyFacts = { population: null, populationPeriod: null, capital: null };
  expect(findRow('AQ')).toMatchObject({ ...emptyFacts, languages: [], currency: null });
  expect(findRow('BV')).toMatchObject({ ...emptyFacts, languages: [], currency: 'NOK' });
  expect(findRow('HM')).toMatchObject({ ...emptyFacts, languages: [], currency: 'AUD' });
  expect(findRow('TF')).toMatchObject({ population: null, currency: 'EUR' });
  expect(findRow('GS')).toMatchObject({ population: null, currency: null });
  expect(findRow('UM')).toMatchObject({ ...emptyFacts, languages: ['en'], currency: 'USD' });
});

test('every territory with permanent population has a population, and the six uninhabited territories have none', () => {
  const codesWithoutPopulation = rows.filter(({ population }) => population === null).map(({ code }) => code);
  expect(codesWithoutPopulation).toEqual(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);
});

test('the populations of all countries sum to the 8.1 billion people of mid-2024', () => {
  // United Nations, World Population Prospects 2024: 8,161,972,572.
  const world = rows.reduce((sum, { population }) => sum + (population ?? 0), 0);
  expect(Math.abs(world / 8_161_972_572 - 1)).toBeLessThan(0.01);
});

test('a country lists its official languages, the main language first', () => {
  expect(findRow('FR').languages).toEqual(['fr']);
  expect(findRow('BE').languages).toEqual(['nl', 'fr', 'de']);
  expect(findRow('CH').languages.toSorted()).toEqual(['de', 'fr', 'it', 'rm']);
  expect(findRow('TK').languages).toEqual(['tkl', 'en']);
  for (const { code, languages } of rows) {
    if (!['AQ', 'BV', 'HM'].includes(code)) expect(languages, code).not.toEqual([]);
  }
});

test('territories without a capital city have no capital', () => {
  expect(rows.filter(({ capital }) => capital === null).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['HK', 'MO', 'IO', 'TK']),
  );
  expect(findRow('ZA').capital).toBe('Pretoria');
  expect(findRow('NZ').capital).toBe('Wellington');
});

describe('UN M49', () => {
  test.each([
    ['VN', 'Asia', 'South-eastern Asia'],
    ['AU', 'Oceania', 'Australia and New Zealand'],
    ['PW', 'Oceania', 'Micronesia'],
    ['MX', 'Americas', 'Central America'],
    ['CD', 'Africa', 'Middle Africa'],
    ['XK', 'Europe', 'Southern Europe'],
    ['CY', 'Asia', 'Western Asia'],
  ])('UN M49 places the country %s in %s, %s', (code, region, subregion) => {
    expect(findRow(code)).toMatchObject({ region, subregion });
  });
});

test('the population of a French territory is the sum of its communes', () => {
  const territories = ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC'];
  for (const code of territories) {
    expect(findRow(code).population, code).toBeGreaterThan(1000);
    expect(findRow(code).populationPeriod, code).toMatch(/^20\d\d$/);
  }
  // Legal populations by INSEE: Réunion about 885,000, Saint Barthélemy about 11,000.
  expect(findRow('RE').population).toBeGreaterThan(850_000);
  expect(findRow('RE').population).toBeLessThan(920_000);
  expect(findRow('BL').population).toBeLessThan(13_000);
});

test('each country has a first day of the week, units, a driving side and a mains voltage', () => {
  expect(findRow('US')).toMatchObject({
    weekStart: 'sun',
    units: 'us',
    drivingSide: 'right',
    voltage: 120,
    frequency: 60,
  });
  expect(findRow('GB')).toMatchObject({
    weekStart: 'mon',
    units: 'uk',
    drivingSide: 'left',
    voltage: 230,
    frequency: 50,
  });
  expect(findRow('EG')).toMatchObject({ weekStart: 'sat', units: 'metric', drivingSide: 'right' });
  expect(findRow('JP')).toMatchObject({ drivingSide: 'left', voltage: 100 });
  expect(findRow('FR').plugs.toSorted()).toEqual(['C', 'E']);
});

test('the borders in the table of countries are symmetric', () => {
  for (const { code, borders } of rows) {
    for (const other of borders) expect(findRow(other).borders, `${code} and ${other}`).toContain(code);
  }
  expect(findRow('PT').borders).toEqual(['ES']);
  expect(findRow('JP').borders).toEqual([]);
});

test('the table of countries contains no empty text and no NaN', () => {
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) {
      expect(value, `${row.code} ${name}`).not.toBe('');
      expect(value, `${row.code} ${name}`).not.toBeNaN();
    }
  }
});
