import { describe, expect, test } from 'vitest';
import { execute, get } from '../../../test/support/dates-graph.ts';

const getMeasure = async (value: string, query = '') => {
  const { status, body } = await get(
    `/measure/${encodeURIComponent(value)}${query === '' ? '' : `?${query}`}`,
  );
  expect(status).toBe(200);
  return body as unknown as Record<string, unknown> & { choices: { unit: string; name: string }[] };
};

describe('/measure/{measure}', () => {
  test('CAT-067 REF-025: /measure converts a measure to the requested unit', async () => {
    expect((await get('/measure/10km?to=mi')).body).toEqual({
      measure: '10 km',
      valid: true,
      type: 'length',
      amount: '6.2137119223733396962',
      unit: 'mi',
      reason: null,
      choices: [],
    });
    expect((await get('/version/1.0.0/measure/10km?to=mi')).body).toMatchObject({ unit: 'mi' });
  });

  test.each([
    ['10km', 'to=m', '10 km', '10000', 'm'],
    ['10 km', '', '10 km', '10', 'km'],
    ['10 kilometers', '', '10 km', '10', 'km'],
    ['5ft 11in', 'to=cm', '5 ft 11 in', '180.34', 'cm'],
    ['5\'11"', 'to=cm', '5 ft 11 in', '180.34', 'cm'],
    ["5'11", 'to=cm', '5 ft 11 in', '180.34', 'cm'],
    ['5′11″', 'to=cm', '5 ft 11 in', '180.34', 'cm'],
    ['5’ 11”', 'to=in', '5 ft 11 in', '71', 'in'],
    ['5 feet and 11 inches', 'to=in', '5 ft 11 in', '71', 'in'],
    ['5 feet, 11 inches', 'to=in', '5 ft 11 in', '71', 'in'],
    ['-5ft 6in', '', '-5 ft 6 in', '-5.5', 'ft'],
    ['3 h 20 min', 'to=s', '3 h 20 min', '12000', 's'],
    ['40°26\'46"', 'to=arcsec', '40 deg 26 arcmin 46 arcsec', '145606', 'arcsec'],
    ['100 °C', 'to=%C2%B0F', '100 degC', '212', 'degF'],
    ['100C', 'to=F', '100 degC', '212', 'degF'],
    ['−40 °F', 'to=degC', '-40 degF', '-40', 'degC'],
    [' −40 °F', 'to=degC', '-40 degF', '-40', 'degC'],
    ['+5 °C', 'to=K', '5 degC', '278.15', 'K'],
    ['1,234.5 km', 'to=m', '1234.5 km', '1234500', 'm'],
    ['1,5 km', 'locale=de', '1.5 km', '1.5', 'km'],
    ['1.234,5 km', 'locale=de&to=m', '1234.5 km', '1234500', 'm'],
    ['1 234,5 km', 'locale=fr&to=m', '1234.5 km', '1234500', 'm'],
    ['1’234.5 km', 'locale=de-CH&to=m', '1234.5 km', '1234500', 'm'],
    ['5½ in', 'to=mm', '5.5 in', '139.7', 'mm'],
    ['1/2 us_cup', 'to=mL', '0.5 us_cup', '118.29411825', 'mL'],
    ['1e3 m', 'to=km', '1000 m', '1', 'km'],
    ['10 km/h', 'to=m/s', '10 km/h', '2.7777777777777777778', 'm/s'],
    ['8 L/100km', 'to=us_mpg', '8 L/100km', '29.401822916666666667', 'us_mpg'],
    ['10 m²', 'to=cm2', '10 m2', '100000', 'cm2'],
    ['100 sq. ft.', 'to=in2', '100 ft2', '14400', 'in2'],
    ['2 lbs.', 'to=oz', '2 lb', '32', 'oz'],
    ['100 sq.ft.', 'to=in2', '100 ft2', '14400', 'in2'],
    ['60 m.p.h.', 'to=km/h', '60 mph', '96.56064', 'km/h'],
    ['10’000 km', 'to=m', '10000 km', '10000000', 'm'],
  ])('REF-025: /measure converts the measure %s with %s', async (value, query, normal, amount, unit) => {
    expect(await getMeasure(value, query)).toMatchObject({
      measure: normal,
      valid: true,
      amount,
      unit,
      reason: null,
    });
  });

  test('/measure accepts an unencoded slash in the path', async () => {
    expect((await get('/measure/36km/h?to=m/s')).body).toMatchObject({ amount: '10', unit: 'm/s' });
  });

  test.each([
    ['', 'malformed'],
    ['km', 'malformed'],
    ['10', 'malformed'],
    ['ten km', 'malformed'],
    ['1,5 km', 'malformed'],
    ['1.2.3 km', 'malformed'],
    ['5 ft -3 in', 'unknown_unit'],
    ['1/0 km', 'malformed'],
    ['10 km'.padEnd(129), 'malformed'],
    ['10 foo', 'unknown_unit'],
    // A full stop between unit symbols is a multiplication sign: not 10 ms, not 10 mPa.
    ['10 m.s', 'unknown_unit'],
    ['10 m.Pa', 'unknown_unit'],
    ['10 M', 'unknown_unit'],
    ['5 km 3 kg', 'mixed_units'],
    ['5 °C 3 °C', 'mixed_units'],
    ['1e31 m', 'out_of_range'],
    ['1 gal', 'ambiguous_unit'],
  ])(
    'REF-025 REF-030: /measure/%j returns 200 with valid: false, null facts and the reason %s',
    async (value, reason) => {
      if (value === '')
        return expect((await execute('{ measure(value: "") { reason } }')).data).toEqual({
          measure: { reason },
        });
      expect(await getMeasure(value)).toMatchObject({
        measure: value,
        valid: false,
        type: null,
        amount: null,
        unit: null,
        reason,
      });
    },
  );

  test('/measure reports the conversion of 0 mpg to L/100km as out of range, not as infinite', async () => {
    expect(await getMeasure('0 us_mpg', 'to=L/100km')).toMatchObject({
      valid: false,
      reason: 'out_of_range',
    });
  });

  test('REF-025: /measure lists the possible units of an ambiguous unit and selects none', async () => {
    const { choices, ...rest } = await getMeasure('10 gal', 'to=L');
    expect(rest).toMatchObject({ valid: false, reason: 'ambiguous_unit', amount: null });
    expect(choices).toEqual([
      { unit: 'us_gal', name: 'US gallon' },
      { unit: 'imp_gal', name: 'imperial gallon' },
    ]);
    expect((await getMeasure('1 ton')).choices.map(({ unit }) => unit)).toEqual(['us_ton', 't', 'imp_ton']);
    expect((await getMeasure('10 L', 'to=gal')).choices.map(({ unit }) => unit)).toEqual([
      'us_gal',
      'imp_gal',
    ]);
    expect((await getMeasure('1 mb')).choices.map(({ unit }) => unit)).toEqual(['Mbit', 'MB']);
  });

  test('REF-025: /measure accepts each listed unit, and the parameter system resolves an ambiguous unit', async () => {
    for (const [unit, litres] of [
      ['us_gal', '37.85411784'],
      ['imp_gal', '45.4609'],
    ] as const) {
      expect(await getMeasure(`10 ${unit}`, 'to=L')).toMatchObject({ amount: litres });
    }
    expect(await getMeasure('10 gal', 'to=L&system=us')).toMatchObject({ amount: '37.85411784' });
    expect(await getMeasure('10 gal', 'to=L&system=imperial')).toMatchObject({ amount: '45.4609' });
    expect(await getMeasure('1 ton', 'to=kg&system=us')).toMatchObject({ amount: '907.18474' });
    expect(await getMeasure('1 ton', 'to=kg&system=imperial')).toMatchObject({ amount: '1016.0469088' });
    expect(await getMeasure('1 km', 'to=m&system=us')).toMatchObject({ amount: '1000' });
  });

  test.each([
    ['to=foo', 'to'],
    ['to=kg', 'to'],
    ['to=', 'to'],
    ['system=metric', 'system'],
    ['locale=!', 'locale'],
  ])('REF-029: the request %s returns 400 and names the parameter', async (query, param) => {
    expect(await get(`/measure/10km?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', param },
    });
  });
});

describe('/measure/units', () => {
  const listUnits = async (query = '') =>
    ((await get(`/measure/units${query}`)).body as unknown as { units: { unit: string; type: string }[] })
      .units;

  test('CAT-068 CAT-073: /measure/units returns the list of units, not the conversion of a measure "units"', async () => {
    const { status, body } = await get('/measure/units');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['units']);
    expect((await listUnits()).length).toBeGreaterThan(300);
    expect((await listUnits('?unit=km'))[0]).toEqual({
      unit: 'km',
      name: 'kilometre',
      type: 'length',
      aliases: ['kilometer', 'kilometers', 'kms'],
    });
  });

  test('CAT-068: /measure/units filters by text, type and unit', async () => {
    expect(new Set((await listUnits('?type=speed')).map(({ type }) => type))).toEqual(new Set(['speed']));
    expect((await listUnits('?q=GALLON&type=volume')).map(({ unit }) => unit)).toEqual(['us_gal', 'imp_gal']);
    expect((await listUnits('?unit=pt')).map(({ unit }) => unit)).toEqual(['point', 'us_pt', 'imp_pt']);
    expect(await listUnits('?unit=foo')).toEqual([]);
    expect(await get('/measure/units?type=foo')).toMatchObject({ status: 400, body: { param: 'type' } });
  });

  test('the graph returns pages of 1 to 500 units', async () => {
    const query = 'query ($limit: Int!) { measureUnits(limit: $limit) { unit } }';
    expect((await execute(query, { limit: 2 })).data?.['measureUnits']).toHaveLength(2);
    for (const limit of [0, 501]) {
      expect((await execute(query, { limit })).errors).toMatchObject([
        { code: 'invalid_request', param: 'limit' },
      ]);
    }
  });
});

test('the batch field measures returns results in request order and accepts at most 100 values', async () => {
  const query = 'query ($values: [String!]!) { measures(values: $values, toUnit: "m") { amount reason } }';
  expect((await execute(query, { values: ['1 km', 'junk', '1 ft'] })).data?.['measures']).toEqual([
    { amount: '1000', reason: null },
    { amount: null, reason: 'malformed' },
    { amount: '0.3048', reason: null },
  ]);
  expect((await execute(query, { values: Array.from({ length: 101 }, () => '1 m') })).errors).toHaveLength(1);
});

test('the EC therm is 105,506,000 joules and the US therm is 105,480,400 joules', async () => {
  // Sources: Directive 80/181/EEC; NIST SP 811, B.8, note on the therm.
  expect((await get('/measure/1ec_therm?to=J')).body).toMatchObject({ amount: '105506000' });
  expect((await get('/measure/1us_therm?to=J')).body).toMatchObject({ amount: '105480400' });
});

test('/measure rejects temperatures below absolute zero', async () => {
  expect((await get('/measure/-300C?to=K')).body).toMatchObject({ valid: false, reason: 'out_of_range' });
  expect((await get('/measure/-459.67F?to=K')).body).toMatchObject({ valid: true, amount: '0' });
});
