import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { rooms, root, listSources } from '../support/source-files.ts';

const folders = ['schema', ...rooms, 'test'];

/** The other folders that each folder may import. Inner folders come first. */
const allowedImports: Record<string, readonly string[]> = {
  core: [],
  facts: ['core'],
  net: ['core', 'facts'],
  db: ['core', 'facts', 'net'],
  'subgraphs/time/tz': ['core', 'facts'],
  subgraphs: ['core', 'db', 'net', 'facts'],
  'subgraphs/geo': ['core', 'subgraphs', 'db', 'facts'],
  'subgraphs/company': ['core', 'subgraphs', 'db', 'facts'],
  'subgraphs/time': ['core', 'subgraphs/time/tz', 'subgraphs', 'facts'],
  'subgraphs/contact': ['core', 'subgraphs', 'net', 'facts'],
  router: ['core', 'net', 'facts'],
  'rest-compat': ['core', 'router', 'subgraphs', 'facts'],
  cli: ['core', 'rest-compat', 'router', 'facts'],
  web: ['core', 'rest-compat', 'router', 'facts'],
  // Browser code does not import server code.
  'web/browser': ['web/queries'],
  'web/queries': [],
  app: [
    'core',
    'cli',
    'web',
    'rest-compat',
    'router',
    'subgraphs',
    'subgraphs/geo',
    'subgraphs/company',
    'subgraphs/time',
    'subgraphs/time/tz',
    'subgraphs/contact',
    'db',
    'net',
    'facts',
  ],
  scripts: [
    'core',
    'facts',
    'db',
    'subgraphs',
    'subgraphs/geo',
    'subgraphs/company',
    'subgraphs/time',
    'subgraphs/time/tz',
    'subgraphs/contact',
  ],
};

/** The layers of a folder: files and subfolders, each of which imports only earlier layers. */
const layers: Readonly<Record<string, readonly string[]>> = {
  router: [
    'errors.ts',
    'exchange.ts',
    'document',
    'compose',
    'plan',
    'limits',
    'auth',
    'operation-context',
    'subgraph',
    'execute',
    'graph.ts',
    'cost',
    'http',
  ],
  'rest-compat': [
    'parameters',
    'routing',
    'formats',
    'routes',
    'prices',
    'openapi',
    'guides',
    'handler',
    'bulk',
    'compat-apis',
    'custom-operations',
    'mcp',
  ],
};

/** Code that serves requests reads what importers stored, and shares row types with them in db/records. */
const requestRooms = [
  'db/queries',
  'db/snapshot',
  'db/records',
  'subgraphs',
  'router',
  'rest-compat',
  'cli',
  'web',
];

const zones = Object.keys(allowedImports).sort((a, b) => b.length - a.length);
const findZone = (path: string): string | undefined => zones.find((zone) => path.startsWith(`${zone}/`));

const findImports = (text: string): string[] =>
  Array.from(text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g), ([, target]) => target ?? '');

const files = rooms.flatMap((folder) => [...listSources(folder)]);

test('top-level folders import each other only in the allowed direction', () => {
  const mismatches: string[] = [];
  for (const file of files) {
    const zone = findZone(file);
    if (zone === undefined) continue;
    for (const target of findImports(readFileSync(join(root, file), 'utf8'))) {
      const path = relative(root, join(root, dirname(file), target));
      const targetZone = findZone(path) ?? path;
      if (targetZone !== zone && !(allowedImports[zone] ?? []).includes(targetZone))
        mismatches.push(`${file} imports ${path}`);
    }
  }
  expect(mismatches).toEqual([]);
});

test.each(Object.entries(layers))('files in %s import only earlier layers', (room, order) => {
  const findLayer = (path: string): number => {
    const [, part = ''] = path.slice(room.length).split('/');
    return order.indexOf(part);
  };
  const mismatches: string[] = [];
  for (const file of listSources(room)) {
    expect(findLayer(file), file).toBeGreaterThanOrEqual(0);
    for (const target of findImports(readFileSync(join(root, file), 'utf8'))) {
      const path = relative(root, join(root, dirname(file), target));
      if (path.startsWith(`${room}/`) && findLayer(path) > findLayer(file))
        mismatches.push(`${file} imports ${path}`);
    }
  }
  expect(mismatches).toEqual([]);
});

test('code that serves requests does not import code that imports datasets', () => {
  const violations = requestRooms.flatMap((room) =>
    Array.from(listSources(room)).flatMap((file) =>
      findImports(readFileSync(join(root, file), 'utf8'))
        .map((target) => relative(root, join(root, dirname(file), target)))
        .filter((path) => path.startsWith('db/importers/'))
        .map((path) => `${file} imports ${path}`),
    ),
  );
  expect(violations).toEqual([]);
});

test('only core/promise-or-value.ts uses instanceof Promise', () => {
  const violations = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('instanceof Promise'),
  );
  expect(violations).toEqual([]);
});

test('no module imports itself through other modules, including type imports', () => {
  const importCycles: string[] = [];
  const visited = new Set<string>();
  const visitFile = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) importCycles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (visited.has(file) || way.includes(file)) return;
    for (const target of findImports(readFileSync(join(root, file), 'utf8'))) {
      const path = relative(root, join(root, dirname(file), target));
      // Code generated from the schema imports the models, and the models import its types.
      if (fileSet.has(path) && !path.endsWith('.generated.ts')) visitFile(path, [...way, file]);
    }
    visited.add(file);
  };
  const fileSet = new Set(files);
  for (const file of files) if (!file.endsWith('.generated.ts')) visitFile(file, []);
  expect(importCycles).toEqual([]);
});

test('the import rules apply to existing source files and imports', () => {
  expect(files.length).toBeGreaterThan(20);
  const importedFiles = files.flatMap((file) => findImports(readFileSync(join(root, file), 'utf8')));
  expect(importedFiles.length).toBeGreaterThan(50);
});

test('DES-013 the top level has the folders that ARCHITECTURE.md names', () => {
  const names = readdirSync(root);
  for (const name of ['package.json', 'tsconfig.json', ...folders, 'README.md'])
    expect(names).toContain(name);
});

test('DES-003 DES-004 DES-005 DES-006 DES-007 DES-008 DES-009 DES-010 DES-012 the code imports every package that the design requires', () => {
  const checkedFiles = [...files, ...listSources('test'), 'codegen.ts']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  for (const name of [
    '@apollo/server',
    '@apollo/subgraph',
    'graphql',
    'dataloader',
    'drizzle-orm',
    'postgres',
    'luxon',
    'libphonenumber-js',
    '@graphql-codegen/cli',
  ]) {
    expect(checkedFiles, name).toMatch(new RegExp(`from '${name}(/[^']*)?'`));
  }
});

/** Tools that are run by name and never imported, and packages that other packages require as peers. */
const tools =
  /^(@types\/|@graphql-codegen\/typescript|@graphql-codegen\/(cli|client-preset)$|rxjs$|react$|eslint$|prettier$|knip$|typescript$|@graphql-hive\/router-query-planner$)/;

test('the code uses every dependency, including data packages that it reads by path', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const product = [
    ...files,
    ...[
      'build.js',
      'web/documents.js',
      'web/flags.js',
      'web/world-map.js',
      'eslint.config.js',
      'vitest.config.ts',
      'drizzle.config.ts',
    ],
    ...listSources('test'),
  ]
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const tests = folders
    .flatMap((folder) => [...listFiles(folder)])
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const isNamed = (name: string, text: string) =>
    ["'", '`'].some((quote) => text.includes(quote + name + '/')) || text.includes(`'${name}'`);
  const indirectPackages = [
    ...Object.keys(dependencies).filter((name) => !isNamed(name, product)),
    ...Object.keys(devDependencies).filter((name) => !isNamed(name, product + tests)),
  ];
  expect(indirectPackages.filter((name) => !tools.test(name))).toEqual([]);
});

function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else if (/\.tsx?$/.test(path)) yield path;
  }
}
