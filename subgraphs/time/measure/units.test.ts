import { describe, expect, test } from 'vitest';
import { convert } from './convert.ts';
import { formatDecimal } from './format-decimal.ts';
import { convertMeasure } from './measure.ts';
import { parseDecimal, createRational } from './rational.ts';
import { UnitTable } from './units.ts';

const table = new UnitTable();
const options = { to: null, system: null, locale: null };

describe('the table of units', () => {
  test('REF-025: every key of a unit is ASCII, unique and unambiguous, so that results can be used as input', () => {
    for (const unit of table.units) {
      expect(unit.unit).toMatch(/^[\w/]+$/);
      expect(table.find(unit.unit)).toEqual([unit]);
    }
    expect(new Set(table.units.map((unit) => unit.unit)).size).toBe(table.units.length);
  });

  test('every type of unit has a base unit with factor 1 and no offset', () => {
    for (const type of table.types) {
      const base = table.units.filter(
        (unit) => unit.type === type && unit.factor === '1' && unit.offset === '0' && !unit.scale.reciprocal,
      );
      expect(base.length, type).toBeGreaterThanOrEqual(1);
    }
  });

  test('the units of a type are sorted by size', () => {
    for (const type of table.types) {
      if (type === 'temperature' || type === 'fuel_economy') continue;
      const sizes = table.units
        .filter((unit) => unit.type === type)
        .map(
          ({ scale }) =>
            (Number(scale.factor.numerator) / Number(scale.factor.denominator)) * Math.PI ** scale.pi,
        );
      expect(sizes, type).toEqual([...sizes].sort((a, b) => a - b));
    }
  });

  test('a unit that differs between the United States and Britain states its system', () => {
    const countBySystem = (system: string) =>
      table.units.filter((unit) => unit.system === system).map((unit) => unit.unit);
    expect(countBySystem('imperial')).toEqual(
      expect.arrayContaining(['imp_gal', 'imp_pt', 'imp_ton', 'imp_mpg']),
    );
    expect(countBySystem('us')).toEqual(expect.arrayContaining(['us_gal', 'us_pt', 'us_ton', 'us_mpg']));
    expect(new Set(table.units.map((unit) => unit.system))).toEqual(
      new Set(['metric', 'us', 'imperial', 'both', 'other']),
    );
  });

  test('a unit is found by every spelling, whichever Unicode character it has for micro, ohm, ångström or a power', () => {
    for (const unit of table.units) {
      for (const spelling of [unit.symbol, unit.name, unit.plural, ...unit.aliases]) {
        expect(table.find(spelling), spelling).toContain(unit);
      }
    }
    for (const [text, key] of [
      ['µm', 'um'],
      ['μm', 'um'],
      ['Ω', 'ohm'],
      ['Ω', 'ohm'],
      ['Å', 'angstrom'],
      ['℃', 'degC'],
      ['m^2', 'm2'],
      ['m²', 'm2'],
      ['N·m', 'Nm'],
      ['KM', 'km'],
      ['Kilometers', 'km'],
    ] as const) {
      expect(
        table.find(text).map((unit) => unit.unit),
        text,
      ).toEqual([key]);
    }
  });

  test('an invalid row in the table of units is rejected', () => {
    const createRow = {
      unit: 'x',
      name: 'x',
      plural: 'x',
      symbol: 'x',
      type: 't',
      system: 'other',
      aliases: '',
    };
    expect(() => new UnitTable([{ ...createRow, factor: 'one', offset: '0' }])).toThrow('units.tsv: x');
    expect(() => new UnitTable([{ ...createRow, factor: '1*', offset: '0' }])).toThrow('units.tsv: x');
  });
});

// Source of definitions and exact conversions, unless stated otherwise: NIST SP 811 (2008), appendix B.
test.each([
  ['1 mi', 'km', '1.609344'],
  ['1 nmi', 'm', '1852'],
  ['1 acre', 'm2', '4046.8564224'],
  ['1 us_gal', 'L', '3.785411784'],
  ['1 imp_gal', 'L', '4.54609'],
  ['1 bbl', 'us_gal', '42'],
  ['1 us_bu', 'in3', '2150.42'],
  ['1 us_ton', 'lb', '2000'],
  ['1 imp_ton', 'lb', '2240'],
  ['1 lbt', 'gr', '5760'],
  ['1 lb', 'gr', '7000'],
  ['1 slug', 'kg', '14.593902937206364829'],
  ['100 degC', 'degF', '212'],
  ['-40 degC', 'degF', '-40'],
  ['0 K', 'degF', '-459.67'],
  ['0 degRe', 'K', '273.15'],
  ['80 degRe', 'degC', '100'],
  ['1 kn', 'km/h', '1.852'],
  ['1 g0', 'm/s2', '9.80665'],
  ['1 psi', 'Pa', '6894.7572931683613367'],
  ['760 torr', 'atm', '1'],
  ['1 BTU', 'J', '1055.05585262'],
  ['1 lbf_ft', 'Nm', '1.3558179483314004'],
  ['1 hp', 'W', '745.69987158227022'],
  ['1 PS', 'W', '735.49875'],
  ['1 TR', 'BTU/h', '12000'],
  ['1 us_gpm', 'L/min', '3.785411784'],
  ['1 cfm', 'L/min', '28.316846592'],
  ['1 Ci', 'Bq', '37000000000'],
  ['1 rem', 'mSv', '10'],
  ['1 rad_dose', 'mGy', '10'],
  ['1 P', 'Pa_s', '0.1'],
  ['1 kgf_m', 'Nm', '9.80665'],
  // 1 mpg is 235.2146 L/100 km with the US gallon, and 282.4809 L/100 km with the imperial gallon.
  ['1 us_mpg', 'L/100km', '235.21458333333333333'],
  ['25 us_mpg', 'L/100km', '9.4085833333333333333'],
  ['1 imp_mpg', 'L/100km', '282.48093633182215859'],
  // IAU 2015 resolution B2 defines the parsec as 648000/pi au. A light-year has 9460730472580800 m.
  ['1 pc', 'ly', '3.2615637771674335621'],
  ['180 deg', 'rad', '3.1415926535897932385'],
  ['1 rad', 'deg', '57.295779513082320877'],
  ['1 GiB', 'bit', '8589934592'],
  ['1 MB/s', 'Mbit/s', '8'],
  ['1 yr', 'd', '365.25'],
])('REF-025: the amount %s is converted to %s as %s', (value, to, amount) => {
  expect(convertMeasure(value, { ...options, to }, table)).toMatchObject({ valid: true, amount });
});

test('REF-025: a conversion and its inverse return the original amount, exactly unless pi is involved', () => {
  const amount = parseDecimal('12345.6789') ?? createRational(0n);
  for (const type of table.types) {
    const units = table.units.filter((unit) => unit.type === type);
    for (const from of units) {
      for (const to of units) {
        const convertedAmount = convert(amount, from, to);
        const originalAmount = convertedAmount === null ? null : convert(convertedAmount.value, to, from);
        if (originalAmount === null) expect.fail(`${from.unit} to ${to.unit}`);
        if (formatDecimal(originalAmount.value, originalAmount.exact) !== '12345.6789') {
          expect.fail(
            `${from.unit} to ${to.unit} and back: ${formatDecimal(originalAmount.value, originalAmount.exact)}`,
          );
        }
      }
    }
  }
});
