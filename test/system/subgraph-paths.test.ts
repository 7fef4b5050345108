import { parse } from 'graphql';
import { beforeAll, expect, inject, test } from 'vitest';
import { compose } from '../../router/compose/compose.ts';
import { subgraphNames } from '../../router/compose/supergraph.ts';
import { createGraph, type Graph } from '../../router/graph.ts';
import { Addresses } from '../../router/subgraph/addresses.ts';
import { RemoteSubgraph } from '../../router/subgraph/remote.ts';
import { call, query } from '../support/service.ts';

const now = Date.parse('2026-07-01T12:00:00Z');
const getAddress = (name: string): string => `${inject('service').url}/subgraphs/${name}`;

const send = async (name: string, document: string): Promise<unknown> => {
  const { body } = await call(`/subgraphs/${name}`, {
    method: 'POST',
    key: false,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: document }),
  });
  return body['data'];
};

/** A router in front of the service, over the graph that it composes from the SDL of the four addresses. */
let router: Graph;
beforeAll(async () => {
  const sdls = await Promise.all(
    subgraphNames.map(async (name) => {
      const { _service } = (await send(name, '{ _service { sdl } }')) as { _service: { sdl: string } };
      return [name, parse(_service.sdl)] as const;
    }),
  );
  router = createGraph({
    sdl: compose(Object.fromEntries(sdls)),
    subgraphs: Object.fromEntries(
      subgraphNames.map((name) => [
        name,
        new RemoteSubgraph({ name, addresses: new Addresses([getAddress(name)]), timeoutMs: 60_000 }),
      ]),
    ),
  });
});

test('a separate router composes the graph from the subgraphs of the running service and resolves a city with its local time', async () => {
  const { data, errors } = await router
    .prepare(
      '{ city(name: "Oslo", country: "NO") { name timezone { id now { at } } currency: country { currency { code } } } }',
    )
    .execute({}, { now });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    city: {
      name: 'Oslo',
      timezone: { id: 'Europe/Oslo', now: { at: '2026-07-01T14:00:00+02:00' } },
      currency: { currency: { code: 'NOK' } },
    },
  });
});

test('a separate router over the subgraphs of the running service returns the same data as the service', async () => {
  const document =
    '{ countries(codes: ["FR", "JP", "BR"]) { name capital currency { code symbol } timezones { id } languages { name } } phone(number: "+442079460958") { valid country { name } } }';
  const { data } = await router.prepare(document).execute({}, { now });
  expect(data).toEqual((await query(document)).data);
});

test('requests through an unknown proxy get 404 for the subgraphs of the running service', async () => {
  const headers = { 'X-Forwarded-For': '198.51.100.7', 'Content-Type': 'application/json' };
  expect((await call('/subgraphs/geo?query={__typename}', { headers })).status).toBe(404);
  const post = async (path: string) => {
    const { status, body } = await call(path, {
      method: 'POST',
      headers,
      body: '{"query":"{ __typename }"}',
    });
    return { status, message: body['message'] };
  };
  expect(await post('/subgraphs/geo')).toEqual(await post('/subgraphs/none'));
});
