import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMeteredFixture, type MeteredFixture } from '../test/support/metered-fixture.ts';
import { readTestPlaces } from '../test/support/places.ts';
import { Enricher } from './bulk/enricher.ts';
import { parseTask } from './bulk/task.ts';
import { groupByFamily } from './routing/families.ts';
import { routes } from './routes/index.ts';

let fixture: MeteredFixture;
beforeAll(async () => {
  fixture = await createMeteredFixture({ places: await readTestPlaces() });
});
afterAll(() => fixture.close());

async function get(path: string) {
  const { status, body } = await fixture.get(path);
  return { status, body: JSON.parse(String(body)) as Record<string, unknown> };
}

/** The meaning of each code by ISO 3166-1 and 3166-3. */
const codes: readonly (readonly [text: string, code: string | null])[] = [
  ['RU ', 'RU'],
  [' SA', 'SA'],
  ['FR.', 'FR'],
  ['NGA.', 'NG'],
  ['U.S.A.', 'US'],
  ['UK', 'GB'],
  ['uae', 'AE'],
  ['中国', 'CN'],
  ['AN', null],
  ['AN ', null],
  ['SU', null],
  ['SU-', null],
  ['JB', null],
  ['MON', null],
  ['SIN', null],
  ['HOL', null],
  ['Nigera', null],
  ['Virgin Islands', null],
];

describe('countries by code and name', () => {
  test.each(codes)('REST, GraphQL and bulk requests find the country %j', async (text, code) => {
    const path = `/country/${encodeURIComponent(text)}`;
    const restResponse = await get(path);
    expect([restResponse.status, restResponse.body['country'] ?? null]).toEqual([
      code === null ? 404 : 200,
      code,
    ]);

    const { body } = await fixture.ask('query ($code: ID!) { country(code: $code) { code } }', {
      code: text,
    });
    const { data } = JSON.parse(String(body)) as { data: { country: { code: string } | null } };
    expect(data.country?.code ?? null).toBe(code);

    const enricher = new Enricher(parseTask(['country.country'], undefined, groupByFamily(routes)), {
      cacheSize: 0,
    });
    const record = {
      value: () => text,
      size: () => 0,
      written: (added: readonly unknown[]) => JSON.stringify(added),
      violation: null,
      isWhole: true,
    };
    const { text: written } = await enricher.enriched(record, get);
    const message = code === null ? restResponse.body['message'] : null;
    expect(JSON.parse(written)).toEqual([code, code === null ? 'not_found' : 'found', message]);
  });

  test.each([
    ['Nigera', 'Did you mean (NE \\(Niger\\) or NG \\(Nigeria\\)|NG \\(Nigeria\\) or NE \\(Niger\\))\\?'],
    ['Malli', 'Did you mean ML \\(Mali\\)\\?'],
    ['Virgin Islands', 'Did you mean VG or VI\\?'],
    // ISO 3166-3: Curaçao, Sint Maarten, and Bonaire, Sint Eustatius and Saba.
    ['AN', 'Did you mean BQ or CW or SX\\?'],
    ['DD', 'DE'],
    // The International Olympic Committee's code of Monaco.
    ['MON', 'Did you mean MC \\(Monaco\\)\\?'],
  ])('the error for the unknown country %s suggests similar countries', async (text, proposed) => {
    const { status, body } = await get(`/country/${encodeURIComponent(text)}`);
    expect([status, body['message']]).toEqual([404, expect.stringMatching(new RegExp(proposed))]);
  });
});

describe('abbreviations of countries', () => {
  test.each([
    ['/country/*/states', 'GB'],
    ['/holiday/*?year=2026', 'GB'],
    ['/holiday/*/2026-12-25', 'GB'],
    ['/holiday/*/bridges?year=2026', 'GB'],
    ['/phone/02079460018?country=*', 'GB'],
    ['/state/ENG?country=*', 'GB'],
    ['/district/E09000033?country=*', 'GB'],
    ['/city/London?country=*', 'GB'],
    ['/city?q=Lond&country=*', 'GB'],
    ['/city/London/nearby?country=*', 'GB'],
    ['/time?country=*', 'GB'],
    ['/time?city=London&country=*', 'GB'],
    ['/time/zones?country=*', 'GB'],
    ['/date/2026-12-25/business?country=*', 'GB'],
    ['/vat/980780684?country=*', 'GB'],
    ['/iban/29NWBK60161331926819?country=*', 'GB'],
    ['/name/Jane%20Doe?country=*', 'GB'],
    ['/carrier/02079460018?country=*', 'GB'],
  ])('common country abbreviations and whitespace are accepted in %s', async (path, code) => {
    const codeResponse = await get(path.replace('*', code));
    expect(codeResponse.status).toBe(200);
    for (const text of ['UK', ' uk ', `${code} `]) {
      const { status, body } = await get(path.replace('*', encodeURIComponent(text)));
      // A search repeats its parameter as sent, in upper case.
      const comparableBody = body['country'] === 'UK' ? { ...body, country: code } : body;
      expect({ status, body: comparableBody }, text).toEqual(codeResponse);
    }
  });
});
