import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../rest-compat/routes.ts';
import { operationNames } from '../../router/plan/operation-documents.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('DES-001 TypeScript, as strict as it can be, is checked by the test command', () => {
  const { compilerOptions } = JSON.parse(read('tsconfig.json')) as {
    compilerOptions: Record<string, unknown>;
  };
  for (const flag of ['strict', 'noUncheckedIndexedAccess', 'exactOptionalPropertyTypes']) {
    expect(compilerOptions[flag], flag).toBe(true);
  }
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts['test']).toContain('npm run check');
  expect(scripts['check']).toContain('npm run types');
});

test('DES-011 the resolvers are typed by what codegen makes of the schema', () => {
  for (const name of ['geo', 'company', 'time', 'contact']) {
    expect(read(`subgraphs/${name}/schema.generated.ts`)).toContain('export type Resolvers');
    expect(read(`subgraphs/${name}/index.ts`)).toContain("from './schema.generated.ts'");
  }
});

test('DES-022 the README starts the service with one line and tests it with another', () => {
  const readme = read('README.md');
  expect(readme).toMatch(/^npm install && npm start$/m);
  expect(readme).toMatch(/^npm test$/m);
  expect(read('.ci/run')).toMatch(/^npm test$/m);
});

test('DES-017 DES-020 every row has its operation document, and no document is without a row', () => {
  const named = routes.flatMap(({ operation }) =>
    typeof operation === 'string' ? [operation] : Object.values(operation),
  );
  expect([...new Set(named)].sort()).toEqual(operationNames().sort());
});

test('ERR-037 ERR-038 ERR-039 ERR-040 the README tells clients when to retry', () => {
  const readme = read('README.md').replace(/\s+/g, ' ');
  expect(readme).toContain('retry 429, 500, 502, 503, 504 and network errors, by default twice');
  expect(readme).toContain('never ambiguous locations or rejected wall times');
  expect(readme).toContain('pin `at` when repeatability matters');
});
