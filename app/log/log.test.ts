import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Request, Response } from '../../router/exchange.ts';
import { formatKey, createKey } from '../../router/auth/key.ts';
import { createLog, type LogFormat, type LogLevel } from './log.ts';
import { redact } from './redact.ts';
import { createUnavailableError } from '../../core/lookup-error.ts';
import { toProblem } from '../../router/errors.ts';
import { createResponseLog, createRequestErrorLog } from './request-log.ts';

function createRecordedLog(format: LogFormat = 'json', level: LogLevel = 'info') {
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
const createResponse = (status: number, body = '{}'): Response => ({ status, headers: [], body });

test('the log writes a line as JSON with time, level, message and fields, or as plain text', () => {
  const json = createRecordedLog();
  json.log.warn('slow', { ms: 3, path: '/a', none: undefined });
  expect(json.lines).toEqual([
    '{"time":"2026-11-22T06:00:00.250Z","level":"warn","message":"slow","ms":3,"path":"/a"}\n',
  ]);
  const plainLog = createRecordedLog('plain');
  plainLog.log.error('broken', { path: '/a b', stack: 'Error: broken\n    at x' });
  expect(plainLog.lines).toEqual([
    '2026-11-22T06:00:00.250Z error broken path="/a b"\nError: broken\n    at x\n',
  ]);
});

test.each(['json', 'plain'] as const)(
  'texts of clients in the %s log contain no control characters',
  (format) => {
    const { lines, log } = createRecordedLog(format);
    const texts = ['\x1b[2J', 'a\nforged', '\x7f', '\u009b31m', '\0', 'a\r\n    at forged'];
    for (const text of texts) log.error(text, { path: text, stack: `Error: ${text}\n    at x` });
    expect(lines).toHaveLength(texts.length);
    for (const line of lines) {
      expect(line.endsWith('\n')).toBe(true);
      expect(line.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      // In the plain format, frames of the stack trace are separate lines.
      const [first, ...others] = line.trimEnd().split('\n');
      expect(first).toMatch(/2026-11-22T06:00:00.250Z/);
      for (const other of others) expect(other).toMatch(/^(?:Error: |\s+at )/);
    }
  },
);

test.each(['json', 'plain'] as const)('a line of the %s log is short, whatever clients send', (format) => {
  const { lines, log } = createRecordedLog(format);
  const text = 'long-'.repeat(5000);
  log.error(text, { path: text, request_id: text, stack: `Error: ${text}\n    at x` });
  expect(lines.join('').length).toBeLessThan(10_000);
  expect(lines.join('')).toContain(`${'long-'.repeat(200)}…`);
});

test('the log omits lines below the minimum level', () => {
  const { lines, log } = createRecordedLog('json', 'warn');
  log.info('a');
  log.debug('b');
  log.error('c');
  expect(lines).toHaveLength(1);
});

describe('masking of secrets in the log', () => {
  test('AUTH-037 the log masks the secret of a key in messages and fields', () => {
    const keyParts = createKey('secret');
    const { lines, log } = createRecordedLog();
    log.error(`bad ${formatKey(keyParts)}`, { path: `/x/${formatKey(keyParts)}` });
    expect(lines.join()).not.toContain(keyParts.secret);
    expect(lines.join().match(new RegExp(`secret_${keyParts.short}_\\*\\*\\*`, 'g'))).toHaveLength(2);
  });

  test('the log masks card numbers in any grouping and encoding', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{11,18}$/),
        fc.constantFrom('', ' ', '-', '%20', '+', '.'),
        fc.boolean(),
        (digits, between, isEncoded) => {
          const loggedDigits = [...digits]
            .map(
              (digit, index) =>
                (index > 0 && index % 4 === 0 ? between : '') + (isEncoded ? `%3${digit}` : digit),
            )
            .join('');
          expect(redact(`/bin/${loggedDigits}`)).toBe('/bin/***');
        },
      ),
    );
  });

  test('the log does not mask shorter numbers such as codes, years and ports', () => {
    for (const text of [
      '/bin/411111',
      '/country/FR',
      '2026-11-22',
      '127.0.0.1:4000',
      '/vin/1HGCM82633A004352',
    ])
      expect(redact(text)).toBe(text);
  });
});

describe('createResponseLog and createRequestErrorLog', () => {
  test.each([
    [false, {}],
    [true, { address: '192.0.2.1' }],
  ])(
    'the log contains every request without its values when ACCESS_LOG is set (LOG_ADDRESSES=%s)',
    (addresses, more) => {
      const { lines, log } = createRecordedLog();
      const keyInfo = {
        family: 'email',
        plan: 'pro',
        key: 'abcd2345',
        template: '/email/{address}',
        units: 2,
      };
      createResponseLog(log, { every: true, addresses })({
        request: request('/email/a@b.example', 'x=y'),
        response: { ...createResponse(200, 'ä'), info: keyInfo },
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

  test('the log contains requests that the HTTP parser rejects when ACCESS_LOG is set', () => {
    const { lines, log } = createRecordedLog();
    createResponseLog(log, { every: true, addresses: true })({
      request: null,
      response: createResponse(431),
      ms: 0,
    });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ request: 'rejected by the parser', status: 431 });
  });

  test('a source that fails within a GraphQL response of status 200 is logged once, with the request id', () => {
    const { lines, log } = createRecordedLog();
    const outage = { code: 'service_unavailable', message: 'VIES did not respond.', source: 'VIES_URL' };
    const failures = [outage, outage, { code: 'not_found', message: 'There is none.' }];
    const info = { family: 'graphql', plan: 'pro', failures };
    createResponseLog(log, { every: false, addresses: false })({
      request: request('/graphql'),
      response: { ...createResponse(200), info },
      ms: 1,
    });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'VIES did not respond.',
        source: 'VIES_URL',
        request_id: 'r-1',
        status: 200,
      }),
    ]);
  });

  test('a 503 response is logged with its message when ACCESS_LOG is off, and responses of other status codes are not', () => {
    const { lines, log } = createRecordedLog();
    const failedResponses = [
      createResponse(200),
      createResponse(404),
      createResponse(500),
      createResponse(503, '{"message":"VIES did not respond."}'),
    ];
    for (const response of failedResponses)
      createResponseLog(log, { every: false, addresses: false })({
        request: request('/vat/x'),
        response,
        ms: 1,
      });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'VIES did not respond.',
        status: 503,
        request_id: 'r-1',
      }),
    ]);
  });

  test('a failed lookup is logged with the setting of the source that its error names', () => {
    const { lines, log } = createRecordedLog();
    const { source } = toProblem([createUnavailableError('VIES did not answer.', { source: 'VIES_URL' })]);
    createResponseLog(log, { every: false, addresses: false })({
      request: request('/vat/x'),
      response: { ...createResponse(503), info: { family: 'vat', plan: 'pro', source } },
      ms: 1,
    });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', source: 'VIES_URL' });
  });

  test('a failure of a source is logged with the path template, without the looked-up value', () => {
    const { lines, log } = createRecordedLog();
    const info = { family: 'domain', plan: 'pro', template: '/domain/{domain}' };
    createResponseLog(log, { every: false, addresses: false })({
      request: request('/domain/secret-plan.example'),
      response: { ...createResponse(503, '{"message":"The registry did not respond."}'), info },
      ms: 1,
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/domain/{domain}', status: 503 });
    expect(lines[0]).not.toContain('secret-plan');
  });

  test('an error is logged with its stack, path and request id, but a disconnected client is not logged', () => {
    const { lines, log } = createRecordedLog();
    createRequestErrorLog(log)(new RangeError('on purpose'), request('/a', 'key=x'));
    const disconnect = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    createRequestErrorLog(log)(disconnect, request('/graphql'));
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
