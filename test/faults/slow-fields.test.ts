import { Agent, type ServerResponse } from 'node:http';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { holdDeadlines, expireDeadline } from '../support/test-clock.ts';
import { createHttpFixture } from '../support/http-fixture.ts';
import { startLoopbackServer } from '../support/loopback-provider.ts';
import { createMeteredFixture } from '../support/metered-fixture.ts';
import { fetchMultipart, type MultipartRequest } from '../support/multipart-response.ts';
import { noPlaces } from '../support/no-places.ts';

/** With `@defer`, a field of a third-party provider does not delay local facts. */

holdDeadlines();

const number = '+12125550123';
const query = `query ($number: String!) {
  phone(number: $number) { phone valid ... @defer(label: "line") { carrier { name type source } } }
}`;
const completeData = {
  phone: {
    phone: number,
    valid: true,
    carrier: { name: 'Verizon', type: 'mobile', source: 'network' },
  },
};

/** The service with a carrier provider that responds when the test releases the response. */
async function startSlowService() {
  const heldResponses: ServerResponse[] = [];
  let isBroken = false;
  const { url, paths } = await startLoopbackServer((_, response) => {
    if (isBroken) response.writeHead(500).end();
    else heldResponses.push(response);
  });
  const fixture = await createMeteredFixture({
    places: noPlaces,
    settings: {
      CARRIER_PROVIDER: 'twilio',
      TWILIO_URL: url,
      TWILIO_ACCOUNT_SID: 'AC1sid9sid9',
      TWILIO_AUTH_TOKEN: 'token7token7',
    },
    plan: { unitsPerMonth: { carrier: 5, pooled: 1000 } },
  });
  const { port, url: base, answered, problems, stop } = await createHttpFixture({ graphql: fixture.graphql });
  onTestFinished(() => stop());
  const sendMultipart = (more: Partial<MultipartRequest> = {}, variables: object = { number }) =>
    fetchMultipart({ url: base, key: fixture.key, body: { query, variables }, ...more });
  return {
    fixture,
    port,
    base,
    answered,
    problems,
    paths,
    ask: sendMultipart,
    /** Waits for the request to the provider and fails it, including all retries. */
    fails: async () => {
      await expect.poll(() => heldResponses.length).toBeGreaterThan(0);
      isBroken = true;
      for (const response of heldResponses.splice(0)) response.writeHead(500).end();
    },
    /** Waits for the request to the provider and responds. */
    answers: async () => {
      await expect.poll(() => heldResponses.length).toBeGreaterThan(0);
      const line = { type: 'mobile', carrier_name: 'Verizon', error_code: null };
      for (const response of heldResponses.splice(0)) {
        response.end(JSON.stringify({ valid: true, line_type_intelligence: line }));
      }
    },
  };
}

const buildLaterPart = (data: object, hasNext: boolean) => ({
  incremental: [{ label: 'line', path: ['phone'], data }],
  hasNext,
});

describe('deferred fields of a provider', () => {
  test('a response with @defer starts before its provider responds, sends one query and costs the same as without @defer', async () => {
    const { fixture, ask, answers, paths } = await startSlowService();
    const response = await ask();
    expect(response.headers['content-type']).toBe('multipart/mixed; boundary="-"; deferSpec=20220824');
    expect(response.headers['x-accel-buffering']).toBe('no');
    expect(await response.next()).toEqual({ data: { phone: { phone: number, valid: true } }, hasNext: true });
    await answers();
    expect(await response.rest()).toEqual([buildLaterPart({ carrier: completeData.phone.carrier }, false)]);
    expect(paths).toHaveLength(1);
    const unitsBefore = await fixture.spent();
    // A different number, because the result of the first one is cached.
    const plainResponse = fixture.ask(query, { number: '+12125550124' });
    await answers();
    expect(JSON.parse((await plainResponse).body)).toMatchObject({
      data: { phone: { carrier: { name: 'Verizon' } } },
    });
    expect(await fixture.spent()).toEqual(unitsBefore);
    expect(unitsBefore).toMatchObject({ carrier: 1 });
  });

  test('a deferred response in the format incrementalSpec=v0.2 lists pending parts and marks them as completed', async () => {
    const { ask, answers } = await startSlowService();
    const response = await ask({ accept: 'multipart/mixed;incrementalSpec=v0.2,application/json' });
    expect(response.headers['content-type']).toBe('multipart/mixed; boundary="-"; incrementalSpec=v0.2');
    expect(await response.next()).toEqual({
      data: { phone: { phone: number, valid: true } },
      pending: [{ id: '0', path: ['phone'], label: 'line' }],
      hasNext: true,
    });
    await answers();
    expect(await response.rest()).toEqual([
      {
        incremental: [{ id: '0', data: { carrier: completeData.phone.carrier } }],
        completed: [{ id: '0' }],
        hasNext: false,
      },
    ]);
  });

  test('a client that accepts only multipart receives parts, or JSON when nothing is deferred', async () => {
    const { ask, answers } = await startSlowService();
    const accept = 'multipart/mixed; deferSpec=20220824';
    const response = await ask({ accept });
    expect(await response.next()).toMatchObject({ hasNext: true });
    await answers();
    expect(await response.rest()).toHaveLength(1);
    const { status, headers } = await ask({ accept, body: { query: '{ __typename }' } });
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect((await ask({ accept: 'multipart/mixed;deferSpec=20990101' })).status).toBe(406);
  });

  test.each([
    ['application/json'],
    ['*/*'],
    ['application/graphql-response+json'],
    ['multipart/mixed;deferSpec=20990101, application/json'],
    ['multipart/mixed;q=0, application/json'],
    ['application/json, multipart/mixed;q=0.5'],
  ])('a client that accepts %s receives a response with @defer in one part', async (accept) => {
    const { ask, answers } = await startSlowService();
    const pendingResponse = ask({ accept });
    await answers();
    const { message, headers } = await pendingResponse;
    expect(headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/);
    let text = '';
    for await (const chunk of message) text += String(chunk);
    expect(JSON.parse(text)).toEqual({ data: completeData });
  });

  test.each([
    ['$number: String!, $later: Boolean', '@defer(if: $later)', { later: false }],
    ['$number: String!', '@defer(if: false)', {}],
  ])('@defer with a false condition is not deferred: (%s) %s', async (given, directive, variables) => {
    const { ask, answers } = await startSlowService();
    const document = query.replace('$number: String!', given).replace('@defer(label: "line")', directive);
    const pendingResponse = ask({ body: { query: document, variables: { number, ...variables } } });
    await answers();
    expect((await pendingResponse).headers['content-type']).toMatch(/^application\/json/);
  });

  test('the failure of a provider in a deferred field is an error at its path and costs no unit', async () => {
    const { fixture, ask, fails, answered } = await startSlowService();
    const response = await ask();
    await response.next();
    const remainingParts = response.rest();
    await fails();
    const [payload] = await remainingParts;
    expect(payload).toMatchObject({
      incremental: [
        {
          path: ['phone'],
          data: { carrier: null },
          errors: [{ path: ['phone', 'carrier'], extensions: { code: 'service_unavailable' } }],
        },
      ],
      hasNext: false,
    });
    expect(await fixture.spent()).toMatchObject({ carrier: 0 });
    await expect.poll(() => answered.length).toBe(1);
    expect(answered[0]?.response.info?.failures).toEqual([
      expect.objectContaining({ code: 'service_unavailable' }),
    ]);
  });

  test('a deferred field that times out is an error at its path, and the response ends', async () => {
    const { ask, paths } = await startSlowService();
    const response = await ask();
    await response.next();
    await expect.poll(() => paths.length).toBe(1);
    const remainingParts = response.rest();
    let isDone = false;
    void remainingParts.then(() => (isDone = true));
    await expect
      .poll(() => {
        expireDeadline();
        return isDone;
      })
      .toBe(true);
    expect(await remainingParts).toMatchObject([
      {
        incremental: [{ data: { carrier: null }, errors: [{ path: ['phone', 'carrier'] }] }],
        hasNext: false,
      },
    ]);
  });

  test('a deferred operation ends when the client disconnects, and only completed work is charged', async () => {
    const { fixture, ask, answered, problems, paths } = await startSlowService();
    const response = await ask();
    await response.next();
    await expect.poll(() => paths.length).toBe(1);
    response.leave();
    await expect.poll(() => answered.length).toBe(1);
    expect(answered[0]?.response.info).toMatchObject({ family: 'graphql', plan: 'test', units: 1 });
    expect(await fixture.spent()).toMatchObject({ carrier: 0, pooled: 1 });
    expect(problems).toEqual([]);
  });

  test('the last part of a deferred response contains the cost, the query plan and the timings of the operation', async () => {
    const { ask, answers } = await startSlowService();
    const extensions = { cost: true, plan: true, timing: true };
    const response = await ask({ body: { query, variables: { number }, extensions } });
    expect(await response.next()).not.toHaveProperty('extensions');
    expect(response.headers).not.toHaveProperty('server-timing');
    await answers();
    const [second, last] = await response.rest();
    expect(second).toEqual(buildLaterPart({ carrier: completeData.phone.carrier }, true));
    expect(last).toMatchObject({
      extensions: {
        cost: { carrier: 1, fields: 7 },
        plan: {
          kind: 'Defer',
          primary: { node: { kind: 'Fetch', subgraph: 'contact' } },
          deferred: [{ label: 'line', path: 'phone', node: { kind: 'Fetch', subgraph: 'contact' } }],
        },
        timing: { contact: expect.any(Number) as number, total: expect.any(Number) as number },
      },
      hasNext: false,
    });
  });

  test.each(['gzip', 'br'])(
    'a deferred part can be read as soon as it arrives with %s compression',
    async (encoding) => {
      const { ask, answers } = await startSlowService();
      const response = await ask({ encoding });
      expect(response.headers).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringContaining('Accept-Encoding') as string,
      });
      expect(await response.next()).toMatchObject({ hasNext: true });
      await answers();
      expect(await response.rest()).toEqual([buildLaterPart({ carrier: completeData.phone.carrier }, false)]);
    },
  );

  test('a connection is reused after a multipart response', async () => {
    const { ask, answers } = await startSlowService();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const clientPorts = new Set<number | undefined>();
    for (const each of [number, '+12125550124']) {
      const response = await ask({ agent }, { number: each });
      expect(response.headers.connection).toBe('keep-alive');
      clientPorts.add(response.message.socket.localPort);
      await answers();
      await response.rest();
    }
    expect(clientPorts.size).toBe(1);
  });

  test('a deferred fragment on a null object needs no second part, and the response is a single JSON body', async () => {
    const { fixture, base } = await startSlowService();
    const document = '{ domain(name: "junk") { name ... @defer { registration { registrar } } } }';
    const { headers, message } = await fetchMultipart({
      url: base,
      key: fixture.key,
      body: { query: document },
    });
    expect(headers['content-type']).toMatch(/^application\/json/);
    let text = '';
    for await (const chunk of message) text += String(chunk);
    expect(JSON.parse(text)).toMatchObject({ data: { domain: null }, errors: [{ path: ['domain'] }] });
  });
});

describe('limits of @defer', () => {
  const fixture = createMeteredFixture({ places: noPlaces });
  afterAll(async () => (await fixture).close());

  const repeatDeferred = (count: number) =>
    Array.from({ length: count }, () => '... @defer { name }').join(' ');
  test.each<[string, string, RegExp]>([
    [
      'has at most 20 deferred fragments',
      `{ emoji(key: "rocket") { ${repeatDeferred(21)} } }`,
      /more than 20 deferred/,
    ],
    [
      'has at most 20 deferred fragments, counted at each spread',
      `{ a: emoji(key: "x") { ...F } b: emoji(key: "y") { ...F } } fragment F on Emoji { ${repeatDeferred(11)} }`,
      /more than 20 deferred/,
    ],
    [
      'has unique labels',
      '{ emoji(key: "x") { ... @defer(label: "a") { name } ... @defer(label: "a") { name } } }',
      /label "a"/,
    ],
    [
      'has literal labels',
      'query ($l: String) { emoji(key: "x") { ... @defer(label: $l) { name } } }',
      /must be a string in the document/,
    ],
    ['defers no single field', '{ emoji(key: "x") { name @defer } }', /may not be used on FIELD/],
  ])('a document with @defer %s', async (_, document, message) => {
    const { status, body } = await (await fixture).ask(document);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(message) as string });
  });
});
