import { describe, expect, test } from 'vitest';
import { readFacts } from '../../facts/fact-table.ts';
import { readRecords } from '../../test/support/read-records.ts';
import { usCounties, usPopulation, usPropertyTax } from './us-census.ts';

/** The fifty states and the federal district: https://www.census.gov/library/reference/code-lists/ansi.html */
const states = readFacts('us-states').filter(({ fips = '' }) => fips !== '' && Number(fips) < 60);

describe('population estimates', () => {
  const headerLine = 'SUMLEV,STATE,COUNTY,CTYNAME,POPESTIMATE2024,POPESTIMATE2023';
  /** States with one county each. */
  const otherLines = states.flatMap(({ fips = '' }) =>
    fips === '06' ? [] : [`040,${fips},000,Some,5,4`, `050,${fips},001,One,5,4`],
  );
  const read = (...lines: string[]) =>
    readRecords(usPopulation, [headerLine, ...lines, ...otherLines].join('\n'), 'co-est2024-alldata.csv');
  const california = ['040,06,000,California,30,3', '050,06,037,Los Angeles,20,2', '050,06,001,Alameda,10,1'];

  test('US population estimates come from the column of the latest year, at any position', async () => {
    const { rows, lines } = await read(...california);
    expect(states).toHaveLength(51);
    expect(rows).toHaveLength(2 * 51 + 1);
    expect(rows.slice(0, 3)).toEqual([
      { code: '06', population: 30, populationPeriod: '2024' },
      { code: '06037', population: 20, populationPeriod: '2024' },
      { code: '06001', population: 10, populationPeriod: '2024' },
    ]);
    expect(lines.slice(0, 3)).toEqual([2, 3, 4]);
    const { rows: swapped } = await readRecords(
      usPopulation,
      [
        'SUMLEV,STATE,COUNTY,CTYNAME,POPESTIMATE2023,POPESTIMATE2024,NPOPESTIMATE2025,POPESTIMATE2025X',
        ...[...california, ...otherLines].map((line) => `${line},9,9`),
      ].join('\n'),
    );
    expect(swapped[0]).toEqual({ code: '06', population: 3, populationPeriod: '2024' });
  });

  test('US population estimates restore leading zeros that a spreadsheet removed, and skip other administrative levels', async () => {
    const { rows } = await read(
      '40,6,0,California,30,3',
      '50,6,37,Los Angeles,20,2',
      '50,6,1,Alameda,10,1',
      '010,00,000,United States,340110988,4',
      '170,06,037,Some,x,x',
    );
    expect(rows.slice(0, 4).map(({ code }) => code)).toEqual(['06', '06037', '06001', states[0]?.['fips']]);
  });

  test.each([
    [
      '050,006,037,Los Angeles,20,2',
      'line 3 must have a state, a county and POPESTIMATE2024, not "006", "037", "20"',
    ],
    [
      '050,x,037,Los Angeles,20,2',
      'line 3 must have a state, a county and POPESTIMATE2024, not "0x", "037", "20"',
    ],
    [
      '050,06,0037,Los Angeles,20,2',
      'line 3 must have a state, a county and POPESTIMATE2024, not "06", "0037", "20"',
    ],
    [
      '050,06,3x,Los Angeles,20,2',
      'line 3 must have a state, a county and POPESTIMATE2024, not "06", "03x", "20"',
    ],
    [
      '050,06,037,Los Angeles,,2',
      'line 3 must have a state, a county and POPESTIMATE2024, not "06", "037", ""',
    ],
    ['050,06,037,Los Angeles,x20,2', 'line 3 must have a state'],
    ['050,06,037,Los Angeles,20x,2', 'line 3 must have a state'],
    ['050,06,037,Los Angeles,1000000000,2', 'line 3 must have a state'],
    [
      '050,06,037,Los Angeles,19,2',
      'the counties of state 06 sum to 29, but line 2 has 30: the file is incomplete',
    ],
  ])('US population estimates are rejected with the reason: %s', async (county, message) => {
    const [state = '', , alameda = ''] = california;
    await expect(read(state, county, alameda)).rejects.toThrow(`us-population: ${message}`);
  });

  test('US population estimates that lack a state are rejected with the name of the state, and territories are optional', async () => {
    await expect(read()).rejects.toThrow(
      'us-population: the file has no rows for US-CA. Import the file of the complete nation.',
    );
    const puertoRico = ['040,72,000,Puerto Rico,7,7', '050,72,001,Adjuntas,7,7'];
    expect((await read(...california, ...puertoRico)).rows).toContainEqual({
      code: '72001',
      population: 7,
      populationPeriod: '2024',
    });
  });

  test.each([
    'SUMLEV,STATE,COUNTY,CTYNAME',
    'SUMLEV,STATE,POPESTIMATE2024',
    'SUMLEV,STATE,COUNTY,POPESTIMATE',
  ])('US population estimates with only the columns %s are rejected', async (columns) => {
    await expect(readRecords(usPopulation, `${columns}\n`)).rejects.toThrow(
      'us-population: line 1 must have the columns SUMLEV, STATE, COUNTY and POPESTIMATE20xx',
    );
  });
});

describe('the county Gazetteer', () => {
  const headerLine = 'USPS|GEOID|NAME|ALAND|AWATER|INTPTLAT|INTPTLONG';
  const otherLines = states
    .filter(({ fips }) => fips !== '06')
    .map(({ fips = '', code = '' }) => `${code.slice(3)}|${fips}001|Some County|1|0|1|1`);
  const read = (line: string) =>
    readRecords(usCounties, [headerLine, line, ...otherLines].join('\n'), 'gaz.txt');
  const readRow = (...fields: string[]) => read(fields.join('|'));

  test('the county Gazetteer yields areas in square kilometres with square-metre precision', async () => {
    expect(
      (await readRow('CA', '06037', 'Los Angeles County', '10515988166', '1794793532', '34', '-118')).rows[0],
    ).toEqual({
      code: '06037',
      name: 'Los Angeles County',
      type: 'county',
      state: 'US-CA',
      area: 12310.781698,
      landArea: 10515.988166,
      waterArea: 1794.793532,
      latitude: 34,
      longitude: -118,
    });
    expect((await readRow('CA', '06037', 'A', '999999999999999', '0', '90', '-180')).rows[0]).toMatchObject({
      area: 999_999_999.999999,
      waterArea: 0,
      latitude: 90,
      longitude: -180,
    });
  });

  test.each<[string[], string]>([
    [['CA', '6037', 'A', '1', '0', '1', '1'], 'line 2 is not a county: "6037", "A", "CA"'],
    [['CA', '060370', 'A', '1', '0', '1', '1'], 'line 2 is not a county: "060370", "A", "CA"'],
    [['CA', '06037', '', '1', '0', '1', '1'], 'line 2 is not a county: "06037", "", "CA"'],
    [['CAL', '06037', 'A', '1', '0', '1', '1'], 'line 2 is not a county: "06037", "A", "CAL"'],
    [['ca', '06037', 'A', '1', '0', '1', '1'], 'line 2 is not a county'],
    [['CA', '06037', 'A', '1', '0', '90.1', '1'], 'invalid INTPTLAT and INTPTLONG "90.1" and "1"'],
    [['CA', '06037', 'A', '1', '0', '1', '-180.1'], 'invalid INTPTLAT and INTPTLONG "1" and "-180.1"'],
    [['CA', '06037', 'A', '1', '0', '', '1'], 'invalid INTPTLAT and INTPTLONG "" and "1"'],
    [['CA', '06037', 'A', '1', '0', 'x', '1'], 'invalid INTPTLAT and INTPTLONG "x" and "1"'],
    [['CA', '06037', 'A', '', '0', '1', '1'], 'line 2: invalid ALAND ""'],
    [['CA', '06037', 'A', '1.5', '0', '1', '1'], 'line 2: invalid ALAND "1.5"'],
    [['CA', '06037', 'A', '1', '-0', '1', '1'], 'line 2: invalid AWATER "-0"'],
    [['CA', '06037', 'A', '1', '1000000000000000', '1', '1'], 'line 2: invalid AWATER'],
    [['NV', '32037', 'A', '1', '0', '1', '1'], 'the file has no rows for US-CA'],
  ])('the Gazetteer line %j is rejected', async (fields, message) => {
    await expect(readRow(...fields)).rejects.toThrow(message);
  });
});

describe('annual property tax of homes', () => {
  const read = (line: string, name = 'ACSDT5Y2023.B25103-Data.csv') =>
    readRecords(usPropertyTax, `GEO_ID,B25103_001E\nGeography,Estimate\n${line}\n`, name);

  // https://www.census.gov/data/developers/data-sets/acs-1year/notes-on-acs-estimate-and-annotation-values.html
  test.each(['', '-', 'N', '(X)', '**', '***', 'null', '-666666666', '"10,000+"', '199-'])(
    'the annual property tax is unknown for the survey value %s',
    async (amount) => {
      expect(await read(`0500000US06037,${amount}`)).toEqual({ rows: [], lines: [], rejected: [] });
    },
  );

  test.each(['many', '5215.5', '100000', '-5', '-66666666', '+'])(
    'the property tax amount %s is rejected',
    async (amount) => {
      expect(await read(`0500000US06037,${amount}`)).toMatchObject({
        rows: [],
        rejected: [`line 3: invalid B25103_001E "${amount}"`],
      });
    },
  );

  test('the property tax table yields only counties, for the year in the file name', async () => {
    const { rows, lines } = await read(
      '0400000US06,1\n0500000US06037,99999\n0500000US060371,2\nx0500000US06037,3\n0500000US06001,0',
    );
    expect(rows).toEqual([
      { code: '06037', annualMedian: 99_999, period: '2023' },
      { code: '06001', annualMedian: 0, period: '2023' },
    ]);
    expect(lines).toEqual([4, 7]);
    await expect(read('', 'ACSDT1Y2023.B25103-Data.csv')).rejects.toThrow('must contain the survey');
    await expect(readRecords(usPropertyTax, 'GEO_ID\n', 'ACSDT5Y2023.B25103.csv')).rejects.toThrow(
      'us-property-tax: line 1 must have the columns GEO_ID and B25103_001E',
    );
  });
});
