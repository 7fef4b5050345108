import { describe, expect, test } from 'vitest';
import { decode as read, encode, type PatternFacts } from './vehicle-file.ts';
import { VehicleDecoder } from './vehicle.ts';
import { computeCheckDigit, parseVin } from './vin.ts';

/** vPIC numbers of the elements. */
const [body, cylinders, cubic, litres, doors, engine, fuel, model, plant, series, trim, power] = [
  5, 9, 11, 13, 14, 18, 24, 28, 31, 34, 38, 71,
] as const;

const patterns: readonly (readonly [
  schema: number,
  element: number,
  value: PatternFacts['value'],
  keys: string,
  updated?: string,
])[] = [
  [1, model, 100, 'AB'],
  [1, body, 'Sedan', 'AB'],
  [1, body, 'Coupe', 'A'],
  [1, fuel, 'Gasoline', '*****|*A'],
  [1, doors, '4', 'A[BC]'],
  [1, power, '150', '##'],
  [1, trim, ' Best ', 'AB*'],
  [1, series, 'new', 'AB', '2002-01-01'],
  [1, series, 'old', 'AB', '2001-01-01'],
  [1, plant, ' ', 'A'],
  [1, cubic, '1998', 'A'],
  [1, engine, 'E-50', 'A'],
  [2, model, 101, 'CC'],
  [2, model, 102, 'DD'],
  [2, litres, '2.5', 'CC'],
  [2, cubic, '1998', 'CC'],
  [2, cylinders, '8', 'CC'],
  [2, engine, 'E-50', 'CC'],
  [2, doors, '0', 'CC'],
  // This pattern fixes more positions, but belongs to a different schema from the model's.
  [2, series, 'other', 'ABCDE'],
  [2, trim, 'of no model', 'ZZ'],
  [2, power, 'many', 'CC'],
  [3, trim, 'T', 'A'],
  [4, model, 103, 'A'],
  // No maker uses this schema.
  [9, model, 100, '*'],
];

/** Fictitious makers in the format of vPIC: schemas with their years, and patterns of positions 4 to 8 and 10 to 17. */
const exampleMaker = {
  manufacturer: 'EXAMPLE WORKS',
  type: null,
  isLight: false,
  makes: [],
  schemas: [],
} as const;
const carMaker = { ...exampleMaker, type: ' Passenger Car ', isLight: true } as const;
const decoder = new VehicleDecoder(
  read(
    encode({
      makers: [
        {
          ...carMaker,
          code: '1AA',
          makes: [1, 2],
          schemas: [
            [1, 2010, 2012],
            [2, 2011, 9999],
            // This schema has no patterns.
            [8, 1980, 9999],
          ],
        },
        { ...exampleMaker, code: '2AA', manufacturer: ' ', makes: [2], schemas: [[3, 1980, 9999]] },
        { ...exampleMaker, code: '1A9123', type: 'Bus', makes: [1], schemas: [[4, 1980, 9999]] },
        { ...carMaker, code: '3AA', manufacturer: null },
        { ...carMaker, code: '4AA' },
      ],
      makes: new Map([
        [1, 'EXAMPLE'],
        [2, 'OTHER '],
        [3, 'THIRD'],
      ]),
      models: new Map([
        [100, { name: 'One', make: 2 }],
        [101, { name: 'Two', make: 1 }],
        [102, { name: 'Three', make: 3 }],
        [103, { name: 'Four', make: null }],
      ]),
      engines: new Map([['E-50', '6']]),
      patterns: patterns.map(([schema, element, value, keys, updated = '2000-01-01']) => ({
        schema,
        element,
        value,
        keys,
        updated,
      })),
    }),
  ),
);

/** Decodes a number with its check digit. @param identifier positions 10 to 17 */
function decode(maker: string, descriptor: string, identifier: string, latest = 2027) {
  const draft = `${maker}${descriptor}0${identifier}`;
  const parts = parseVin(draft.slice(0, 8) + computeCheckDigit(draft) + draft.slice(9));
  if (parts === null) throw new Error(`${draft} is no VIN`);
  return decoder.decode(parts, latest);
}

describe('decoding of a vehicle', () => {
  test('a decoded vehicle has the values that the patterns of its model specify', () => {
    // Position 10 is A: 1980 or 2010. A letter in position 7 means 2010.
    expect(decode('1AA', 'ABCDE', 'AA000001')).toEqual({
      year: 2010,
      make: 'OTHER',
      model: 'One',
      trim: 'Best',
      body: 'Sedan',
      type: 'Passenger Car',
      series: 'new',
      doors: 4,
      cylinders: 6,
      displacement: 2,
      fuel: 'Gasoline',
      engine: 'E-50',
      horsepower: null,
      drive: null,
      transmission: null,
      manufacturer: 'EXAMPLE WORKS',
      plantCity: null,
      plantState: null,
      plantCountry: null,
      gvwr: null,
    });
  });

  test('a decoded vehicle prefers its own facts to those of its engine, and has null for zero doors', () => {
    expect(decode('1AA', 'CCCDE', 'BA000001')).toMatchObject({
      year: 2011,
      make: 'EXAMPLE',
      model: 'Two',
      displacement: 2.5,
      cylinders: 8,
      doors: null,
      horsepower: null,
    });
  });

  test('a decoded vehicle has the make of its model even when the maker does not list this make', () => {
    expect(decode('1AA', 'DDCDE', 'BA000001')).toMatchObject({ make: 'THIRD', model: 'Three' });
  });

  test('a decoded vehicle without a known model has the make of its maker only if the maker has a single make', () => {
    expect(decode('1AA', 'ZZCDE', 'BA000001')).toMatchObject({
      year: 2011,
      make: null,
      model: null,
      trim: 'of no model',
    });
    expect(decode('2AA', 'ABCDE', 'BA000001')).toMatchObject({
      make: 'OTHER',
      model: null,
      trim: 'T',
      type: null,
      manufacturer: null,
    });
    expect(decode('3AA', 'ABCDE', 'BA000001')).toMatchObject({ year: 2011, make: null, manufacturer: null });
  });

  test('a vehicle is decoded only by schemas for its model year', () => {
    expect(decode('1AA', 'ABCDE', 'CA000001')).toMatchObject({ year: 2012, model: 'One' });
    expect(decode('1AA', 'ABCDE', 'DA000001')).toMatchObject({ year: 2013, model: null });
    // Position 7 is a digit, so 1981 is the likelier year; the year with a known model is chosen.
    expect(decode('1AA', 'CCD1E', 'BA000001')).toMatchObject({ year: 2011, model: 'Two' });
    expect(decode('1AA', 'ZZD1E', 'BA000001')).toMatchObject({ year: 1981, model: null });
    expect(decode('1AA', 'CCD1E', 'BA000001', 2010)).toMatchObject({ year: 1981, model: null });
  });

  test('the decoder of VINs finds a small maker by six characters', () => {
    expect(decode('1A9', 'A0000', 'B0123456')).toMatchObject({
      make: 'EXAMPLE',
      model: 'Four',
      type: 'Bus',
    });
  });

  test('the decoder of VINs returns null for a vehicle of an unknown maker', () => {
    expect(decode('5AA', 'ABCDE', 'AA000001')).toBeNull();
  });
});
