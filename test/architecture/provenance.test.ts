import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { origins } from '../../app/subgraphs.ts';
import { datasets as imported } from '../../db/importers/index.ts';
import { routes } from '../../rest-compat/routes.ts';
import { Provenance } from '../../subgraphs/geo/dataset/dataset.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const installed = new Provenance(origins).datasets([]);
const manifestOf = (name: string) =>
  JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string; license: string };

/** All families but the one that lists them. */
const families = [...new Set(routes.map(({ family }) => family))].filter((family) => family !== 'datasets');

describe('every answer says what it rests on', () => {
  test.each(families)('the family %s names its datasets', (family) => {
    expect(origins.filter((origin) => origin.families.includes(family))).not.toEqual([]);
  });

  test('every dataset has a family, and every family that is named is one of the table', () => {
    for (const origin of origins) expect(origin.families, JSON.stringify(origin)).not.toEqual([]);
    const named = new Set(origins.flatMap((origin) => origin.families));
    expect([...named].filter((family) => !families.includes(family))).toEqual([]);
  });
});

describe('nothing that is read is left out', () => {
  test('every importer, whatever fills it, has its families', () => {
    const stored = origins.flatMap((origin) => ('stored' in origin ? [origin.stored] : []));
    expect(stored.sort()).toEqual(imported.map(({ name }) => name).sort());
  });

  test('every table under facts/', () => {
    const files = origins.flatMap((origin) => ('file' in origin ? [origin.file] : []));
    const tables = readdirSync(new URL('facts/tables/', root)).filter((file) => file.endsWith('.tsv'));
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((file) => !files.includes(`tables/${file}`))).toEqual([]);
    for (const file of files) expect(read(`facts/${file}`).length, file).toBeGreaterThan(0);
  });

  /** By DEPENDENCIES.md: `| tzdata | data | …`. */
  const packages = Array.from(
    read('DEPENDENCIES.md').matchAll(/^\| (\S+) +\| data /gm),
    ([, name = '']) => name,
  );
  const bundled = imported.map((dataset) => dataset.bundled?.().source ?? '').join(', ');

  test.each(packages)('the package %s', (name) => {
    const isImported = `${bundled}, `.includes(`npm ${name}@${manifestOf(name).version}, `);
    expect(isImported || installed.some((dataset) => dataset.name === name)).toBe(true);
  });
});

describe('what is told of a package is what the package says', () => {
  const ofPackages = installed.filter(({ source }) => source.startsWith('npm '));

  test.each(ofPackages.map((dataset) => [dataset.name, dataset] as const))('%s', (name, dataset) => {
    const { version, license } = manifestOf(name);
    expect(dataset).toMatchObject({ edition: version, source: `npm ${name}@${version}` });
    expect(dataset.licence === license || dataset.licence.startsWith(`${license} AND `)).toBe(true);
  });

  test.each(imported.filter(({ bundled }) => bundled !== undefined))(
    'the licence of $name covers the packages that it is made of',
    ({ licence, bundled }) => {
      const made = Array.from(
        (bundled?.().source ?? '').matchAll(/npm (\S+?)@[^@\s,]+/g),
        ([, name = '']) => name,
      );
      const lacking = made.filter((name) => !covers(licence, manifestOf(name).license));
      expect(lacking).toEqual([]);
    },
  );
});

/** Whether a licence names the one of a package, which may be written as no SPDX expression. */
function covers(licence: string, own: string): boolean {
  const spdx = own === 'BSD' ? 'BSD-3-Clause' : (/\((CC-BY-4\.0)\)/.exec(own)?.[1] ?? own);
  return licence.includes(spdx);
}
