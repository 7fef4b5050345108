import { expect, test } from 'vitest';
import { buildCountryRows } from '../country-rows.ts';
import { readStateNames } from '../state-names.ts';
import { toPostalKey } from './place.ts';
import { readListedPlaces } from './listed-places.ts';

const places = [...readListedPlaces('small-postal-codes')];

// Lists of the postal services.
test.each([
  ['AD', 'AD500', 'Andorra la Vella', 'AD-07'],
  ['LI', '9490', 'Vaduz', 'LI-11'],
  ['SM', '47893', 'Borgo Maggiore', 'SM-06'],
  ['GL', '3900', 'Nuuk', 'GL-SM'],
  ['VA', '00120', 'Vatican City', null],
  ['SH', 'ASCN 1ZZ', 'Georgetown', 'SH-AC'],
])('in the country %s, the postal code %s belongs to %s', (country, code, city, state) => {
  expect(places).toContainEqual(expect.objectContaining({ country, code, city, state }));
});

test('every bundled postal code of a small country is unique there, has its format, and is in one of its divisions', () => {
  const countries = new Map([...buildCountryRows()].map((row) => [row.code, row]));
  const states = readStateNames();
  expect(new Set(places.map(({ country, code }) => `${country} ${toPostalKey(code)}`)).size).toBe(
    places.length,
  );
  for (const { country, code, state } of places) {
    const postalRegex = countries.get(country)?.postalRegex;
    expect(postalRegex).toBeDefined();
    if (postalRegex) expect(code).toMatch(new RegExp(postalRegex));
    if (state) expect(states.get(state)?.country).toBe(country);
  }
});
