import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { gbDistrict as districtTable, gbPopulation as populationTable } from '../tables/official-district.ts';
import { openTable, type TableRecord } from './table-records.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

const onsTerms = {
  revision: 1,
  licence: 'OGL-UK-3.0',
  attribution:
    'Source: Office for National Statistics, licensed under the Open Government Licence v.3.0; contains OS data © Crown copyright and database right',
} as const;

/** Types and nations of local authority districts by the entity prefix of their GSS code. */
const districtTypesByPrefix: Readonly<Record<string, { readonly type: string; readonly state: string }>> = {
  E06: { type: 'unitary authority', state: 'GB-ENG' },
  E07: { type: 'non-metropolitan district', state: 'GB-ENG' },
  E08: { type: 'metropolitan district', state: 'GB-ENG' },
  E09: { type: 'London borough', state: 'GB-ENG' },
  W06: { type: 'unitary authority', state: 'GB-WLS' },
  S12: { type: 'council area', state: 'GB-SCT' },
  N09: { type: 'district', state: 'GB-NIR' },
};

/**
 * Local authority districts: a complete list that replaces the bundled list. Areas come from the Standard Area Measurements,
 * points from the centroids in the boundary files.
 */
export const gbDistricts: Dataset<typeof districtTable> = {
  ...onsTerms,
  name: 'gb-districts',
  table: districtTable,
  about: 361,
  file: 'names and codes of local authority districts, or SAM_LAD (areas), as CSV of https://geoportal.statistics.gov.uk',
  async *rows(file) {
    const name = 'gb-districts';
    const { columns, records } = await openTable(file, {
      name,
      isHeader: (columns) => findYear(columns) !== undefined,
      columns: 'LADyyCD and LADyyNM (yy: the year)',
    });
    const year = findYear(columns) ?? '';
    const nations = new Set<string>();
    for await (const record of records) {
      const { line, field } = record;
      const code = field(`LAD${year}CD`) ?? '';
      const district = field(`LAD${year}NM`) ?? '';
      const districtType = districtTypesByPrefix[code.slice(0, 3)];
      if (districtType === undefined || !/^[EWSN]\d{8}$/.test(code) || district === '') {
        yield {
          line,
          rejected: `is not a local authority district: "${code}", "${district}"`,
        } satisfies ParsedEntry<never>;
        continue;
      }
      nations.add(districtType.state);
      const row = {
        code,
        name: district,
        type: code === 'E09000001' ? 'city corporation' : districtType.type,
      };
      yield {
        line,
        row: {
          ...row,
          state: districtType.state,
          area: parseNumber(record, 'AREACHECT', 100),
          landArea: parseNumber(record, 'AREALHECT', 100),
          waterArea: parseNumber(record, 'AREAIHECT', 100),
          latitude: parseNumber(record, 'LAT', 1),
          longitude: parseNumber(record, 'LONG', 1),
        },
      };
    }
    for (const state of ['GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR']) {
      if (!nations.has(state))
        throw new UserFacingError(
          'dataset',
          `${name}: the file has no rows for ${state}. Import the file of the complete United Kingdom.`,
        );
    }
  },
};

const findYear = (columns: readonly string[]) =>
  columns
    .map((column) => /^LAD(\d{2})CD$/.exec(column)?.[1])
    .find((year) => year !== undefined && columns.includes(`LAD${year}NM`));

/**
 * Parses a number; null when the column or value is missing. @param divisor converts the unit, such as hectares per square
 * kilometre
 */
function parseNumber({ field }: TableRecord, column: string, divisor: number): number | null {
  const text = field(column);
  return text !== undefined && /^-?\d{1,9}(\.\d+)?$/.test(text) ? Number(text) / divisor : null;
}

/** Mid-year populations of the four nations and of local authority districts, for the latest year in the file. */
export const gbPopulation: Dataset<typeof populationTable> = {
  ...onsTerms,
  name: 'gb-population',
  table: populationTable,
  about: 365,
  file: 'mid-year population estimates by local authority as CSV: code, name, population_20xx (of https://www.ons.gov.uk)',
  async *rows(file) {
    const name = 'gb-population';
    const { columns, titles, records } = await openTable(file, {
      name,
      isHeader: (columns) =>
        columns.some((column) => codeColumnPattern.test(column)) &&
        columns.some((column) => populationColumnPattern.test(column)),
      columns: 'code and population_20xx (or 20xx, or "All ages" below a title "mid-20xx")',
      titles: 20,
    });
    const codeColumn = columns.find((column) => codeColumnPattern.test(column)) ?? '';
    const [latest] = columns
      .flatMap((column) => {
        const match = populationColumnPattern.exec(column);
        return match === null ? [] : [{ column, year: match[1] ?? match[2] }];
      })
      .sort((a, b) => (b.year ?? '').localeCompare(a.year ?? ''));
    const title = titles
      .map((text) => /\bmid-(20\d{2})\b/i.exec(text)?.[1])
      .find((year) => year !== undefined);
    const period = latest?.year ?? title;
    if (latest === undefined || period === undefined) {
      throw new UserFacingError(
        'dataset',
        `${name}: line ${titles.length + 1} does not contain the year. Name the column population_2024, for example.`,
      );
    }
    for await (const { line, field } of records) {
      const code = field(codeColumn) ?? '';
      // Skip regions, counties, totals and notes.
      if (!/^([EWSN]92|E0[6-9]|W06|S12|N09)\d{6}$/.test(code)) continue;
      const count = field(latest.column) ?? '';
      if (!/^(\d{1,3}(,\d{3})+|\d{1,9})$/.test(count)) {
        yield {
          line,
          rejected: `invalid ${latest.column} of ${code}: "${count}"`,
        } satisfies ParsedEntry<never>;
        continue;
      }
      yield { line, row: { code, population: Number(count.replaceAll(',', '')), populationPeriod: period } };
    }
  },
};

const codeColumnPattern = /^(code|area ?code|mnemonic|(lad|ladcode|la_?code)\d{0,2}(cd)?)$/i;
const populationColumnPattern = /^(?:(?:population|mid)[ _-]?(20\d{2})|(20\d{2})|population|all ages)$/i;
