import { describe, expect, test } from 'vitest';
import { parseIban } from './iban.ts';

/** Builds an IBAN with check digits by ISO 7064 MOD 97-10. */
function buildIban(country: string, bban: string): string {
  const digits = Array.from(`${bban}${country}00`, (character) => String(parseInt(character, 36))).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

// The banks' own BICs, as printed on their invoices.
test.each([
  ['AT', '1200000123456789', 'BKAUATWWXXX'],
  ['AT', '2011100123456789', 'GIBAATWWXXX'],
  ['AT', '1400000123456789', 'BAWAATWWXXX'],
  ['BE', '001123456789', 'GEBABEBB'],
  ['BE', '310123456789', 'BBRUBEBB'],
  ['BE', '734123456789', 'KREDBEBB'],
  ['DE', '370400440532013000', 'COBADEFFXXX'],
  ['DE', '500105170532013000', 'INGDDEFFXXX'],
  ['ES', '00491500051234567892', 'BSCHESMM'],
  ['ES', '21000418450200051332', 'CAIXESBB'],
  ['ES', '01820000000201502323', 'BBVAESMM'],
  ['LU', '0019400644750000', 'BCEELULL'],
  ['LU', '0029400644750000', 'BILLLULL'],
  ['NL', 'INGB0001234567', 'INGBNL2A'],
  ['NL', 'RABO0300065264', 'RABONL2U'],
  // The IBAN contains the first four letters of the BIC.
  ['GB', 'NWBK60161331926819', 'NWBKGB2L'],
  ['GB', 'BARC20201530093459', 'BARCGB22'],
  ['IE', 'AIBK93115212345678', 'AIBKIE2D'],
  ['RO', 'BTRL1B31007593840000', 'BTRLRO22'],
  ['BG', 'UNCR70001520405060', 'UNCRBGSF'],
  ['LV', 'HABA0551234567890', 'HABALV22'],
  ['MT', 'VALL22013000000040012345678', 'VALLMTMT'],
  ['GB', 'ZZZZ60161331926819', null],
  // No bank has this code.
  ['DE', '999999990532013000', null],
  ['NL', 'ZZZZ0300065264', null],
])('the bank of an IBAN in %s with the BBAN %s has the BIC %s', (country, bban, bic) => {
  expect(parseIban(buildIban(country, bban), null).bic).toBe(bic);
});

describe('IBAN validation', () => {
  test('the IBAN validation rejects an IBAN that has letters or digits in the wrong places', () => {
    for (const text of [
      '1E89370400440532013000',
      '89DE370400440532013000',
      'D',
      'D1',
      '89',
      '--',
      'ÄE89370400440532013000',
    ])
      expect(parseIban(text, null)).toMatchObject({ valid: false, flaw: 'country' });
    expect(parseIban('DEAB370400440532013000', null).flaw).toBe('format');
    expect(parseIban('DE8A370400440532013000', null).flaw).toBe('format');
  });

  test('the IBAN validation rejects an IBAN with more than 34 characters (ISO 13616)', () => {
    expect(parseIban(`DE${'1'.repeat(32)}`, null).flaw).toBe('length');
    expect(parseIban(`DE${'1'.repeat(33)}`, null).flaw).toBe('length');
    // Longer than any IBAN: the length is reported before the format.
    expect(parseIban(`DE${'_'.repeat(33)}`, null).flaw).toBe('length');
    expect(parseIban(`DE${'_'.repeat(32)}`, null).flaw).toBe('format');
  });

  test('an IBAN is formatted in groups of four characters, with a shorter last group', () => {
    expect(parseIban('NO9386011117947', null).formatted).toBe('NO93 8601 1117 947');
    expect(parseIban('BE68539007547034', null).formatted).toBe('BE68 5390 0754 7034');
  });

  test('the IBAN parser reads bank, branch and account in the examples of the IBAN registry', () => {
    // Examples of SWIFT's IBAN registry.
    expect(parseIban('FR1420041010050500013M02606', null)).toMatchObject({
      bankCode: '20041',
      branchCode: '01005',
      accountNumber: '0500013M026',
    });
    expect(parseIban('IT60X0542811101000000123456', null)).toMatchObject({
      bankCode: '05428',
      branchCode: '11101',
    });
    expect(parseIban('MT84MALT011000012345MTLCAST001S', null)).toMatchObject({
      bankCode: 'MALT',
      branchCode: '01100',
    });
    expect(parseIban('NO9386011117947', null)).toMatchObject({
      bankCode: '8601',
      branchCode: null,
      checkDigits: '93',
    });
  });

  test('the IBAN validation reports a valid number of a country outside the registry as not registered', () => {
    // ibantools knows the format of Algeria, which SWIFT does not list.
    const algerian = parseIban('DZ580002100001113000000570', null);
    expect(algerian).toMatchObject({ valid: true, registered: false, sepa: false, bankCode: null });
    expect(parseIban('DZ590002100001113000000570', null).flaw).toBe('check_digits');
    expect(parseIban('DZ58000210000111300000057', null).flaw).toBe('length');
    expect(parseIban('DZ58000210000111300000057A', null).flaw).toBe('format');
    expect(parseIban('NO9386011117947', null)).toMatchObject({ registered: true, sepa: true });
    expect(parseIban('TR330006100519786457841326', null)).toMatchObject({ registered: true, sepa: false });
  });
});
