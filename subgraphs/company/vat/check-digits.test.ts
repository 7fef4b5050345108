import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../../../test/support/seeded.ts';
import { ownRules } from './check-digits.ts';

const nextRandom = createSeededRandom(7);
const createRandomDigits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(nextRandom() * 10)).join('');
const satisfiesRules = (prefix: string, number: string) => ownRules[prefix]?.(number) ?? false;

/** Returns all endings with the given number of digits. */
const listEndings = (count: number) =>
  Array.from({ length: 10 ** count }, (_, index) => (count === 0 ? '' : String(index).padStart(count, '0')));

describe('agreement with stdnum where the package follows the official publication', () => {
  test.each([
    ['BE', 'vat', () => `${nextRandom() < 0.5 ? '0' : '1'}${createRandomDigits(7)}`, 2, ''],
    ['CZ', 'dic', () => createRandomDigits(7), 1, ''],
    ['DE', 'vat', () => `${1 + Math.floor(nextRandom() * 9)}${createRandomDigits(7)}`, 1, ''],
    ['GB', 'vat', () => createRandomDigits(7), 2, ''],
    ['GB', 'vat', () => createRandomDigits(7), 2, '001'],
    // A company. Persons are tested below.
    ['LV', 'pvn', () => `${4 + Math.floor(nextRandom() * 6)}${createRandomDigits(9)}`, 1, ''],
    ['NL', 'btw', () => createRandomDigits(8), 1, 'B01'],
    ['NL', 'btw', () => createRandomDigits(9), 0, `B${createRandomDigits(1)}7`],
  ] as const)(
    'VAT numbers with the prefix %s satisfy the same rules as in stdnum (%s)',
    (prefix, name, body, checked, suffix) => {
      const otherRule = stdnum[prefix]?.[name];
      const differingNumbers: string[] = [];
      let validCount = 0;
      for (let round = 0; round < (checked === 2 ? 200 : 1000); round += 1) {
        const numberStart = body();
        for (const ending of listEndings(checked)) {
          const number = `${numberStart}${ending}${suffix}`;
          const isValid = satisfiesRules(prefix, number);
          if (isValid) validCount += 1;
          if (isValid !== otherRule?.validate(number).isValid) differingNumbers.push(number);
        }
      }
      expect(differingNumbers).toEqual([]);
      expect(validCount).toBeGreaterThan(10);
    },
  );
});

/** Returns the check digits that the rules accept for a body. */
const findCheckDigits = (prefix: string, body: string, count = 1) =>
  listEndings(count).filter((ending) => satisfiesRules(prefix, body + ending));

test('the check digit of a Bulgarian company number uses the second weights when the first yield ten (ЕИК, 9 digits)', () => {
  for (let round = 0; round < 500; round += 1) {
    const body = createRandomDigits(8);
    const computeWeightedRemainder = (first: number) =>
      Array.from(body, Number).reduce((total, digit, at) => total + digit * (at + first), 0) % 11;
    const checkDigit =
      computeWeightedRemainder(1) < 10 ? computeWeightedRemainder(1) : computeWeightedRemainder(3) % 10;
    expect(findCheckDigits('BG', body), body).toEqual([String(checkDigit)]);
  }
});

describe('Bulgarian personal number', () => {
  // In the Bulgarian personal number (ЕГН), the month is increased by 20 for births before 1900 and by 40 for births
  // after 1999.
  const findBulgarianCheckDigits = (body: string) => findCheckDigits('BG', body);
  const computeCitizenDigit = (body: string) =>
    String(
      ([2, 4, 8, 5, 10, 9, 7, 3, 6].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11) %
        10,
    );
  const computeForeignerDigit = (body: string) =>
    String(
      [21, 19, 17, 13, 11, 9, 7, 3, 1].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 10,
    );
  const computeOtherDigits = (body: string) => {
    const remainder =
      [4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11;
    return remainder === 1 ? [] : [String((11 - remainder) % 11)];
  };
  const listExpectedDigits = (body: string, isBirth: boolean) =>
    [
      ...new Set([
        ...(isBirth ? [computeCitizenDigit(body)] : []),
        computeForeignerDigit(body),
        ...computeOtherDigits(body),
      ]),
    ].sort();

  test.each([
    ['752316', true],
    ['750116', true],
    ['001231', true],
    ['752331', true],
    ['752431', false],
    ['754116', true],
    ['755216', true],
    ['755316', false],
    ['753316', false],
    ['750016', false],
    ['754016', false],
    ['752016', false],
    ['750229', false],
    ['760229', true],
    // 1900 was not a leap year, 2000 was one.
    ['000229', false],
    ['004229', true],
  ])('a Bulgarian personal number has check digits of the kinds that the date %s allows', (date, isBirth) => {
    for (let round = 0; round < 50; round += 1) {
      const body = date + createRandomDigits(3);
      expect(findBulgarianCheckDigits(body), body).toEqual(listExpectedDigits(body, isBirth));
    }
  });
});

describe('Czech and Slovak birth number (zákon 133/2000, § 13; zákon 301/1995)', () => {
  const expectBirthDate = (prefix: string, date: string) => {
    const body = date + createRandomDigits(3);
    const acceptedDigits = findCheckDigits(prefix, body);
    if (acceptedDigits.length === 0) return false;
    expect(acceptedDigits).toEqual([String((Number(body) % 11) % 10)]);
    return true;
  };

  test.each([
    ['710319', true],
    ['715319', true],
    ['540101', true],
    ['535101', true],
    ['000229', true],
    ['010229', false],
    ['710431', false],
    ['711319', false],
    ['710019', false],
    ['715019', false],
    ['716319', false],
    ['716219', true],
    ['711219', true],
    // Since 2004, a month can be increased by 20 or 70.
    ['042101', true],
    ['043201', true],
    ['047101', true],
    ['048201', true],
    ['032101', false],
    ['037101', false],
    ['712119', false],
    ['717119', false],
    // No month is increased by 40 or 90.
    ['044101', false],
    ['049101', false],
    ['714119', false],
    ['719119', false],
    ['043301', false],
    ['048301', false],
  ])('a Czech or Slovak ten-digit number with the date %s is valid: %s', (date, expected) => {
    // The third digit of a Slovak company number differs from that of a date.
    for (const prefix of /^..[56]/.test(date) ? ['CZ', 'SK'] : ['CZ'])
      expect(expectBirthDate(prefix, date)).toBe(expected);
  });

  test.each([
    // Until 1953, numbers had nine digits and no check digit.
    ['530101', true],
    ['535101', true],
    ['531231', true],
    ['540101', false],
    ['790101', false],
    ['800101', true],
    ['990101', true],
    ['000101', true],
    ['000229', false],
    ['040229', true],
    ['042101', false],
    ['047101', false],
    ['530132', false],
  ])('a Czech or Slovak nine-digit number with the date %s is valid: %s', (date, expected) => {
    // A number that begins with 6 can belong to a person without a birth number.
    expect(satisfiesRules('CZ', `${date}${createRandomDigits(3)}`)).toBe(expected);
  });

  test('a Slovak company number is divisible by eleven, and its third digit is 2, 3, 4, 7, 8 or 9', () => {
    for (let round = 0; round < 500; round += 1) {
      // The day 99 does not exist, so that the number is not a birth number.
      const body = `${1 + Math.floor(nextRandom() * 9)}${createRandomDigits(3)}99${createRandomDigits(3)}`;
      const isCompany = /^..[2-47-9]/.test(body);
      const expectedDigits = listEndings(1).filter((ending) => isCompany && Number(body + ending) % 11 === 0);
      expect(findCheckDigits('SK', body), body).toEqual(expectedDigits);
    }
    expect(satisfiesRules('SK', '2022749619')).toBe(true);
    expect(satisfiesRules('SK', '0022749615')).toBe(false);
  });
});

test('a Czech person without a birth number has a number of nine digits that begins with 6', () => {
  // The example of python-stdnum, and the rule of the Commission's list: 8 - ((21 - rest) mod 11) mod 10.
  expect(findCheckDigits('CZ', '64090392')).toEqual(['6']);
  for (let round = 0; round < 300; round += 1) {
    // The day 99 does not exist, so that the number is not a birth number.
    const body = `6${createRandomDigits(3)}99${createRandomDigits(2)}`;
    const weightedSum = [8, 7, 6, 5, 4, 3, 2].reduce(
      (total, weight, at) => total + weight * Number(body[at + 1]),
      0,
    );
    const checkDigit = (8 - ((10 - (weightedSum % 11) + 11) % 11) + 20) % 10;
    expect(findCheckDigits('CZ', body), body).toEqual([String(checkDigit)]);
  }
  expect(findCheckDigits('CZ', '9000000')).toEqual([]);
});

test('a Latvian personal code contains a date of birth or, since 2017, begins with 32', () => {
  const findAcceptedDigits = (body: string) => findCheckDigits('LV', body);
  const computeCheckDigit = (body: string) =>
    String(
      ((1 + [10, 5, 8, 4, 2, 1, 6, 3, 7, 9].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0)) %
        11) %
        10,
    );
  for (let round = 0; round < 200; round += 1) {
    for (const [begin, isPerson] of [
      ['161175', true],
      ['311275', true],
      ['310475', false],
      ['001175', false],
      ['330175', false],
      ['32', true],
    ] as const) {
      const remainingDigits = createRandomDigits(10 - begin.length);
      // The century: 0 is the nineteenth, 1 the twentieth, 2 the twenty-first.
      const body = begin + (begin.length === 6 ? `${round % 3}${remainingDigits.slice(1)}` : remainingDigits);
      expect(findAcceptedDigits(body), body).toEqual(isPerson ? [computeCheckDigit(body)] : []);
    }
  }
  // 1900 and 1800 were not leap years, 2000 was one.
  expect([0, 1, 2].map((century) => findAcceptedDigits(`290200${century}123`).length)).toEqual([0, 0, 1]);
});

test('the check digit of a Slovenian number uses the weights 8 to 2, and a remainder of zero is invalid', () => {
  for (let round = 0; round < 500; round += 1) {
    const body = `${1 + Math.floor(nextRandom() * 9)}${createRandomDigits(6)}`;
    const remainder =
      [8, 7, 6, 5, 4, 3, 2].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11;
    expect(findCheckDigits('SI', body), body).toEqual(remainder === 0 ? [] : [String((11 - remainder) % 10)]);
  }
  expect(findCheckDigits('SI', '0022305')).toEqual([]);
});

test('British VAT numbers of government offices, with the older or newer checksum, and of Northern Ireland are valid', () => {
  const filterAccepted = (prefix: string, ...numbers: string[]) =>
    numbers.filter((number) => satisfiesRules(prefix, number));
  expect(filterAccepted('GB', 'GD000', 'GD499', 'GD500', 'HA499', 'HA500', 'HA999')).toEqual([
    'GD000',
    'GD499',
    'HA500',
    'HA999',
  ]);
  expect(filterAccepted('GB', 'GD1', 'GD0001', 'XX001', 'AGD001')).toEqual([]);
  expect(filterAccepted('XI', 'GD001', 'HA500', '980780684')).toEqual(['980780684']);
  expect(filterAccepted('GB', '000000000', '9807806841', '98078068', '980780684001')).toEqual([
    '980780684001',
  ]);
  // Numbers below 100 000 0 have only the older checksum.
  for (let round = 0; round < 100; round += 1) {
    expect(findCheckDigits('GB', `099${createRandomDigits(4)}`, 2).length).toBeLessThanOrEqual(2);
    expect(findCheckDigits('GB', `100${createRandomDigits(4)}`, 2).length).toBeGreaterThanOrEqual(2);
  }
});

test.each([
  ['BE', '0000000097'],
  ['BE', '2403170701'],
  ['BE', '403170701'],
  ['DE', '12345678'],
  ['DE', '1366959760'],
  ['NL', '004495445B00'],
  ['NL', '000000000B01'],
  ['NL', '004495445C01'],
  ['NL', '004495445B1'],
  ['LV', '4000352160'],
  ['SI', '5022305'],
  ['SK', '202274961'],
  ['BG', '17507475'],
  ['BG', '17507475201'],
  ['CZ', '2512389'],
  ['CZ', '25123891000'],
])('the %s VAT number %s does not have the format of its country', (prefix, number) => {
  expect(satisfiesRules(prefix, number)).toBe(false);
});
