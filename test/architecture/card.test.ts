import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorTable } from '../../router/errors.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { coverageOperation } from '../../web/pages/coverage.ts';
import { zoneOperations } from '../../web/pages/zones.ts';
import { vocabularies } from '../../rest-compat/parameters/vocabularies.ts';
import type { Resolvers as Company } from '../../subgraphs/company/schema.generated.ts';
import type { Resolvers as Contact } from '../../subgraphs/contact/schema.generated.ts';
import type { Resolvers as Geo } from '../../subgraphs/geo/schema.generated.ts';
import type { Resolvers as Time } from '../../subgraphs/time/schema.generated.ts';
import { listOperationNames } from '../../router/plan/operation-documents.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/*
 * Code that the compiler must reject: if it accepts a line, `npm run types` reports the unused `@ts-expect-error`. The
 * function is never called.
 */
const getRejectedWords = () => [
  // @ts-expect-error -- DES-001: a value without a type is not `any`
  (value) => String(value),
  // @ts-expect-error -- DES-001: null is not a text
  null satisfies string,
  // @ts-expect-error -- DES-001: an element can be missing
  ['a'][Math.random()] satisfies string,
  // @ts-expect-error -- DES-001: undefined differs from a missing property
  { a: undefined } satisfies { a?: string },
  // @ts-expect-error -- DES-011: the schema has no such field
  { Query: { noSuchField: () => 1 } } satisfies Geo,
  // @ts-expect-error -- DES-011
  { Query: { noSuchField: () => 1 } } satisfies Company,
  // @ts-expect-error -- DES-011
  { Query: { noSuchField: () => 1 } } satisfies Time,
  // @ts-expect-error -- DES-011
  { Query: { noSuchField: () => 1 } } satisfies Contact,
];

test('DES-001 npm test checks the types in the strict mode of TypeScript', () => {
  expect(getRejectedWords).toBeTypeOf('function');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts['test']).toBe('node test/run.js');
  expect(read('test/run.js')).toContain("spawn('npm', ['run', '--silent', 'check']");
  expect(scripts['check']).toContain('npm run types');
  expect(scripts['types']).toMatch(/^tsc --noEmit( |$)/);
});

test('DES-011 resolvers use the types that codegen generates from the schema', () => {
  for (const name of ['geo', 'company', 'time', 'contact']) {
    expect(read(`subgraphs/${name}/schema.generated.ts`)).toContain('export type Resolvers');
    expect(read(`subgraphs/${name}/index.ts`)).toContain("from './schema.generated.ts'");
  }
});

test('DES-022 the README contains one command that starts the service and another that queries it', () => {
  const readme = read('README.md');
  expect(readme).toMatch(/^npm install && npm start$/m);
  expect(readme).toMatch(/^npm test$/m);
  expect(read('.ci/run')).toMatch(/^npm test$/m);
  // Every other npm script that the documents name exists.
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const documentedScripts = [
    ...`${readme}\n${read('CONTRIBUTING.md')}`.matchAll(/npm (?:run (?=[a-z])|(?=test|start))([a-z:]+)/g),
  ].map(([, name = '']) => name);
  const scriptNames = new Set(Object.keys(scripts));
  expect(documentedScripts.filter((name) => !scriptNames.has(name))).toEqual([]);
});

test('DES-017 DES-020 every REST route has its GraphQL operation document, and no document is unused', () => {
  const documentNames = routes.flatMap(({ operation, calendar, metering }) => [
    ...(typeof operation === 'string' ? [operation] : Object.values(operation)),
    ...(calendar === undefined ? [] : [calendar]),
    ...(metering === undefined ? [] : [metering]),
  ]);
  const words = vocabularies.map((each) => `words-${each}`);
  const pages = [coverageOperation, ...Object.values(zoneOperations)];
  expect([...new Set(documentNames), ...words, ...pages].sort()).toEqual(listOperationNames().sort());
});

test('ERR-037 ERR-038 ERR-039 ERR-040 docs/rest.md lists the statuses that the typed client retries, and the number of retries', () => {
  const page = read('docs/rest.md');
  const findCell = (rule: string) => new RegExp(`^\\| ${rule} +\\| (.*?) +\\|$`, 'm').exec(page)?.[1] ?? '';
  const parseStatuses = (rule: string) =>
    Array.from(findCell(rule).matchAll(/\d{3}/g), ([status]) => Number(status));
  // A gateway in front of the service may return 502 and 504.
  const statuses = new Set([...Object.values(errorTable).map(({ status }) => status), 502, 504]);
  const isRetried = (status: number) => status >= 429;
  expect(parseStatuses('retry')).toEqual([...statuses].filter(isRetried).sort());
  expect(parseStatuses('do not retry')).toEqual(
    expect.arrayContaining([...statuses].filter((status) => !isRetried(status))),
  );
  for (const code of ['ambiguous_time', 'nonexistent_time'] as const)
    expect(parseStatuses('do not retry')).toContain(errorTable[code].status);
  const [, retries] = /\bretries = (\d+)/.exec(read('clients/typescript/index.ts')) ?? [];
  expect(findCell('default retries')).toBe(retries);
});
