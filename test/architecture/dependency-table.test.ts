import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { dependencies, optionalDependencies, lookup } = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  lookup: { importOnly: string[] };
};
const packageNames = Object.keys({ ...dependencies, ...optionalDependencies }).sort();

/** The rows of DEPENDENCIES.md. */
const rows = read('DEPENDENCIES.md')
  .split('\n')
  .filter((line) => /^\| [@a-z]/.test(line) && !/^\| package /.test(line))
  .map((line) => {
    const cells = line.slice(1, -1).split('|');
    const [name = '', kind, what, size, licence, keeper, moment, instead] = cells.map((cell) => cell.trim());
    return { name, kind, what, size, licence, keeper, moment, instead };
  });

test('DEPENDENCIES.md has exactly one row for each runtime dependency', () => {
  expect(rows.map(({ name }) => name)).toEqual(packageNames);
});

describe.each(rows)('the package $name', ({ name, kind, what, size, licence, keeper, moment, instead }) => {
  test('the row of a package in DEPENDENCIES.md is complete and has the licence of its package.json', () => {
    expect(kind).toMatch(/^(data|code)$/);
    expect(moment).toMatch(/^(import|request|both|–)$/);
    expect(Number(size)).toBeGreaterThanOrEqual(0);
    for (const cell of [what, keeper, instead]) expect(cell).toMatch(/\w/);
    const manifest = JSON.parse(read(`node_modules/${name}/package.json`)) as { license: string };
    expect(licence).toBe(manifest.license);
  });

  test('each package is used in the phase that DEPENDENCIES.md states: imports, requests or both', () => {
    const [imports, answers] = [importers, otherSources].map((files) =>
      files.some((text) => hasPackageName(text, name)),
    );
    if (imports === true) expect(moment).toMatch(/import|both/);
    if (answers === true) expect(moment).toMatch(/request|both/);
    // A package that neither group names is empty, or is used by the database client, which both share.
    if (imports !== true && answers !== true) expect(moment).toMatch(/–|both/);
  });
});

test('updates of data packages and updates of code packages are in separate groups', () => {
  const { packageRules } = JSON.parse(read('.github/renovate.json')) as {
    packageRules: { groupName: string; matchPackageNames?: string[] }[];
  };
  const data = packageRules.find(({ groupName }) => groupName === 'data');
  expect(data?.matchPackageNames).toEqual(rows.filter(({ kind }) => kind === 'data').map(({ name }) => name));
});

test('package.json lists the packages that only imports need, which releases with a filled store can omit', () => {
  expect(lookup.importOnly).toEqual(rows.filter(({ moment }) => moment === 'import').map(({ name }) => name));
  expect(lookup.importOnly.length).toBeGreaterThan(20);
});

test('the introduction of DEPENDENCIES.md states the correct number and total size of packages', () => {
  const text = read('DEPENDENCIES.md').replace(/\s+/g, ' ');
  const sumSizes = (some: typeof rows) => Math.round(some.reduce((all, { size }) => all + Number(size), 0));
  const importRows = rows.filter(({ moment }) => moment === 'import');
  expect(text).toContain(`${rows.length} packages, ${sumSizes(rows)} MB`);
  expect(text).toContain(`(${importRows.length} packages, ${sumSizes(importRows)} MB;`);
});

/**
 * Files that fill the store, and files that serve requests. Shared code (tables, the client, facts) belongs to neither group.
 */
const importers = listSources('db/importers').concat(listSources('db/import'));
const requestModules = [
  'db/snapshot',
  'db/queries',
  'subgraphs',
  'router',
  'rest-compat',
  'cli',
  'facts/point',
  'facts/ip',
];
// Programs call importers, and code that serves requests can call parts of an importer.
const otherSources = listSources('app').concat(
  [...findReachableFiles(requestModules.flatMap(listFiles))].map((file) => read(file)),
);

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file));
}

function listSources(folder: string): string[] {
  return listFiles(folder).map(read);
}

/** Returns the files and all project files that they import, except for type-only imports. */
function findReachableFiles(files: readonly string[]): ReadonlySet<string> {
  const visited = new Set<string>();
  const pendingFiles = [...files];
  for (let file = pendingFiles.pop(); file !== undefined; file = pendingFiles.pop()) {
    if (visited.has(file)) continue;
    visited.add(file);
    for (const [, target = ''] of read(file)
      .replace(/^(?:import|export) type [^;]*;/gm, '')
      .matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.ts)'/g))
      pendingFiles.push(join(dirname(file), target));
  }
  return visited;
}

/**
 * Whether a text contains the package name, or a path inside the package, in quotes. `naics` is also the name of a family, so
 * for `naics` only a path counts.
 */
function hasPackageName(text: string, name: string): boolean {
  const quoted = name.replace(/[.]/g, '\\.');
  return new RegExp(name === 'naics' ? `['"\`]${quoted}/` : `['"\`]${quoted}['"\`/]`).test(text);
}
