import { expect, test } from 'vitest';
import type { StateFinder } from './admin1-states.ts';
import { buildStateRows, type SeatCity } from './state-rows.ts';

/** A finder whose ISO codes equal GeoNames' first-order codes. */
const divisions: StateFinder = {
  of: (country, admin1) => (admin1 === '' ? null : `${country}-${admin1}`),
  codes: new Map([['US-NY', ['US.NY']]]),
};

const createCity = (name: string, place: Partial<SeatCity>): SeatCity => ({
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

const buildRow = (code: string, cities: readonly SeatCity[], parent: string | null = null) => {
  const name = {
    code,
    country: code.slice(0, 2),
    parent,
    name: 'A Division',
    nameLocal: null,
    type: 'state',
    spellings: [],
  };
  const [row] = buildStateRows(new Map([[code, name]]), divisions, cities);
  return row;
};

test('the table names the capital of a state, whose record is within the state even if a namesake is larger', () => {
  const createToronto = (admin1: string, latitude: number, population: number) =>
    createCity('Toronto', { country: 'CA', admin1, latitude, population });
  const torontoInside = createToronto('ON', 43.7, 100);
  const torontoLarger = createToronto('ON', 43.8, 101);
  const torontoOutside = createToronto('QC', 50, 900_000);
  for (const cities of [
    [torontoInside, torontoLarger, torontoOutside],
    [torontoOutside, torontoLarger, torontoInside],
  ]) {
    expect(buildRow('CA-ON', cities)).toMatchObject({ capital: 'Toronto', latitude: 43.8 });
  }
  expect(buildRow('CA-ON', [])).toMatchObject({ capital: 'Toronto', latitude: null });
  expect(buildRow('US-NY', [])).toMatchObject({ capital: 'Albany', fips: '36' });
});

test('the table can assign a state a capital in another territory, a capital under another name, or no capital', () => {
  const mariehamn = createCity('Mariehamn', { country: 'AX', admin1: '', latitude: 60.1 });
  expect(buildRow('FI-01', [mariehamn])).toMatchObject({ capital: 'Mariehamn', latitude: 60.1 });
  const sitten = createCity('Sitten', { country: 'CH', admin1: 'VS', latitude: 46.2 });
  expect(buildRow('CH-VS', [sitten])).toMatchObject({ capital: 'Sion', latitude: 46.2 });
  // Connacht is a province without a seat.
  const galway = createCity('Galway', { country: 'IE', admin1: 'C', featureCode: 'PPLA' });
  expect(buildRow('IE-C', [galway])).toMatchObject({ capital: null, latitude: 1 });
});

test('the capital of a state without a table entry is the national capital, then the largest seat in the division', () => {
  const createSeat = (name: string, featureCode: string, population: number) =>
    createCity(name, { country: 'XX', admin1: 'A', featureCode, population });
  const smallSeat = createSeat('Small', 'PPLA', 10);
  const largeSeat = createSeat('Large', 'PPLA', 5000);
  const nation = createSeat('Nation', 'PPLC', 1);
  const unmarkedCity = createSeat('Unmarked', 'PPL', 9_000_000);
  expect(buildRow('XX-A', [smallSeat, largeSeat, unmarkedCity])?.capital).toBe('Large');
  expect(buildRow('XX-A', [largeSeat, smallSeat])?.capital).toBe('Large');
  expect(buildRow('XX-A', [largeSeat, nation, smallSeat])?.capital).toBe('Nation');
  expect(buildRow('XX-A', [unmarkedCity])).toMatchObject({ capital: null, latitude: 1, longitude: 2 });
  expect(buildRow('XX-A', [])).toMatchObject({ capital: null, latitude: null, longitude: null });
});

test('the time zones of a state are sorted by population, and include zones without population', () => {
  const createCityInZone = (timezone: string, population: number) =>
    createCity('Somewhere', { country: 'XX', admin1: 'A', timezone, population });
  expect(
    buildRow('XX-A', [
      createCityInZone('Etc/One', 0),
      createCityInZone('Etc/Two', 50),
      createCityInZone('Etc/Three', 30),
      createCityInZone('Etc/Three', 30),
    ])?.timezones,
  ).toEqual(['Etc/Three', 'Etc/Two', 'Etc/One']);
});

test('a division whose cities have their own country code includes these cities', () => {
  const denis = createCity('Saint-Denis', {
    country: 'RE',
    admin1: '',
    featureCode: 'PPLC',
    timezone: 'Indian/Reunion',
  });
  expect(buildRow('FR-974', [denis])?.timezones).toEqual(['Indian/Reunion']);
  const juan = createCity('San Juan', {
    country: 'PR',
    admin1: '',
    featureCode: 'PPLC',
    timezone: 'America/Puerto_Rico',
  });
  expect(buildRow('US-PR', [juan])).toMatchObject({
    capital: 'San Juan',
    timezones: ['America/Puerto_Rico'],
  });
});

test('second-order codes determine departments and provinces only in some countries', () => {
  const lyon = createCity('Lyon', { country: 'FR', admin1: '84', admin2: '38', timezone: 'Europe/Paris' });
  expect(buildRow('FR-38', [lyon], 'FR-ARA')?.timezones).toEqual(['Europe/Paris']);
  const german = createCity('Bonn', { country: 'DE', admin1: '07', admin2: '38', timezone: 'Europe/Berlin' });
  expect(buildRow('DE-38', [german])?.latitude).toBeNull();
  // The code of Paris is 75C, because 75 was the department.
  const paris = createCity('Paris', { country: 'FR', admin1: '11', admin2: '75', featureCode: 'PPLC' });
  expect(buildRow('FR-75C', [paris], 'FR-IDF')).toMatchObject({ capital: 'Paris' });
});

test('a state has a population and a tax when a source has them; otherwise both are null', () => {
  const [nyRow, none] = [buildRow('US-NY', []), buildRow('XX-A', [])];
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
const britishDivisions = new Map(
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
  createCity('Dorchester', {
    country: 'GB',
    admin1: 'ENG',
    admin2: 'D8',
    featureCode: 'PPLA2',
    population: 21_000,
    timezone: 'Europe/London',
  }),
  createCity('Weymouth', {
    country: 'GB',
    admin1: 'ENG',
    admin2: 'D8',
    population: 53_000,
    latitude: 50.6,
    timezone: 'Europe/London',
  }),
  createCity('Croydon', {
    country: 'GB',
    admin1: 'ENG',
    admin2: 'GLA',
    latitude: 51.4,
    timezone: 'Europe/London',
  }),
];
const buildBritishRow = (code: string) =>
  buildStateRows(britishDivisions, divisions, places, [{ code: 'GB.ENG.D8', name: 'Dorset' }]).find(
    (row) => row.code === code,
  );

test('a county has the seat and the zone of the second-order division with its name', () => {
  expect(buildBritishRow('GB-DOR')).toMatchObject({
    capital: 'Dorchester',
    latitude: 1,
    timezones: ['Europe/London'],
  });
});

test('a division without recorded places has the position of the place with its name, or the only zone of its country', () => {
  expect(buildBritishRow('GB-CRY')).toMatchObject({
    capital: null,
    latitude: 51.4,
    timezones: ['Europe/London'],
  });
  expect(buildBritishRow('GB-NET')).toMatchObject({
    capital: null,
    latitude: null,
    timezones: ['Europe/London'],
  });
});

test('a division whose places have no recorded population has the position of one of these places', () => {
  expect(
    buildRow('XX-A', [createCity('Hamlet', { country: 'XX', admin1: 'A', population: 0 })]),
  ).toMatchObject({
    latitude: 1,
    longitude: 2,
  });
});
