import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { createSeededRandom } from '../../../test/support/seeded.ts';
import { ownRules } from './check-digits.ts';

const next = createSeededRandom(7);
const digits = (count: number) => Array.from({ length: count }, () => Math.floor(next() * 10)).join('');
const satisfiesRules = (prefix: string, number: string) => ownRules[prefix]?.(number) ?? false;

/** Returns all endings with the given number of digits. */
const endings = (count: number) =>
  Array.from({ length: 10 ** count }, (_, index) => (count === 0 ? '' : String(index).padStart(count, '0')));

describe('agreement with stdnum where it follows the official publication', () => {
  test.each([
    ['BE', 'vat', () => `${next() < 0.5 ? '0' : '1'}${digits(7)}`, 2, ''],
    ['CZ', 'dic', () => digits(7), 1, ''],
    ['DE', 'vat', () => `${1 + Math.floor(next() * 9)}${digits(7)}`, 1, ''],
    ['GB', 'vat', () => digits(7), 2, ''],
    ['GB', 'vat', () => digits(7), 2, '001'],
    // A company. Persons are tested below.
    ['LV', 'pvn', () => `${4 + Math.floor(next() * 6)}${digits(9)}`, 1, ''],
    ['NL', 'btw', () => digits(8), 1, 'B01'],
    ['NL', 'btw', () => digits(9), 0, `B${digits(1)}7`],
  ] as const)(
    'VAT numbers with the prefix %s satisfy the same rules as in stdnum (%s)',
    (prefix, name, body, checked, suffix) => {
      const other = stdnum[prefix]?.[name];
      const differing: string[] = [];
      let valid = 0;
      for (let turn = 0; turn < (checked === 2 ? 200 : 1000); turn += 1) {
        const begin = body();
        for (const ending of endings(checked)) {
          const number = `${begin}${ending}${suffix}`;
          const isValid = satisfiesRules(prefix, number);
          if (isValid) valid += 1;
          if (isValid !== other?.validate(number).isValid) differing.push(number);
        }
      }
      expect(differing).toEqual([]);
      expect(valid).toBeGreaterThan(10);
    },
  );
});

/** Returns the check digits that the rules accept for a body. */
const checksOf = (prefix: string, body: string, count = 1) =>
  endings(count).filter((ending) => satisfiesRules(prefix, body + ending));

test('a Bulgarian company number uses the second weights when the first yield ten (ЕИК, 9 digits)', () => {
  for (let turn = 0; turn < 500; turn += 1) {
    const body = digits(8);
    const sum = (first: number) =>
      Array.from(body, Number).reduce((total, digit, at) => total + digit * (at + first), 0) % 11;
    const check = sum(1) < 10 ? sum(1) : sum(3) % 10;
    expect(checksOf('BG', body), body).toEqual([String(check)]);
  }
});

describe('Bulgarian personal number', () => {
  // ЕГН: the month has 20 added for births before 1900 and 40 for births after 1999.
  const checks = (body: string) => checksOf('BG', body);
  const citizen = (body: string) =>
    String(
      ([2, 4, 8, 5, 10, 9, 7, 3, 6].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11) %
        10,
    );
  const foreigner = (body: string) =>
    String(
      [21, 19, 17, 13, 11, 9, 7, 3, 1].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 10,
    );
  const other = (body: string) => {
    const rest =
      [4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11;
    return rest === 1 ? [] : [String((11 - rest) % 11)];
  };
  const expected = (body: string, isBirth: boolean) =>
    [...new Set([...(isBirth ? [citizen(body)] : []), foreigner(body), ...other(body)])].sort();

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
  ])(
    'a Bulgarian personal number has the check digits of the kinds that the date %s allows',
    (date, isBirth) => {
      for (let turn = 0; turn < 50; turn += 1) {
        const body = date + digits(3);
        expect(checks(body), body).toEqual(expected(body, isBirth));
      }
    },
  );
});

describe('Czech and Slovak birth number (zákon 133/2000, § 13; zákon 301/1995)', () => {
  const isBirth = (prefix: string, date: string) => {
    const body = date + digits(3);
    const accepted = checksOf(prefix, body);
    if (accepted.length === 0) return false;
    expect(accepted).toEqual([String((Number(body) % 11) % 10)]);
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
    // Since 2004 a month may have 20 or 70 added.
    ['042101', true],
    ['043201', true],
    ['047101', true],
    ['048201', true],
    ['032101', false],
    ['037101', false],
    ['712119', false],
    ['717119', false],
    // No month has 40 or 90 added.
    ['044101', false],
    ['049101', false],
    ['714119', false],
    ['719119', false],
    ['043301', false],
    ['048301', false],
  ])('a ten-digit number with the date %s is valid: %s', (date, expected) => {
    // The third digit of a Slovak company number differs from that of a date.
    for (const prefix of /^..[56]/.test(date) ? ['CZ', 'SK'] : ['CZ'])
      expect(isBirth(prefix, date)).toBe(expected);
  });

  test.each([
    // Nine digits without a check digit until 1953.
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
  ])('a nine-digit number with the date %s is valid: %s', (date, expected) => {
    // A number that begins with 6 may belong to a person without a birth number.
    expect(satisfiesRules('CZ', `${date}${digits(3)}`)).toBe(expected);
  });

  test('a Slovak company number is divisible by eleven and has 2, 3, 4, 7, 8 or 9 in third place', () => {
    for (let turn = 0; turn < 500; turn += 1) {
      // The day 99 does not exist, so that the number is not a birth number.
      const body = `${1 + Math.floor(next() * 9)}${digits(3)}99${digits(3)}`;
      const isCompany = /^..[2-47-9]/.test(body);
      const expected = endings(1).filter((ending) => isCompany && Number(body + ending) % 11 === 0);
      expect(checksOf('SK', body), body).toEqual(expected);
    }
    expect(satisfiesRules('SK', '2022749619')).toBe(true);
    expect(satisfiesRules('SK', '0022749615')).toBe(false);
  });
});

test('a Czech person without a birth number has nine digits that begin with 6', () => {
  // The example of python-stdnum, and the rule of the Commission's list: 8 - ((21 - rest) mod 11) mod 10.
  expect(checksOf('CZ', '64090392')).toEqual(['6']);
  for (let turn = 0; turn < 300; turn += 1) {
    // The day 99 does not exist, so that the number is not a birth number.
    const body = `6${digits(3)}99${digits(2)}`;
    const sum = [8, 7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(body[at + 1]), 0);
    const check = (8 - ((10 - (sum % 11) + 11) % 11) + 20) % 10;
    expect(checksOf('CZ', body), body).toEqual([String(check)]);
  }
  expect(checksOf('CZ', '9000000')).toEqual([]);
});

test('a Latvian personal code has a date of birth or, since 2017, begins with 32', () => {
  const accepted = (body: string) => checksOf('LV', body);
  const check = (body: string) =>
    String(
      ((1 + [10, 5, 8, 4, 2, 1, 6, 3, 7, 9].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0)) %
        11) %
        10,
    );
  for (let turn = 0; turn < 200; turn += 1) {
    for (const [begin, isPerson] of [
      ['161175', true],
      ['311275', true],
      ['310475', false],
      ['001175', false],
      ['330175', false],
      ['32', true],
    ] as const) {
      const rest = digits(10 - begin.length);
      // The century: 0 is the nineteenth, 1 the twentieth, 2 the twenty-first.
      const body = begin + (begin.length === 6 ? `${turn % 3}${rest.slice(1)}` : rest);
      expect(accepted(body), body).toEqual(isPerson ? [check(body)] : []);
    }
  }
  // 1900 and 1800 were not leap years, 2000 was one.
  expect([0, 1, 2].map((century) => accepted(`290200${century}123`).length)).toEqual([0, 0, 1]);
});

test('a Slovenian number has a check digit of weights 8 to 2, and a remainder of zero is invalid', () => {
  for (let turn = 0; turn < 500; turn += 1) {
    const body = `${1 + Math.floor(next() * 9)}${digits(6)}`;
    const rest = [8, 7, 6, 5, 4, 3, 2].reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11;
    expect(checksOf('SI', body), body).toEqual(rest === 0 ? [] : [String((11 - rest) % 10)]);
  }
  expect(checksOf('SI', '0022305')).toEqual([]);
});

test('accepts British VAT numbers of government offices, of the older and newer checksum, and of Northern Ireland', () => {
  const accepted = (prefix: string, ...numbers: string[]) =>
    numbers.filter((number) => satisfiesRules(prefix, number));
  expect(accepted('GB', 'GD000', 'GD499', 'GD500', 'HA499', 'HA500', 'HA999')).toEqual([
    'GD000',
    'GD499',
    'HA500',
    'HA999',
  ]);
  expect(accepted('GB', 'GD1', 'GD0001', 'XX001', 'AGD001')).toEqual([]);
  expect(accepted('XI', 'GD001', 'HA500', '980780684')).toEqual(['980780684']);
  expect(accepted('GB', '000000000', '9807806841', '98078068', '980780684001')).toEqual(['980780684001']);
  // Numbers below 100 000 0 have only the older checksum.
  for (let turn = 0; turn < 100; turn += 1) {
    expect(checksOf('GB', `099${digits(4)}`, 2).length).toBeLessThanOrEqual(2);
    expect(checksOf('GB', `100${digits(4)}`, 2).length).toBeGreaterThanOrEqual(2);
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
])('the %s number %s does not have the format of its country', (prefix, number) => {
  expect(satisfiesRules(prefix, number)).toBe(false);
});
