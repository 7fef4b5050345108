import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Dataset } from '../import/dataset.ts';
import { readDataset } from '../import/dataset-stream.ts';
import { cities } from './cities.ts';
import { parseCountyType } from './county-type.ts';
import { readEntries } from './geofeeds.ts';
import { geonamesPostalCodes } from './geonames-postal.ts';
import { cleanNaics } from '../../facts/naics/clean-naics.ts';
import { naics } from './naics-edition.ts';
import { tariff } from './tariff.ts';

const folder = mkdtempSync(join(tmpdir(), 'lookup-records-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type FoundEntry = { line: number; row: Record<string, unknown> } | { line: number; rejected: string };

async function read(
  dataset: Pick<Dataset, 'rows'>,
  text: string,
  name = 'source.txt',
): Promise<FoundEntry[]> {
  const path = join(folder, name);
  writeFileSync(path, text);
  const foundEntries: FoundEntry[] = [];
  for await (const entry of dataset.rows(path)) foundEntries.push(entry);
  return foundEntries;
}
const getRow = (found: FoundEntry | undefined) => (found !== undefined && 'row' in found ? found.row : {});
const getReason = (found: FoundEntry | undefined) =>
  found !== undefined && 'rejected' in found ? found.rejected : null;

describe('places in GeoNames format', () => {
  // A line of https://download.geonames.org/export/dump/NO.zip.
  const oslo = [
    '3143244',
    'Oslo',
    'Oslo',
    'OSL,Kristiania,https://en.wikipedia.org/wiki/Oslo,Осло',
    '59.91273',
    '10.74609',
    'P',
    'PPLC',
    'NO',
    '',
    '12',
    '0301',
    '',
    '',
    '1082575',
    '',
    '26',
    'Europe/Oslo',
    '2024-11-03',
  ];
  const createLine = (changes: Readonly<Record<number, string>> = {}) =>
    oslo.map((field, place) => changes[place] ?? field).join('\t');
  const readCity = async (changes: Readonly<Record<number, string>>) =>
    (await read(cities, `${createLine(changes)}\n`))[0];

  test('a GeoNames record becomes a row whose names contain no links and no codes', async () => {
    expect(getRow(await readCity({}))).toEqual({
      geonamesId: 3143244,
      id: expect.stringMatching(/^city_[2-9a-z]{12}$/),
      name: 'Oslo',
      asciiName: 'Oslo',
      alternateNames: ['Kristiania', 'Осло'],
      latitude: 59.91273,
      longitude: 10.74609,
      featureCode: 'PPLC',
      country: 'NO',
      otherCountries: null,
      admin1: '12',
      admin2: '0301',
      admin3: null,
      admin4: null,
      population: 1082575,
      elevation: null,
      dem: 26,
      timezone: 'Europe/Oslo',
      modified: '2024-11-03',
    });
  });

  test.each<[string, Readonly<Record<number, string>>, object]>([
    ['no other names', { 3: '' }, { alternateNames: [] }],
    ['names that only look like codes', { 3: 'Os,OSLO,osl,OSL' }, { alternateNames: ['Os', 'OSLO', 'osl'] }],
    ['no plain name', { 2: '' }, { asciiName: 'Oslo' }],
    ['nobody', { 14: '0' }, { population: null }],
    ['no population', { 14: '' }, { population: null }],
    ['an elevation', { 15: '-3' }, { elevation: -3 }],
    ['one of nought', { 15: '0' }, { elevation: 0 }],
    ['a model without a height', { 16: '-9999' }, { dem: null }],
    ['no model', { 16: '' }, { dem: null }],
    [
      'other countries and all codes',
      { 9: 'SE', 12: 'c', 13: 'd' },
      { otherCountries: 'SE', admin3: 'c', admin4: 'd' },
    ],
    ['the poles and the date line', { 4: '-90', 5: '180' }, { latitude: -90, longitude: 180 }],
    ['a control character', { 1: 'Os\u0001\u0002lo' }, { name: 'Os lo' }],
  ])('a place in GeoNames format is read: %s', async (_, changes, expected) => {
    expect(getRow(await readCity(changes))).toMatchObject(expected);
  });

  test.each<[string, Readonly<Record<number, string>>]>([
    ['invalid geonameid "x"', { 0: 'x' }],
    ['invalid geonameid "0"', { 0: '0' }],
    ['invalid geonameid "1x"', { 0: '1x' }],
    ['invalid name ""', { 1: '' }],
    ['invalid name "Osl\ufffd"', { 1: 'Osl\ufffd' }],
    ['invalid latitude ""', { 4: '' }],
    ['invalid latitude "90.1"', { 4: '90.1' }],
    ['invalid latitude "north"', { 4: 'north' }],
    ['invalid longitude ""', { 5: '' }],
    ['invalid longitude "-180.1"', { 5: '-180.1' }],
    ['invalid country "NOR"', { 8: 'NOR' }],
    ['invalid country "no"', { 8: 'no' }],
    ['invalid population "many"', { 14: 'many' }],
    ['invalid population "1x"', { 14: '1x' }],
    ['invalid elevation "1.5"', { 15: '1.5' }],
    ['invalid dem "high"', { 16: 'high' }],
    ['the timezone is missing', { 17: '' }],
    ['unknown timezone "Europe/Atlantis"', { 17: 'Europe/Atlantis' }],
    ['invalid modification date "3.11.2024"', { 18: '3.11.2024' }],
    ['invalid modification date "2024-11-031"', { 18: '2024-11-031' }],
  ])('a place record in GeoNames format is rejected: %s', async (reason, changes) => {
    expect(getReason(await readCity(changes))).toBe(reason);
  });

  test('GeoNames features that are not populated places, or that no longer exist, are skipped', async () => {
    for (const changes of [{ 6: 'A' }, { 7: 'PPLH' }, { 7: 'PPLQ' }, { 7: 'PPLW' }, { 7: 'PPLCH' }])
      expect(await read(cities, createLine(changes))).toEqual([]);
    expect(await read(cities, `\n${createLine()}\n\n`)).toMatchObject([{ line: 2 }]);
  });

  test('a CSV line with a wrong number of columns ends the import, and the error has its line number', async () => {
    await expect(read(cities, `${createLine()}\n${createLine()}\tmore\n`)).rejects.toThrow(
      'cities: line 2 has 20 columns; GeoNames files have 19',
    );
    await expect(read(cities, 'Oslo\n')).rejects.toMatchObject({ name: 'UserFacingError', kind: 'dataset' });
  });
});

describe('postal codes in GeoNames format', () => {
  const createLine = (...fields: string[]) =>
    [...fields, ...Array.from({ length: 12 - fields.length }, () => '')].join('\t');
  const paris = [
    'FR',
    '75001',
    'Paris 01 Louvre',
    'Île-de-France',
    '11',
    'Paris',
    '75',
    'Paris',
    '751',
    '48.8592',
    '2.3417',
    '5',
  ];

  test('the first place of a postal code is its city, and the other places are distinct localities', async () => {
    const foundEntries = await read(
      geonamesPostalCodes,
      [
        createLine(...paris),
        createLine('FR', '75001', 'Louvre'),
        createLine('FR', '75001', 'Louvre'),
        createLine('FR', '75001', 'Paris 01 Louvre'),
        createLine('FR', '75002', 'Paris 02'),
      ].join('\n'),
    );
    expect(foundEntries.map(getRow)).toMatchObject([
      {
        country: 'FR',
        code: '75001',
        city: 'Paris 01 Louvre',
        localities: ['Louvre'],
        district: '75',
        districtName: 'Paris',
        latitude: 48.8592,
        longitude: 2.3417,
      },
      { code: '75002', localities: [], district: null, districtName: null, latitude: null, longitude: null },
    ]);
    expect(foundEntries.map(({ line: at }) => at)).toEqual([1, 5]);
  });

  test('the store keeps at most fifty localities of a postal code', async () => {
    const foundEntries = await read(
      geonamesPostalCodes,
      Array.from({ length: 60 }, (_, n) => createLine('FR', '75001', `Place ${n}`)).join('\n'),
    );
    expect(getRow(foundEntries[0])['localities']).toHaveLength(50);
  });

  test('the first of two records for one postal code of a country takes precedence', async () => {
    const path = join(folder, 'source.txt');
    const lines = [
      createLine('FR', '1000', 'a'),
      createLine('BE', '1000', 'b'),
      createLine('FR', '1000', 'c'),
    ];
    writeFileSync(path, [...lines, createLine('FR', '10 00', 'd')].join('\n'));
    const reading = readDataset(geonamesPostalCodes, path);
    const { value } = await reading.next();
    expect('text' in value ? value.text : '').toMatch(/^FR\t1000\t1000\ta\t.*\nBE\t1000\t1000\tb\t.*\n$/);
    expect((await reading.next()).value).toMatchObject({ rows: 2, rejected: 0 });
  });

  test('the division of a postal code is found by name, then by an equal ISO code; otherwise its name is stored', async () => {
    const foundEntries = await read(
      geonamesPostalCodes,
      [
        createLine('US', '1', 'a', 'California', 'XX'),
        createLine('US', '2', 'b', '', 'NY'),
        createLine('US', '3', 'c', 'Nowhere', 'ZZ'),
        createLine('US', '4', 'd'),
      ].join('\n'),
    );
    expect(foundEntries.map(getRow).map(({ state, stateName }) => [state, stateName])).toEqual([
      ['US-CA', null],
      ['US-NY', null],
      [null, 'Nowhere'],
      [null, null],
    ]);
  });

  test('only French departments become districts of postal codes', async () => {
    const cases = [
      ['FR', '75', '75'],
      ['FR', '2A', '2A'],
      ['FR', '974', '974'],
      ['FR', '2C', null],
      ['FR', '7', null],
      ['FR', '9745', null],
      ['DE', '75', null],
    ] as const;
    const lines = cases.map(([country, code], n) => createLine(country, `${n}`, 'a', '', '', '', code));
    const foundEntries = await read(geonamesPostalCodes, lines.join('\n'));
    expect(foundEntries.map((each) => getRow(each)['district'])).toEqual(
      cases.map(([, , district]) => district),
    );
  });

  test.each([
    ['invalid country "fr"', ['fr', '1', 'a']],
    ['invalid postal code ""', ['FR', '', 'a']],
    ['invalid postal code "-1"', ['FR', '-1', 'a']],
    ['invalid postal code "1_2"', ['FR', '1_2', 'a']],
    [`invalid postal code "${'1'.repeat(21)}"`, ['FR', '1'.repeat(21), 'a']],
    ['invalid place name ""', ['FR', '1', '']],
    ['invalid place name "a\ufffd"', ['FR', '1', 'a\ufffd']],
  ])('a postal code record in GeoNames format is rejected: %s', async (reason, fields) => {
    expect(getReason((await read(geonamesPostalCodes, createLine(...fields)))[0])).toBe(reason);
  });

  test('a postal code may have twenty characters; another line format or a missing file is rejected', async () => {
    expect(await read(geonamesPostalCodes, createLine('FR', '1'.repeat(20), 'a'))).toMatchObject([
      { row: { code: '1'.repeat(20) } },
    ]);
    await expect(read(geonamesPostalCodes, `${createLine('FR', '1', 'a')}\nFR\t1\n`)).rejects.toThrow(
      'line 2 has 2 columns; GeoNames files have 12',
    );
    await expect(async () => {
      for await (const entry of geonamesPostalCodes.rows()) expect(entry).toBeUndefined();
    }).rejects.toThrow('name the file to import');
  });
});

describe('geofeeds (RFC 8805)', () => {
  const feed = { rows: (path = '') => readEntries(path, 'example') };

  test.each<[string, object]>([
    [
      '192.0.2.0/24,US,US-AL,Alabaster,35007',
      {
        network: '192.0.2.0/24',
        country: 'US',
        state: 'US-AL',
        city: 'Alabaster',
        postal: '35007',
        source: 'example',
      },
    ],
    [
      '192.0.2.5,us,us-al,Alabaster,',
      { network: '192.0.2.5/32', country: 'US', state: 'US-AL', postal: null },
    ],
    ['2001:db8::/32,PL,,,02-784', { network: '2001:db8::/32', country: 'PL', state: null, city: null }],
    ['192.0.2.0/24,ZZ,,,', { country: null }],
    ['192.0.2.0/24,,,,', { country: null }],
    ['192.0.2.0/24,US,US-AL,"Ala#, baster",,more,and more', { city: 'Ala#, baster', postal: null }],
    ['192.0.2.0/24,US # a comment', { country: 'US', city: null }],
    ['\uFEFF192.0.2.0/24,US,,,', { network: '192.0.2.0/24' }],
    [`192.0.2.0/24,US,,${'x'.repeat(200)},`, { city: 'x'.repeat(200) }],
  ])('the geofeed line is read: %.60s', async (text, expected) => {
    expect(getRow((await read(feed, text))[0])).toMatchObject(expected);
  });

  test.each([
    ['192.0.2.1/24,US,,,', /invalid prefix "192.0.2.1\/24"/],
    ['example.com,US,,,', /invalid prefix/],
    ['192.0.2.0/24,USA,,,', /invalid country "USA"/],
    ['192.0.2.0/24,US,CA-ON,,', /invalid region "CA-ON"/],
    ['192.0.2.0/24,US,US-CALI,,', /invalid region/],
    ['192.0.2.0/24,US,XUS-CA,,', /invalid region/],
    ['192.0.2.0/24,,US-CA,,', /invalid region/],
    [`192.0.2.0/24,US,,${'x'.repeat(201)},`, /more than 200 characters/],
    [`192.0.2.0/24,US,,,${'x'.repeat(201)}`, /more than 200 characters/],
  ])('the geofeed line %s is rejected', async (text, reason) => {
    expect(getReason((await read(feed, text))[0])).toMatch(reason);
  });

  test('a geofeed import ignores comments and empty lines', async () => {
    expect(await read(feed, '# a feed\n\n , ,\n192.0.2.0/24,US,,,\n')).toMatchObject([{ line: 4 }]);
  });
});

describe('NAICS classes', () => {
  test('NAICS descriptions contain no cross-references, and a reference to another class becomes its description unless it is circular', () => {
    const raw = [
      {
        code: '11',
        title: ' Agriculture (all)T ',
        description:
          'The Sector as a Whole\r\n\r\nGrowing  things.\n\n\nAnd more.\nCross-References. See others.',
      },
      { code: '111', title: 'CropsT', description: 'See industry description for 11.' },
      { code: '112', title: 'UNIT', description: 'see industry description for 111' },
      { code: '21', title: 'A', description: 'See industry description for 22.' },
      { code: '22', title: 'B', description: 'See industry description for 21.' },
      { code: '31', title: 'C', description: 'NULL' },
      { code: '32', title: 'D', description: '' },
      { code: '33', title: 'E', description: 'See industry description for 11 and others.' },
    ];
    expect(cleanNaics(raw)).toEqual([
      { code: '11', title: 'Agriculture (all)', description: 'Growing things.\n\nAnd more.' },
      { code: '111', title: 'Crops', description: 'Growing things.\n\nAnd more.' },
      { code: '112', title: 'UNIT', description: 'Growing things.\n\nAnd more.' },
      { code: '21', title: 'A', description: null },
      { code: '22', title: 'B', description: null },
      { code: '31', title: 'C', description: null },
      { code: '32', title: 'D', description: null },
      { code: '33', title: 'E', description: 'See industry description for 11 and others.' },
    ]);
  });

  test('the NAICS year is read from the file name, and the columns from the header', async () => {
    const text = 'Title,code ,Description\n,, \nFarms,111,Growing.\nNone,1,x\n,22,x\nRange,31-33,x\n';
    expect(await read(naics, text, 'NAICS_2027_Descriptions.csv')).toEqual([
      { line: 1, row: { code: '111', title: 'Farms', description: 'Growing.', year: 2027 } },
      { line: 2, rejected: 'its code is invalid: "1"' },
      { line: 3, rejected: 'its code is invalid: "22"' },
      { line: 4, row: { code: '31-33', title: 'Range', description: 'x', year: 2027 } },
    ]);
    await expect(read(naics, text, 'NAICS.csv')).rejects.toThrow(
      'naics: the file name must contain the year, such as 2022. The name is NAICS.csv',
    );
    await expect(read(naics, 'Code,Title\n', '2027.csv')).rejects.toThrow(
      'must be Code, Title and Description',
    );
  });
});

describe('the tariff schedule', () => {
  const readSchedule = (...records: object[]) => read(tariff, JSON.stringify(records));
  const createLine = (htsno: string, indent: number | string, description: string, more: object = {}) => ({
    htsno,
    indent,
    description,
    ...more,
  });

  test('a tariff line lists its parents as lineage and inherits their rates unless it has its own', async () => {
    const foundEntries = await readSchedule(
      createLine('0101', '0', 'Live <i>horses</i>:'),
      createLine('', '1', 'Horses:', { general: 'Free' }),
      createLine('0101.21.00', '2', 'Purebred', { units: [' No. ', ''] }),
      createLine('0101.29.00', '2', 'Other', { general: '4.5%', special: null }),
      createLine('0102', '0', 'Cattle', { units: null }),
    );
    expect(foundEntries.map(getRow)).toEqual([
      {
        code: '0101',
        description: 'Live horses:',
        lineage: [],
        general: null,
        special: null,
        other: null,
        units: [],
      },
      {
        code: '01012100',
        description: 'Purebred',
        lineage: ['Live horses:', 'Horses:'],
        general: 'Free',
        special: null,
        other: null,
        units: ['No.'],
      },
      {
        code: '01012900',
        description: 'Other',
        lineage: ['Live horses:', 'Horses:'],
        general: '4.5%',
        special: null,
        other: null,
        units: [],
      },
      {
        code: '0102',
        description: 'Cattle',
        lineage: [],
        general: null,
        special: null,
        other: null,
        units: [],
      },
    ]);
    expect(foundEntries.map((each) => each.line)).toEqual([1, 3, 4, 5]);
  });

  test.each<[object, string]>([
    [createLine('0101', '', ''), 'its indent or description is missing'],
    [{ htsno: '0101', description: 'x' }, 'its indent or description is missing'],
    [createLine('0101', '-1', 'x'), 'its indent or description is missing'],
    [createLine('0101', '0.5', 'x'), 'its indent or description is missing'],
    [createLine('0101', '0', ' '), 'its indent or description is missing'],
    [createLine('01', '0', 'x'), 'its code is invalid: "01"'],
    [createLine('010', '0', 'x'), 'its code is invalid: "010"'],
    [createLine('010101010101', '0', 'x'), 'its code is invalid: "010101010101"'],
  ])('the tariff record %j is rejected', async (record, reason) => {
    expect(getReason((await readSchedule(record))[0])).toBe(reason);
  });

  test.each([
    ['[', 'not complete JSON'],
    ['{}', 'must be a list of lines'],
    ['[1]', 'must be a list of lines'],
    ['[null]', 'must be a list of lines'],
  ])('the tariff file %j is rejected', async (text, reason) => {
    await expect(read(tariff, text)).rejects.toThrow(reason);
  });
});

// Types by the Census Bureau: https://www.census.gov/library/reference/code-lists/ansi.html
test.each([
  ['Cook County', 'county'],
  ['Orleans Parish', 'parish'],
  ['Kenai Peninsula Borough', 'borough'],
  ['Juneau City and Borough', 'city and borough'],
  ['Nome Census Area', 'census area'],
  ['Skagway Municipality', 'municipality'],
  ['Adjuntas Municipio', 'municipio'],
  ['Capitol Planning Region', 'planning region'],
  ['Baltimore city', 'city'],
  ['City and County of San Francisco', 'county'],
  ['District of Columbia', 'federal district'],
])('the county %s has the type %s', (name, type) => {
  expect(parseCountyType(name)).toBe(type);
});
