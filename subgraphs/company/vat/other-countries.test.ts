import { describe, expect, test } from 'vitest';
import { executeOperation } from '../../../test/support/company-graph.ts';
import { parseVat } from './vat.ts';

// Numbers that the holders or the authorities publish. Where no such number was available, the examples of
// python-stdnum are used.
const publishedNumbers: readonly (readonly [vat: string, source: string])[] = [
  ['ADU132950X', 'python-stdnum'],
  ['AO5417537802', 'python-stdnum'],
  ['AZ1400057421', 'python-stdnum'],
  ['BY100325912', 'Belarusbank'],
  ['CA123456782RT0001', 'python-stdnum'],
  ['CN9144030071526726XG', 'Tencent'],
  ['CN91330100799655058B', 'Alibaba'],
  ['CR4000042139', 'Instituto Costarricense de Electricidad'],
  ['CR3101007749', 'RECOPE'],
  ['DO101010632', 'Banco Popular Dominicano'],
  ['DZ416001000000007', 'python-stdnum'],
  ['EC1760013210001', 'Servicio de Rentas Internas'],
  ['EC1790016919001', 'Corporación Favorita'],
  ['EG100531385', 'python-stdnum'],
  ['FO623857', 'python-stdnum'],
  ['GHC0000803561', 'python-stdnum'],
  ['GN693770885', 'python-stdnum'],
  ['GT576937K', 'python-stdnum'],
  ['ID013000666091000', 'python-stdnum'],
  ['IL520013954', 'Teva'],
  ['JP1180301018771', 'Toyota, by the National Tax Agency'],
  ['JP7000012050002', 'National Tax Agency'],
  ['KEP051129820X', 'Safaricom'],
  ['KR1248100998', 'Samsung Electronics'],
  ['MA001561191000066', 'python-stdnum'],
  ['MD1008600038413', 'python-stdnum'],
  ['ME02655284', 'python-stdnum'],
  ['MZ400339910', 'python-stdnum'],
  ['PY800280610', 'python-stdnum'],
  ['SG196800306E', 'DBS'],
  ['SV06140507071048', 'python-stdnum'],
  ['TH0107544000108', 'PTT'],
  ['TN1234567MAE001', 'python-stdnum'],
  ['TR17291716060', 'python-stdnum'],
  ['TW04595257', 'Ministry of Finance'],
  ['TW10458575', 'Ministry of Finance'],
  ['TW22099131', 'TSMC'],
  ['UA14360570', 'PrivatBank'],
  ['UA20077720', 'Naftogaz'],
  ['UY211003420017', 'ANTEL'],
  ['VEV114702834', 'python-stdnum'],
  ['VN0300588569', 'Vinamilk'],
];

/** Countries whose numbers, or many of them, have no check digit in the rules of the package. */
const withoutCheckDigit = /^(?:AD|AO|AZ|CR|DZ|EC179|EG|FO|KE|TN)/;

describe('VAT numbers of countries outside of the European Union', () => {
  test.each(publishedNumbers)('REF-013 the VAT number %s outside the European Union is valid (%s)', (vat) => {
    const expectedRecord = { vat, valid: true, reason: null, countryCode: vat.slice(0, 2) };
    expect(parseVat(vat, null)).toMatchObject(expectedRecord);
    expect(parseVat(vat.slice(2), vat.slice(0, 2))).toMatchObject(expectedRecord);
  });

  test.each(publishedNumbers.filter(([vat]) => !withoutCheckDigit.test(vat)))(
    'REF-013 most changes of a single digit of the VAT number %s yield an invalid number',
    (vat) => {
      const changedNumbers = [...vat.matchAll(/\d/g)].map(({ index, 0: digit }) => {
        const changedDigit = (Number(digit) + 1) % 10;
        return parseVat(`${vat.slice(0, index)}${changedDigit}${vat.slice(index + 1)}`, null).reason;
      });
      // Branch numbers have no check digit, and the weights of Taiwan do not detect a few changes.
      expect(changedNumbers.filter((reason) => reason === 'wrong_number').length).toBeGreaterThanOrEqual(
        0.6 * changedNumbers.length,
      );
    },
  );

  test('the Japanese number of an invoice issuer is valid, and alternative spellings of other numbers are accepted', () => {
    expect(parseVat('T7000012050002', 'JP').vat).toBe('JP7000012050002');
    expect(parseVat('124-81-00998', 'KR').vat).toBe('KR1248100998');
    expect(parseVat('J-1', 'VE').valid).toBe(false);
  });

  test('the checksum of a Taiwanese number is divisible by five, as it is since 2023', () => {
    // 1 + 0 + 4 + (1 + 0) + 8 + (1 + 0) + (2 + 8 = 10, as 1 or 0) + the last digit.
    const validNumbers = Array.from({ length: 10 }, (_, last) => `TW1045857${last}`).filter(
      (vat) => parseVat(vat, null).valid,
    );
    expect(validNumbers).toEqual(['TW10458570', 'TW10458574', 'TW10458575', 'TW10458579']);
  });
});

// The test taxpayers of the Mexican tax office (Servicio de Administración Tributaria), and python-stdnum's MAB9307148T4.
test.each(['H&E951128469', 'OÑO120726RX3', 'ZUÑ920208KL4', 'EKU9003173C9', 'XIA190128J61', 'MAB9307148T4'])(
  'the Mexican number %s is valid, and its record has a reason when the check digit breaks the rule',
  (rfc) => {
    const record = { vat: `MX${rfc}`, valid: true, countryCode: 'MX' };
    expect(parseVat(`MX${rfc}`, null)).toMatchObject({ ...record, reason: null });
    expect(parseVat(rfc.normalize('NFD').toLowerCase(), 'MX')).toMatchObject({ ...record, reason: null });
    const rejectionReasons = Array.from('0123456789A', (check) => {
      const acceptedRecord = parseVat(`${rfc.slice(0, -1)}${check}`, 'MX');
      expect(acceptedRecord.valid).toBe(true);
      return acceptedRecord.reason;
    });
    // Two values of Ñ and the space are in use, so that two check digits can satisfy the rule.
    expect(
      rejectionReasons.filter((reason) => reason === 'check_digit_differs').length,
    ).toBeGreaterThanOrEqual(9);
  },
);

test.each(['XAXX010101000', 'XEXX010101000'])(
  'the generic Mexican number %s identifies no taxpayer',
  (rfc) => {
    expect(parseVat(rfc, 'MX')).toMatchObject({ vat: `MX${rfc}`, valid: true, reason: 'generic' });
    expect(parseVat(`MX${rfc}`, null)).toMatchObject({ valid: true, reason: 'generic' });
  },
);

test.each(['MXEKU9013323C9', 'MXEKU9003173C', 'MXE1U9003173C9', 'MXEKU9003173CB'])(
  'the Mexican number %s is rejected because of its format or date',
  (vat) => {
    expect(parseVat(vat, null)).toMatchObject({ valid: false, reason: 'wrong_number' });
  },
);

// Companies that the Servicio de Rentas Internas lists as active: CARNADA, CREDI&CORP and DISTRIBUCIONES-MEJIA.
test.each(['EC1793213150001', 'EC1793189906001', 'EC0993366721001'])(
  'the Ecuadorian company number %s is valid although its check digit breaks the rule',
  (vat) => {
    expect(parseVat(vat, null)).toMatchObject({ vat, valid: true, reason: 'check_digit_differs' });
  },
);

test('a One-Stop-Shop number belongs to the member state with its numeric ISO code', async () => {
  // Published examples: OpenAI (Ireland) and python-stdnum.
  for (const vat of ['EU372041333', 'EU372022452', 'IM3720000224']) {
    const { data, errors } = await executeOperation('vat', { number: vat, deep: true });
    expect(errors).toEqual([]);
    expect(data?.['vat']).toMatchObject({ vat, valid: true, country: 'IE', reason: 'format_only' });
    expect(data?.['vat']).toMatchObject({ deep: { registered: null } });
  }
  expect(parseVat('EU528003646', null)).toMatchObject({ valid: true, countryCode: 'NL' });
  for (const vat of ['EU999022452', 'EU37202245', 'EU3720224521'])
    expect(parseVat(vat, null)).toMatchObject({ valid: false, reason: 'wrong_number' });
});

describe('VAT numbers without a check rule', () => {
  test.each([
    // Countries without a module in stdnum.
    ['PH123456789012', null, 'PH123456789012', 'unsupported_country'],
    ['KW123456789', null, 'KW123456789', 'unsupported_country'],
    ['123456789', 'KWT', 'KW123456789', 'unsupported_country'],
    ['MYC12345678901', null, 'MYC12345678901', 'unsupported_country'],
    // Formats for which the module has no rule: the Ukrainian VAT payer, the GST registration of a foreign business, the
    // Vietnamese and Indonesian identity number, a Japanese sole trader.
    ['UA200777205601', null, 'UA200777205601', 'unsupported_format'],
    ['M90312345A', 'SG', 'SGM90312345A', 'unsupported_format'],
    ['VN001099012345', null, 'VN001099012345', 'unsupported_format'],
    ['ID3171234567890123', null, 'ID3171234567890123', 'unsupported_format'],
    ['T7000012050003', 'JP', 'JPT7000012050003', 'unsupported_format'],
  ])(
    'the VAT number %s (country %s) has no check rule, so its validity is null',
    async (number, country, vat, reason) => {
      const { data, errors } = await executeOperation('vat', { number, country });
      expect(errors).toEqual([]);
      expect(data?.['vat']).toEqual({ vat, valid: null, country: vat.slice(0, 2), reason });
    },
  );

  test.each([
    ['KW', null, 'wrong_number'],
    ['KWXYZABC', null, 'wrong_number'],
    ['KW12*45', null, 'wrong_number'],
    ['XX123456789', null, 'unknown_country'],
    ['136695976', null, 'unknown_country'],
    ['PH123456789012', 'DE', 'wrong_number'],
    ['DE136695975', null, 'wrong_number'],
    ['DE_136695976', null, 'malformed'],
  ])('the VAT number %s (country %s) is not valid: %s', (number, country, reason) => {
    expect(parseVat(number, country)).toMatchObject({ vat: null, valid: false, countryCode: null, reason });
  });
});
