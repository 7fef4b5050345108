import { expect, test } from 'vitest';
import { convertMeasure } from './measure.ts';
import { UnitTable } from './units.ts';

const table = new UnitTable();
const findUnits = (text: string) => {
  const { amount, unit, reason } = convertMeasure(text, { to: null, system: null, locale: null }, table);
  return reason ?? `${amount ?? ''} ${unit ?? ''}`;
};

// Sources of the spellings: NIST Handbook 44, the Weights and Measures Act 1985, and dealers on both sides of the Atlantic.
test.each([
  ['35 mpg UK', '35 imp_mpg'],
  ['35 mpg (UK)', '35 imp_mpg'],
  ['35 mpg imp', '35 imp_mpg'],
  ['35 mpg-US', '35 us_mpg'],
  ['35 miles per US gallon', '35 us_mpg'],
  ['35 miles per imperial gallon', '35 imp_mpg'],
  ['1 gallon (US)', '1 us_gal'],
  ['1 U.S. gallon', '1 us_gal'],
  ['1 US liquid gallon', '1 us_gal'],
  ['1 Imp. gal', '1 imp_gal'],
  ['1 British gallon', '1 imp_gal'],
  ['1 US fl oz', '1 us_fl_oz'],
  ['1 fl. oz. (US)', '1 us_fl_oz'],
  ['1 imperial fluid ounce', '1 imp_fl_oz'],
  ['1 US dry quart', '1 us_dry_qt'],
  ['1 pint (imperial)', '1 imp_pt'],
  ['1 UK ton', '1 imp_ton'],
  ['1 US ton', '1 us_ton'],
  ['5 US miles', '5 mi'],
  // A metre belongs to neither system, and the name of a country is not a unit.
  ['5 US metres', 'unknown_unit'],
  ['5 UK', 'unknown_unit'],
  ['5 US', '5 us'],
])('the spelling of the unit %s names its system: %s', (text, expected) => {
  expect(findUnits(text)).toBe(expected);
});

// Sources of the notations: SI Brochure, 5.2 to 5.4, and usual typography.
test.each([
  ['1\u2009000 km', '1000 km'],
  ['1\u202F000\u202F000 m', '1000000 m'],
  ['1\u00A0000 m', '1000 m'],
  ['12 345.5 m', '12345.5 m'],
  ['5 1/2 in', '5.5 in'],
  ['1.5×10³ m', '1500 m'],
  ['1.5 x 10^3 m', '1500 m'],
  ['2·10^-5 Pa', '0.00002 Pa'],
  ['4×10⁻² A', '0.04 A'],
  ['98·6 °F', '98.6 degF'],
  ['5 N·m', '5 Nm'],
  ['5 N m', '5 Nm'],
  ['3 kW h', '3 kWh'],
  ['3 kilowatt-hours', '3 kWh'],
  ['10 m s⁻¹', '10 m/s'],
  ['10 m·s−1', '10 m/s'],
  ['9.81 m s⁻²', '9.81 m/s2'],
  ['9.81 m·s^(-2)', '9.81 m/s2'],
  ['1000 kg m⁻³', '1000 kg/m3'],
  ['1361 W/m²', '1361 W/m2'],
  ['1361 W m⁻²', '1361 W/m2'],
  ['5 m²', '5 m2'],
  ['20 ° C', '20 degC'],
  ['20 ºC', '20 degC'],
  ['20 ˚C', '20 degC'],
  ['20 ℃', '20 degC'],
  ['20 deg. C', '20 degC'],
  ['20 degrees C', '20 degC'],
  ['68 degrees Fahrenheit', '68 degF'],
  ['300 °K', '300 K'],
  ['１０ km', '10 km'],
  ['10 lb/in²', '10 psi'],
  // Digit groups have three digits.
  ['10 00 m', 'malformed'],
])('the unit %s is read as %s', (text, expected) => {
  expect(findUnits(text)).toBe(expected);
});
