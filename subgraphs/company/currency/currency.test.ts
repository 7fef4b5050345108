import { describe, expect, test } from 'vitest';
import { readPackageJson } from '../../../core/package-file.ts';
import { currencyRoutes } from '../../../rest-compat/routes/currency.ts';
import { execute, executeOperation } from '../../../test/support/company-graph.ts';
import { findCountriesOfCurrency, getCurrencies, findCurrency, isActive } from './currencies.ts';

describe('currency lookup by code', () => {
  test('MON-001 MON-002 CAT-058 a currency has names, symbols and minor units in the documented shape', async () => {
    const { data, errors } = await executeOperation('currency', { code: 'JPY', deep: true });
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

  test('a currency has the same facts as flat fields in API version 1.0.0', async () => {
    const { data } = await executeOperation('currency-v1', { code: 'CHF' });
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

  test('MON-003 a currency lookup requires only the code parameter', async () => {
    const { data } = await executeOperation('currency', { code: 'EUR' });
    expect(data?.['currency']).toEqual({
      currency: 'EUR',
      name: 'Euro',
      symbol: '€',
      symbol_native: '€',
      digits: 2,
    });
  });

  test('MON-004 a currency lookup accepts a code in lower case', () => {
    expect(findCurrency('usd')).toMatchObject({ code: 'USD', numeric: '840', namePlural: 'US dollars' });
  });

  test('MON-005 an unknown currency code returns null, and a malformed code is rejected before the graph is queried', async () => {
    const { data, errors } = await executeOperation('currency', { code: 'QQQ' });
    expect(data).toEqual({ currency: null });
    expect(errors).toEqual([]);
    const code = currencyRoutes[0]?.parameters?.['code'];
    for (const text of ['US', 'USDX', '840', '', 'U$D']) {
      expect(() => code?.parse(text, 'code')).toThrow(/code must .*: for example, use EUR/);
    }
    expect(code?.parse('eur', 'code')).toBe('EUR');
  });

  test('MON-023 a currency is resolved as a federation entity with its countries', async () => {
    const { data } = await execute(
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

  test('a country lists the withdrawn currencies that were its legal tender', async () => {
    const { data } = await execute('{ currencies(country: "FR", active: false) { code } }');
    expect(data).toEqual({ currencies: expect.arrayContaining([{ code: 'FRF' }]) as unknown });
    expect(data).toEqual({ currencies: expect.not.arrayContaining([{ code: 'DEM' }]) as unknown });
  });

  test('a batch of at most 100 currencies is returned in request order, with null for unknown codes', async () => {
    const query = 'query ($c: [ID!]) { currencies(codes: $c) { code } }';
    expect((await execute(query, { c: ['usd', 'QQQ', 'EUR'] })).data).toEqual({
      currencies: [{ code: 'USD' }, null, { code: 'EUR' }],
    });
    const { errors } = await execute(query, { c: Array.from({ length: 101 }, () => 'EUR') });
    expect(errors).toMatchObject([{ code: 'invalid_request', param: 'codes' }]);
  });
});

describe('conformance of currencies with ISO 4217', () => {
  // The complete lists of ISO 4217. Every other currency with a minor unit has two decimal places.
  const codesByMinorDigits: Readonly<Record<string, string>> = {
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
    4: 'CLF UYW',
  };
  const codesWithoutMinorUnit = 'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX';

  test('MON-002 every active currency has the minor units of ISO 4217', () => {
    const expectedDigitsByCode = new Map<string, number | null>();
    for (const [digits, codes] of Object.entries(codesByMinorDigits)) {
      for (const code of codes.split(' ')) expectedDigitsByCode.set(code, Number(digits));
    }
    for (const code of codesWithoutMinorUnit.split(' ')) expectedDigitsByCode.set(code, null);
    for (const currency of getCurrencies().values()) {
      if (!isActive(currency, '2026-06-15')) continue;
      const { code, digits } = currency;
      expect([code, digits]).toEqual([
        code,
        expectedDigitsByCode.has(code) ? expectedDigitsByCode.get(code) : 2,
      ]);
    }
  });

  test('the numeric code of every currency equals the code mapping of CLDR', () => {
    const { supplemental } = readPackageJson<{
      supplemental: { codeMappings: Record<string, { _numeric?: string }> };
    }>('cldr-core/supplemental/codeMappings.json');
    let comparedCount = 0;
    for (const { code, numeric, withdrawn } of getCurrencies().values()) {
      const numericCode = supplemental.codeMappings[code]?._numeric;
      if (numericCode === undefined || withdrawn !== null) continue;
      expect([code, numeric]).toEqual([code, numericCode.padStart(3, '0')]);
      comparedCount += 1;
    }
    expect(comparedCount).toBeGreaterThan(150);
  });

  test('every currency has a three-letter code, a three-digit number, a name and a plural', () => {
    for (const { code, name, namePlural, numeric } of getCurrencies().values()) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(numeric).toMatch(/^\d{3}$/);
      expect(name.length).toBeGreaterThan(2);
      expect(namePlural.length).toBeGreaterThan(2);
    }
  });

  test.each([
    ['BGN', '2026-01-31', '975'], // Bulgaria adopted the euro on 1 January 2026; the lev circulated for another month.
    ['HRK', '2023-01-14', '191'],
    ['DEM', '2002-05-15', '276'],
    ['ZWL', '2024-08-31', '932'],
  ])('the currency %s is active until %s and withdrawn afterwards', (code, day, numeric) => {
    const currency = findCurrency(code);
    expect(currency).toMatchObject({ withdrawn: day, numeric });
    if (currency !== null) {
      expect(isActive(currency, day)).toBe(true);
      expect(isActive(currency, '2026-06-15')).toBe(false);
      expect(findCountriesOfCurrency(currency, '2026-06-15')).toEqual([]);
    }
  });

  // English names of CLDR: https://github.com/unicode-org/cldr/blob/main/common/main/en.xml
  test.each([
    ['ATS', 'Austrian Schilling', 'Austrian schillings'],
    ['ARP', 'Argentine Peso (1983–1985)', 'Argentine pesos (1983–1985)'],
    ['AZM', 'Azerbaijani Manat (1993–2006)', 'Azerbaijani manats (1993–2006)'],
  ])('the withdrawn currency %s has the name %s', (code, name, namePlural) => {
    expect(findCurrency(code)).toMatchObject({ code, name, namePlural });
  });

  test('the countries of a currency depend on the date: Bulgaria joins the euro on 1 January 2026', () => {
    const euro = findCurrency('EUR');
    if (euro === null) throw new Error('EUR is missing');
    expect(findCountriesOfCurrency(euro, '2025-12-31')).not.toContain('BG');
    expect(findCountriesOfCurrency(euro, '2026-01-01')).toContain('BG');
    // The 21 members of the euro area in 2026.
    const euroMembers = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
    expect(findCountriesOfCurrency(euro, '2026-06-15')).toEqual(expect.arrayContaining(euroMembers));
  });

  test('a currency query without codes lists the currencies in use on the current day', async () => {
    const query = '{ currencies { code } }';
    const currenciesBefore = (await execute(query, {}, { now: Date.parse('2025-06-01T00:00:00Z') })).data?.[
      'currencies'
    ];
    const currenciesAfter = (await execute(query)).data?.['currencies'];
    expect(currenciesBefore).toContainEqual({ code: 'BGN' });
    expect(currenciesAfter).not.toContainEqual({ code: 'BGN' });
    expect(currenciesAfter).toContainEqual({ code: 'XCG' });
  });
});
