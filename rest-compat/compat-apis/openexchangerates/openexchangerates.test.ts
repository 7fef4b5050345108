import { beforeAll, expect, test } from 'vitest';
import {
  openDefaultCompatFixture,
  openCompatFixture,
  type CompatFixture,
} from '../../../test/support/compat-fixture.ts';
import { createMeteredFixture } from '../../../test/support/metered-fixture.ts';
import { readTestPlaces } from '../../../test/support/places.ts';

// The first day of publication, with the rates that the European Central Bank published.
const publishedRates = {
  date: '1999-01-04',
  rates: new Map([
    ['USD', '1.1789'],
    ['JPY', '133.73'],
  ]),
};
let fixture: CompatFixture;
beforeAll(async () => {
  const companyGraph = {
    rates: {
      publishedBetween: async (_: string, to: string) => (to < publishedRates.date ? [] : [publishedRates]),
      loaded: async () => true,
    },
  };
  fixture = openCompatFixture({
    fixture: await createMeteredFixture({ places: await readTestPlaces(), company: companyGraph }),
  });
});

test.each(['/api/latest.json?app_id=x', '/api/historical/1999-01-05.json', '/api/latest.json?base=usd'])(
  'openexchangerates returns the rates of the dollar with their publication time for %s',
  async (path) => {
    const { rates, ...rest } = await fixture.get<{ rates: Record<string, number> }>(
      `/openexchangerates${path}`,
    );
    expect(rest).toEqual({
      disclaimer: expect.stringContaining('European Central Bank'),
      license: 'http://localhost/docs/licences',
      timestamp: 915_408_000,
      base: 'USD',
    });
    expect(Object.keys(rates)).toEqual(['EUR', 'JPY', 'USD']);
    expect(rates['USD']).toBe(1);
    expect(rates['EUR']).toBeCloseTo(1 / 1.1789, 4);
    expect(rates['JPY']).toBeCloseTo(133.73 / 1.1789, 2);
  },
);

test('openexchangerates restricts the rates to symbols, and lists the currencies', async () => {
  expect(await fixture.get('/openexchangerates/api/latest.json?base=EUR&symbols=usd')).toMatchObject({
    base: 'EUR',
    rates: { USD: 1.1789 },
  });
  expect(await fixture.get('/openexchangerates/api/currencies.json')).toEqual({
    EUR: 'Euro',
    JPY: 'Japanese Yen',
    USD: 'US Dollar',
  });
});

test('openexchangerates reports unknown codes and days as the original API does, and an invalid day with 400', async () => {
  for (const path of ['/api/latest.json?base=ZZZ', '/api/historical/1998-01-01.json']) {
    const { status, body } = await fixture.ask(`/openexchangerates${path}`);
    expect([path, status, JSON.parse(body)]).toEqual([
      path,
      404,
      expect.objectContaining({ error: true, message: 'not_available' }),
    ]);
  }
  const { status, body } = await fixture.ask('/openexchangerates/api/historical/2023-02-29.json');
  expect([status, body]).toEqual([400, expect.stringContaining('2024-02-29')]);
});

test('openexchangerates returns 503 when no exchange rates are loaded', async () => {
  expect((await (await openDefaultCompatFixture()).ask('/openexchangerates/api/latest.json')).status).toBe(
    503,
  );
});
