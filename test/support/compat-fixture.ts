import { createCompatApis } from '../../rest-compat/compat-apis/index.ts';
import { Windows } from '../../router/limits/window.ts';
import { compatApiNames } from '../../rest-compat/compat-apis/names.ts';
import { Access } from '../../router/auth/access.ts';
import type { Request, Response } from '../../router/exchange.ts';
import { createMeteredFixture, type MeteredFixture } from './metered-fixture.ts';
import { readTestPlaces } from './places.ts';

export const summerNow = Date.parse('2026-07-14T10:00:00.250Z');

export interface CompatFixtureOptions {
  readonly fixture: MeteredFixture;
  /** Names of the compatibility APIs. Default: all of them. */
  readonly names?: readonly string[];
  /** Default: 1,000. */
  readonly anonymousPerMinute?: number;
  /** The clock of the rate limit. Default: a clock that does not advance. */
  readonly monotonicNow?: () => number;
}

/** Opens the compatibility APIs for an anonymous client. The default time is a day in summer. */
export function openCompatFixture({
  fixture,
  names = compatApiNames,
  anonymousPerMinute = 1000,
  monotonicNow = () => 0,
}: CompatFixtureOptions) {
  let now = summerNow;
  const compatApis = createCompatApis({
    windows: new Windows(),
    open: names,
    graph: fixture.graph,
    control: fixture.control,
    access: new Access({ find: async () => null }, { clock: () => now }),
    baseUrl: 'http://localhost',
    clock: () => now,
    monotonicNow,
    anonymousPerMinute,
  });
  /**
   * Sends a request.
   * @param path below `/doors`
   */
  async function sendRequest(path: string): Promise<Response> {
    const response = await compatApis(buildCompatRequest(`/doors${path}`));
    if (response === null) throw new Error(`${path} is not a path of a compatibility API`);
    return response;
  }
  return {
    doors: compatApis,
    ask: sendRequest,
    async get<T = Record<string, unknown>>(path: string): Promise<T> {
      const { status, body } = await sendRequest(path);
      if (status !== 200) throw new Error(`${status} ${body}`);
      return JSON.parse(body) as T;
    },
    /** Runs `work` at another instant. */
    async at<T>(instant: string, work: () => Promise<T>): Promise<T> {
      now = Date.parse(instant);
      try {
        return await work();
      } finally {
        now = summerNow;
      }
    },
  };
}

export type CompatFixture = ReturnType<typeof openCompatFixture>;

/** Returns compatibility APIs with the places of the tests and without datasets that must be loaded. */
export const openDefaultCompatFixture = async (): Promise<CompatFixture> =>
  openCompatFixture({ fixture: await createMeteredFixture({ places: await readTestPlaces() }) });

export const buildCompatRequest = (target: string, method = 'GET', base?: string): Request => {
  const [path = '', query = ''] = target.split('?');
  return {
    method,
    path,
    query,
    headers: {},
    base,
    ip: '192.0.2.1',
    id: 'test',
    signal: new AbortController().signal,
    body: async () => '',
  };
};
