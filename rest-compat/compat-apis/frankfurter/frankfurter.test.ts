import { beforeAll, expect, test } from 'vitest';
import {
  openCompatFixture,
  openDefaultCompatFixture,
  type CompatFixture,
} from '../../../test/support/compat-fixture.ts';
import { createMeteredFixture } from '../../../test/support/metered-fixture.ts';
import { readTestPlaces } from '../../../test/support/places.ts';

// The first days of publication, with the rates that the European Central Bank published.
const days = [
  ['1999-01-04', { USD: '1.1789', JPY: '133.73', GBP: '0.7111' }],
  ['1999-01-08', { USD: '1.1659', JPY: '130.09', GBP: '0.7094' }],
] as const;
let fixture: CompatFixture;
beforeAll(async () => {
  const findPublished = async (from: string, to: string) => {
    const publishedUntil = days.filter(([date]) => date <= to);
    const firstIndex = publishedUntil.findLastIndex(([date]) => date <= from);
    return publishedUntil
      .slice(Math.max(0, firstIndex))
      .map(([date, each]) => ({ date, rates: new Map(Object.entries(each)) }));
  };
  const companyGraph = { rates: { publishedBetween: findPublished, loaded: async () => true } };
  fixture = openCompatFixture({
    fixture: await createMeteredFixture({ places: await readTestPlaces(), company: companyGraph }),
  });
});

test.each(['/latest', '/v1/latest', '/1999-01-10', '/2999-01-01'])(
  'the frankfurter path %s returns the latest rates',
  async (path) => {
    expect(await fixture.get(`/frankfurter${path}`)).toEqual({
      amount: 1,
      base: 'EUR',
      date: '1999-01-08',
      rates: { GBP: 0.7094, JPY: 130.09, USD: 1.1659 },
    });
  },
);

// The documented response of the original API for that day and pair: 0.84825.
test.each(['/1999-01-04?from=USD&to=EUR', '/v1/1999-01-04?base=USD&symbols=EUR'])(
  'the frankfurter path %s returns the documented rate',
  async (path) => {
    expect(await fixture.get(`/frankfurter${path}`)).toEqual({
      amount: 1,
      base: 'USD',
      date: '1999-01-04',
      rates: { EUR: 0.84825 },
    });
  },
);

test('frankfurter converts an amount and returns bounded and open ranges, from the first day with rates', async () => {
  expect(await fixture.get('/frankfurter/1999-01-05?amount=1000&to=JPY')).toMatchObject({
    amount: 1000,
    rates: { JPY: 133_730 },
  });
  const range = {
    amount: 1,
    base: 'EUR',
    start_date: '1999-01-04',
    end_date: '1999-01-08',
    rates: { '1999-01-04': { USD: 1.1789 }, '1999-01-08': { USD: 1.1659 } },
  };
  expect(await fixture.get('/frankfurter/1999-01-06..1999-01-09?to=USD')).toEqual(range);
  const open = await fixture.at('1999-01-20T00:00:00Z', () =>
    fixture.get('/frankfurter/v1/1999-01-06..?symbols=usd'),
  );
  expect(open).toEqual(range);
});

test('frankfurter returns the names of currencies, and version 2 also returns their numbers', async () => {
  const currencyNames = { EUR: 'Euro', GBP: 'British Pound', JPY: 'Japanese Yen', USD: 'US Dollar' };
  expect(await fixture.get('/frankfurter/currencies')).toEqual(currencyNames);
  expect(await fixture.get('/frankfurter/v1/currencies')).toEqual(currencyNames);
  const pound = { iso_code: 'GBP', iso_numeric: '826', name: 'British Pound', symbol: '£' };
  const open = { start_date: null, end_date: null };
  expect(await fixture.get('/frankfurter/v2/currencies')).toContainEqual({ ...pound, ...open });
  expect(await fixture.get('/frankfurter/v2/currency/gbp')).toEqual({
    ...pound,
    ...open,
    providers: ['ECB'],
  });
  expect((await fixture.ask('/frankfurter/v2/currency/NOK')).status).toBe(404);
});

test('version 2 of frankfurter returns one row per rate', async () => {
  const row = { date: '1999-01-04', base: 'USD', quote: 'EUR', rate: 0.84825 };
  expect(await fixture.get('/frankfurter/v2/rate/usd/eur?date=1999-01-05')).toEqual(row);
  expect(await fixture.get('/frankfurter/v2/rates?base=USD&quotes=EUR&date=1999-01-05')).toEqual([row]);
  expect(await fixture.get('/frankfurter/v2/rates?quotes=USD&from=1999-01-05&to=1999-01-09')).toEqual([
    { date: '1999-01-08', base: 'EUR', quote: 'USD', rate: 1.1659 },
  ]);
  expect(await fixture.get('/frankfurter/v2/rates')).toHaveLength(3);
});

test('frankfurter returns the 404 of the original API for unknown currencies and days, and 400 for invalid input', async () => {
  for (const path of ['/1998-01-01', '/latest?to=ZZZ', '/v2/rate/EUR/NOK', '/v2/rates?base=ZZZ']) {
    const { status, body } = await fixture.ask(`/frankfurter${path}`);
    expect([path, status, JSON.parse(body)]).toEqual([path, 404, { message: 'not found' }]);
  }
  for (const [path, message] of [
    ['/yesterday', 'latest, 2024-02-29 or'],
    ['/2023-02-29', 'latest, 2024-02-29 or'],
    ['/1999-01-04..2001-01-01', 'at most 366 days'],
    ['/1999-01-04..1999-01-01', 'with the earlier day first'],
    ['/latest?amount=-1', 'amount must be a number above 0'],
    ['/v2/rates?date=x', 'latest, 2024-02-29 or'],
  ] as const) {
    const { status, body } = await fixture.ask(`/frankfurter${path}`);
    expect([path, status, body]).toEqual([path, 400, expect.stringContaining(message)]);
  }
});

test('frankfurter returns 503 when no exchange rates are loaded', async () => {
  expect((await (await openDefaultCompatFixture()).ask('/frankfurter/latest')).status).toBe(503);
});
