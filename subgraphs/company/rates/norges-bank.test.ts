import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/client/client.ts';
import { importDataset } from '../../../db/import/import.ts';
import { readProvenance } from '../../../db/import/provenance.ts';
import { norgesBankRates, parseNorgesBankRates } from '../../../db/importers/norges-bank-rates.ts';
import { readNewestDay, findPublishedBetween, createRateSource } from '../../../db/queries/exchange-rates.ts';
import { norgesBankRate } from '../../../db/tables/money.ts';
import { executeOperation, buildCompanySchema } from '../../../test/support/company-graph.ts';
import { databases, type Store } from '../../../test/support/databases.ts';
import { holdDeadlines } from '../../../test/support/test-clock.ts';
import { failures, startLoopbackProvider } from '../../../test/support/loopback-provider.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshNorgesBank } from '../../../app/jobs/refresh-rates.ts';
import type { RateSource } from './resolvers.ts';

holdDeadlines();

// Responses in the format that the bank's guide describes:
// https://www.norges-bank.no/en/topics/statistics/open-data/guide-data-warehouse/
const header =
  'FREQ;Frequency;BASE_CUR;Base Currency;QUOTE_CUR;Quote Currency;TENOR;Tenor;DECIMALS;CALCULATED;UNIT_MULT;Unit Multiplier;COLLECTION;Collection Indicator;TIME_PERIOD;OBS_VALUE';
const createCsvLine = (currency: string, date: string, value: string, multiplier = 0) =>
  `B;Business;${currency};Some currency;NOK;Norwegian krone;SP;Spot;4;false;${multiplier};${multiplier === 0 ? 'Units' : 'Hundreds'};C;ECB concertation time 14:15 CET;${date};${value}`;
const toCsv = (...lines: string[]) => `${[header, ...lines].join('\n')}\n`;

const monday = [
  createCsvLine('USD', '2026-11-16', '9.9012'),
  createCsvLine('EUR', '2026-11-16', '11.5310'),
  createCsvLine('TWD', '2026-11-16', '31.4507', 2),
  createCsvLine('VND', '2026-11-16', '0.037585', 2),
  createCsvLine('PKR', '2026-11-16', '3.5291', 2),
];

describe('file of Norges Bank', () => {
  const parseRates = (text: string) =>
    parseNorgesBankRates(text).map(({ date, rates: of }) => [date, of.map((each) => Object.values(each))]);

  test('Norges Bank rates are exact kroner per unit, including for currencies quoted per hundred units', () => {
    expect(parseRates(toCsv(...monday))).toEqual([
      [
        '2026-11-16',
        [
          ['USD', '9.9012'],
          ['EUR', '11.5310'],
          ['TWD', '0.314507'],
          ['VND', '0.00037585'],
          ['PKR', '0.035291'],
        ],
      ],
    ]);
  });

  test.each([
    [
      'days in any order',
      toCsv(createCsvLine('USD', '2026-11-17', '9.8'), createCsvLine('USD', '2026-11-16', '9.9')),
      ['9.9', '9.8'],
    ],
    [
      'a byte order mark and CRLF line ends',
      `\uFEFF${toCsv(createCsvLine('USD', '2026-11-16', '9.9')).replaceAll('\n', '\r\n')}`,
      ['9.9'],
    ],
    ['no line feed at the end', toCsv(createCsvLine('USD', '2026-11-16', '9.9')).trimEnd(), ['9.9']],
    ['commas as thousands separators', toCsv(createCsvLine('CHF', '2026-11-16', '1,245.56', 2)), ['12.4556']],
    ['a rate without a fraction', toCsv(createCsvLine('KWD', '2026-11-16', '32')), ['32']],
    ['an integer rate per hundred units', toCsv(createCsvLine('SEK', '2026-11-16', '104', 2)), ['1.04']],
    [
      'a day without a value',
      toCsv(createCsvLine('USD', '2026-11-16', ''), createCsvLine('USD', '2026-11-17', '9.8')),
      ['9.8'],
    ],
    [
      'a value that is not a number',
      toCsv(createCsvLine('USD', '2026-11-16', 'NaN'), createCsvLine('USD', '2026-11-17', '9.8')),
      ['9.8'],
    ],
    [
      'an index of many currencies',
      toCsv(createCsvLine('I44', '2026-11-16', '118.2'), createCsvLine('USD', '2026-11-16', '9.9')),
      ['9.9'],
    ],
    [
      'columns in another order',
      'TIME_PERIOD;OBS_VALUE;BASE_CUR;QUOTE_CUR;UNIT_MULT\n2026-11-16;9.9;USD;NOK;0\n',
      ['9.9'],
    ],
  ])('a Norges Bank file with %s is accepted', (_, text, values) => {
    expect(parseNorgesBankRates(text).flatMap(({ rates: of }) => of.map(({ rate }) => rate))).toEqual(values);
  });

  test.each([
    [
      'an HTML page',
      '<html><body>Service unavailable</body></html>',
      /not a CSV file of daily exchange rates/,
    ],
    [
      'the rates of the other bank',
      'Date,USD,JPY\n2026-11-16,1.1,160\n',
      /not a CSV file of daily exchange rates/,
    ],
    ['no data rows', toCsv(), /has no rates/],
    [
      'Norwegian decimal commas',
      toCsv(createCsvLine('USD', '2026-11-16', '9,9012')),
      /USD has an invalid rate: "9,9012".*locale=en/,
    ],
    [
      'a rate of zero',
      toCsv(createCsvLine('USD', '2026-11-16', '0.0000')),
      /USD has an invalid rate: "0.0000"/,
    ],
    ['monthly rates', toCsv(createCsvLine('USD', '2026-11', '9.9')), /unknown line/],
    [
      'rates in another currency',
      toCsv(createCsvLine('USD', '2026-11-16', '9.9').replace('NOK', 'SEK')),
      /unknown line/,
    ],
    [
      'a multiplier that is not a number',
      toCsv(createCsvLine('USD', '2026-11-16', '9.9').replace(';0;Units', ';x;Units')),
      /USD has an invalid rate/,
    ],
  ])('a Norges Bank file is rejected: %s', (_, text, reason) => {
    expect(() => parseNorgesBankRates(text)).toThrow(reason);
  });
});

describe('rate of a pair that the European Central Bank does not publish', () => {
  const days =
    (rates: Readonly<Record<string, string>>, date: string): RateSource['publishedBetween'] =>
    async (from) =>
      date <= from ? [{ date, rates: new Map(Object.entries(rates)) }] : [];
  const kroner = { USD: '9.9012', EUR: '11.5310', TWD: '0.314507', VND: '0.00037585' };
  const bothSources: RateSource = {
    loaded: async () => true,
    publishedBetween: days({ USD: '1.1646', NOK: '11.5300' }, '2026-11-17'),
    norgesBank: days(kroner, '2026-11-16'),
  };
  const queryRate = async (pair: object, rates: RateSource = bothSources) => {
    const now = Date.parse('2026-11-18T09:00:00Z');
    const { data, errors } = await executeOperation(
      'currency-rate',
      { ...pair },
      { schema: buildCompanySchema({ rates }), now },
    );
    return { body: data?.['exchangeRate'] as unknown as Record<string, unknown> | null | undefined, errors };
  };

  // The quotient 9.9012 / 0.314507 in decimal arithmetic.
  test('a rate that only Norges Bank publishes is converted through the krone, with the date of that bank', async () => {
    expect((await queryRate({ base: 'USD', quote: 'TWD' })).body).toMatchObject({
      rate: 31.48165224,
      date: '2026-11-16',
      source: 'Norges Bank',
    });
    expect((await queryRate({ base: 'NOK', quote: 'TWD' })).body).toMatchObject({ source: 'Norges Bank' });
    expect((await queryRate({ base: 'TWD', quote: 'NOK' })).body).toMatchObject({ rate: 0.314507 });
  });

  test('a currency pair that both banks publish has the rate of the European Central Bank', async () => {
    expect((await queryRate({ base: 'EUR', quote: 'NOK' })).body).toMatchObject({
      rate: 11.53,
      date: '2026-11-17',
      source: 'European Central Bank',
    });
  });

  test('a currency pair that neither bank publishes has a null rate', async () => {
    expect((await queryRate({ base: 'USD', quote: 'KPW' })).body).toMatchObject({
      rate: null,
      date: null,
      source: null,
    });
  });

  test('Norges Bank rates work without the European Central Bank, and other currency pairs then return service_unavailable', async () => {
    const ecbSourceOnly: RateSource = {
      ...bothSources,
      loaded: async () => false,
      publishedBetween: async () => [],
    };
    expect((await queryRate({ base: 'EUR', quote: 'USD' }, ecbSourceOnly)).body).toMatchObject({
      source: 'Norges Bank',
    });
    expect((await queryRate({ base: 'EUR', quote: 'KPW' }, ecbSourceOnly)).errors).toMatchObject([
      { code: 'service_unavailable' },
    ]);
  });

  test('a rates lookup fails with service_unavailable when the store fails', async () => {
    const failingSource: RateSource = { ...bothSources, norgesBank: () => Promise.reject(new Error('down')) };
    expect((await queryRate({ base: 'USD', quote: 'TWD' }, failingSource)).errors).toMatchObject([
      { code: 'service_unavailable' },
    ]);
    expect((await queryRate({ base: 'EUR', quote: 'USD' }, failingSource)).body).toMatchObject({
      rate: 1.1646,
    });
  });
});

describe.each(databases)('rates of Norges Bank on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  let folder: string;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
    folder = await mkdtemp(join(tmpdir(), 'lookup-norges-bank-'));
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
    await rm(folder, { recursive: true });
  });
  const names = { name: 'Norges Bank', setting: 'NORGES_BANK_URL' };
  const findUsdRate = async (day: string) =>
    (await findPublishedBetween(db, day, day, norgesBankRate))[0]?.rates.get('USD') ?? null;

  test('an import of Norges Bank rates does not change the rates of the European Central Bank', async () => {
    const path = join(folder, 'exr.csv');
    await writeFile(path, toCsv(...monday));
    const importSource = { path, edition: '2026-11-16', source: 'exr.csv' };
    expect(await importDataset(db, norgesBankRates, { from: importSource })).toMatchObject({
      status: 'imported',
      rows: 5,
    });
    expect(await findUsdRate('2026-11-17')).toBe('9.9012');
    expect(await readNewestDay(db)).toBeNull();
    expect(await createRateSource(db).norgesBank('2026-11-16', '2026-11-16')).toHaveLength(1);
    expect(await createRateSource(db).publishedBetween('2026-11-16', '2026-11-16')).toEqual([]);
  });

  test('a refresh of Norges Bank rates starts ten days before the newest rate and corrects existing rates', async () => {
    const csvResponse = toCsv(
      createCsvLine('USD', '2026-11-16', '9.9013'),
      createCsvLine('USD', '2026-11-17', '9.8'),
    );
    const { provider, paths } = await startLoopbackProvider(names, (_, response) =>
      response.end(csvResponse),
    );
    expect(await refreshNorgesBank(db, provider, Date.parse('2026-11-18T16:00:00Z'))).toBe('2026-11-17');
    expect(paths).toEqual(['/data/EXR/B..NOK.SP?format=csv&locale=en&startPeriod=2026-11-06']);
    expect([await findUsdRate('2026-11-16'), await findUsdRate('2026-11-17')]).toEqual(['9.9013', '9.8']);
    expect(await readProvenance(db.orm, 'norges_bank_rates')).toMatchObject({
      edition: '2026-11-17',
      rowCount: 6,
      licence: 'NLOD-2.0',
    });
    expect(await readProvenance(db.orm, 'exchange_rates')).toBeUndefined();
  });

  test.each(failures)(
    'a failed refresh of Norges Bank rates (%s) returns service_unavailable and changes no rates',
    async (_, listener) => {
      const { provider } = await startLoopbackProvider(names, listener);
      await expect(refreshNorgesBank(db, provider, Date.parse('2026-11-18T16:00:00Z'))).rejects.toMatchObject(
        {
          extensions: { code: 'service_unavailable' },
          message: expect.stringContaining('NORGES_BANK_URL') as string,
        },
      );
      expect(await readNewestDay(db, norgesBankRate)).toBe('2026-11-17');
    },
  );

  test('the first refresh of Norges Bank rates requests one year', async () => {
    const freshStore = await make();
    const emptyDatabase = await freshStore.open();
    const { provider, paths } = await startLoopbackProvider(names, (_, response) =>
      response.end(toCsv(...monday)),
    );
    await refreshNorgesBank(emptyDatabase, provider, Date.parse('2026-11-18T16:00:00Z'));
    expect(paths).toEqual(['/data/EXR/B..NOK.SP?format=csv&locale=en&startPeriod=2025-11-17']);
    await emptyDatabase.close();
    await freshStore.remove();
  });
});
