import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createOpenApi } from '../../rest-compat/openapi/document.ts';
import { toOpenApiPath } from '../../rest-compat/openapi/operations.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { latestVersion } from '../../rest-compat/routing/versions.ts';
import { formatClientSample } from './client-sample.ts';

const schema = buildSchema(
  readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
  {
    assumeValid: true,
  },
);
const { paths } = createOpenApi(routes, latestVersion, schema);
const getOperation = (path: string) => {
  const operation = paths[path]?.get;
  if (operation === undefined) throw new Error(path);
  return operation;
};
const findCall = (path: string, example: string) =>
  formatClientSample(path, getOperation(path), example, 'http://127.0.0.1:4000').split('\n').at(-1);

test.each([
  ['/city/{name}', '/city/oslo?country=NO', "{ name: 'oslo', country: 'NO' }"],
  ['/time', '/time?lat=59.91&lon=10.75', '{ lat: 59.91, lon: 10.75 }'],
  ['/time/{timezone}', '/time/Europe/Oslo?deep=true', "{ timezone: 'Europe/Oslo', deep: true }"],
  ['/phone/{number}', '/phone/%2B4722864400', "{ number: '+4722864400' }"],
  ['/city/{name}', "/city/l'aquila", String.raw`{ name: 'l\'aquila' }`],
])('the code sample shows a call of %s with the parameters of %s', (path, example, expected) => {
  expect(findCall(path, example)).toBe(`const answer = await client.get('${path}', ${expected});`);
});

test('the code sample of a path without parameters shows a call without parameters', () => {
  expect(findCall('/datasets', '/datasets')).toBe("const answer = await client.get('/datasets');");
});

test('the code samples name every path parameter of every example', () => {
  const examples = routes.flatMap((route) =>
    (route.listed ?? [latestVersion]).includes(latestVersion)
      ? route.examples.map(({ path }) => [toOpenApiPath(route.path), path] as const)
      : [],
  );
  expect(examples.length).toBeGreaterThan(80);
  for (const [path, example] of examples)
    if (paths[path] !== undefined) expect(findCall(path, example), example).not.toMatch(/: ''|: (?=[,}])/);
});
