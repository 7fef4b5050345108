import { countrySpecs } from 'ibantools';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { executeOperation } from '../../../test/support/company-graph.ts';
import { createSeededRandom } from '../../../test/support/seeded.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { parseIban } from './iban.ts';

const nullFields = {
  iban: null,
  valid: false,
  country: null,
  formatted: null,
  bank: null,
  bank_name: null,
  bic: null,
};

describe('IBAN lookup', () => {
  test('CAT-007 an IBAN lookup has the documented shape, and ignores spaces and case', async () => {
    const { data } = await executeOperation('iban', { iban: 'de89 3704-0044 0532 0130 00', deep: true });
    expect(data?.['iban']).toEqual({
      iban: 'DE89370400440532013000',
      valid: true,
      country: 'DE',
      formatted: 'DE89 3704 0044 0532 0130 00',
      bank: '37040044',
      bank_name: 'Commerzbank',
      bic: 'COBADEFFXXX',
      reason: null,
      deep: { checksum: '89', branch: null, account: '0532013000', sepa: true },
    });
  });

  test('an IBAN has the same facts as flat fields in API version 1.0.0', async () => {
    const { data } = await executeOperation('iban-v1', { iban: 'GB29NWBK60161331926819' });
    expect(data?.['iban']).toEqual({
      iban: 'GB29NWBK60161331926819',
      valid: true,
      country: 'GB',
      formatted: 'GB29 NWBK 6016 1331 9268 19',
      bank: 'NWBK',
      bank_name: 'National Westminster Bank',
      bic: 'NWBKGB2L',
      reason: null,
      checksum: '29',
      branch: '601613',
      account: '31926819',
      sepa: true,
    });
  });

  test('CONV-036 the parameter country adds the missing prefix of an IBAN, as alpha-2 or alpha-3 code', () => {
    const fullRecord = parseIban('DE89370400440532013000', null);
    expect(fullRecord.valid).toBe(true);
    expect(parseIban('89370400440532013000', 'DE')).toEqual(fullRecord);
    expect(parseIban('89370400440532013000', 'deu')).toEqual(fullRecord);
    expect(parseIban('91ABNA0417164300', 'NL')).toMatchObject({ valid: true, bic: 'ABNANL2A' });
    expect(parseIban('DE89370400440532013000', 'FR')).toEqual(fullRecord);
    expect(parseIban('89370400440532013000', 'ZZ').valid).toBe(false);
  });

  test.each([
    ['DE88370400440532013000', 'check_digits'],
    ['DE8937040044053201300', 'length'],
    ['DE8937040044053201300A', 'format'],
    ['US12345678901234567890', 'country'],
    ['ZZ', 'country'],
    ['', 'country'],
    ['😀'.repeat(50), 'country'],
    ['DE' + '9'.repeat(500), 'length'],
    ['DE89_370400440532013', 'format'],
  ])('REF-014 REF-030 the IBAN %.24s is not valid because of %s', async (text, flaw) => {
    expect(parseIban(text, null)).toMatchObject({
      valid: false,
      flaw,
      countryCode: null,
      bic: null,
      sepa: null,
    });
    const { data, errors } = await executeOperation('iban', { iban: text });
    expect(errors).toEqual([]);
    expect(data?.['iban']).toEqual({ ...nullFields, reason: flaw });
  });

  const addCheckDigits = (country: string, bban: string) => {
    const digits = Array.from(`${bban}${country}00`, (character) => String(parseInt(character, 36))).join('');
    return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
  };

  test('the lookup of a valid IBAN reports wrong national check digits', () => {
    // The Belgian national key 34 changed to 35, with the IBAN check digits recomputed.
    expect(parseIban(addCheckDigits('BE', '539007547035'), null)).toMatchObject({
      valid: true,
      flaw: 'national_check_digits',
    });
    expect(parseIban('BE68539007547034', null)).toMatchObject({ valid: true, flaw: null });
  });

  test('the IBAN validation accepts every format of the registry and rejects all other formats', () => {
    const random = createSeededRandom(97);
    const charactersByKind: Readonly<Record<string, string>> = {
      n: '0123456789',
      a: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      c: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    };
    for (const { country = '', structure = '' } of readFacts('iban')) {
      for (let round = 0; round < 20; round += 1) {
        const bban = structure
          .split(' ')
          .map((part) =>
            Array.from({ length: Number(part.slice(0, -1)) }, () => {
              const characterSet = charactersByKind[part.slice(-1)] ?? '';
              return characterSet[Math.floor(random() * characterSet.length)];
            }).join(''),
          )
          .join('');
        const iban = addCheckDigits(country, bban);
        expect([iban, parseIban(iban, null).valid]).toEqual([iban, true]);
        expect(parseIban(iban.slice(0, -1), null)).toMatchObject({ valid: false, flaw: 'length' });
        expect(
          parseIban(`${iban.slice(0, 3)}${iban[3] === '1' ? '2' : '1'}${iban.slice(4)}`, null).valid,
        ).toBe(false);
      }
    }
  });

  // Bank codes with letters, by release 101 of the registry.
  test.each([
    ['BY', 'Z4289569PRGMLTM7OK94ZREZ'],
    ['DO', 'T7AP12578295607312730236'],
    ['PK', 'KTHQKWO1DO1PTF267BM0'],
    ['PS', 'PWOTHU09T1UX5WVU5BZN9FIVD'],
  ])('the IBAN validation accepts letters in the bank code of %s', (country, bban) => {
    expect(parseIban(addCheckDigits(country, bban), null).valid).toBe(true);
  });

  test('the IBAN validation rejects the check digits 00, 01 and 99, which are never issued', () => {
    for (const digits of ['00', '01', '99']) {
      for (let checkNumber = 0; checkNumber < 97; checkNumber += 1) {
        expect(
          parseIban(`DE${digits}3704004405320130${String(checkNumber).padStart(2, '0')}`, null).valid,
        ).toBe(false);
      }
    }
  });

  test('the BIC of an IBAN comes only from an official list of bank codes', () => {
    expect(parseIban('FR1420041010050500013M02606', null)).toMatchObject({ valid: true, bic: null });
    expect(parseIban('NL91ABNA0417164300', null)).toMatchObject({ bic: 'ABNANL2A' });
  });
});

/** A seeded generator, so that every run tests the same numbers. */
// Examples of the registry: the IBAN, then bank, branch and account from the registry's own columns.
const examples: readonly (readonly [string, string, string | null, string])[] = [
  ['AD1200012030200359100100', '0001', '2030', '200359100100'],
  ['AT611904300234573201', '19043', null, '00234573201'],
  ['BE68539007547034', '539', null, '0075470'],
  ['CH9300762011623852957', '00762', null, '011623852957'],
  ['CY17002001280000001200527600', '002', '00128', '0000001200527600'],
  ['CZ6508000000192000145399', '0800', null, '0000192000145399'],
  ['DK5000400440116243', '0040', null, '0440116243'],
  ['ES9121000418450200051332', '2100', '0418', '0200051332'],
  ['FI2112345600000785', '123', null, '45600000785'],
  ['FR1420041010050500013M02606', '20041', '01005', '0500013M026'],
  ['GR1601101250000000012300695', '011', '0125', '0000000012300695'],
  ['IE29AIBK93115212345678', 'AIBK', '931152', '12345678'],
  ['IT60X0542811101000000123456', '05428', '11101', '000000123456'],
  ['MT84MALT011000012345MTLCAST001S', 'MALT', '01100', '0012345MTLCAST001S'],
  ['NL91ABNA0417164300', 'ABNA', null, '0417164300'],
  ['NO9386011117947', '8601', null, '1117947'],
  ['PL61109010140000071219812874', '109', '0101', '0000071219812874'],
  ['PT50000201231234567890154', '0002', '0123', '12345678901'],
  ['RO49AAAA1B31007593840000', 'AAAA', null, '1B31007593840000'],
  ['SE4550000000058398257466', '500', null, '00000058398257466'],
  ['UA213223130000026007233566001', '322313', null, '0000026007233566001'],
  ['XK051212012345678906', '12', '12', '0123456789'],
  ['BR1800360305000010009795493C1', '00360305', '00001', '0009795493'],
  ['MU17BOMM0101101030300200000MUR', 'BOMM01', '01', '101030300200'],
];

describe('parts of an IBAN', () => {
  test.each(examples)(
    'the IBAN parser reads bank, branch and account of %s',
    (iban, bankCode, branchCode, accountNumber) => {
      expect(parseIban(iban, null)).toMatchObject({ valid: true, bankCode, branchCode, accountNumber });
    },
  );

  test('the parts of an IBAN are in order and within its length for every registered country', () => {
    const rows = readFacts('iban');
    expect(rows.length).toBe(102);
    for (const { country = '', bank, branch, account } of rows) {
      const length = countrySpecs[country]?.chars;
      expect(length, country).toBeGreaterThan(0);
      const ends = [bank, branch, account]
        .filter((span) => span !== '')
        .flatMap((span) => span?.split('-').map(Number) ?? []);
      expect(ends, country).toEqual([...ends].sort((a, b) => a - b));
      expect(ends.at(-1), country).toBeLessThanOrEqual((length ?? 0) - 4);
    }
  });

  test('the parts of an IBAN are known for every country of the registry', () => {
    const knownCountries = new Set(readFacts('iban').map((row) => row['country']));
    const registered = Object.entries(countrySpecs).filter(([, spec]) => spec.IBANRegistry === true);
    expect(registered.length).toBe(97);
    expect(registered.filter(([code]) => !knownCountries.has(code))).toEqual([]);
  });

  test('SEPA has 41 countries, which exclude territories that have their own IBAN prefix', () => {
    const territories = new Set('AX GI GF GP MQ RE YT BL MF PM'.split(' '));
    const states = readFacts('iban').filter(
      (row) => row['sepa'] === 'yes' && !territories.has(row['country'] ?? ''),
    );
    // EU 27, IS LI NO, CH MC SM AD VA GB, and AL ME MD MK RS (joined in 2024 and 2025): 41 participants.
    expect(states.map((row) => row['country'])).toHaveLength(41);
    expect(parseIban('RS35260005601001611379', null).sepa).toBe(true);
    expect(parseIban('TR330006100519786457841326', null).sepa).toBe(false);
  });

  test('the IBAN validation accepts a format outside the registry and reports it as not registered', () => {
    expect(parseIban('AO06004400006729503010102', null)).toMatchObject({
      valid: true,
      registered: false,
      countryCode: 'AO',
      bankCode: null,
      sepa: false,
    });
    expect(parseIban('AO07004400006729503010102', null).valid).toBe(false);
  });

  test('the IBAN validation agrees with another implementation on IBANs with changed characters', () => {
    for (const [iban] of examples) {
      for (let position = 4; position < iban.length; position += 3) {
        const digit = iban[position] === '1' ? '2' : '1';
        const changed = iban.slice(0, position) + digit + iban.slice(position + 1);
        const { valid, flaw } = parseIban(changed, null);
        if (flaw !== 'national_check_digits')
          expect([changed, valid]).toEqual([changed, validator.isIBAN(changed)]);
      }
      expect(validator.isIBAN(iban)).toBe(true);
    }
  });
});

test.each([
  'IBAN DE89 3704 0044 0532 0130 00',
  'iban: de89370400440532013000',
  'DE89-3704-0044-0532-0130-00',
])('the IBAN parser reads the printed IBAN %s', (text) => {
  expect(parseIban(text, null)).toMatchObject({ valid: true, iban: 'DE89370400440532013000' });
});
