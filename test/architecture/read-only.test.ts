import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { routes } from '../../rest-compat/routes/index.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';

const supergraph = buildSchema(
  readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
  { assumeValid: true },
);

test('REF-031 the graph has queries only, no mutations or subscriptions', () => {
  expect(supergraph.getQueryType()?.name).toBe('Query');
  expect(supergraph.getMutationType()).toBeUndefined();
  expect(supergraph.getSubscriptionType()).toBeUndefined();
});

test('REF-031 no REST path registers a webhook or reports the status of a job', () => {
  const words = routes.flatMap(({ path }) => path.split('/')).filter((part) => !part.startsWith('{'));
  expect(words.length).toBeGreaterThan(routes.length);
  expect(words.filter((word) => /event|hook|subscri|callback|status|job/i.test(word))).toEqual([]);
});

test('REF-031 every operation of a REST path is a query', () => {
  const documents = new Set(
    routes.flatMap(({ operation }) =>
      typeof operation === 'string' ? [operation] : Object.values(operation),
    ),
  );
  for (const name of documents) {
    const text = readOperation(name);
    expect(text, name).not.toMatch(/^\s*(mutation|subscription)\b/m);
  }
});
