import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Dataset } from '../import/dataset.ts';
import { naics as table } from '../tables/money.ts';
import { parseCsvRecords } from './csv.ts';
import { readNaics2022 } from './naics-2022.ts';
import { cleanNaics, type NaicsRow } from '../../facts/naics/clean-naics.ts';
import { readBundledPackage } from '../../core/package-file.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * The NAICS version in use: 2022, derived from the package for 2017 and a table of changes, or a version that an operator
 * imported.
 */
export const naics: Dataset<typeof table> = {
  name: 'naics',
  table,
  revision: 2,
  licence: 'Public domain (United States Census Bureau), MIT (package)',
  attribution: null,
  about: 2_130,
  bundled: () => readBundledPackage('naics'),
  file: '2022_NAICS_Descriptions of https://www.census.gov/naics/, saved as CSV; its name has the year',
  *rows(file) {
    const { year, classes } =
      file === undefined ? { year: 2022, classes: readNaics2022() } : parseOfficialFile(file);
    let line = 0;
    for (const { code, title, description } of classes) {
      line += 1;
      if (!/^(\d{2,6}|\d{2}-\d{2})$/.test(code) || title === '') {
        yield { line, rejected: `its code is invalid: ${JSON.stringify(code.slice(0, 20))}` };
      } else {
        yield { line, row: { code, title, description, year } };
      }
    }
  },
};

function parseOfficialFile(file: string): { year: number; classes: readonly NaicsRow[] } {
  const year = /(?:19|20)\d{2}/.exec(basename(file))?.[0];
  if (year === undefined)
    throw new UserFacingError(
      'dataset',
      `naics: the file name must contain the year, such as 2022. The name is ${basename(file)}`,
    );
  const [head, ...records] = parseCsvRecords(readFileSync(file, 'utf8'));
  const columns = (head ?? []).map((name) => name.trim().toLowerCase());
  const [code, title, description] = ['code', 'title', 'description'].map((name) => columns.indexOf(name));
  if (
    code === undefined ||
    title === undefined ||
    description === undefined ||
    code < 0 ||
    title < 0 ||
    description < 0
  ) {
    throw new UserFacingError('dataset', 'naics: the columns must be Code, Title and Description');
  }
  const rawClasses = records
    .filter((fields) => fields.some((field) => field.trim() !== ''))
    .map((fields) => ({
      code: (fields[code] ?? '').trim(),
      title: fields[title] ?? '',
      description: fields[description] ?? '',
    }));
  return { year: Number(year), classes: cleanNaics(rawClasses) };
}
