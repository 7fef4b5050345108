import { distance as greatCircle } from 'geokdbush';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../../db/snapshot/places.ts';
import type { PostalCodes } from '../../../db/queries/postal-codes.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { noon, createPlacesGraph } from '../../../test/support/places-graph.ts';
import { readTestPlaces } from '../../../test/support/places.ts';
import { createPostalCodes, buildPostalRow } from '../../../test/support/postal-codes.ts';
import { findPostal } from './find-postal.ts';
import { PostalModel } from './postal.ts';
import { findTax } from './postal-tax.ts';
import { computePostalDistance } from './resolvers.ts';
import { removeTerritoryDuplicates, filterByCountry, findPostalCountry } from './territories.ts';

let places: Places;
beforeAll(async () => {
  places = await readTestPlaces();
});

const createRow = (
  country: string,
  code: string,
  additional: Partial<Parameters<typeof buildPostalRow>[0]> = {},
) => buildPostalRow({ country, code, city: `${country} ${code}`, ...additional });

const someRows = [
  createRow('GB', 'SW1A'),
  createRow('GB', 'M1'),
  createRow('CA', 'K1A'),
  createRow('TW', '100'),
  createRow('US', '90210'),
  createRow('US', '10115'),
  createRow('DE', '10115'),
  createRow('FR', '97110'),
  createRow('GP', '97110'),
  createRow('FR', '75001'),
  createRow('US', '00901'),
  createRow('PR', '00901'),
  createRow('US', '96799'),
];
const codes = createPostalCodes(someRows);

const findCodes = async (code: string, country?: string) => {
  const model = await findPostal(places, codes, { code, country });
  return model === null ? null : `${model.row.country} ${model.row.code}`;
};
const catchError = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof LookupError)) throw new Error('was not rejected', { cause: error });
  return { code: error.extensions['code'], param: error.extensions['param'], message: error.message };
};

describe('findPostal', () => {
  test.each([
    // These codes are recorded by their first part only: Royal Mail's outward code, Canada Post's FSA, USPS's ZIP
    // without +4, Chunghwa Post's three digits.
    ['SW1A 1AA', undefined, 'GB SW1A'],
    ['sw1a1aa', 'GB', 'GB SW1A'],
    ['M1 1AE', undefined, 'GB M1'],
    ['K1A 0B1', undefined, 'CA K1A'],
    ['k1a-0b1', 'ca', 'CA K1A'],
    ['90210-1234', 'us', 'US 90210'],
    ['902101234', 'USA', 'US 90210'],
    ['10047', 'TW', 'TW 100'],
    ['100047', 'TW', 'TW 100'],
    // Recorded in full.
    ['90210', 'US', 'US 90210'],
    [' 75 001 ', 'FRA', 'FR 75001'],
    ['10115', 'de', 'DE 10115'],
    // A territory's code belongs to the postal service of its country and is found under both.
    ['97110', 'FR', 'FR 97110'],
    ['97110', 'GP', 'GP 97110'],
    ['00901', 'US', 'US 00901'],
    ['00901', 'PR', 'PR 00901'],
    ['96799', 'AS', 'US 96799'],
    ['96799-0001', 'AS', 'US 96799'],
    // Records of other countries are never returned.
    ['SW1A 1AA', 'CA', null],
    ['K1A 0B1', 'US', null],
    ['90210-1234', 'GB', null],
    ['97110', 'US', null],
    ['90210', 'PR', null],
    ['75001', 'GP', null],
    // No country has such a code, or no such country exists.
    ['90211', 'US', null],
    ['90210', 'ZZ', null],
    ['90210', 'ZZZ', null],
  ])('the postal code %j in the country %s is found with the record %s', async (code, country, expected) => {
    expect(await findCodes(code, country)).toBe(expected);
  });

  // Formats by the Universal Postal Union's addressing sheets, whether codes are loaded or not; the most populous
  // country first.
  test.each([
    ['10115', ['US', 'ID', 'PK', 'MX']],
    // This is a code of Stockholm. Sweden, Ukraine and many other countries have five digits.
    ['11122', ['US', 'ID', 'PK', 'MX']],
    ['111 22', ['US', 'ID', 'PK', 'MX']],
    ['90210', ['US', 'ID', 'PK', 'MX']],
    ['90210-1234', ['US', 'SA']],
    ['902101234', ['US', 'SA']],
    ['00901', ['US', 'ID']],
    ['97110', ['US', 'ID']],
    ['99999', ['US', 'ID']],
    ['110001', ['IN', 'CN', 'NG', 'RU']],
    ['1010', ['BD', 'ET', 'PH', 'ZA']],
    ['100-0001', ['JP', 'CL']],
    ['100', ['PG', 'MG']],
    ['GY1 1AA', ['GB', 'GG']],
    // The first half of a British code has the format of a code of Bermuda.
    ['SW1A', ['GB', 'BM']],
  ])(
    'a postal lookup rejects %s without a country and names the largest countries with its format: %j',
    async (code, named) => {
      const error = await catchError(findPostal(places, codes, { code }));
      expect(error).toMatchObject({ code: 'invalid_request', param: 'country' });
      const [, listed = ''] = /\(([A-Z, ]+)( and \d+ more)?\)/.exec(error.message) ?? [];
      for (const country of named) expect(listed.split(', ')).toContain(country);
      const populations = listed
        .split(', ')
        .map((country) => places.countries.find(country)?.population ?? 0);
      expect(populations).toEqual([...populations].sort((a, b) => b - a));
      expect(error.message).toContain(`for example, use country=${listed.slice(0, 2)}.`);
      expect(error.message.length).toBeLessThan(200);
    },
  );

  test('a postal lookup needs no country when the code has the format of only one country', async () => {
    expect(await findCodes('K1A')).toBe('CA K1A');
    expect(await catchError(findPostal(places, codes, { code: 'D02 AF30' }))).toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('IE.zip') as unknown,
    });
    expect(await catchError(findPostal(places, codes, { code: '1012 JS' }))).toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('NL.zip') as unknown,
    });
  });

  test('a postal lookup rejects a malformed code and names the parameter of the code', async () => {
    expect(await catchError(findPostal(places, codes, { code: '!' }))).toMatchObject({ param: 'code' });
    expect(await catchError(findPostal(places, codes, { code: '!', param: 'other' }))).toMatchObject({
      param: 'other',
    });
    expect(await catchError(findPostal(places, codes, { code: '1000', country: 'A' }))).toMatchObject({
      param: 'country',
    });
  });

  test('a postal lookup returns service_unavailable, never null, when the postal codes of the country are not loaded', async () => {
    expect(await catchError(findPostal(places, codes, { code: '1010', country: 'AT' }))).toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('AT.zip') as unknown,
    });
    // Puerto Rico uses the codes of the United States, which are loaded.
    const americanCodes = createPostalCodes([createRow('US', '90210')]);
    expect(await findPostal(places, americanCodes, { code: '00901', country: 'PR' })).toBeNull();
    // Without a country: no loaded country has this format.
    const dutchCodes = createPostalCodes([createRow('NL', '1012')]);
    expect(await catchError(findPostal(places, dutchCodes, { code: 'SW1A 1AA' }))).toMatchObject({
      code: 'service_unavailable',
      message: expect.stringContaining('GB.zip') as unknown,
    });
  });

  test('a postal lookup requests the import of a country only for a code in the format of the country', async () => {
    const importedCodes: string[] = [];
    const requestImport = async ({ code }: { readonly code: string }) => void importedCodes.push(code);
    const dutchCodes = createPostalCodes([createRow('NL', '1012')]);
    for (const [code, country] of [
      ['1010', 'AT'],
      ['SW1A', 'GB'],
      ['SW1A 1AA', undefined],
      ['K1A', 'CA'],
      // These texts are not codes of the given countries.
      ['10', 'AT'],
      ['10115', 'GB'],
      // A country whose codes are loaded, and a country without postal codes.
      ['9999', 'NL'],
      ['12345', 'AO'],
    ] as const)
      await findPostal(places, dutchCodes, { code, country, requestImport }).catch(() => null);
    expect(importedCodes).toEqual(['AT', 'GB', 'GB', 'CA']);
  });

  test('a postal lookup returns service_unavailable when the store does not respond', async () => {
    const failingCodes: PostalCodes = { ...codes, find: () => Promise.reject(new Error('gone')) };
    expect(await catchError(findPostal(places, failingCodes, { code: '90210' }))).toMatchObject({
      code: 'service_unavailable',
    });
  });
});

describe('postal territories', () => {
  test('a postal territory belongs to the country whose postal service covers it', () => {
    expect(['PR', 'GU', 'GP', 'RE', 'SJ', 'AX', 'GL', 'NF'].map(findPostalCountry)).toEqual([
      ...['US', 'US', 'FR', 'FR', 'NO', 'FI', 'DK', 'AU'],
    ]);
    expect(['US', 'FR', 'MC', 'ZZ'].map(findPostalCountry)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a postal territory shares only the postal codes within its own range with its country', () => {
    const guadeloupe = createRow('GP', '97110');
    expect(filterByCountry([guadeloupe], 'FR')).toEqual([guadeloupe]);
    expect(filterByCountry([guadeloupe], 'MQ')).toEqual([]);
    // The codes of Saint-Martin and Saint-Barthélemy are in the middle of those of Guadeloupe.
    expect(filterByCountry([createRow('FR', '97150')], 'GP')).toEqual([]);
    expect(filterByCountry([createRow('FR', '97150')], 'MF')).toHaveLength(1);
    const [french, own] = [createRow('FR', '97110'), createRow('GP', '97110')];
    expect(filterByCountry([french, own], 'GP')).toEqual([own]);
    expect(filterByCountry([french, own], 'FR')).toEqual([french]);
    expect(removeTerritoryDuplicates([own, french])).toEqual([french]);
    expect(removeTerritoryDuplicates([own])).toEqual([own]);
    expect(removeTerritoryDuplicates([createRow('FR', '75001'), createRow('GP', '75001')])).toHaveLength(2);
    expect(removeTerritoryDuplicates([createRow('DE', '97110'), own])).toHaveLength(2);
  });
});

describe('the tax at a postal code', () => {
  const findTaxAt = (country: string, code: string, state: string | null = null) =>
    findTax(new PostalModel(places, createRow(country, code, { state })));
  const findRate = (...where: Parameters<typeof findTaxAt>) => findTaxAt(...where).rate;
  const unknownTax = { name: null, rate: null, rateState: null };

  test('a postal code has the standard tax rate of its country', () => {
    // European Commission, VAT rates applied in the member states; national law for other countries.
    expect(findRate('DE', '10115')).toBe(19);
    expect(findRate('FR', '75001')).toBe(20);
    expect(findRate('FR', '20000')).toBe(20);
    expect(findRate('IT', '23030')).toBe(22);
    expect(findRate('AT', '6690')).toBe(20);
    expect(findRate('CH', '7560')).toBe(8.1);
    expect(findRate('ES', '28001', 'ES-MD')).toBe(21);
    expect(findRate('PT', '1000', 'PT-11')).toBe(23);
    expect(findRate('NO', '0150', 'NO-03')).toBe(25);
    expect(findRate('HU', '1011')).toBe(27);
    expect(findTaxAt('DE', '10115')).toMatchObject({ rateState: null });
  });

  test.each([
    // VAT directive 2006/112/EC, articles 6 and 105; French overseas departments and collectivities.
    ['Guadeloupe', 'FR', '97110', null],
    ['New Caledonia', 'FR', '98800', null],
    ['Réunion by its state', 'FR', '1', 'FR-974'],
    ['Mayotte by its state', 'FR', '1', 'FR-976'],
    ['Guadeloupe by its state', 'FR', '1', 'FR-971'],
    ['Martinique by its state', 'FR', '1', 'FR-972'],
    ['French Guiana by its state', 'FR', '1', 'FR-973'],
    ['Büsingen', 'DE', '78266', null],
    ['Heligoland', 'DE', '27498', null],
    ['Livigno', 'IT', '23041', null],
    ['Campione d’Italia', 'IT', '22061', null],
    ['Samnaun', 'CH', '7562', null],
    ['Samnaun', 'CH', '7563', null],
    ['Jungholz', 'AT', '6691', null],
    ['Riezlern', 'AT', '6991', null],
    ['Hirschegg', 'AT', '6992', null],
    ['Mittelberg', 'AT', '6993', null],
    ['the Canaries', 'ES', '35001', 'ES-CN'],
    ['Ceuta', 'ES', '51001', 'ES-CE'],
    ['Melilla', 'ES', '52001', 'ES-ML'],
    ['the Azores', 'PT', '9500', 'PT-20'],
    ['Madeira', 'PT', '9000', 'PT-30'],
    ['Svalbard', 'NO', '9170', 'NO-21'],
    ['Jan Mayen', 'NO', '8099', 'NO-22'],
  ])(
    'a postal code in %s has no tax, because the rate of the country does not apply there',
    (_, country, code, state) => {
      expect(findTaxAt(country, code, state)).toEqual(unknownTax);
    },
  );

  test('the tax exceptions of a country apply only to its own postal codes', () => {
    expect(findRate('DE', '97110')).toBe(19);
    expect(findRate('DE', '98529')).toBe(19);
    expect(findRate('AT', '7562')).toBe(20);
  });

  test('a postal code in the United States has the tax rate of its state, and a postal code in Canada has no rate', () => {
    // Tax Foundation, state sales tax rates: Oregon levies none, Colorado 2.9 %, Texas 6.25 %.
    expect(findTaxAt('US', '80202', 'US-CO')).toMatchObject({ rate: null, rateState: 2.9 });
    expect(findTaxAt('US', '77001', 'US-TX')).toMatchObject({ rate: null, rateState: 6.25 });
    expect(findTaxAt('US', '97201', 'US-OR')).toMatchObject({ name: null, rate: null });
    // Military mail belongs to no state.
    expect(findTaxAt('US', '09001')).toEqual(unknownTax);
    expect(findTaxAt('CA', 'K1A', 'CA-ON')).toMatchObject({ name: 'GST', rate: null, rateState: null });
  });
});

describe('PostalModel', () => {
  const toPosition = (latitude: number | null, longitude: number | null) => ({ latitude, longitude });
  const findZone = (...args: Parameters<typeof createRow>) =>
    new PostalModel(places, createRow(...args)).timezoneId;

  test('the time zone of a postal code is that of its district, then of its state, then of the nearest city', () => {
    expect(findZone('US', '90210', { district: '06037', state: 'US-CA' })).toBe('America/Los_Angeles');
    expect(findZone('US', '90210', { state: 'US-CA' })).toBe('America/Los_Angeles');
    // Lake County, Indiana, uses Central Time; the state has several zones.
    expect(findZone('US', '46402', { district: '18089', state: 'US-IN' })).toBe('America/Chicago');
    expect(findZone('DE', '10115', toPosition(52.53, 13.38))).toBe('Europe/Berlin');
    // Freilassing in Bavaria is a suburb of Salzburg.
    expect(findZone('DE', '83395', toPosition(47.837, 12.98))).toBe('Europe/Berlin');
    expect(findZone('AT', '5020', toPosition(47.837, 12.98))).toBe('Europe/Vienna');
    expect(findZone('DE', '10115')).toBeNull();
    expect(findZone('DE', '10115', toPosition(52.53, null))).toBeNull();
    expect(findZone('DE', '10115', toPosition(null, 13.38))).toBeNull();
    // No German city is within 200 km of Madrid.
    expect(findZone('DE', '1', toPosition(40.4, -3.7))).toBeNull();
    // US military mail is delivered abroad.
    expect(findZone('US', '09001', toPosition(40.7, -74))).toBeNull();
  });

  test('the names of the state and district of a postal code come from their own records, or else from the postal record', () => {
    const bavaria = new PostalModel(places, createRow('DE', '80331', { state: 'DE-BY', stateName: 'x' }));
    expect([bavaria.stateName, bavaria.stateNameLocal]).toEqual(['Bavaria', 'Bayern']);
    const unknown = new PostalModel(
      places,
      createRow('DE', '1', {
        stateName: 'Eins',
        stateNameLocal: 'Eins',
        districtName: 'Zwei',
        districtNameLocal: 'Drei',
      }),
    );
    expect([unknown.stateName, unknown.stateNameLocal]).toEqual(['Eins', null]);
    expect([unknown.districtName, unknown.districtNameLocal]).toEqual(['Zwei', 'Drei']);
    expect(unknown.state).toBeNull();
    expect(unknown.district).toBeNull();
    const losAngeles = new PostalModel(places, createRow('US', '90210', { district: '06037' }));
    expect(losAngeles.districtName).toBe('Los Angeles County');
    expect(() => new PostalModel(places, createRow('ZZ', '1')).country).toThrow('an unknown country');
  });
});

test('distanceBetween returns the great-circle distance of two postal codes', () => {
  const startRow = createRow('DE', '10115', { latitude: 52.532, longitude: 13.3849 });
  for (const [latitude, longitude] of [
    [48.1345, 11.571],
    [-33.86, 151.2],
    [-52.532, -166.6151],
    [52.532, 13.3849],
  ] as const) {
    const endRow = createRow('DE', '1', { latitude, longitude });
    // A second implementation with a radius of 6,371 km; the tested one uses the mean radius, 6,371.0088 km.
    const expectedDistance = (greatCircle(13.3849, 52.532, longitude, latitude) / 6371) * 6371.0088;
    expect(computePostalDistance(startRow, endRow)).toBeCloseTo(expectedDistance, 3);
  }
  for (const missingField of ['latitude', 'longitude'] as const) {
    const rowWithoutField = createRow('DE', '1', { latitude: 1, longitude: 1, [missingField]: null });
    expect(computePostalDistance(startRow, rowWithoutField)).toBeNull();
    expect(computePostalDistance(rowWithoutField, startRow)).toBeNull();
  }
});

describe('neighbours of a postal code', () => {
  // Codes along a meridian, where a degree is 111.195 km.
  const rowsOnLine = Array.from({ length: 80 }, (_, index) =>
    createRow('DE', `${10_000 + index}`, { latitude: 50 + index * 0.02, longitude: 10 }),
  );
  const query = async (fields: string) => {
    const graph = createPlacesGraph(places, { postalCodes: createPostalCodes(rowsOnLine) });
    const document = `{ postal(code: "10000", country: "DE") { ${fields} } }`;
    const { data, errors = [] } = await graph.prepare(document).execute({}, { now: noon });
    return {
      postal: (
        JSON.parse(JSON.stringify(data ?? null)) as { postal: Record<string, { code: string }[]> } | null
      )?.postal,
      params: errors.map(({ extensions }) => extensions?.['param']),
    };
  };

  test('the field nearby lists other postal codes within the radius by distance, up to the limit', async () => {
    const { postal } = await query('nearby(radius: 10, unit: km, limit: 50) { postal { code } }');
    expect(postal?.['nearby']).toEqual(
      [1, 2, 3, 4].map((index) => ({ postal: { code: `${10_000 + index}` } })),
    );
    const twoNeighbours = await query('nearby(radius: 10, unit: km, limit: 2) { postal { code } }');
    expect(twoNeighbours.postal?.['nearby']).toEqual([
      { postal: { code: '10001' } },
      { postal: { code: '10002' } },
    ]);
    const neighboursInMiles = await query('nearby(radius: 10, unit: mi, limit: 50) { postal { code } }');
    expect(neighboursInMiles.postal?.['nearby']).toHaveLength(7);
  });

  test.each([
    ['radius: 500, unit: km, limit: 50', []],
    ['radius: 310, unit: mi, limit: 1', []],
    ['radius: 500.1, unit: km, limit: 50', ['radius']],
    ['radius: 310.1, unit: mi, limit: 50', ['radius']],
    ['radius: 0, unit: km, limit: 50', ['radius']],
    ['radius: 10, unit: km, limit: 51', ['limit']],
    ['radius: 10, unit: km, limit: 0', ['limit']],
    ['radius: 10, unit: km, limit: 100000', ['limit']],
  ])('the field nearby of a postal code with %s rejects the parameters %j', async (given, params) => {
    expect((await query(`nearby(${given}) { postal { code } }`)).params).toEqual(params);
  });

  test('the field neighbors lists the ten nearest postal codes within 40 km', async () => {
    const { postal } = await query('neighbors');
    expect(postal?.['neighbors']).toEqual(Array.from({ length: 10 }, (_, index) => `${10_001 + index}`));
  });
});
