import { connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import { Units, type LeaseStore } from '../../router/limits/units.ts';
import { parseJsonLines } from './json-lines.ts';
import { createHttpFixture, type HttpFixture } from './http-fixture.ts';

type FixtureOptions = Parameters<typeof createHttpFixture>[0];
const noon = Date.parse('2026-11-21T12:00:00Z');
const fixtures: HttpFixture[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(fixtures.splice(0).map((fixture) => fixture.stop()));
});

/** Opens a service that is stopped after the test. */
export async function open(options: FixtureOptions = {}): Promise<HttpFixture> {
  const fixture = await createHttpFixture(options);
  fixtures.push(fixture);
  return fixture;
}

/** Usage of one key, in memory. */
export function createBooks(limit = Number.MAX_SAFE_INTEGER) {
  const book = { leased: 0, used: 0 };
  const store: LeaseStore = {
    async lease(_, { wanted }) {
      const grantedUnits = Math.max(0, Math.min(wanted, limit - book.leased));
      book.leased += grantedUnits;
      return grantedUnits;
    },
    async settle(settlements) {
      for (const { spent, taken } of settlements) {
        book.used += spent;
        book.leased += taken;
      }
    },
  };
  return { book, units: new Units(store, { clock: () => noon }) };
}

export const ndjson = 'application/x-ndjson';
export const formatRows = (...paths: string[]) =>
  paths.map((path) => `${JSON.stringify({ path })}\n`).join('');

/** Sends a bulk request with the key of the fixture. */
export async function post(
  fixture: HttpFixture,
  body: string | Buffer,
  { path = '/bulk', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(fixture.url + path, {
    method: 'POST',
    headers: { 'X-API-Key': fixture.key, 'Content-Type': ndjson, ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}
export const parseLines = (text: string) => parseJsonLines(text) as Record<string, Record<string, unknown>>[];

/** Opens a client that reads only when the test reads. */
export function openSlowClient(fixture: HttpFixture) {
  const socket = connect(fixture.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  const send = (text: string) =>
    new Promise<boolean>((resolve) => void socket.write(text, (error) => resolve(!error)));
  const sendChunk = (text: string) => send(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
  const requestHead = `POST /bulk HTTP/1.1\r\nHost: lookup.test\r\nX-API-Key: ${fixture.key}\r\nContent-Type: ${ndjson}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  return { socket, chunk: sendChunk, begin: () => send(requestHead), end: () => send('0\r\n\r\n') };
}
