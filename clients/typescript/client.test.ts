import { describe, expect, test } from 'vitest';
import { lookup, LookupError, type Client, type Options } from './index.ts';

/** A client whose service answers these, one after another; what it was asked, and how long it waited. */
function client(answers: readonly (Response | Error)[], options: Partial<Options> = {}) {
  const asked: { url: string; headers: Headers }[] = [];
  const waits: number[] = [];
  const made = lookup({
    baseUrl: 'http://lookup.example',
    key: 'secret_x',
    fetch: async (input, init) => {
      asked.push({ url: new Request(input).url, headers: new Headers(init?.headers) });
      const answer = answers[asked.length - 1];
      if (answer === undefined) throw new Error('Asked once too often.');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    pause: async (ms) => void waits.push(ms),
    ...options,
  });
  return { made, asked, waits };
}
const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const busy = (headers = {}) => json(503, { code: 'service_unavailable', message: 'Later.' }, headers);

test('parameters go where the path wants them, encoded; the key is a header', async () => {
  const { made, asked } = client([json(200, { timezone: 'Europe/Paris' })]);
  const { timezone } = await made.get('/time/{timezone}', { timezone: 'Europe/Paris', to: 'Asia/Tokyo' });
  expect(timezone).toBe('Europe/Paris');
  expect(asked[0]?.url).toBe('http://lookup.example/version/2.0.0/time/Europe%2FParis?to=Asia%2FTokyo');
  expect(asked[0]?.headers.get('x-api-key')).toBe('secret_x');
});

describe('ERR-037 ERR-038 what may pass is tried twice more', () => {
  test.each([429, 500, 502, 503, 504])('%i', async (status) => {
    const failing = () => json(status, { code: 'server_error', message: 'No.' });
    const { made, asked, waits } = client([failing(), failing(), json(200, { country: 'FR' })]);
    expect(await made.get('/country/{code}', { code: 'FR' })).toMatchObject({ country: 'FR' });
    expect(asked).toHaveLength(3);
    expect(waits).toEqual([250, 500]);
  });

  test('a network that fails', async () => {
    const { made } = client([new TypeError('fetch failed'), json(200, { country: 'FR' })]);
    expect(await made.get('/country/{code}', { code: 'FR' })).toMatchObject({ country: 'FR' });
  });

  test('and then it is told', async () => {
    const { made } = client([busy(), busy(), busy()]);
    await expect(made.get('/country/{code}', { code: 'FR' })).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
    });
  });
});

test('Retry-After is waited for, up to five seconds', async () => {
  const soon = client([busy({ 'Retry-After': '2' }), json(200, {})]);
  await soon.made.get('/country');
  expect(soon.waits).toEqual([2000]);
  const late = client([busy({ 'Retry-After': '60' })]);
  await expect(late.made.get('/country')).rejects.toBeInstanceOf(LookupError);
  expect(late.waits).toEqual([]);
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  ['/carrier', (client) => client.get('/carrier/{number}', { number: '+12125550123' })],
  ['/email with deep', (client) => client.get('/email/{email}', { email: 'a@example.com', deep: true })],
  ['/vat with deep', (client) => client.get('/vat/{number}', { number: 'DE1', deep: true })],
])('%s, which costs metered units, is asked once', async (_, call) => {
  const { made, asked } = client([busy()]);
  await expect(call(made)).rejects.toMatchObject({ status: 503 });
  expect(asked).toHaveLength(1);
});

describe('a call without a path parameter is rejected before any request', () => {
  test.each([
    ['no parameters', undefined],
    ['other parameters', { deep: true }],
    ['undefined', { code: undefined }],
    ['null', { code: null }],
    ['an empty text', { code: '' }],
  ])('%s', async (_, parameters) => {
    const { made, asked } = client([json(200, {})]);
    // As from a program without types.
    const call = made.get('/country/{code}', parameters as unknown as { code: string });
    await expect(call).rejects.toThrow(new TypeError('Missing path parameter "code" of /country/{code}.'));
    expect(asked).toEqual([]);
  });

  test.each(['.', '..'])('%s, which a URL resolves to another path', async (code) => {
    const { made, asked } = client([json(200, {})]);
    await expect(made.get('/country/{code}', { code })).rejects.toThrow(TypeError);
    expect(asked).toEqual([]);
  });
});

test('a path that has only query parameters is requested with them', async () => {
  const { made, asked } = client([json(200, { timezone: 'Etc/GMT' })]);
  await made.get('/time', { lat: 91, lon: 0 });
  expect(asked[0]?.url).toBe('http://lookup.example/version/2.0.0/time?lat=91&lon=0');
});

test('ERR-039 a refusal is not tried again, and says what is to blame', async () => {
  const { made, asked } = client([
    json(400, { code: 'ambiguous_time', message: 'Twice.', param: 'at', request_id: 'r1' }),
  ]);
  const call = made.get('/time/{timezone}', { timezone: 'America/New_York', disambiguation: 'reject' });
  await expect(call).rejects.toMatchObject({ code: 'ambiguous_time', param: 'at', requestId: 'r1' });
  expect(asked).toHaveLength(1);
});

test('the first error of a graph answer is thrown', async () => {
  const { made, asked } = client([
    json(200, { errors: [{ message: 'No.', extensions: { code: 'not_found', param: 'id' } }] }),
  ]);
  await expect(made.graphql('{ __typename }')).rejects.toMatchObject({ code: 'not_found', param: 'id' });
  expect(asked[0]?.url).toBe('http://lookup.example/graphql');
});
