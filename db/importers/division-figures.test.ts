import { describe, expect, test } from 'vitest';
import { readFacts } from '../../facts/fact-table.ts';
import { readStateNames } from './state-names.ts';

const stateFigures = readFacts('state-figures');
const sumFigures = (country: string, column: 'population' | 'area') =>
  stateFigures
    .filter(({ code = '' }) => code.startsWith(`${country}-`))
    .reduce((sum, row) => sum + Number(row[column] || 0), 0);

describe('divisions of ISO 3166-2', () => {
  test('every division of ISO 3166-2 has a type', () => {
    expect([...readStateNames().values()].filter(({ type }) => type === null)).toEqual([]);
  });

  // Source: ISO 3166-2, Online Browsing Platform.
  test.each([
    ['BD-06', 'district', 'Barishal'],
    ['BD-A', 'division', 'Barishal Division'],
    ['EE-37', 'county', null],
    ['ES-M', 'province', null],
    ['FR-02', 'department', null],
    ['GB-NNH', 'unitary authority', null],
    ['GE-TB', 'city', null],
    ['IQ-KR', 'region', null],
    ['IT-BZ', 'autonomous province', null],
    ['IT-MI', 'metropolitan city', null],
    ['LT-57', 'city municipality', null],
    ['MA-FAH', 'province', 'Fahs-Anjra'],
    ['PG-NCD', 'national capital district', 'National Capital District'],
    ['RS-08', 'district', null],
    ['SB-CT', 'capital territory', 'Capital Territory'],
    ['TW-TPE', 'special municipality', null],
    ['UG-331', 'district', 'Omoro'],
  ])('the division %s is a %s and has its official name', (code, type, name) => {
    expect(readStateNames().get(code)).toMatchObject(name === null ? { type } : { type, name });
  });

  test('a British division has the type of the district with the same name', () => {
    const types = new Map(readFacts('gb-districts').map(({ name = '', type = '' }) => [name, type]));
    const differing = [...readStateNames()].filter(
      ([code, { name, type }]) => code.startsWith('GB-') && types.has(name) && types.get(name) !== type,
    );
    expect(differing.map(([code, { type }]) => `${code} ${type}`)).toEqual([]);
  });

  test('every area and population belongs to a division, and every population has a year and a source', () => {
    const names = readStateNames();
    const wrongRows = stateFigures.filter(
      ({ code = '', population, population_period: year = '', source }) =>
        !names.has(code) || (population !== '' && (!/^(19|20)\d\d$/.test(year) || source === '')),
    );
    expect(wrongRows).toEqual([]);
  });
});

describe('figures of divisions', () => {
  // The total that the statistics office of the country published for the same count.
  test.each([
    ['AL', 2_402_113],
    ['AM', 3_018_854],
    ['AO', 25_789_024],
    ['BD', 165_158_616],
    ['BJ', 10_008_749],
    ['BO', 10_059_856],
    ['BY', 9_413_446],
    ['CO', 48_258_494],
    ['CR', 5_044_197],
    ['CU', 11_167_325],
    ['DK', 5_961_249],
    ['EG', 94_798_827],
    ['GA', 1_811_079],
    ['GE', 3_713_804],
    ['GN', 10_523_261],
    ['GT', 14_901_286],
    ['GY', 746_955],
    ['IR', 79_926_270],
    ['JM', 2_697_983],
    ['JO', 9_531_712],
    ['KE', 47_564_296],
    ['KH', 15_552_211],
    ['LA', 6_492_228],
    ['LK', 20_359_439],
    ['LR', 3_476_608],
    ['MA', 33_848_242],
    ['ML', 14_528_662],
    ['MM', 51_486_253],
    ['MW', 17_563_749],
    ['NA', 3_022_401],
    ['NE', 17_138_707],
    ['PE', 29_381_884],
    ['PL', 38_036_118],
    ['QA', 2_404_776],
    ['RW', 13_246_394],
    ['SK', 5_449_270],
    ['SN', 13_508_715],
    ['SS', 8_260_490],
    ['SV', 5_744_113],
    ['SZ', 1_093_238],
    ['TG', 8_095_498],
    ['UA', 41_167_335],
    ['UG', 34_634_650],
    ['UY', 3_286_314],
    ['ZM', 13_092_666],
    ['ZW', 13_061_239],
  ])('the populations of the divisions of %s sum to the published %d', (country, total) => {
    expect(sumFigures(country, 'population')).toBe(total);
  });

  test('the counties of Ireland sum to their provinces, which sum to the census of 2022', () => {
    const names = readStateNames();
    const people = new Map(stateFigures.map(({ code = '', population }) => [code, Number(population)]));
    const provinces = ['IE-C', 'IE-L', 'IE-M', 'IE-U'];
    for (const province of provinces) {
      const counties = [...names.values()].filter(({ parent }) => parent === province);
      const sum = counties.reduce((total, { code }) => total + (people.get(code) ?? NaN), 0);
      expect(sum, province).toBe(people.get(province));
    }
    expect(provinces.reduce((total, code) => total + (people.get(code) ?? NaN), 0)).toBe(5_149_139);
  });

  // Square kilometres: the area of the country that its statistics or mapping office published. Areas are rounded, so
  // sums differ by up to half a square kilometre per division.
  test.each([
    ['BR', 8_510_418],
    ['CA', 9_984_670],
    ['CH', 41_291],
    ['DE', 357_588],
    ['ES', 505_990],
    ['IT', 302_073],
    ['JP', 377_975],
    ['MX', 1_960_647],
    ['PL', 312_705],
    ['ZA', 1_220_813],
  ])('the areas of the divisions of %s sum to the published %d km²', (country, total) => {
    const divisions = stateFigures.filter(
      ({ code = '', area }) => code.startsWith(`${country}-`) && area !== '',
    );
    expect(Math.abs(sumFigures(country, 'area') - total)).toBeLessThanOrEqual(divisions.length / 2);
  });

  test('the counties of the United States sum to the estimate for the nation of July 2023', () => {
    const people = readFacts('us-counties').map(({ population }) => Number(population || 0));
    // U.S. Census Bureau, vintage 2023: 334,914,895 residents in the states and the District of Columbia.
    expect(people.reduce((sum, each) => sum + each, 0)).toBe(334_914_895);
  });
});
