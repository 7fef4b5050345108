import { request as httpRequest } from 'node:http';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { BulkSlots } from './slots.ts';
import {
  parseLines,
  ndjson,
  open,
  post,
  formatRows,
  openSlowClient,
} from '../../test/support/bulk-fixture.ts';

describe('the bounds of a bulk request', () => {
  const csv = { 'Content-Type': 'text/csv' };

  test('a bulk request with only empty and invalid rows is ended with the reason, and its slot is released', async () => {
    const slots = new BulkSlots({ total: 1, perClient: 1, reserved: 0 });
    const fixture = await open({ bulk: { slots, idleMs: 200 }, answer: ({ code }) => ({ code }) });
    const { socket, begin, chunk } = openSlowClient(fixture);
    let received = '';
    socket.on('data', (part: Buffer) => (received += part.toString()));
    socket.resume();
    const socketClosed = new Promise((resolve) => socket.once('close', resolve));
    await begin();
    await chunk(formatRows('/country/FR'));
    await expect.poll(() => received).toContain('"answer":{"code":"FR"');
    const rejectedResponse = await post(fixture, formatRows('/country/DE'));
    expect([rejectedResponse.status, rejectedResponse.headers.get('retry-after')]).toEqual([429, '10']);
    expect(rejectedResponse.text).toContain('bulk requests of this account are running');
    const rowInterval = setInterval(() => void chunk('\nx\n'), 20);
    await socketClosed;
    clearInterval(rowInterval);
    expect(received).toContain('No row with a value to look up arrived within');
    expect(parseLines((await post(fixture, formatRows('/country/DE'))).text)[0]?.['answer']).toBeDefined();
    expect(fixture.problems).toEqual([]);
  });

  test('a bulk request is rejected with the reason when other accounts use all slots', async () => {
    const slots = new BulkSlots({ total: 1, perClient: 1, reserved: 0 });
    slots.take('account acme');
    const fixture = await open({ bulk: { slots } });
    const { status, text } = await post(fixture, formatRows('/country/FR'));
    expect([status, text]).toEqual([429, expect.stringContaining('mostly of other accounts')]);
  });

  test('the keys of one account share its bulk slots', async () => {
    const slots = new BulkSlots({ total: 9, perClient: 1, reserved: 0 });
    slots.take('account acme');
    const fixture = await open({ bulk: { slots }, record: { account: 'acme' } });
    expect((await post(fixture, formatRows('/country/FR'))).text).toContain('of this account are running');
  });

  test('a bulk request may have at most 1,000 columns', async () => {
    const fixture = await open({ answer: ({ name }) => ({ name }) });
    const createWideTable = (count: number) => `city${',x'.repeat(count - 1)}\nOslo\n`;
    const path = '/bulk?add=city.name';
    const rejectedResponse = await post(fixture, createWideTable(1001), { path, headers: csv });
    expect([rejectedResponse.status, rejectedResponse.text]).toEqual([
      400,
      expect.stringContaining('has 1001 columns'),
    ]);
    expect((await post(fixture, createWideTable(1000), { path, headers: csv })).status).toBe(200);
    const fields = await post(fixture, formatRows('/city/Oslo'), {
      path: `/bulk?fields=${'a,'.repeat(1001)}`,
    });
    expect([fields.status, fields.text]).toEqual([400, expect.stringContaining('fields has more than 1000')]);
  });

  test('a bulk request waits for the rate limit when the output of its rows is much longer than their input', async () => {
    let waits = 0;
    let perMinute = 3;
    const plan = {
      name: 'slow',
      get requestsPerMinute() {
        return perMinute;
      },
      deep: true,
      features: [],
    };
    const pause = async () => {
      waits += 1;
      perMinute += 3;
    };
    const fixture = await open({ record: { plan }, pause });
    const headerRow = `city${',x'.repeat(999)}`;
    const shortResponse = await post(fixture, `${headerRow}\n${',x\n'.repeat(4)}`, {
      path: '/bulk?add=city.name',
      headers: csv,
    });
    expect(parse(shortResponse.text)).toHaveLength(5);
    // The 4 rows have 4 characters each, and less than 1,024 characters more in the output.
    expect(waits).toBe(0);
    const addedFields = Array.from({ length: 40 }, (_, index) => `city.deep.field_number_${index}`).join(',');
    const { text } = await post(fixture, '{}\n'.repeat(8), { path: `/bulk?add=${addedFields}` });
    expect(parseLines(text)).toHaveLength(8);
    // Two requests and eight rows, three in each window.
    expect(waits).toBe(3);
  });
});

test('POST /bulk reads rows only as fast as the client reads results', async () => {
  let requestCount = 0;
  const longValue = 'x'.repeat(2000);
  const fixture = await open({
    record: { plan: { name: 'free', requestsPerMinute: null, deep: true, features: [] } },
    answer({ code }) {
      requestCount += 1;
      return { code, wide: longValue };
    },
  });
  const { socket, begin, chunk, end } = openSlowClient(fixture);
  await begin();
  const block = formatRows(...Array.from({ length: 500 }, () => '/country/FR'));
  // 100,000 rows, whose results are 200 MB.
  const allSent = (async () => {
    for (let count = 0; count < 200; count += 1) await chunk(block);
    await end();
  })();
  let requestedBefore = -1;
  await expect
    .poll(
      () => {
        const isStill = requestCount === requestedBefore && requestCount > 0;
        requestedBefore = requestCount;
        return isStill;
      },
      { interval: 200 },
    )
    .toBe(true);
  // Limit: rows in the socket buffers of the operating system and in two blocks.
  expect(requestCount).toBeLessThan(20_000);
  expect(fixture.answered).toHaveLength(0);
  let read = 0;
  const socketClosed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (part: Buffer) => (read += part.length));
  socket.resume();
  await allSent;
  await socketClosed;
  expect(requestCount).toBe(100_000);
  expect(read).toBeGreaterThan(200_000_000);
});

test('POST /bulk returns the result of a row before the next row is sent', async () => {
  const fixture = await open({ answer: ({ code }) => ({ code }) });
  const sending = httpRequest(`${fixture.url}/bulk`, {
    method: 'POST',
    headers: { 'X-API-Key': fixture.key, 'Content-Type': ndjson },
  });
  const responseParts = new Promise<AsyncIterator<Buffer>>((resolve) =>
    sending.once('response', (response) =>
      resolve(response[Symbol.asyncIterator]() as AsyncIterator<Buffer>),
    ),
  );
  sending.flushHeaders();
  for (const code of ['FR', 'DE', 'IT']) {
    sending.write(formatRows(`/country/${code}`));
    const { value } = await (await responseParts).next();
    expect(String(value)).toContain(`"code":"${code}"`);
  }
  sending.end();
  expect((await (await responseParts).next()).done).toBe(true);
});

test('a key may have four concurrent bulk requests; the fifth is rejected', async () => {
  const fixture = await open({ answer: ({ code }) => ({ code }) });
  const clients = Array.from({ length: 4 }, () => openSlowClient(fixture));
  for (const { begin, chunk, socket } of clients) {
    await begin();
    await chunk(formatRows('/country/FR'));
    await new Promise((resolve) => {
      socket.once('data', resolve);
      socket.resume();
    });
  }
  const fifth = await post(fixture, formatRows('/country/FR'));
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '10']);
  for (const { end } of clients) await end();
  await expect.poll(async () => (await post(fixture, formatRows('/country/FR'))).status).toBe(200);
});

test('a bulk request may take longer than the timeout of other requests', async () => {
  const fixture = await open({
    answer: ({ code }) => ({ code }),
    // The timeout for the request head must allow for a busy machine.
    timeouts: { headMs: 1000, requestMs: 1000, checkMs: 20 },
  });
  const { socket, begin, chunk, end } = openSlowClient(fixture);
  let received = '';
  socket.on('data', (part: Buffer) => (received += part.toString()));
  socket.resume();
  await begin();
  await chunk(formatRows('/country/FR'));
  await expect.poll(() => received).toContain('"row":1');
  const startedMs = performance.now();
  await expect.poll(() => performance.now() - startedMs > 1100).toBe(true);
  await chunk(formatRows('/country/DE'));
  await end();
  await expect.poll(() => received).toContain('"row":2');
});
