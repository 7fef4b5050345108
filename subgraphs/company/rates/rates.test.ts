import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/client/client.ts';
import { exchangeRates, parseEcbRates } from '../../../db/importers/exchange-rates.ts';
import {
  readNewestDay,
  findPublishedBetween,
  findPublishedOn,
  type RatePublication,
} from '../../../db/queries/exchange-rates.ts';
import { addRates } from '../../../db/import/add-rates.ts';
import { importDataset } from '../../../db/import/import.ts';
import { readProvenance } from '../../../db/import/provenance.ts';
import { StoreError } from '../../../core/store-error.ts';
import { currencyRoutes } from '../../../rest-compat/routes/currency.ts';
import { execute, executeOperation, buildCompanySchema } from '../../../test/support/company-graph.ts';
import { databases, type Store } from '../../../test/support/databases.ts';
import { holdDeadlines } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackProvider } from '../../../test/support/loopback-provider.ts';
import { getListAt } from '../../../core/json.ts';
import type { RateSource } from './resolvers.ts';
import { refreshRates } from '../../../app/jobs/refresh-rates.ts';

/** A file in the format of the European Central Bank. */
const createEcbFile = (
  days: Readonly<Record<string, Readonly<Record<string, string>>>>,
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
${Object.entries(days)
  .map(
    ([day, rates]) =>
      `\t\t<Cube time='${day}'>\n${Object.entries(rates)
        .map(([code, rate]) => `\t\t\t<Cube currency='${code}' rate='${rate}'/>\n`)
        .join('')}\t\t</Cube>`,
  )
  .join('\n')}
\t</Cube>
</gesmes:Envelope>
`;

// Rates of the first week of the euro: of Monday, and of the Friday before the weekend.
holdDeadlines();

const monday = { USD: '1.1789', JPY: '133.73', GBP: '0.7111', CYP: '0.58231' };
const friday = { USD: '1.1659', JPY: '130.09', GBP: '0.7094', CYP: '0.58187' };
const history = createEcbFile({ '1999-01-08': friday, '1999-01-04': monday });
const toInstant = (instant: string) => Date.parse(instant);

const createPublication = (date: string, rates: object): RatePublication => ({
  date,
  rates: new Map(Object.entries(rates)),
});
const inMemory: RateSource = {
  loaded: async () => true,
  async publishedBetween(from, to) {
    const publicationsUntilEnd = [
      createPublication('1999-01-04', monday),
      createPublication('1999-01-08', friday),
    ].filter(({ date }) => date <= to);
    const firstIndex = publicationsUntilEnd.findLastIndex(({ date }) => date <= from);
    return publicationsUntilEnd.slice(Math.max(0, firstIndex));
  },
};

const queryRate = async (
  variables: object,
  now = toInstant('1999-01-10T12:00:00Z'),
  rates: RateSource = inMemory,
) => {
  const { data, errors } = await executeOperation(
    'currency-rate',
    { ...variables },
    { schema: buildCompanySchema({ rates }), now },
  );
  return { body: data?.['exchangeRate'] as unknown as Record<string, unknown> | null | undefined, errors };
};

describe('all rates of a currency', () => {
  const queryRates = async (text: string, rates = inMemory) => {
    const { data, errors } = await execute(
      `{ exchangeRates${text} { base { code } baseCode days { date rates { quoteCode rate rateText } } } }`,
      {},
      {
        schema: buildCompanySchema({ rates }),
        now: toInstant('1999-01-10T12:00:00Z'),
      },
    );
    const ratesResult = data?.['exchangeRates'];
    return { all: ratesResult, days: getListAt(ratesResult, 'days'), errors };
  };

  test('a rates lookup returns the rates of the latest publication unchanged', async () => {
    expect(await queryRates('')).toMatchObject({
      all: { base: { code: 'EUR' }, baseCode: 'EUR' },
      days: [
        {
          date: '1999-01-08',
          rates: [
            { quoteCode: 'CYP', rate: 0.58187, rateText: '0.58187' },
            { quoteCode: 'GBP', rate: 0.7094, rateText: '0.7094' },
            { quoteCode: 'JPY', rate: 130.09, rateText: '130.09' },
            { quoteCode: 'USD', rate: 1.1659, rateText: '1.1659' },
          ],
        },
      ],
      errors: [],
    });
  });

  test('rates of another base currency are converted through the euro, day by day, for the requested currencies', async () => {
    const { days } = await queryRates(
      '(base: "usd", quotes: ["EUR", "gbp", "EUR", "NOK"], firstDay: "1999-01-05", lastDay: "1999-01-10")',
    );
    expect(days).toMatchObject([
      {
        date: '1999-01-04',

        rates: [{ quoteCode: 'EUR', rate: 0.8482483671 }, { quoteCode: 'GBP' }],
      },
      { date: '1999-01-08', rates: [{ quoteCode: 'EUR', rate: 0.8577064928 }, { quoteCode: 'GBP' }] },
    ]);
  });

  test('a rates lookup returns null for an unknown currency, and no rates for unpublished currencies or days', async () => {
    expect((await queryRates('(base: "ZZZ")')).all).toBeNull();
    expect((await queryRates('(quotes: ["ZZZ"])')).all).toBeNull();
    expect((await queryRates('(lastDay: "1998-12-31")')).days).toEqual([]);
    expect((await queryRates('(base: "NOK")')).days).toMatchObject([{ rates: [] }]);
  });

  test.each([
    ['(firstDay: "1997-01-01")', /^firstDay must be at most 366 days before lastDay/],
    [
      '(firstDay: "1999-01-05", lastDay: "1999-01-04")',
      /^firstDay must be at most 366 days before lastDay, and not after it/,
    ],
    ['(lastDay: "1999-01-11")', /^lastDay must be a valid date.* not after today/],
    ['(firstDay: "today")', /^firstDay must be a valid date/],
    [
      `(quotes: ${JSON.stringify(Array.from({ length: 101 }, () => 'USD'))})`,
      /^quotes must have at most 100/,
    ],
  ])('a rates lookup rejects the range or quotes %s', async (text, message) => {
    expect((await queryRates(text)).errors).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  test('a rates lookup fails with service_unavailable when no rates are loaded', async () => {
    const emptySource: RateSource = { loaded: async () => false, publishedBetween: async () => [] };
    expect((await queryRates('', emptySource)).errors).toMatchObject([
      { message: expect.stringMatching(/^No exchange rates are loaded/) },
    ]);
  });
});

describe('official rate of a currency pair', () => {
  test('CAT-059 MON-006 MON-013 a currency pair has a rate, a publication date and a source in the documented shape', async () => {
    expect(await queryRate({ base: 'EUR', quote: 'usd' })).toEqual({
      body: {
        base: 'EUR',
        quote: 'USD',
        rate: 1.1659,
        date: '1999-01-08',
        source: 'European Central Bank',
        stale: false,
      },
      errors: [],
    });
  });

  test('MON-007 the rate of a currency pair depends on the order of the currencies', async () => {
    const eurToUsd = (await queryRate({ base: 'EUR', quote: 'USD' })).body?.['rate'];
    const usdToEur = (await queryRate({ base: 'USD', quote: 'EUR' })).body?.['rate'];
    expect(usdToEur).toBe(0.8577064928);
    expect(Number(eurToUsd) * Number(usdToEur)).toBeCloseTo(1, 8);
  });

  test('MON-008 a pair of two currencies other than the euro is converted through the euro', async () => {
    expect((await queryRate({ base: 'GBP', quote: 'JPY' })).body).toMatchObject({
      rate: 183.3803214,
      date: '1999-01-08',
    });
  });

  test('MON-009 the rate of a currency to itself is 1', async () => {
    expect((await queryRate({ base: 'EUR', quote: 'EUR' })).body).toMatchObject({
      rate: 1,
      date: '1999-01-08',
    });
    expect((await queryRate({ base: 'JPY', quote: 'JPY' })).body).toMatchObject({ rate: 1 });
  });

  test('MON-010 a rate lookup for a weekend returns the rate and date of the latest publication', async () => {
    for (const date of ['1999-01-08', '1999-01-09', '1999-01-10']) {
      expect((await queryRate({ base: 'EUR', quote: 'USD', date })).body).toMatchObject({
        date: '1999-01-08',
        stale: false,
      });
    }
    expect((await queryRate({ base: 'EUR', quote: 'USD', date: '1999-01-07' })).body).toMatchObject({
      rate: 1.1789,
      date: '1999-01-04',
    });
  });

  test('MON-011 a currency without an official rate on the requested day has a null rate and a null date', async () => {
    for (const variables of [
      { base: 'EUR', quote: 'KWD' },
      { base: 'EUR', quote: 'USD', date: '1998-12-31' },
    ]) {
      const { body, errors } = await queryRate({ ...variables, amount: '1', has_amount: true });
      expect(errors).toEqual([]);
      expect(body).toMatchObject({ rate: null, date: null, source: null, converted: null });
    }
  });

  test('a currency conversion is exact and rounds half up to the minor unit', async () => {
    const convert = async (base: string, quote: string, amount: string) =>
      (await queryRate({ base, quote, amount, has_amount: true })).body;
    // A double represents fifteen digits exactly.
    expect(await convert('EUR', 'EUR', '1234567890123.45')).toMatchObject({ amount: 1234567890123.45 });
    expect(await convert('GBP', 'JPY', '99.95')).toMatchObject({ amount: 99.95, converted: 18329 });
    expect(await convert('JPY', 'GBP', '99.95')).toMatchObject({ converted: 0.55 });
    expect(await convert('EUR', 'EUR', '1.005')).toMatchObject({ converted: 1.01 });
    expect(await convert('EUR', 'EUR', '999999999999.99')).toMatchObject({ converted: 999999999999.99 });
  });

  test('MON-012 the error for rates that were never loaded names the setting and the command', async () => {
    const { body, errors } = await queryRate({ base: 'USD', quote: 'EUR' }, undefined, {
      loaded: async () => false,
      publishedBetween: async () => [],
    });
    expect(body).toBeNull();
    expect(errors).toMatchObject([{ code: 'service_unavailable' }]);
    expect(errors[0]?.message).toMatch(/ECB_URL.*npm run data -- import exchange_rates/);
  });

  test('a rates lookup returns service_unavailable, never a null rate, when the store fails', async () => {
    const { errors } = await queryRate({ base: 'USD', quote: 'EUR' }, undefined, {
      loaded: () => Promise.reject(new StoreError('down')),
      publishedBetween: () => Promise.reject(new StoreError('down')),
    });
    expect(errors).toMatchObject([{ code: 'service_unavailable' }]);
  });

  test('MON-012 outdated exchange rates are marked as stale', async () => {
    const rateAfterWeek = await queryRate({ base: 'EUR', quote: 'USD' }, toInstant('1999-01-15T12:00:00Z'));
    expect(rateAfterWeek.body).toMatchObject({ date: '1999-01-08', stale: false });
    const rateAfterLongerPause = await queryRate(
      { base: 'EUR', quote: 'USD' },
      toInstant('1999-01-16T12:00:00Z'),
    );
    expect(rateAfterLongerPause.body).toMatchObject({ date: '1999-01-08', stale: true });
    const shapeResponse = currencyRoutes.find(({ path }) => path === '/currency/{base}/{quote}')?.shape;
    expect(shapeResponse?.({ rate: 1, stale: true }, {}, '2.0.0')).toEqual({ rate: 1, stale: true });
    expect(shapeResponse?.({ rate: 1, stale: false }, {}, '2.0.0')).toEqual({ rate: 1 });
  });

  test('REF-029 a pair with an unknown currency is null, and an invalid day or amount is rejected', async () => {
    expect(await queryRate({ base: 'QQQ', quote: 'EUR' })).toEqual({ body: null, errors: [] });
    for (const date of ['1999-02-30', '1999-01-11', '99-01-04', '1999-1-4', 'today']) {
      expect((await queryRate({ base: 'EUR', quote: 'USD', date })).errors).toMatchObject([
        { param: 'date' },
      ]);
    }
    for (const amount of ['-1', '1e3', '1,5', '', '1234567890123456', 'x']) {
      expect((await queryRate({ base: 'EUR', quote: 'USD', amount })).errors).toMatchObject([
        { param: 'amount' },
      ]);
    }
  });
});

describe('file of the European Central Bank', () => {
  test('an import of exchange rates keeps all their digits', () => {
    const [first, second] = parseEcbRates(history);
    expect(first).toEqual({
      date: '1999-01-08',
      rates: Object.entries(friday).map(([currency, value]) => ({ currency, rate: value })),
    });
    expect(second?.date).toBe('1999-01-04');
  });

  test('an import of exchange rates omits a suspended rate', () => {
    expect(parseEcbRates(createEcbFile({ '1999-01-04': { USD: '1.1789', ISK: 'N/A' } }))).toEqual([
      { date: '1999-01-04', rates: [{ currency: 'USD', rate: '1.1789' }] },
    ]);
  });

  test.each([
    ['an error page', '<html><body>Not found</body></html>'],
    ['an empty file', ''],
    ['a truncated file', history.slice(0, -40)],
    ['a file without days', createEcbFile({})],
    ['a rate of zero', createEcbFile({ '1999-01-04': { USD: '0' } })],
    ['a negative rate', createEcbFile({ '1999-01-04': { USD: '-1' } })],
    ['a rate that is not a number', createEcbFile({ '1999-01-04': { USD: 'one' } })],
  ])('a file of the European Central Bank is rejected: %s', (_, text) => {
    expect(() => parseEcbRates(text)).toThrow(/exchange_rates/);
  });
});

describe.each(databases)('exchange rates on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  let folder: string;
  const now = toInstant('1999-01-10T12:00:00Z');
  beforeAll(async () => {
    store = await make();
    db = await store.open();
    folder = await mkdtemp(join(tmpdir(), 'lookup-rates-'));
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
    await rm(folder, { recursive: true });
  });

  test('the store has no exchange rates before the first import', async () => {
    expect(await readNewestDay(db)).toBeNull();
    expect(await findPublishedOn(db, '2026-01-01')).toBeNull();
  });

  test('an import of exchange rates stores the history with its provenance', async () => {
    const path = join(folder, 'hist.xml');
    await writeFile(path, history);
    const importSource = { path, edition: '1999-01-08', source: 'eurofxref-hist.xml' };
    expect(await importDataset(db, exchangeRates, { from: importSource })).toMatchObject({
      status: 'imported',
      rows: 8,
    });
    expect(await importDataset(db, exchangeRates, { from: importSource })).toMatchObject({
      status: 'unchanged',
    });
    expect(await findPublishedOn(db, '1999-01-07')).toEqual(createPublication('1999-01-04', monday));
    expect(await findPublishedOn(db, '1999-01-10')).toEqual(createPublication('1999-01-08', friday));
    expect(await findPublishedOn(db, '1999-01-03')).toBeNull();
    const findPublishedDates = async (first: string, last: string) =>
      (await findPublishedBetween(db, first, last)).map(({ date }) => date);
    expect(await findPublishedDates('1999-01-06', '1999-01-09')).toEqual(['1999-01-04', '1999-01-08']);
    expect(await findPublishedDates('1999-01-01', '1999-01-05')).toEqual(['1999-01-04']);
    expect(await findPublishedDates('1999-01-09', '1999-02-01')).toEqual(['1999-01-08']);
    expect((await readProvenance(db.orm, 'exchange_rates'))?.attribution).toMatch(/European Central Bank/);
  });

  test('a truncated file of exchange rates leaves the stored rates unchanged', async () => {
    const path = join(folder, 'cut.xml');
    await writeFile(path, history.slice(0, -40));
    const importSource = { path, edition: 'cut', source: 'cut.xml' };
    await expect(importDataset(db, exchangeRates, { from: importSource })).rejects.toThrow(/not a complete/);
    expect(await readNewestDay(db)).toBe('1999-01-08');
  });

  test('an import of exchange rates adds a new day and replaces a corrected day', async () => {
    const days = parseEcbRates(
      createEcbFile({ '1999-01-11': { USD: '1.1569' }, '1999-01-08': { USD: '1.1660' } }),
    );
    await addRates(db, days, { source: 'eurofxref-daily.xml', now: new Date(now) });
    expect((await findPublishedOn(db, '1999-01-11'))?.rates.get('USD')).toBe('1.1569');
    expect((await findPublishedOn(db, '1999-01-08'))?.rates.get('USD')).toBe('1.1660');
    expect((await findPublishedOn(db, '1999-01-08'))?.rates.get('JPY')).toBe('130.09');
    expect(await readProvenance(db.orm, 'exchange_rates')).toMatchObject({
      edition: '1999-01-11',
      rowCount: 9,
    });
  });

  test.each([499, 500, 501, 1000])(
    'an import stores %i exchange rates in as many statements as needed',
    async (size) => {
      const toLetter = (at: number) => String.fromCharCode(65 + (at % 26));
      const rates = Array.from({ length: size }, (_, at) => ({
        currency: toLetter(Math.floor(at / 676)) + toLetter(Math.floor(at / 26)) + toLetter(at),
        rate: '1.5',
      }));
      const date = `1990-01-${String(Math.floor(size / 50)).padStart(2, '0')}`;
      await addRates(db, [{ date, rates }], { source: 'old', now: new Date(now) });
      expect((await findPublishedOn(db, date))?.rates.size).toBe(size);
    },
  );

  test('a refresh of exchange rates downloads one day, 90 days or the complete history, depending on the gap', async () => {
    const { provider, paths } = await startLoopbackProvider(
      { name: 'ECB', setting: 'ECB_URL' },
      (_, response) =>
        response
          .writeHead(200, { 'Content-Type': 'text/xml' })
          .end(createEcbFile({ '1999-01-12': { USD: '1.1520' } })),
    );
    expect(await refreshRates(db, provider, toInstant('1999-01-12T16:00:00Z'))).toBe('1999-01-12');
    await refreshRates(db, provider, toInstant('1999-01-18T16:00:00Z'));
    await refreshRates(db, provider, toInstant('1999-06-01T16:00:00Z'));
    expect(paths).toEqual(['/eurofxref-daily.xml', '/eurofxref-hist-90d.xml', '/eurofxref-hist.xml']);
  });

  test.each(failures)(
    'a failed refresh of exchange rates (%s) returns service_unavailable and changes no rates',
    async (_, listener) => {
      const { provider } = await startLoopbackProvider({ name: 'ECB', setting: 'ECB_URL' }, listener);
      const before = await findPublishedOn(db, '2026-01-01');
      await expect(refreshRates(db, provider, now)).rejects.toMatchObject({
        extensions: { code: 'service_unavailable' },
        message: expect.stringContaining('ECB_URL') as string,
      });
      expect(await findPublishedOn(db, '2026-01-01')).toEqual(before);
    },
  );
});

describe('rate of a currency to itself', () => {
  const noRates: RateSource = { loaded: async () => false, publishedBetween: async () => [] };

  test.each([
    ['KWD', inMemory, '1999-01-10'],
    ['KWD', noRates, '1999-01-10'],
    ['USD', inMemory, '1999-01-08'],
  ])('the rate of %s to itself is 1, whether a bank publishes it or not', async (code, rates, date) => {
    const { data, errors } = await executeOperation(
      'currency-rate',
      { base: code, quote: code, amount: '2.5' },
      { schema: buildCompanySchema({ rates }), now: toInstant('1999-01-10T12:00:00Z') },
    );
    expect(errors).toEqual([]);
    expect(data?.['exchangeRate']).toMatchObject({ rate: 1, date });
  });

  test('a pair of two currencies that no bank publishes has a null rate', async () => {
    const { data } = await executeOperation(
      'currency-rate',
      { base: 'KWD', quote: 'BHD' },
      { schema: buildCompanySchema({ rates: inMemory }), now: toInstant('1999-01-10T12:00:00Z') },
    );
    expect(data?.['exchangeRate']).toMatchObject({ rate: null });
  });
});

test('the error of a rates lookup states why no exchange rates are loaded', async () => {
  const getReasonForNone = () => ({
    reason: 'they are being fetched from the European Central Bank (ECB_URL)',
    retryAfter: 10,
  });
  const { errors } = await executeOperation(
    'currency-rate',
    { base: 'USD', quote: 'EUR' },
    {
      schema: buildCompanySchema({
        rates: {
          loaded: async () => false,
          publishedBetween: async () => [],
          reasonForNone: getReasonForNone,
        },
      }),
    },
  );
  expect(errors).toMatchObject([
    {
      code: 'service_unavailable',
      retryAfter: 10,
      message: expect.stringContaining(
        'No exchange rates are loaded: they are being fetched from the European Central Bank (ECB_URL). ',
      ) as string,
    },
  ]);
});
