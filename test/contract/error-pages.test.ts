import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../app/settings/settings.ts';
import { errorTable, toProblem } from '../../router/errors.ts';
import { findPageCode } from '../support/examples-in-texts.ts';
import { expectSameBody } from '../support/expect-same-body.ts';
import { copyFreshInstallation, serviceUser } from '../support/fresh-installation.ts';
import { executeKeysCommand } from '../support/keys-command.ts';
import { startService, type StartedService } from '../support/start-service.ts';

/** A service of its own, since a test changes the limits of a plan. */
let service: StartedService;
let folder: string;
let dataDir: string;
let key: string;
beforeAll(async () => {
  folder = await copyFreshInstallation('embedded');
  dataDir = join(folder, 'data');
  service = await startService({ ...serviceUser, DATA_DIR: dataDir });
  key = service.key;
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

async function runKeys(...args: string[]): Promise<string> {
  const { code, text } = await executeKeysCommand(args, { DATA_DIR: dataDir });
  expect(code, text).toBe(0);
  return text;
}

const createKey = async (...options: string[]) =>
  (JSON.parse(await runKeys('create', '--json', ...options)) as { key: string }).key;

/** Returns the requests and the response that an error page shows. */
const readErrorPage = async (code: string) => {
  const page = await (
    await fetch(`${service.url}/errors/${code}`, { headers: { Accept: 'text/html' } })
  ).text();
  const [bad = ''] = findPageCode(page, 'Rejected request');
  const [good = ''] = findPageCode(page, 'Valid request');
  const { status } = errorTable[code as keyof typeof errorTable];
  const [answer = ''] = findPageCode(page, String(status));
  return { bad, good, answer, status };
};

/** Sends the request that a page shows. @param keys API keys by their placeholders in the text */
async function send(shown: string, keys: Readonly<Record<string, string>>): Promise<Response> {
  const [line = '', header = ''] = shown.split('\n');
  const path = /^GET ([^\s,]+)/.exec(line)?.[1] ?? '';
  const keyName = /^X-API-Key: <(.*)>$/.exec(header)?.[1];
  const sentKey = keyName === undefined ? keys['default'] : (keys[keyName] ?? 'unknown');
  return fetch(service.url + path, {
    redirect: 'manual',
    headers: sentKey === undefined ? {} : { 'X-API-Key': sentKey },
  });
}

test.each(['invalid_request', 'ambiguous_time', 'nonexistent_time', 'not_found'])(
  'the error page of %s shows a response that the service returns',
  async (code) => {
    const { bad, good, answer, status } = await readErrorPage(code);
    const response = await send(bad, { default: key });
    expect(response.status).toBe(status);
    await expectSameBody(answer, response);
    expect((await send(good, { default: key })).status).toBe(200);
  },
);

test('the error pages of invalid_api_key, permission_denied and plan_required show responses that the service returns', async () => {
  const keys = {
    key,
    'key of city, postal': await createKey('--families', 'city,postal'),
    'key on the plan free': await createKey('--plan', 'free'),
  };
  for (const code of ['invalid_api_key', 'permission_denied', 'plan_required']) {
    const { bad, good, answer, status } = await readErrorPage(code);
    const response = await send(bad, keys);
    expect(response.status, code).toBe(status);
    await expectSameBody(answer, response);
    expect((await send(good, keys)).status, code).toBe(200);
  }
});

test('the error pages of rate_limited and quota_exceeded show responses that the service returns, except for numbers', async () => {
  const fetchDigits = async (answer: string, response: Response) => {
    const maskDigits = (text: string) => text.replaceAll(/\d+/g, '0');
    await expectSameBody(maskDigits(answer), new Response(maskDigits(await response.text())));
  };
  const freeKeys = { default: await createKey('--plan', 'free') };
  await runKeys('plan', 'free', '--requests-per-minute', '3', '--carrier', '1');
  const quotaPage = await readErrorPage('quota_exceeded');
  expect((await send(quotaPage.bad, freeKeys)).status).toBe(200);
  const rejection = await send(quotaPage.bad, freeKeys);
  expect(rejection.status).toBe(quotaPage.status);
  await fetchDigits(quotaPage.answer, rejection);
  expect((await send(quotaPage.good, freeKeys)).status).toBe(200);
  const rateLimitPage = await readErrorPage('rate_limited');
  let lastResponse = await send(rateLimitPage.bad, freeKeys);
  for (let count = 0; count < 3 && lastResponse.status === 200; count += 1)
    lastResponse = await send(rateLimitPage.bad, freeKeys);
  expect(lastResponse.status).toBe(rateLimitPage.status);
  await fetchDigits(rateLimitPage.answer, lastResponse);
});

test('the error page of server_error shows the message of internal errors, and that of service_unavailable a failed weather lookup', async () => {
  const serverErrorPage = await readErrorPage('server_error');
  expect(JSON.parse(serverErrorPage.answer)).toMatchObject({ message: toProblem([]).message });
  const weather = await readErrorPage('service_unavailable');
  await expectSameBody(weather.answer, await send(weather.bad, { default: key }));
  expect(/^(\w+)=(\S+) npm start$/.exec(weather.good)?.slice(1)).toEqual(['OFFLINE', 'false']);
  expect(readSettings({ OFFLINE: 'false' }).providers['WEATHER_PROVIDER']).toBe('open-meteo');
});

test('every error code has a test of its error page', () => {
  const testedCodes = [
    ...['invalid_request', 'ambiguous_time', 'nonexistent_time', 'not_found', 'invalid_api_key'],
    ...['permission_denied', 'plan_required', 'rate_limited', 'quota_exceeded', 'server_error'],
    'service_unavailable',
  ];
  expect(Object.keys(errorTable).sort()).toEqual(testedCodes.sort());
});
