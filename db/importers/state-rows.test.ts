import { expect, test } from 'vitest';
import type { StateFinder } from './admin1-states.ts';
import { stateRows, type Seat } from './state-rows.ts';

/** Divisions by GeoNames' first-order code, with equal ISO codes. */
const divisions: StateFinder = {
  of: (country, admin1) => (admin1 === '' ? null : `${country}-${admin1}`),
  codes: new Map([['US-NY', ['US.NY']]]),
};

const city = (name: string, place: Partial<Seat>): Seat => ({
  name,
  country: 'US',
  admin1: 'NY',
  admin2: '',
  featureCode: 'PPL',
  latitude: 1,
  longitude: 2,
  population: 1000,
  timezone: 'America/New_York',
  ...place,
});

const rowOf = (code: string, cities: readonly Seat[], parent: string | null = null) => {
  const name = {
    code,
    country: code.slice(0, 2),
    parent,
    name: 'A Division',
    nameLocal: null,
    type: 'state',
    spellings: [],
  };
  const [row] = stateRows(new Map([[code, name]]), divisions, cities);
  return row;
};

test('takes the capital of a state from the table, and its record within the state even if a namesake is larger', () => {
  const toronto = (admin1: string, latitude: number, population: number) =>
    city('Toronto', { country: 'CA', admin1, latitude, population });
  const inside = toronto('ON', 43.7, 100);
  const larger = toronto('ON', 43.8, 101);
  const outside = toronto('QC', 50, 900_000);
  for (const cities of [
    [inside, larger, outside],
    [outside, larger, inside],
  ]) {
    expect(rowOf('CA-ON', cities)).toMatchObject({ capital: 'Toronto', latitude: 43.8 });
  }
  expect(rowOf('CA-ON', [])).toMatchObject({ capital: 'Toronto', latitude: null });
  expect(rowOf('US-NY', [])).toMatchObject({ capital: 'Albany', fips: '36' });
});

test('a state may have a capital in another territory, under another name, or no capital', () => {
  const mariehamn = city('Mariehamn', { country: 'AX', admin1: '', latitude: 60.1 });
  expect(rowOf('FI-01', [mariehamn])).toMatchObject({ capital: 'Mariehamn', latitude: 60.1 });
  const sitten = city('Sitten', { country: 'CH', admin1: 'VS', latitude: 46.2 });
  expect(rowOf('CH-VS', [sitten])).toMatchObject({ capital: 'Sion', latitude: 46.2 });
  // Connacht is a province without a seat.
  const galway = city('Galway', { country: 'IE', admin1: 'C', featureCode: 'PPLA' });
  expect(rowOf('IE-C', [galway])).toMatchObject({ capital: null, latitude: 1 });
});

test('without a table entry, uses the national capital, then the largest seat in the division', () => {
  const seat = (name: string, featureCode: string, population: number) =>
    city(name, { country: 'XX', admin1: 'A', featureCode, population });
  const small = seat('Small', 'PPLA', 10);
  const large = seat('Large', 'PPLA', 5000);
  const nation = seat('Nation', 'PPLC', 1);
  const unmarked = seat('Unmarked', 'PPL', 9_000_000);
  expect(rowOf('XX-A', [small, large, unmarked])?.capital).toBe('Large');
  expect(rowOf('XX-A', [large, small])?.capital).toBe('Large');
  expect(rowOf('XX-A', [large, nation, small])?.capital).toBe('Nation');
  expect(rowOf('XX-A', [unmarked])).toMatchObject({ capital: null, latitude: 1, longitude: 2 });
  expect(rowOf('XX-A', [])).toMatchObject({ capital: null, latitude: null, longitude: null });
});

test('sorts the time zones of a state by population, including zones without population', () => {
  const one = (timezone: string, population: number) =>
    city('Somewhere', { country: 'XX', admin1: 'A', timezone, population });
  expect(
    rowOf('XX-A', [one('Etc/One', 0), one('Etc/Two', 50), one('Etc/Three', 30), one('Etc/Three', 30)])
      ?.timezones,
  ).toEqual(['Etc/Three', 'Etc/Two', 'Etc/One']);
});

test('a division whose cities have their own country code includes them', () => {
  const denis = city('Saint-Denis', {
    country: 'RE',
    admin1: '',
    featureCode: 'PPLC',
    timezone: 'Indian/Reunion',
  });
  expect(rowOf('FR-974', [denis])?.timezones).toEqual(['Indian/Reunion']);
  const juan = city('San Juan', {
    country: 'PR',
    admin1: '',
    featureCode: 'PPLC',
    timezone: 'America/Puerto_Rico',
  });
  expect(rowOf('US-PR', [juan])).toMatchObject({ capital: 'San Juan', timezones: ['America/Puerto_Rico'] });
});

test('second-order codes determine departments and provinces only in some countries', () => {
  const lyon = city('Lyon', { country: 'FR', admin1: '84', admin2: '38', timezone: 'Europe/Paris' });
  expect(rowOf('FR-38', [lyon], 'FR-ARA')?.timezones).toEqual(['Europe/Paris']);
  const german = city('Bonn', { country: 'DE', admin1: '07', admin2: '38', timezone: 'Europe/Berlin' });
  expect(rowOf('US-38', [{ ...german, country: 'US' }])?.timezones).toEqual([]);
  expect(rowOf('DE-38', [german])?.latitude).toBeNull();
  // The code of Paris is 75C, because 75 was the department.
  const paris = city('Paris', { country: 'FR', admin1: '11', admin2: '75', featureCode: 'PPLC' });
  expect(rowOf('FR-75C', [paris], 'FR-IDF')).toMatchObject({ capital: 'Paris' });
});

test('a state row has population and tax when a source has them, otherwise null', () => {
  const [nyRow, none] = [rowOf('US-NY', []), rowOf('XX-A', [])];
  // Census of 2020: 20,201,249; later estimates between 19.5 and 20.2 million.
  expect(nyRow?.population).toBeGreaterThan(19_000_000);
  expect(nyRow?.population).toBeLessThan(20_300_000);
  expect(nyRow).toMatchObject({ geonames: ['US.NY'], taxRate: 4 });
  expect(nyRow?.areaCodes).toEqual(expect.arrayContaining(['212', '518', '716']));
  expect(none).toMatchObject({
    geonames: [],
    population: null,
    populationPeriod: null,
    area: null,
    areaCodes: [],
    tax: null,
    taxRate: null,
    fips: null,
  });
});

// GeoNames codes and names of 2026; the county of Dorset and the boroughs of London by ISO 3166-2:GB.
const british = new Map(
  [
    { code: 'GB-ENG', name: 'England', parent: null },
    { code: 'GB-DOR', name: 'Dorset', parent: 'GB-ENG' },
    { code: 'GB-CRY', name: 'Croydon', parent: 'GB-ENG' },
    { code: 'GB-NET', name: 'Newcastle upon Tyne', parent: 'GB-ENG' },
  ].map((each) => [
    each.code,
    { ...each, country: 'GB', nameLocal: null, type: null, spellings: [each.name] },
  ]),
);
const places = [
  city('Dorchester', {
    country: 'GB',
    admin1: 'ENG',
    admin2: 'D8',
    featureCode: 'PPLA2',
    population: 21_000,
    timezone: 'Europe/London',
  }),
  city('Weymouth', {
    country: 'GB',
    admin1: 'ENG',
    admin2: 'D8',
    population: 53_000,
    latitude: 50.6,
    timezone: 'Europe/London',
  }),
  city('Croydon', { country: 'GB', admin1: 'ENG', admin2: 'GLA', latitude: 51.4, timezone: 'Europe/London' }),
];
const britishRow = (code: string) =>
  stateRows(british, divisions, places, [{ code: 'GB.ENG.D8', name: 'Dorset' }]).find(
    (row) => row.code === code,
  );

test('a county gets the seat and the zone of the second-order division of its name', () => {
  expect(britishRow('GB-DOR')).toMatchObject({
    capital: 'Dorchester',
    latitude: 1,
    timezones: ['Europe/London'],
  });
});

test('a division without recorded places gets the position of the place of its name, or the only zone of its country', () => {
  expect(britishRow('GB-CRY')).toMatchObject({ capital: null, latitude: 51.4, timezones: ['Europe/London'] });
  expect(britishRow('GB-NET')).toMatchObject({ capital: null, latitude: null, timezones: ['Europe/London'] });
});
