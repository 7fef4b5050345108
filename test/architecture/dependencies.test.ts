import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { rooms, root, sources } from '../support/source-files.ts';

const folders = ['schema', ...rooms, 'test'];

/** The other folders that each folder may import. Inner folders come first. */
const arrows: Record<string, readonly string[]> = {
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

/** The folders and files of a folder in layers: each imports only earlier layers. */
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
const serving = [
  'db/queries',
  'db/snapshot',
  'db/records',
  'subgraphs',
  'router',
  'rest-compat',
  'cli',
  'web',
];

const zones = Object.keys(arrows).sort((a, b) => b.length - a.length);
const zoneOf = (path: string): string | undefined => zones.find((zone) => path.startsWith(`${zone}/`));

const imports = (text: string): string[] =>
  Array.from(text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g), ([, target]) => target ?? '');

const files = rooms.flatMap((folder) => [...sources(folder)]);

test('top-level folders import each other only in the allowed direction', () => {
  const wrong: string[] = [];
  for (const file of files) {
    const zone = zoneOf(file);
    if (zone === undefined) continue;
    for (const target of imports(readFileSync(join(root, file), 'utf8'))) {
      const path = relative(root, join(root, dirname(file), target));
      const other = zoneOf(path) ?? path;
      if (other !== zone && !(arrows[zone] ?? []).includes(other)) wrong.push(`${file} imports ${path}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(Object.entries(layers))('files in %s import only earlier layers', (room, order) => {
  const layerOf = (path: string): number => {
    const [, part = ''] = path.slice(room.length).split('/');
    return order.indexOf(part);
  };
  const wrong: string[] = [];
  for (const file of sources(room)) {
    expect(layerOf(file), file).toBeGreaterThanOrEqual(0);
    for (const target of imports(readFileSync(join(root, file), 'utf8'))) {
      const path = relative(root, join(root, dirname(file), target));
      if (path.startsWith(`${room}/`) && layerOf(path) > layerOf(file)) wrong.push(`${file} imports ${path}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('code that serves requests does not import code that imports datasets', () => {
  const wrong = serving.flatMap((room) =>
    Array.from(sources(room)).flatMap((file) =>
      imports(readFileSync(join(root, file), 'utf8'))
        .map((target) => relative(root, join(root, dirname(file), target)))
        .filter((path) => path.startsWith('db/importers/'))
        .map((path) => `${file} imports ${path}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('only core/promise-or-value.ts uses instanceof Promise', () => {
  const wrong = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('instanceof Promise'));
  expect(wrong).toEqual([]);
});

test('no module imports itself through other modules, type imports included', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file) || way.includes(file)) return;
    for (const target of imports(readFileSync(join(root, file), 'utf8'))) {
      const path = relative(root, join(root, dirname(file), target));
      // Code generated from the schema imports the models, and the models import its types.
      if (known.has(path) && !path.endsWith('.generated.ts')) follow(path, [...way, file]);
    }
    done.add(file);
  };
  const known = new Set(files);
  for (const file of files) if (!file.endsWith('.generated.ts')) follow(file, []);
  expect(circles).toEqual([]);
});

test('the import rules are not vacuous: source files and imports are found', () => {
  expect(files.length).toBeGreaterThan(20);
  const seen = files.flatMap((file) => imports(readFileSync(join(root, file), 'utf8')));
  expect(seen.length).toBeGreaterThan(50);
});

test('DES-013 the top level has the folders that ARCHITECTURE.md names', () => {
  const names = readdirSync(root);
  for (const name of ['package.json', 'tsconfig.json', ...folders, 'README.md'])
    expect(names).toContain(name);
});

test('DES-003 DES-004 DES-005 DES-006 DES-007 DES-008 DES-009 DES-010 DES-012 the code imports each chosen package', () => {
  const all = [...files, ...sources('test'), 'codegen.ts']
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
    expect(all, name).toMatch(new RegExp(`from '${name}(/[^']*)?'`));
  }
});

/** Tools that are run by name and never imported, and packages that other packages require as peers. */
const tools =
  /^(@types\/|@graphql-codegen\/typescript|@graphql-codegen\/(cli|client-preset)$|rxjs$|react$|eslint$|prettier$|knip$|typescript$|@graphql-hive\/router-query-planner$)/;

test('the code refers to every dependency, including data packages that are read by path', () => {
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
    ...sources('test'),
  ]
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const tests = folders
    .flatMap((folder) => [...everything(folder)])
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const isNamed = (name: string, text: string) =>
    ["'", '`'].some((quote) => text.includes(quote + name + '/')) || text.includes(`'${name}'`);
  const unused = [
    ...Object.keys(dependencies).filter((name) => !isNamed(name, product)),
    ...Object.keys(devDependencies).filter((name) => !isNamed(name, product + tests)),
  ];
  expect(unused.filter((name) => !tools.test(name))).toEqual([]);
});

function* everything(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* everything(path);
    else if (/\.tsx?$/.test(path)) yield path;
  }
}
