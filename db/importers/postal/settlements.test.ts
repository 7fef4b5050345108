import { expect, test } from 'vitest';
import type { city } from '../../tables/city.ts';
import { openSettlements } from './settlements.ts';

type City = typeof city.$inferInsert;

/** Made up, in GeoNames format. */
const createRecord = (country: string, name: string, facts: Partial<City> = {}): City => ({
  geonamesId: 1,
  id: 'city_1',
  name,
  asciiName: name,
  alternateNames: [],
  latitude: 10,
  longitude: 20,
  featureCode: 'PPL',
  country,
  otherCountries: null,
  admin1: null,
  admin2: null,
  admin3: null,
  admin4: null,
  population: null,
  elevation: null,
  dem: null,
  timezone: 'UTC',
  modified: '2026-01-01',
  ...facts,
});
async function* generateEntries(records: readonly City[]) {
  yield { line: 1, rejected: 'broken' };
  for (const [index, row] of records.entries()) yield { line: index + 2, row };
}
const openRecords = (...records: readonly City[]) => openSettlements({}, generateEntries(records));

// GeoNames divisions of Japan: 40 is Tokyo (JP-13), 32 is Osaka (JP-27).
const tokyo = { admin1: '40' };
const osaka = { admin1: '32' };

test('a settlement has a position, a state and a population, and is marked when it is a seat', async () => {
  const places = await openRecords(
    createRecord('JP', 'Kita', {
      ...tokyo,
      featureCode: 'PPLA2',
      population: 7,
      latitude: 35.5,
      longitude: 139.5,
    }),
  );
  const kita = {
    name: 'Kita',
    latitude: 35.5,
    longitude: 139.5,
    state: 'JP-13',
    district: null,
    population: 7,
    isSeat: true,
    isNewer: false,
  };
  expect(places.named('JP', 'Kita', 'JP-13')).toEqual(kita);
  expect(places.named('JP', 'Kita')).toEqual(kita);
  expect(places.named('JP', 'Kita', 'JP-27')).toBeNull();
  expect(places.named('TW', 'Kita')).toBeNull();
  expect(places.named('JP', 'Minami')).toBeNull();
});

test('a settlement is found by any name within a state, and by its exact main name within a country', async () => {
  const places = await openRecords(
    createRecord('JP', 'Ōtsu', { ...tokyo, asciiName: 'Otsu', alternateNames: ['大津', 'Ohtsu', 'Otsu'] }),
  );
  for (const name of ['Ōtsu', 'otsu', 'OHTSU', '大津'])
    expect(places.named('JP', name, 'JP-13')?.name).toBe('Ōtsu');
  expect(places.named('JP', 'Ōtsu')?.name).toBe('Ōtsu');
  for (const name of ['otsu', 'Otsu', 'Ohtsu', '大津']) expect(places.named('JP', name)).toBeNull();
});

test('an ambiguous settlement is not found unless it is a seat, which takes precedence', async () => {
  const places = await openRecords(
    createRecord('JP', 'Asahi', tokyo),
    createRecord('JP', 'Asahi', tokyo),
    createRecord('JP', 'Midori', tokyo),
    createRecord('JP', 'Midori', { ...tokyo, featureCode: 'PPLA3', population: 3 }),
    createRecord('JP', 'Midori', osaka),
    createRecord('JP', 'Naka', { ...tokyo, featureCode: 'PPLA' }),
    createRecord('JP', 'Naka', { ...tokyo, featureCode: 'PPLC' }),
  );
  expect(places.named('JP', 'Asahi', 'JP-13')).toBeNull();
  expect(places.named('JP', 'Asahi')).toBeNull();
  expect(places.named('JP', 'Midori', 'JP-13')?.population).toBe(3);
  expect(places.named('JP', 'Midori', 'JP-27')?.state).toBe('JP-27');
  expect(places.named('JP', 'Naka')).toBeNull();
});

test('the main name of a settlement takes precedence over the alternate name of another place', async () => {
  const places = await openRecords(
    createRecord('JP', 'Honmachi', { ...tokyo, alternateNames: ['Kawa'] }),
    createRecord('JP', 'Kawa', { ...tokyo, population: 5 }),
    createRecord('JP', 'Yama', { ...tokyo, alternateNames: ['Mori'] }),
    createRecord('JP', 'Hayashi', { ...tokyo, alternateNames: ['Mori'] }),
  );
  expect(places.named('JP', 'Kawa', 'JP-13')?.population).toBe(5);
  expect(places.named('JP', 'Mori', 'JP-13')).toBeNull();
});

test('the settlements exclude sections of places outside Japan, and include only seats in the Philippines', async () => {
  const places = await openRecords(
    createRecord('JP', 'Shinjuku', { ...tokyo, featureCode: 'PPLX' }),
    createRecord('TW', 'Section', { featureCode: 'PPLX' }),
    createRecord('PH', 'Hamlet'),
    createRecord('PH', 'Town', { featureCode: 'PPLA3' }),
    createRecord('TW', 'Hamlet'),
    createRecord('TW', 'Old', { featureCode: 'XPPLA' }),
  );
  expect(places.named('TW', 'Old')?.isSeat).toBe(false);
  expect(places.named('JP', 'Shinjuku')?.name).toBe('Shinjuku');
  expect(places.named('TW', 'Section')).toBeNull();
  expect(places.named('PH', 'Hamlet')).toBeNull();
  expect(places.named('PH', 'Town')?.isSeat).toBe(true);
  expect(places.named('TW', 'Hamlet')?.isSeat).toBe(false);
});

test('a French commune is found only by its INSEE code, and has the position of its largest place', async () => {
  const paris = { admin1: '11', admin2: '75', admin3: '751', admin4: '75056' };
  const places = await openRecords(
    createRecord('FR', 'Hamlet', { ...paris, population: 1 }),
    createRecord('FR', 'Paris', { ...paris, population: 2_000_000 }),
    createRecord('FR', 'Quarter', { ...paris, population: 9 }),
    createRecord('FR', 'Same', { ...paris, population: 2_000_000 }),
    createRecord('FR', 'Unpeopled', { admin4: '55039' }),
    createRecord('RE', 'Saint-Denis', { admin1: 'RE', admin3: '97411', population: 5 }),
    createRecord('FR', 'Nowhere', { admin4: '123', admin3: '1234567' }),
  );
  expect(places.commune('75056')?.name).toBe('Paris');
  expect(places.commune('55039')).toMatchObject({ name: 'Unpeopled', population: 0 });
  expect(places.commune('97411')?.name).toBe('Saint-Denis');
  expect(places.commune('1234567')).toBeNull();
  expect(places.commune('')).toBeNull();
  expect(places.named('FR', 'Paris')).toBeNull();
});

const findPopulation = async (name: string, code: string) =>
  (await openRecords(createRecord('FR', name))).commune(code)?.population;

// INSEE: 69381 to 69389 are the arrondissements of Lyon, 13201 to 13216 those of Marseille.
test.each([
  ['Lyon 01', '69381'],
  ['Lyon 09', '69389'],
  ['Marseille 01', '13201'],
  ['Marseille 16', '13216'],
])('the settlement %s belongs to the commune %s', async (name, code) => {
  const places = await openRecords(
    createRecord('FR', name, { population: 9, latitude: 1, longitude: 2 }),
    createRecord('FR', `Petit ${name}`, { admin4: code, population: 10 }),
  );
  const foundCommune = places.commune(code);
  expect(foundCommune?.name).toBe(`Petit ${name}`);
  const singleRecord = await openRecords(
    createRecord('FR', name, { population: 9, latitude: 1, longitude: 2 }),
  );
  expect(await findPopulation(name, code)).toBe(0);
  expect(singleRecord.commune(code)).toEqual({
    name,
    latitude: 1,
    longitude: 2,
    population: 9,
    state: null,
    district: null,
    isSeat: false,
    isNewer: false,
  });
  expect((await openRecords(createRecord('CH', name, {}))).commune(code)).toBeNull();
  expect((await openRecords(createRecord('FR', `${name}a`, {}))).commune(code)).toBeNull();
  expect((await openRecords(createRecord('FR', `Vieux ${name}`, {}))).commune(code)).toBeNull();
});

test('a division is found by its GeoNames code or by its name', async () => {
  const places = await openSettlements(
    { NO: ['Møre og Romsdal'], IT: ['Lazio', 'Nowhere'] },
    generateEntries([]),
  );
  expect(places.state('NO', 'Møre og Romsdal')).toBe('NO-15');
  expect(places.state('IT', 'Lazio')).toBe('IT-62');
  expect(places.state('JP', '40')).toBe('JP-13');
  expect(places.state('IT', 'Nowhere')).toBeNull();
  expect(places.state('NO', 'Lazio')).toBeNull();
});

test('a search by state and name finds all settlements, those with it as their main name first', async () => {
  const places = await openRecords(
    createRecord('JP', 'Asahi', { ...tokyo, population: 1 }),
    createRecord('JP', 'Asahi', { ...tokyo, population: 2 }),
    createRecord('JP', 'Yama', { ...tokyo, alternateNames: ['Asahi', 'Oka'], population: 3 }),
    createRecord('JP', 'Asahi', osaka),
  );
  const listPopulations = (name: string) =>
    places.candidates('JP', name, 'JP-13').map(({ population }) => population);
  expect(listPopulations('Asahi')).toEqual([1, 2]);
  expect(listPopulations('Oka')).toEqual([3]);
  expect(listPopulations('Umi')).toEqual([]);
});
