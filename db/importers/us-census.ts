import { readFacts } from '../../facts/fact-table.ts';
import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import {
  usCounty as countyTable,
  usPopulation as populationTable,
  usPropertyTax as taxTable,
} from '../tables/official-district.ts';
import { parseCountyType } from './county-type.ts';
import { openTable, type TableRecord } from './table-records.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

const censusTerms = {
  revision: 1,
  licence: 'Public domain (United States Census Bureau)',
  attribution: null,
} as const;

/** FIPS codes of the fifty states and the federal district. */
const states = new Map(
  readFacts('us-states')
    .filter(({ fips = '' }) => fips !== '' && Number(fips) < 60)
    .map(({ fips = '', code = '' }) => [fips, code]),
);

/**
 * Populations of states and counties, for the latest year of the Census Bureau's estimates. To detect truncated files, the sum
 * of the counties must equal the population of the state, and all states must be present.
 */
export const usPopulation: Dataset<typeof populationTable> = {
  ...censusTerms,
  name: 'us-population',
  table: populationTable,
  about: 3_195,
  file: 'co-est20xx-alldata.csv of https://www2.census.gov/programs-surveys/popest/datasets/',
  async *rows(file) {
    const name = 'us-population';
    const { columns, records } = await openTable(file, {
      name,
      isHeader: (columns) =>
        ['SUMLEV', 'STATE', 'COUNTY'].every((column) => columns.includes(column)) &&
        columns.some((column) => estimatePattern.test(column)),
      columns: 'SUMLEV, STATE, COUNTY and POPESTIMATE20xx',
      // The encoding of the file is Latin-1: names contain ñ as a single byte.
      encoding: 'windows-1252',
    });
    const column =
      columns
        .filter((each) => estimatePattern.test(each))
        .sort()
        .at(-1) ?? '';
    const period = column.slice(-4);
    const unfinishedTotals = new Map<
      string,
      { readonly line: number; readonly population: number; counted: number }
    >();
    for await (const { line, field } of records) {
      const level = field('SUMLEV')?.padStart(3, '0');
      if (level !== '040' && level !== '050') continue;
      const state = field('STATE')?.padStart(2, '0') ?? '';
      const countyCode = field('COUNTY')?.padStart(3, '0') ?? '';
      const populationText = field(column) ?? '';
      if (!/^\d{2}$/.test(state) || !/^\d{3}$/.test(countyCode) || !/^\d{1,9}$/.test(populationText)) {
        throw new UserFacingError(
          'dataset',
          `${name}: line ${line} must have a state, a county and ${column}, not "${state}", "${countyCode}", "${populationText}"`,
        );
      }
      const population = Number(populationText);
      const stateTotal = unfinishedTotals.get(state);
      if (level === '040') unfinishedTotals.set(state, { line, population, counted: 0 });
      else if (stateTotal !== undefined) stateTotal.counted += population;
      const code = level === '040' ? state : state + countyCode;
      yield { line, row: { code, population, populationPeriod: period } };
    }
    for (const [state, { line, population, counted }] of unfinishedTotals) {
      if (population === counted) continue;
      throw new UserFacingError(
        'dataset',
        `${name}: the counties of state ${state} sum to ${counted}, but line ${line} has ${population}: the file is incomplete`,
      );
    }
    checkComplete(name, unfinishedTotals);
  },
};

const estimatePattern = /^POPESTIMATE20\d{2}$/;

/** Counties with areas and an inner point: a complete list that replaces the bundled list. */
export const usCounties: Dataset<typeof countyTable> = {
  ...censusTerms,
  name: 'us-counties',
  table: countyTable,
  about: 3_222,
  file: '20xx_Gaz_counties_national.txt, or its ZIP, of https://www.census.gov/geographies/reference-files/',
  async *rows(file) {
    const name = 'us-counties';
    const requiredColumns = ['USPS', 'GEOID', 'NAME', 'ALAND', 'AWATER', 'INTPTLAT', 'INTPTLONG'];
    const { records } = await openTable(file, {
      name,
      isHeader: (columns) => requiredColumns.every((column) => columns.includes(column)),
      columns: requiredColumns.join(', '),
    });
    const seenStates = new Set<string>();
    for await (const record of records) {
      const { line, field } = record;
      const [code = '', county = '', usps = ''] = [field('GEOID'), field('NAME'), field('USPS')];
      const [latitude, longitude] = [Number(field('INTPTLAT')), Number(field('INTPTLONG'))];
      if (!/^\d{5}$/.test(code) || county === '' || !/^[A-Z]{2}$/.test(usps)) {
        throw new UserFacingError(
          'dataset',
          `${name}: line ${line} is not a county: "${code}", "${county}", "${usps}"`,
        );
      }
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) || field('INTPTLAT') === '') {
        throw new UserFacingError(
          'dataset',
          `${name}: line ${line}: invalid INTPTLAT and INTPTLONG "${field('INTPTLAT')}" and "${field('INTPTLONG')}"`,
        );
      }
      const [land, water] = [parseSquareKilometres(record, 'ALAND'), parseSquareKilometres(record, 'AWATER')];
      seenStates.add(code.slice(0, 2));
      const row = { code, name: county, type: parseCountyType(county), state: `US-${usps}` };
      const areas = { area: round(land + water), landArea: land, waterArea: water };
      yield { line, row: { ...row, ...areas, latitude, longitude } };
    }
    checkComplete(name, seenStates);
  },
};

/** Converts square metres to square kilometres with six decimals. @throws UserFacingError naming the line */
function parseSquareKilometres({ line, field }: TableRecord, column: string): number {
  const metresText = field(column) ?? '';
  if (!/^\d{1,15}$/.test(metresText)) {
    throw new UserFacingError('dataset', `us-counties: line ${line}: invalid ${column} "${metresText}"`);
  }
  return round(Number(metresText) / 1e6);
}

const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Median annual property tax of home owners by county. Source: table B25103 of the American Community Survey. */
export const usPropertyTax: Dataset<typeof taxTable> = {
  ...censusTerms,
  name: 'us-property-tax',
  table: taxTable,
  about: 3_222,
  file: 'ACSDT5Y20xx.B25103-Data.csv of https://data.census.gov/table/ACSDT5Y2023.B25103 (all counties, unpacked)',
  async *rows(file) {
    const name = 'us-property-tax';
    const period = /ACSDT5Y(20\d{2})\.B25103/.exec(file ?? '')?.[1];
    if (period === undefined) {
      throw new UserFacingError(
        'dataset',
        `${name}: the name of the file must contain the survey, as in ACSDT5Y2023.B25103-Data.csv`,
      );
    }
    const { records } = await openTable(file, {
      name,
      isHeader: (columns) => columns.includes('GEO_ID') && columns.includes('B25103_001E'),
      columns: 'GEO_ID and B25103_001E',
      labels: 1,
    });
    for await (const { line, field } of records) {
      const code = /^0500000US(\d{5})$/.exec(field('GEO_ID') ?? '')?.[1];
      if (code === undefined) continue;
      const amount = field('B25103_001E') ?? '';
      // Skip counties with too few responses, and values that are only a limit: 10,000+, 199-.
      if (/^(-|N|\(X\)|\*+|null|-?\d{9}|[\d,]+[+-])?$/.test(amount)) continue;
      if (!/^\d{1,5}$/.test(amount)) {
        yield { line, rejected: `invalid B25103_001E "${amount}"` } satisfies ParsedEntry<never>;
        continue;
      }
      yield { line, row: { code, annualMedian: Number(amount), period } };
    }
  },
};

/** Checks that a file contains all states. @throws UserFacingError when a state is missing */
function checkComplete(name: string, seen: { has(fips: string): boolean }): void {
  for (const [fips, code] of states) {
    if (seen.has(fips)) continue;
    throw new UserFacingError(
      'dataset',
      `${name}: the file has no rows for ${code}. Import the file of the complete nation.`,
    );
  }
}
