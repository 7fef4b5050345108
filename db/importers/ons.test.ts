import { describe, expect, test } from 'vitest';
import { readRecords } from '../../test/support/read-records.ts';
import { gbDistricts, gbPopulation } from './ons.ts';

// Existing district codes: https://geoportal.statistics.gov.uk, local authority districts of 2024.
const nations = [
  'E06000023,"Bristol, City of"',
  'W06000015,Cardiff',
  'S12000036,City of Edinburgh',
  'N09000003,Belfast',
];

describe('local authority districts', () => {
  const read = (lines: readonly string[], head = 'LAD24CD,LAD24NM') =>
    readRecords(gbDistricts, [head, ...lines].join('\n'));

  // Entity codes of the Register of Geographic Codes.
  test.each([
    ['E06000023', 'unitary authority', 'GB-ENG'],
    ['E07000008', 'non-metropolitan district', 'GB-ENG'],
    ['E08000003', 'metropolitan district', 'GB-ENG'],
    ['E09000033', 'London borough', 'GB-ENG'],
    ['E09000001', 'city corporation', 'GB-ENG'],
    ['W06000015', 'unitary authority', 'GB-WLS'],
    ['S12000036', 'council area', 'GB-SCT'],
    ['N09000003', 'district', 'GB-NIR'],
  ])('the British district %s is a %s of %s', async (code, type, state) => {
    const { rows } = await read([`${code},Some`, ...nations]);
    expect(rows[0]).toEqual({
      code,
      name: 'Some',
      type,
      state,
      area: null,
      landArea: null,
      waterArea: null,
      latitude: null,
      longitude: null,
    });
  });

  test('British local authority districts have areas in square kilometres, and areas that are not numbers are unknown', async () => {
    const measuredLines = nations.map((line, index) =>
      index === 0 ? `${line},10976.5,10900,76.5,51.4711,-2.5774` : `${line},,n/a,1x,x1,1e3`,
    );
    const { rows } = await read(measuredLines, 'LAD24CD,LAD24NM,AREACHECT,AREALHECT,AREAIHECT,LAT,LONG');
    expect(rows.slice(0, 2)).toMatchObject([
      { area: 109.765, landArea: 109, waterArea: 0.765, latitude: 51.4711, longitude: -2.5774 },
      { area: null, landArea: null, waterArea: null, latitude: null, longitude: null },
    ]);
  });

  test.each([
    ['E0600002,A', '"E0600002", "A"'],
    ['E060000230,A', '"E060000230", "A"'],
    ['E10000002,A', '"E10000002", "A"'],
    ['E06000023,', '"E06000023", ""'],
    [',A', '"", "A"'],
  ])('the district line %s of ONS is rejected', async (line, shown) => {
    const { rows, lines, rejected } = await read([line, ...nations]);
    expect(rejected).toEqual([`line 2: is not a local authority district: ${shown}`]);
    expect(rows).toHaveLength(4);
    expect(lines).toEqual([3, 4, 5, 6]);
  });

  test.each(['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR'].map((state, index) => [state, index] as const))(
    'a district file without any district of %s is rejected',
    async (state, index) => {
      await expect(read(nations.toSpliced(index, 1))).rejects.toThrow(
        `gb-districts: the file has no rows for ${state}. Import the file of the complete United Kingdom.`,
      );
    },
  );

  test.each(['LAD24CD,LAD23NM', 'LAD4CD,LAD4NM', 'XLAD24CD,LAD24NM', 'LAD24CDX,LAD24NM'])(
    'a district file of ONS with the columns %s is rejected',
    async (head) => {
      await expect(read(nations, head)).rejects.toThrow('gb-districts: line 1 must have the columns LADyyCD');
    },
  );

  test('an ONS table with codes of two years yields the codes that have names', async () => {
    const lines = nations.map((line) => `x,${line}`);
    expect((await read(lines, 'LAD23CD,LAD24CD,LAD24NM')).rows).toHaveLength(4);
  });
});

describe('mid-year populations', () => {
  const read = (...lines: string[]) => readRecords(gbPopulation, lines.join('\n'));

  test.each([
    ['code,name,population_2024'],
    ['Area code,Name,Population 2024'],
    ['mnemonic,name,mid-2024'],
    ['ladcode24,name,mid2024'],
    ['lad24cd,name,2024'],
    ['lacode24,name,population_2024'],
    ['la_code,name,2024'],
  ])('mid-year populations of ONS are read from the header %s', async (head) => {
    expect((await read(head, 'W06000015,Cardiff,383919')).rows).toEqual([
      { code: 'W06000015', population: 383_919, populationPeriod: '2024' },
    ]);
  });

  test('the latest population year of ONS is used, and a year in a column takes precedence over a year in a title', async () => {
    const row = 'W06000015,1,3,2';
    expect((await read('code,2022,2024,2023', row)).rows).toMatchObject([
      { population: 3, populationPeriod: '2024' },
    ]);
    expect((await read('Estimates, mid-2020', 'code,2022,2024,2023', row)).rows).toMatchObject([
      { population: 3, populationPeriod: '2024' },
    ]);
    expect(
      (await read('Estimates', 'for Mid-2021 and mid-2020', 'code,All ages', 'W06000015,5')).rows,
    ).toMatchObject([{ population: 5, populationPeriod: '2021' }]);
  });

  test.each([
    ['code,All ages', 'line 1 does not contain the year. Name the column population_2024, for example.'],
    ['code,population_1999', 'line 2 must have the columns code and population_20xx'],
    ['name,population_2024', 'line 2 must have the columns code and population_20xx'],
    ['codes,population_2024', 'line 2 must have the columns code and population_20xx'],
    [`${'title\n'.repeat(20)}code,All ages`, 'line 21 does not contain the year'],
    [`${'title\n'.repeat(21)}code,population_2024`, 'line 21 must have the columns'],
  ])('the population header %j is rejected', async (head, message) => {
    await expect(read(head, 'W06000015,5')).rejects.toThrow(`gb-population: ${message}`);
  });

  test('ONS populations of nations and districts are read, and regions, counties and notes are skipped', async () => {
    const { rows, lines, rejected } = await read(
      'code,population_2024',
      ...['K02000001,68', 'E92000001,57', 'E12000007,8', 'E10000002,7', 'E06000023,6', 'E07000008,5'],
      ...['E08000003,4', 'E09000033,3', 'W92000004,2', 'W06000015,1', 'S92000003,0', 'S12000036,1'],
      ...['N92000002,2', 'N09000003,3', 'N090000031,4', 'XN09000003,4', 'Source: the Office,', ',1'],
    );
    expect(rows.map(({ code }) => code)).toEqual([
      ...['E92000001', 'E06000023', 'E07000008', 'E08000003', 'E09000033', 'W92000004', 'W06000015'],
      ...['S92000003', 'S12000036', 'N92000002', 'N09000003'],
    ]);
    expect(lines.slice(0, 2)).toEqual([3, 6]);
    expect(rejected).toEqual([]);
  });

  test.each([
    ['383919', 383_919],
    ['"383,919"', 383_919],
    ['"1,383,919"', 1_383_919],
    ['999999999', 999_999_999],
    ['1000000000', null],
    ['"3839,19"', null],
    ['"1234,919"', null],
    ['383.9', null],
    ['-', null],
    ['', null],
  ])('the ONS population %s is read as %j', async (text, population) => {
    const { rows, rejected } = await read('code,mid-2024', `W06000015,${text}`);
    expect(rows.map((row) => row.population)).toEqual(population === null ? [] : [population]);
    expect(rejected).toEqual(
      population === null ? [`line 2: invalid mid-2024 of W06000015: "${text.replaceAll('"', '')}"`] : [],
    );
  });
});
