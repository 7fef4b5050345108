import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Request, Response } from '../../router/exchange.ts';
import { formatKey, newKey } from '../../router/auth/key.ts';
import { createLog, type LogFormat, type LogLevel } from './log.ts';
import { masked } from './masked.ts';
import { responseLog, requestErrorLog } from './request-log.ts';

function book(format: LogFormat = 'json', level: LogLevel = 'info') {
  const lines: string[] = [];
  const clock = () => Date.parse('2026-11-22T06:00:00.250Z');
  return { lines, log: createLog({ write: (line) => lines.push(line), format, level, clock }) };
}

const request = (path: string, query = ''): Request => ({
  method: 'GET',
  path,
  query,
  headers: {},
  ip: '192.0.2.1',
  id: 'r-1',
  signal: new AbortController().signal,
  body: async () => '',
});
const answer = (status: number, body = '{}'): Response => ({ status, headers: [], body });

test('a line is JSON with time, level, message and facts, or plain text', () => {
  const json = book();
  json.log.warn('slow', { ms: 3, path: '/a', none: undefined });
  expect(json.lines).toEqual([
    '{"time":"2026-11-22T06:00:00.250Z","level":"warn","message":"slow","ms":3,"path":"/a"}\n',
  ]);
  const plain = book('plain');
  plain.log.error('broken', { path: '/a b', stack: 'Error: broken\n    at x' });
  expect(plain.lines).toEqual([
    '2026-11-22T06:00:00.250Z error broken path="/a b"\nError: broken\n    at x\n',
  ]);
});

test('less than the level is not told', () => {
  const { lines, log } = book('json', 'warn');
  log.info('a');
  log.debug('b');
  log.error('c');
  expect(lines).toHaveLength(1);
});

describe('what nobody should read', () => {
  test('AUTH-037 of a key only its name is left, wherever it stands', () => {
    const parts = newKey('secret');
    const { lines, log } = book();
    log.error(`bad ${formatKey(parts)}`, { path: `/x/${formatKey(parts)}` });
    expect(lines.join()).not.toContain(parts.secret);
    expect(lines.join().match(new RegExp(`secret_${parts.short}_\\*\\*\\*`, 'g'))).toHaveLength(2);
  });

  test('no digits of a card are left, however it is grouped or encoded', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{11,18}$/),
        fc.constantFrom('', ' ', '-', '%20', '+', '.'),
        fc.boolean(),
        (digits, between, isEncoded) => {
          const shown = [...digits]
            .map(
              (digit, index) =>
                (index > 0 && index % 4 === 0 ? between : '') + (isEncoded ? `%3${digit}` : digit),
            )
            .join('');
          expect(masked(`/bin/${shown}`)).toBe('/bin/***');
        },
      ),
    );
  });

  test('what is shorter stays: codes, years, ports', () => {
    for (const text of [
      '/bin/411111',
      '/country/FR',
      '2026-11-22',
      '127.0.0.1:4000',
      '/vin/1HGCM82633A004352',
    ])
      expect(masked(text)).toBe(text);
  });
});

describe('requests', () => {
  test.each([
    [false, {}],
    [true, { address: '192.0.2.1' }],
  ])(
    'every one leaves a line where it is wanted, without what was asked; addresses: %s',
    (addresses, more) => {
      const { lines, log } = book();
      const asked = { family: 'email', plan: 'pro', key: 'abcd2345', template: '/email/{address}', units: 2 };
      responseLog(log, { every: true, addresses })({
        request: request('/email/a@b.example', 'x=y'),
        response: { ...answer(200, 'ä'), info: asked },
        ms: 1.26,
      });
      expect(JSON.parse(lines[0] ?? '')).toEqual({
        time: '2026-11-22T06:00:00.250Z',
        level: 'info',
        message: 'request',
        method: 'GET',
        path: '/email/{address}',
        request_id: 'r-1',
        status: 200,
        ms: 1.3,
        bytes: 2,
        family: 'email',
        key: 'abcd2345',
        units: 2,
        ...more,
      });
    },
  );

  test('what the parser refuses leaves a line too, where it is wanted', () => {
    const { lines, log } = book();
    responseLog(log, { every: true, addresses: true })({ request: null, response: answer(431), ms: 0 });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ request: 'refused by the parser', status: 431 });
  });

  test('a source that fails inside of a GraphQL answer of 200 leaves a line with the request id, once', () => {
    const { lines, log } = book();
    const outage = { code: 'service_unavailable', message: 'VIES did not answer.' };
    const failures = [outage, outage, { code: 'not_found', message: 'There is none.' }];
    const asked = { family: 'graphql', plan: 'pro', failures };
    responseLog(log, { every: false, addresses: false })({
      request: request('/graphql'),
      response: { ...answer(200), info: asked },
      ms: 1,
    });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'VIES did not answer.',
        request_id: 'r-1',
        status: 200,
      }),
    ]);
  });

  test("a provider's 503 leaves a line that says whose; other answers none", () => {
    const { lines, log } = book();
    const answers = [
      answer(200),
      answer(404),
      answer(500),
      answer(503, '{"message":"VIES did not answer."}'),
    ];
    for (const response of answers)
      responseLog(log, { every: false, addresses: false })({ request: request('/vat/x'), response, ms: 1 });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'VIES did not answer.',
        status: 503,
        request_id: 'r-1',
      }),
    ]);
  });

  test('a fault is told with its stack, path and request id; a client that went away is none', () => {
    const { lines, log } = book();
    requestErrorLog(log)(new RangeError('on purpose'), request('/a', 'key=x'));
    const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    requestErrorLog(log)(gone, request('/graphql'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      message: 'on purpose',
      path: '/a',
      request_id: 'r-1',
      stack: expect.stringContaining('log.test.ts') as string,
    });
  });
});
