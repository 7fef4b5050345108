import { deepStrictEqual } from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import { compose } from '../../router/compose/compose.ts';
import { createGraph, type Result } from '../../router/graph.ts';
import { Addresses } from '../../router/subgraph/addresses.ts';
import { RemoteSubgraph } from '../../router/subgraph/remote.ts';
import { isInvalidDocument } from '../../router/document/document.ts';

/**
 * Runs the federation audit (github.com/graphql-hive/federation-gateway-audit) against this router: `AUDIT_DIR=<its checkout,
 * installed> npx tsx test/federation/audit.ts [suite …]`. The subgraphs of each suite are served over HTTP. Its supergraph is
 * composed twice: by Apollo's composition, which the published scores use, and by ours.
 *
 * All 199 cases pass with both. The composition library (0.27) has two errors that `compose` corrects: its satisfiability check
 * rejects a fragment on an interface in `@requires` (requires-with-fragments), and a field that is `Book` in one subgraph and a
 * union with Book in the other becomes `Book` (union-intersection).
 */
interface Suite {
  readonly id: string;
  readonly subgraphs: readonly { readonly name: string; readonly url: string; readonly sdl: string }[];
  readonly supergraph: string;
  readonly tests: readonly {
    readonly query: string;
    readonly expected: { readonly data?: unknown; readonly errors?: boolean };
  }[];
}

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

async function startAudit(folder: string) {
  const source = (await import(pathToFileURL(join(resolve(folder), 'src/index.ts')).href)) as {
    createRouter(): RequestListener;
  };
  const server = createServer(source.createRouter());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetchJson = async <T>(path: string): Promise<T> => (await (await fetch(origin + path)).json()) as T;
  return {
    ids: await fetchJson<string[]>('/ids'),
    suite: async (id: string): Promise<Suite> => ({
      id,
      subgraphs: await fetchJson(`/${id}/subgraphs`),
      supergraph: await (await fetch(`${origin}/${id}/supergraph`)).text(),
      tests: await fetchJson(`/${id}/tests`),
    }),
    close: () => server.close(),
  };
}

/**
 * Runs the tests of a suite.
 * @returns the failed tests with the reason; if the supergraph cannot be composed, all of them
 */
async function findFailures({ subgraphs, tests }: Suite, supergraph: () => string): Promise<string[]> {
  const clients = Object.fromEntries(
    subgraphs.map(({ name, url }) => [name, new RemoteSubgraph({ name, addresses: new Addresses([url]) })]),
  );
  const executeQuery = async (query: string): Promise<Result> => {
    const graph = createGraph({ sdl: supergraph(), subgraphs: clients });
    try {
      return await graph.prepare(query).execute({}, { now: 0 });
    } catch (error) {
      if (isInvalidDocument(error))
        return { errors: error.errors?.map(({ message }) => ({ message })) ?? [] };
      throw error;
    }
  };
  const failedTests: string[] = [];
  for (const [index, { query, expected }] of tests.entries()) {
    try {
      const { data = null, errors = [] } = JSON.parse(JSON.stringify(await executeQuery(query))) as Result;
      const comparesErrors = typeof expected.errors === 'boolean';
      deepStrictEqual(
        { data, ...(comparesErrors ? { failed: errors.length > 0 } : {}) },
        { data: expected.data ?? null, ...(comparesErrors ? { failed: expected.errors } : {}) },
        `${query}\nexpected ${JSON.stringify(expected)}\nanswered ${JSON.stringify({ data, errors })}`,
      );
    } catch (error) {
      failedTests.push(`#${index} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failedTests;
}

const folder = process.env['AUDIT_DIR'];
if (folder === undefined) throw new Error('AUDIT_DIR names no checkout of the federation audit.');
const audit = await startAudit(folder);
const selectedSuites = process.argv.slice(2);
for (const composition of ['apollo', 'ours'] as const) {
  let passedTests = 0;
  let total = 0;
  for (const id of audit.ids.filter((each) => selectedSuites.length === 0 || selectedSuites.includes(each))) {
    const suite = await audit.suite(id);
    const composeSupergraph = (): string =>
      composition === 'apollo'
        ? suite.supergraph
        : compose(Object.fromEntries(suite.subgraphs.map(({ name, sdl }) => [name, parse(sdl)])));
    const suiteFailures = await findFailures(suite, composeSupergraph);
    total += suite.tests.length;
    passedTests += suite.tests.length - suiteFailures.length;
    if (suiteFailures.length > 0)
      printLine(
        `${composition} ${id}: ${suite.tests.length - suiteFailures.length} of ${suite.tests.length}`,
      );
    for (const each of selectedSuites.length === 0 ? [] : suiteFailures) printLine(each);
  }
  printLine(`composed by ${composition}: ${passedTests} of ${total}`);
}
audit.close();
