import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../app/settings/settings.ts';
import { errorTable, toProblem } from '../../router/errors.ts';
import { codeOf } from '../support/examples-in-texts.ts';
import { expectSameBody } from '../support/expect-same-body.ts';
import { copyOfFresh, serviceUser } from '../support/fresh-installation.ts';
import { keysCommand } from '../support/keys-command.ts';
import { startService, type StartedService } from '../support/start-service.ts';

/** A service of its own, since a test changes the limits of a plan. */
let service: StartedService;
let folder: string;
let dataDir: string;
let key: string;
beforeAll(async () => {
  folder = await copyOfFresh('embedded');
  dataDir = join(folder, 'data');
  service = await startService({ ...serviceUser, DATA_DIR: dataDir });
  key = service.key;
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

async function runKeys(...args: string[]): Promise<string> {
  const { code, text } = await keysCommand(args, { DATA_DIR: dataDir });
  expect(code, text).toBe(0);
  return text;
}

const newKey = async (...options: string[]) =>
  (JSON.parse(await runKeys('create', '--json', ...options)) as { key: string }).key;

/** Returns the requests and the response that an error page shows. */
const shownAt = async (code: string) => {
  const page = await (
    await fetch(`${service.url}/errors/${code}`, { headers: { Accept: 'text/html' } })
  ).text();
  const [bad = ''] = codeOf(page, 'Rejected request');
  const [good = ''] = codeOf(page, 'Valid request');
  const { status } = errorTable[code as keyof typeof errorTable];
  const [answer = ''] = codeOf(page, String(status));
  return { bad, good, answer, status };
};

/** Sends the request that a page shows. @param keys API keys by their placeholders in the text */
async function send(shown: string, keys: Readonly<Record<string, string>>): Promise<Response> {
  const [line = '', header = ''] = shown.split('\n');
  const path = /^GET ([^\s,]+)/.exec(line)?.[1] ?? '';
  const named = /^X-API-Key: <(.*)>$/.exec(header)?.[1];
  const sent = named === undefined ? keys['default'] : (keys[named] ?? 'unknown');
  return fetch(service.url + path, {
    redirect: 'manual',
    headers: sent === undefined ? {} : { 'X-API-Key': sent },
  });
}

test.each(['invalid_request', 'ambiguous_time', 'nonexistent_time', 'not_found'])(
  'the error page of %s shows the actual response',
  async (code) => {
    const { bad, good, answer, status } = await shownAt(code);
    const response = await send(bad, { default: key });
    expect(response.status).toBe(status);
    await expectSameBody(answer, response);
    expect((await send(good, { default: key })).status).toBe(200);
  },
);

test('the error pages of invalid_api_key, permission_denied and plan_required show the actual responses', async () => {
  const keys = {
    key,
    'key of city, postal': await newKey('--families', 'city,postal'),
    'key on the plan free': await newKey('--plan', 'free'),
  };
  for (const code of ['invalid_api_key', 'permission_denied', 'plan_required']) {
    const { bad, good, answer, status } = await shownAt(code);
    const response = await send(bad, keys);
    expect(response.status, code).toBe(status);
    await expectSameBody(answer, response);
    expect((await send(good, keys)).status, code).toBe(200);
  }
});

test('the error pages of rate_limited and quota_exceeded show the actual responses, except for numbers', async () => {
  const digits = async (answer: string, response: Response) => {
    const masked = (text: string) => text.replaceAll(/\d+/g, '0');
    await expectSameBody(masked(answer), new Response(masked(await response.text())));
  };
  const free = { default: await newKey('--plan', 'free') };
  await runKeys('plan', 'free', '--requests-per-minute', '3', '--carrier', '1');
  const spent = await shownAt('quota_exceeded');
  expect((await send(spent.bad, free)).status).toBe(200);
  const rejected = await send(spent.bad, free);
  expect(rejected.status).toBe(spent.status);
  await digits(spent.answer, rejected);
  expect((await send(spent.good, free)).status).toBe(200);
  const limited = await shownAt('rate_limited');
  let last = await send(limited.bad, free);
  for (let count = 0; count < 3 && last.status === 200; count += 1) last = await send(limited.bad, free);
  expect(last.status).toBe(limited.status);
  await digits(limited.answer, last);
});

test('the error page of server_error shows the message of internal errors, that of service_unavailable the response of weather', async () => {
  const failed = await shownAt('server_error');
  expect(JSON.parse(failed.answer)).toMatchObject({ message: toProblem([]).message });
  const weather = await shownAt('service_unavailable');
  await expectSameBody(weather.answer, await send(weather.bad, { default: key }));
  expect(/^(\w+)=(\S+) npm start$/.exec(weather.good)?.slice(1)).toEqual(['OFFLINE', 'false']);
  expect(readSettings({ OFFLINE: 'false' }).providers['WEATHER_PROVIDER']).toBe('open-meteo');
});

test('every error code has a test of its error page', () => {
  const tested = [
    ...['invalid_request', 'ambiguous_time', 'nonexistent_time', 'not_found', 'invalid_api_key'],
    ...['permission_denied', 'plan_required', 'rate_limited', 'quota_exceeded', 'server_error'],
    'service_unavailable',
  ];
  expect(Object.keys(errorTable).sort()).toEqual(tested.sort());
});
