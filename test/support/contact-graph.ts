import { readFileSync } from 'node:fs';
import { graphql, parse } from 'graphql';
import { createRest } from '../../rest-compat/handler/handler.ts';
import { contactRoutes } from '../../rest-compat/routes/index.ts';
import { Access, type KeyRecord, type Plan } from '../../router/auth/access.ts';
import { noRestrictions } from '../../router/auth/key-record.ts';
import { formatKey, hashSecret, createKey } from '../../router/auth/key.ts';
import type { Handler } from '../../router/exchange.ts';
import { createGraph } from '../../router/graph.ts';
import type { SubgraphClient } from '../../router/subgraph/client.ts';
import { LocalSubgraph, buildExecutableSchema } from '../../router/subgraph/local.ts';
import {
  createContactResolvers,
  createContactSources,
  type ExternalClients,
} from '../../subgraphs/contact/index.ts';
import type { ContactSettings } from '../../subgraphs/contact/settings.ts';
import { createUnreachableProviders } from './unreachable-providers.ts';

const read = (path: string) => readFileSync(new URL(`../../schema/${path}`, import.meta.url), 'utf8');

const now = Date.parse('2026-11-20T21:30:00Z');
const supergraph = read('supergraph.graphql');
const typeDefs = parse(read('contact.graphql'));

/** Unreachable addresses: nothing listens at port 9 of loopback. */
const unreachableSettings: ContactSettings = {
  DNS_SERVERS: '127.0.0.1:9',
  RDAP_BOOTSTRAP_URL: 'http://127.0.0.1:9/dns.json',
};

const plans: Readonly<Record<'free' | 'unlimited', Plan>> = {
  free: { name: 'free', requestsPerMinute: null, deep: false, features: [] },
  unlimited: { name: 'unlimited', requestsPerMinute: null, deep: true, features: ['caller', 'hlr'] },
};

/** Planning every document takes several seconds. Routes are therefore planned once, and only the subgraph client is replaced. */
class ReplaceableClient implements SubgraphClient {
  readonly name = 'contact';
  current: SubgraphClient | null = null;

  execute(...args: Parameters<SubgraphClient['execute']>) {
    if (this.current === null) throw new Error('no subgraph');
    return this.current.execute(...args);
  }
}

const exchangeable = new ReplaceableClient();
const graph = createGraph({ sdl: supergraph, subgraphs: { contact: exchangeable } });
const getNow = () => now;
const key = createKey('secret');
const buildKeyRecord = (plan: Plan): KeyRecord => ({
  short: key.short,
  type: 'secret',
  secretHash: hashSecret(key.secret),
  plan,
  ...noRestrictions,
});

const restHandlers = new Map<string, Handler>();

function getRestHandler(path: string, plan: 'free' | 'unlimited'): Handler {
  const family = path.replace(/^\/version\/[^/]+/, '').split('/')[1] ?? '';
  const id = `${plan} ${family}`;
  const restHandler =
    restHandlers.get(id) ??
    createRest({
      routes: contactRoutes.filter((route) => route.family === family),
      graph,
      access: new Access({ find: async () => buildKeyRecord(plans[plan]) }, { clock: getNow }),
      baseUrl: 'http://localhost',
      clock: getNow,
    });
  restHandlers.set(id, restHandler);
  return restHandler;
}

export interface ContactGraphOptions {
  readonly settings?: ContactSettings;
  readonly outside?: Partial<ExternalClients>;
  readonly plan?: 'free' | 'unlimited';
}

/** Returns the contact subgraph with the router and the REST routes, without sockets. */
export function createContactGraph({
  settings = {},
  outside = {},
  plan = 'unlimited',
}: ContactGraphOptions = {}) {
  const sources = createContactSources(
    { ...unreachableSettings, ...settings },
    { ...createUnreachableProviders().outside, clock: () => now, ...outside },
  );
  const schema = buildExecutableSchema({ typeDefs, resolvers: createContactResolvers(sources) });
  const subgraph = new LocalSubgraph('contact', schema);

  return {
    /** Runs a document against the subgraph. */
    ask: async (source: string, variableValues: Record<string, unknown> = {}) => {
      const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue: { now } });
      return {
        data: JSON.parse(JSON.stringify(data ?? null)) as Record<string, never> | null,
        errors: errors.map(({ message, extensions }) => ({ ...extensions, message })),
      };
    },
    /** Sends a GET request, one at a time. @param target path with query, percent-encoded */
    get: async (target: string, headers: Record<string, string> = {}, withKey = true) => {
      const [path = '', query = ''] = target.split('?');
      exchangeable.current = subgraph;
      const response = await getRestHandler(
        path,
        plan,
      )({
        method: 'GET',
        path,
        query,
        headers: { ...(withKey ? { 'x-api-key': formatKey(key) } : {}), ...headers },
        ip: '127.0.0.1',
        id: 'test',
        signal: new AbortController().signal,
        body: async () => '',
      });
      const findHeader = (name: string) => {
        const headerIndex = response.headers.indexOf(name);
        return headerIndex === -1 ? null : response.headers[headerIndex + 1];
      };
      return {
        status: response.status,
        header: findHeader,
        body: JSON.parse(response.body) as Record<string, unknown>,
      };
    },
  };
}
