import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { routes } from '../routes/index.ts';
import { formatPostman } from './committed-openapi.ts';
import { createOpenApi } from './document.ts';
import { createPostmanCollection } from './postman.ts';

interface Item {
  readonly request: {
    readonly url: { readonly raw: string; readonly path: string[]; readonly query?: Pair[] };
  };
}
interface Pair {
  readonly key: string;
  readonly value: string;
}

const document = createOpenApi(routes, '2.0.0', buildApiSchema(readSupergraph()));
const collection = createPostmanCollection(document);
const items = collection.item.flatMap(({ item }) => item as Item[]);

test('the Postman collection has every documented example as a request, in one folder per family', () => {
  const examples = Object.values(document.paths).flatMap(({ get }) =>
    get['x-examples'].map(({ path }) => path),
  );
  expect(items.map(({ request }) => request.url.raw).sort()).toEqual(
    examples.map((path) => `{{base}}${path}`).sort(),
  );
  expect(collection.item.map(({ name }) => name)).toEqual(document.tags.map(({ name }) => name));
});

test('the URL parts in the Postman collection match the raw URL of each request', () => {
  for (const { request } of items) {
    const { raw, path, query = [] } = request.url;
    const search = query.map(({ key, value }) => `${key}=${value}`).join('&');
    expect(`{{base}}/${path.join('/')}${search === '' ? '' : `?${search}`}`).toBe(raw);
  }
});

test('the committed Postman collection is up to date, and is served with the base URL', () => {
  const committed = readFileSync(new URL('../../schema/openapi/postman.json', import.meta.url), 'utf8');
  expect(JSON.parse(committed)).toEqual(collection);
  expect(JSON.parse(formatPostman('https://lookup.example'))).toEqual({
    ...collection,
    variable: [
      { key: 'base', value: 'https://lookup.example' },
      { key: 'key', value: '' },
    ],
  });
});
