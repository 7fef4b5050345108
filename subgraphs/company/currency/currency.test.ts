import { describe, expect, test } from 'vitest';
import { readPackageJson } from '../../../core/package-file.ts';
import { currencyRoutes } from '../../../rest-compat/routes/currency.ts';
import { ask, askOperation } from '../../../test/support/company-graph.ts';
import { countriesOn, currencies, currencyByCode, isActive } from './currencies.ts';

describe('a currency by its code', () => {
  test('MON-001 MON-002 CAT-058 names, signs and minor units, in the documented shape', async () => {
    const { data, errors } = await askOperation('currency', { code: 'JPY', deep: true });
    expect(errors).toEqual([]);
    expect(data?.['currency']).toEqual({
      currency: 'JPY',
      name: 'Japanese Yen',
      symbol: '¥',
      symbol_native: '￥',
      digits: 0,
      deep: {
        numeric: '392',
        name_plural: 'Japanese yen',
        countries: ['JP'],
        active: true,
        withdrawn: null,
      },
    });
  });

  test('version 1.0.0 has the same facts flat', async () => {
    const { data } = await askOperation('currency-v1', { code: 'CHF' });
    expect(data?.['currency']).toEqual({
      currency: 'CHF',
      name: 'Swiss Franc',
      symbol: 'CHF',
      symbol_native: 'CHF',
      digits: 2,
      numeric: '756',
      name_plural: 'Swiss francs',
      countries: ['CH', 'LI'],
      active: true,
      withdrawn: null,
    });
  });

  test('MON-003 needs no parameter but the code', async () => {
    const { data } = await askOperation('currency', { code: 'EUR' });
    expect(data?.['currency']).toEqual({
      currency: 'EUR',
      name: 'Euro',
      symbol: '€',
      symbol_native: '€',
      digits: 2,
    });
  });

  test('MON-004 is found in lower case', () => {
    expect(currencyByCode('usd')).toMatchObject({ code: 'USD', numeric: '840', namePlural: 'US dollars' });
  });

  test('MON-005 an unknown code is null; text that is no code is refused before the graph', async () => {
    const { data, errors } = await askOperation('currency', { code: 'QQQ' });
    expect(data).toEqual({ currency: null });
    expect(errors).toEqual([]);
    const code = currencyRoutes[0]?.parameters?.['code'];
    for (const text of ['US', 'USDX', '840', '', 'U$D']) {
      expect(() => code?.parse(text, 'code')).toThrow(/code must .*: use for example EUR/);
    }
    expect(code?.parse('eur', 'code')).toBe('EUR');
  });

  test('MON-023 is an entity that countries refer to, and refers to its countries', async () => {
    const { data } = await ask(
      `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Currency { name countries { code __typename } } } }`,
      { r: [{ __typename: 'Currency', code: 'DKK' }] },
    );
    expect(data?.['_entities']).toEqual([
      {
        name: 'Danish Krone',
        countries: ['DK', 'FO', 'GL'].map((code) => ({ code, __typename: 'Country' })),
      },
    ]);
  });

  test('several at once keep their order; an unknown one is null; more than 100 are refused', async () => {
    const query = 'query ($c: [ID!]) { currencies(codes: $c) { code } }';
    expect((await ask(query, { c: ['usd', 'QQQ', 'EUR'] })).data).toEqual({
      currencies: [{ code: 'USD' }, null, { code: 'EUR' }],
    });
    const { errors } = await ask(query, { c: Array.from({ length: 101 }, () => 'EUR') });
    expect(errors).toMatchObject([{ code: 'invalid_request', param: 'codes' }]);
  });
});

describe('facts of ISO 4217', () => {
  // The complete lists of the standard: every other currency with a minor unit has two decimal places.
  const places: Readonly<Record<string, string>> = {
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  };
  const none = 'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX';

  test('MON-002 minor units', () => {
    const expected = new Map<string, number | null>();
    for (const [digits, codes] of Object.entries(places)) {
      for (const code of codes.split(' ')) expected.set(code, Number(digits));
    }
    for (const code of none.split(' ')) expected.set(code, null);
    for (const currency of currencies().values()) {
      if (!isActive(currency, '2026-06-15')) continue;
      const { code, digits } = currency;
      expect([code, digits]).toEqual([code, expected.has(code) ? expected.get(code) : 2]);
    }
  });

  test('numeric codes are those of CLDR’s code mappings', () => {
    const { supplemental } = readPackageJson<{
      supplemental: { codeMappings: Record<string, { _numeric?: string }> };
    }>('cldr-core/supplemental/codeMappings.json');
    let compared = 0;
    for (const { code, numeric, withdrawn } of currencies().values()) {
      const mapped = supplemental.codeMappings[code]?._numeric;
      if (mapped === undefined || withdrawn !== null) continue;
      expect([code, numeric]).toEqual([code, mapped.padStart(3, '0')]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(150);
  });

  test('every record is complete: three digits, a name, a plural', () => {
    for (const { code, name, namePlural, numeric } of currencies().values()) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(numeric).toMatch(/^\d{3}$/);
      expect(name.length).toBeGreaterThan(2);
      expect(namePlural.length).toBeGreaterThan(2);
    }
  });

  test.each([
    ['BGN', '2026-01-31', '975'], // the euro came on 1 January 2026, the lev circulated a month longer
    ['HRK', '2023-01-14', '191'],
    ['DEM', '2002-05-15', '276'],
    ['ZWL', '2024-08-31', '932'],
  ])('%s is withdrawn since %s', (code, day, numeric) => {
    const currency = currencyByCode(code);
    expect(currency).toMatchObject({ withdrawn: day, numeric });
    if (currency !== null) {
      expect(isActive(currency, day)).toBe(true);
      expect(isActive(currency, '2026-06-15')).toBe(false);
      expect(countriesOn(currency, '2026-06-15')).toEqual([]);
    }
  });

  // CLDR, English: https://github.com/unicode-org/cldr/blob/main/common/main/en.xml
  test.each([
    ['ATS', 'Austrian Schilling', 'Austrian schillings'],
    ['ARP', 'Argentine Peso (1983–1985)', 'Argentine pesos (1983–1985)'],
    ['AZM', 'Azerbaijani Manat (1993–2006)', 'Azerbaijani manats (1993–2006)'],
  ])('the withdrawn %s is called %s', (code, name, namePlural) => {
    expect(currencyByCode(code)).toMatchObject({ code, name, namePlural });
  });

  test('countries follow the date: Bulgaria changes on 1 January 2026', () => {
    const euro = currencyByCode('EUR');
    if (euro === null) throw new Error('EUR is missing');
    expect(countriesOn(euro, '2025-12-31')).not.toContain('BG');
    expect(countriesOn(euro, '2026-01-01')).toContain('BG');
    // The 21 members of the euro area in 2026.
    const members = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
    expect(countriesOn(euro, '2026-06-15')).toEqual(expect.arrayContaining(members));
  });

  test('a list without codes holds what is in use on the day, by code', async () => {
    const query = '{ currencies { code } }';
    const before = (await ask(query, {}, { now: Date.parse('2025-06-01T00:00:00Z') })).data?.['currencies'];
    const after = (await ask(query)).data?.['currencies'];
    expect(before).toContainEqual({ code: 'BGN' });
    expect(after).not.toContainEqual({ code: 'BGN' });
    expect(after).toContainEqual({ code: 'XCG' });
  });
});
