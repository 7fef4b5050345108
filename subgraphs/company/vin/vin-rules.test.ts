import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../../../test/support/seeded.ts';
import { hasModelYear, computeCheckDigit, listModelYears, parseVin, findSerial } from './vin.ts';

// 49 CFR 565.15: table III, assigned values; table IV, weights of the positions; table VII, codes of model years.
const assignedValues =
  'A1 B2 C3 D4 E5 F6 G7 H8 J1 K2 L3 M4 N5 P7 R9 S2 T3 U4 V5 W6 X7 Y8 Z9 00 11 22 33 44 55 66 77 88 99'.split(
    ' ',
  );
const valueOf = new Map(assignedValues.map(([character = '', value]) => [character, Number(value)]));
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const years = new Map(
  (
    '1980 A 1981 B 1982 C 1983 D 1984 E 1985 F 1986 G 1987 H 1988 J 1989 K 1990 L 1991 M 1992 N 1993 P 1994 R 1995 S ' +
    '1996 T 1997 V 1998 W 1999 X 2000 Y 2001 1 2002 2 2003 3 2004 4 2005 5 2006 6 2007 7 2008 8 2009 9'
  )
    .match(/\d{4} \w/g)
    ?.map((pair) => [pair.slice(5), Number(pair.slice(0, 4))]),
);

const nextRandom = createSeededRandom(17);
const characters = [...valueOf.keys()];
const createRandomVin = () =>
  Array.from({ length: 17 }, () => characters[Math.floor(nextRandom() * characters.length)]).join('');
const addCheckDigit = (vin: string) => vin.slice(0, 8) + computeCheckDigit(vin) + vin.slice(9);
const parseParts = (vin: string) => {
  const parts = parseVin(vin);
  if (parts === null) throw new Error(`${vin} is no VIN`);
  return parts;
};

test('the check digit of a VIN is the weighted sum of its values modulo eleven (49 CFR 565.15 (c))', () => {
  for (let round = 0; round < 2000; round += 1) {
    const vin = createRandomVin();
    const sum = weights.reduce(
      (total, weight, at) => total + weight * (valueOf.get(vin[at] ?? '') ?? NaN),
      0,
    );
    expect(computeCheckDigit(vin), vin).toBe(sum % 11 === 10 ? 'X' : String(sum % 11));
  }
  // The regulation's own example, and the well-known number of seventeen ones.
  expect(computeCheckDigit('1G4AH59H45G118341')).toBe('4');
  expect(computeCheckDigit('11111111111111111')).toBe('1');
  expect(computeCheckDigit('1M8GDM9AXKP042788')).toBe('X');
});

describe('vehicle identification number', () => {
  test.each(['1', '2', '3', '4', '5', 'L'])(
    'a VIN that begins with %s requires a valid check digit by law',
    (region) => {
      const vin = addCheckDigit(`${region}HGCM82633A004352`);
      const vinWithOtherDigit = `${vin.slice(0, 8)}${vin[8] === '0' ? '1' : '0'}${vin.slice(9)}`;
      expect(parseVin(vin)).toMatchObject({ vin, checkDigitValid: true });
      expect(parseVin(vinWithOtherDigit)).toBeNull();
      expect(hasModelYear(parseParts(vin))).toBe(true);
    },
  );

  test.each(['6', '9', 'J', 'K', 'S', 'W', 'Z', 'A', '0'])(
    'a VIN that begins with %s can be valid without a check digit',
    (region) => {
      const vin = addCheckDigit(`${region}HGCM82633A004352`);
      const vinWithOtherDigit = `${vin.slice(0, 8)}${vin[8] === '0' ? '1' : '0'}${vin.slice(9)}`;
      expect(parseVin(vinWithOtherDigit)).toMatchObject({ vin: vinWithOtherDigit, checkDigitValid: false });
      expect(hasModelYear(parseParts(vinWithOtherDigit))).toBe(false);
      expect(hasModelYear(parseParts(vin))).toBe(true);
    },
  );

  test('a VIN has seventeen characters without I, O and Q, and its spaces and hyphens are ignored', () => {
    expect(parseVin(' 1m8-gdm9 axkp042788 ')?.vin).toBe('1M8GDM9AXKP042788');
    for (const vin of [
      '1M8GDM9AXKP04278',
      '1M8GDM9AXKP0427888',
      'WI8GDM9AXKP042788',
      'WO8GDM9AXKP042788',
      'WQ8GDM9AXKP042788',
      '',
    ])
      expect(parseVin(vin), vin).toBeNull();
  });

  test('the parts of a VIN are at fixed positions, and the code of a small maker has six characters (ISO 3780)', () => {
    expect(parseParts('WVWZZZ1JZXW000010')).toEqual({
      vin: 'WVWZZZ1JZXW000010',
      wmi: 'WVW',
      maker: 'WVW',
      descriptor: 'ZZZ1J',
      identifier: 'XW000010',
      checkDigitValid: false,
    });
    expect(parseParts('SA9ZZZ1JZXW123456').maker).toBe('SA9123');
    expect(parseParts('S9AZZZ1JZXW123456').maker).toBe('S9A');
  });
});

describe('model year', () => {
  const createParts = (seventh: string, tenth: string) => parseParts(`WVWZZZ${seventh}JZ${tenth}W000010`);

  test.each([...years])('the model year code %s means %i or thirty years later', (code, year) => {
    expect(listModelYears(createParts('1', code), true, 2039)).toEqual([year, year + 30]);
    expect(listModelYears(createParts('A', code), true, 2039)).toEqual([year + 30, year]);
    expect(listModelYears(createParts('1', code), false, 2039)).toEqual([year + 30, year]);
  });

  test('the model year of a VIN is never in the future, and is empty for characters that are not a year code', () => {
    expect(listModelYears(createParts('A', 'X'), true, 2028)).toEqual([1999]);
    expect(listModelYears(createParts('A', 'X'), true, 2029)).toEqual([2029, 1999]);
    for (const code of ['0', 'U', 'Z'])
      expect(listModelYears(createParts('A', code), true, 2039)).toEqual([]);
  });
});

// 49 CFR 565.15 (d): for a maker of fewer than 1,000 vehicles, positions 12 to 14 identify the maker.
test.each([
  ['1HG', 'A1234567', '1HG', '234567'],
  ['1H9', 'A1234567', '1H9234', '567'],
])(
  'the VIN with maker %s and identifier %s has the registered maker %s and the serial number %s',
  (wmi, identifier, maker, serial) => {
    const parts = parseParts(addCheckDigit(`${wmi}CM8260${identifier}`));
    expect([parts.maker, findSerial(parts)]).toEqual([maker, serial]);
  },
);
