import { describe, expect, test } from 'vitest';
import { readFacts } from '../../../facts/fact-table.ts';
import { readStateNames } from '../state-names.ts';
import { createBlockFinder } from './blocks.ts';

const blocks = readFacts('postal-blocks');

// Addresses of town halls, from the municipalities' own pages.
describe.each([
  ['HU', '6720', 'HU-CS', null, 'Szeged'],
  ['HU', '7621', 'HU-BA', null, 'Pécs'],
  ['HU', '1052', 'HU-BU', null, 'Budapest'],
  ['NO', '5014', 'NO-46', null, 'Bergen'],
  ['NO', '3340', 'NO-33', null, 'Åmot in Modum, not the one in Telemark'],
  ['NO', '9008', 'NO-55', null, 'Tromsø'],
  ['NO', '9170', 'NO-21', null, 'Longyearbyen'],
  ['PH', '1000', 'PH-00', null, 'Manila'],
  ['PH', '3113', 'PH-03', 'Nueva Ecija', 'Quezon, not Quezon City'],
  ['PH', '3324', 'PH-02', 'Isabela', 'Quezon, not Quezon City'],
  ['PH', '6000', 'PH-07', 'Cebu', 'Cebu City'],
  ['PH', '8000', 'PH-11', 'Davao del Sur', 'Davao City'],
])('%s %s', (country, code, state, district, place) => {
  test(`the postal code belongs to the division of ${place}`, () => {
    expect(createBlockFinder(country)(code)).toMatchObject({ state, district });
  });
});

test('postal code blocks are in ascending order, do not overlap, and refer to divisions of ISO 3166-2', () => {
  const states = readStateNames();
  for (const [at, { country, from = '', to = '', state = '' }] of blocks.entries()) {
    expect(from <= to).toBe(true);
    const previousBlock = blocks[at - 1];
    if (previousBlock?.['country'] === country) expect((previousBlock?.['to'] ?? '') < from).toBe(true);
    expect(states.get(state)?.country).toBe(country);
  }
});

test('a postal code outside all blocks has no division', () => {
  expect(createBlockFinder('NO')('9999')).toBeNull();
  expect(createBlockFinder('DE')('10115')).toBeNull();
});
