import { describe, expect, test } from 'vitest';
import { askOperation, companySchema } from '../../../test/support/company-graph.ts';
import { failures, loopbackProvider } from '../../../test/support/loopback-provider.ts';
import { readVat } from './vat.ts';

const nothing = { vat: null, valid: false, country: null };

describe('a VAT number', () => {
  test('CAT-006 is checked without asking anybody, in the documented shape', async () => {
    const { data, errors } = await askOperation('vat', { number: 'de 136.695.976' });
    expect(errors).toEqual([]);
    expect(data?.['vat']).toEqual({ vat: 'DE136695976', valid: true, country: 'DE' });
  });

  test('CONV-035 country fills a missing prefix, by either code', () => {
    const whole = readVat('DE136695976', null);
    expect(whole.valid).toBe(true);
    expect(readVat('136695976', 'DE')).toEqual(whole);
    expect(readVat('136695976', 'deu')).toEqual(whole);
    expect(readVat('DE136695976', 'FR')).toEqual(whole);
    expect(readVat('094259216', 'GR').vat).toBe('EL094259216');
    expect(readVat('136695976', null).valid).toBe(false);
    expect(readVat('136695976', 'ZZ').valid).toBe(false);
  });

  // Numbers published as examples by tax offices and by python-stdnum; country as ISO knows it.
  const numbers: readonly (readonly [given: string, vat: string, country: string])[] = [
    ['ATU13585627', 'ATU13585627', 'AT'],
    ['BE0403170701', 'BE0403170701', 'BE'],
    ['BE 403.170.701', 'BE0403170701', 'BE'],
    ['BG175074752', 'BG175074752', 'BG'],
    ['CY10259033P', 'CY10259033P', 'CY'],
    ['CZ25123891', 'CZ25123891', 'CZ'],
    ['DE136695976', 'DE136695976', 'DE'],
    ['DK13585628', 'DK13585628', 'DK'],
    ['EE100931558', 'EE100931558', 'EE'],
    ['EL094259216', 'EL094259216', 'GR'],
    ['GR 094259216', 'EL094259216', 'GR'],
    ['ESB58378431', 'ESB58378431', 'ES'],
    ['FI20774740', 'FI20774740', 'FI'],
    ['FR40303265045', 'FR40303265045', 'FR'],
    ['HR33392005961', 'HR33392005961', 'HR'],
    ['HU12892312', 'HU12892312', 'HU'],
    ['IE6433435F', 'IE6433435F', 'IE'],
    ['IE6433435OA', 'IE6433435OA', 'IE'],
    ['IT00743110157', 'IT00743110157', 'IT'],
    ['LT119511515', 'LT119511515', 'LT'],
    ['LU15027442', 'LU15027442', 'LU'],
    ['LV40003521600', 'LV40003521600', 'LV'],
    ['MT11679112', 'MT11679112', 'MT'],
    ['NL004495445B01', 'NL004495445B01', 'NL'],
    ['PL8567346215', 'PL8567346215', 'PL'],
    ['PT501964843', 'PT501964843', 'PT'],
    ['RO18547290', 'RO18547290', 'RO'],
    ['SE123456789701', 'SE123456789701', 'SE'],
    ['SI50223054', 'SI50223054', 'SI'],
    ['SK2022749619', 'SK2022749619', 'SK'],
    ['GB980780684', 'GB980780684', 'GB'],
    ['XI980780684', 'XI980780684', 'GB'],
    ['CHE-107.787.577 MWST', 'CHE107787577', 'CH'],
    ['CHE107787577', 'CHE107787577', 'CH'],
    ['NO 995 525 828 MVA', 'NO995525828MVA', 'NO'],
    ['NO995525828', 'NO995525828MVA', 'NO'],
    ['RS101134702', 'RS101134702', 'RS'],
  ];

  test.each(numbers)('REF-013 %s is valid as %s', (given, vat, countryCode) => {
    expect(readVat(given, null)).toMatchObject({ valid: true, vat, countryCode });
  });

  test.each(numbers)('REF-013 %s with one other digit is not valid', (given) => {
    const at = given.search(/\d(?=\D*$)/) === given.length - 1 ? given.length - 1 : given.search(/\d/) + 4;
    const position = /^(NL|SE)/.test(given) ? 5 : at;
    const digit = given[position] === '1' ? '2' : '1';
    expect(readVat(given.slice(0, position) + digit + given.slice(position + 1), null).valid).toBe(false);
  });

  test('offices of the British state have numbers of their own; Northern Ireland has none of them', () => {
    expect(readVat('GBGD001', null).valid).toBe(true);
    expect(readVat('GBHA500', null).valid).toBe(true);
    expect(readVat('GBGD500', null).valid).toBe(false);
    expect(readVat('XIGD001', null).valid).toBe(false);
  });

  test.each([
    '',
    'DE',
    'DEDE136695976',
    'XX123456789',
    '😀',
    'DE136695975',
    'x'.repeat(2000),
    "'; drop",
    'EU528003646',
  ])('REF-030 %.20s is no error but not valid', async (number) => {
    const { data, errors } = await askOperation('vat', { number });
    expect(errors).toEqual([]);
    expect(data?.['vat']).toEqual(nothing);
  });
});

// The answers of VIES's REST interface, as it gives them.
const registered = {
  isValid: true,
  requestDate: '2026-06-15T11:59:58.123Z',
  userError: 'VALID',
  name: 'GOOGLE IRELAND LIMITED',
  address: '3RD FLOOR, GORDON HOUSE\nBARROW STREET\nDUBLIN 4',
  requestIdentifier: '',
  originalVatNumber: '6388047V',
  vatNumber: '6388047V',
  viesApproximate: { name: '---', street: '---', postalCode: '---', city: '---', companyType: '---' },
};

const vies = (answer: object | null, listener = failures[0]?.[1]) =>
  loopbackProvider({ name: 'VIES', setting: 'VIES_URL' }, (request, response) => {
    if (answer === null) listener?.(request, response);
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });

async function askDeep(answer: object | null, variables: object = {}, listener = failures[0]?.[1]) {
  const { provider, paths } = await vies(answer, listener);
  const schema = companySchema({ vies: provider });
  const result = await askOperation('vat', { number: 'IE6388047V', deep: true, ...variables }, { schema });
  return { ...result, paths };
}

describe('the register behind a VAT number', () => {
  test('CONV-020 deep tells what the tax office says', async () => {
    const { data, errors, paths } = await askDeep(registered);
    expect(errors).toEqual([]);
    expect(paths).toEqual(['/ms/IE/vat/6388047V']);
    expect(data?.['vat']).toEqual({
      vat: 'IE6388047V',
      valid: true,
      country: 'IE',
      deep: {
        registered: true,
        name: 'GOOGLE IRELAND LIMITED',
        // "DUBLIN 4" is no postal code with a city: it is not taken apart.
        address: {
          street: '3RD FLOOR, GORDON HOUSE, BARROW STREET, DUBLIN 4',
          city: null,
          postal: null,
          country: 'IE',
        },
        consultation: null,
        consulted_at: '2026-06-15T11:59:58.123Z',
      },
    });
  });

  test('a last line of postal code and city is taken apart', async () => {
    const address = '8 RUE DE LONDRES\n75009 PARIS';
    const { data } = await askDeep({ ...registered, address }, { number: 'FR40303265045' });
    expect(data?.['vat']).toMatchObject({
      deep: { address: { street: '8 RUE DE LONDRES', postal: '75009', city: 'PARIS', country: 'FR' } },
    });
  });

  test('dashes mean that nothing is published', async () => {
    const { data } = await askDeep({ ...registered, name: '---', address: '---' });
    expect(data?.['vat']).toMatchObject({ deep: { registered: true, name: null, address: null } });
  });

  test('a number that is not registered has no further facts', async () => {
    const { data } = await askDeep({ ...registered, isValid: false, userError: 'INVALID', name: '---' });
    expect(data?.['vat']).toMatchObject({
      valid: true,
      deep: { registered: false, name: null, address: null },
    });
  });

  test('the asker’s number brings a consultation reference, and is told only when it was given', async () => {
    const { data, paths } = await askDeep(
      { ...registered, requestIdentifier: 'WAPIAAAAY1234567' },
      { from: 'DE 136695976', has_from: true },
    );
    expect(paths).toEqual(['/ms/IE/vat/6388047V?requesterMemberStateCode=DE&requesterNumber=136695976']);
    expect(data?.['vat']).toMatchObject({ from: 'DE136695976', deep: { consultation: 'WAPIAAAAY1234567' } });
  });

  test('an asker’s number that cannot be one is refused before anybody is asked', async () => {
    const { errors, paths } = await askDeep(registered, { from: 'DE136695975' });
    expect(errors).toMatchObject([{ code: 'invalid_request', param: 'from' }]);
    expect(paths).toEqual([]);
  });

  test('REF-013 a number that is not valid, or of another country, asks nobody', async () => {
    for (const number of ['IE6388047W', 'GB980780684', 'CHE107787577']) {
      const { data, paths } = await askDeep(registered, { number });
      expect(data?.['vat']).toMatchObject({ deep: { registered: null, name: null, consulted_at: null } });
      expect(paths).toEqual([]);
    }
  });

  test('without VIES the lookup is unavailable and names the setting', async () => {
    const { data, errors } = await askOperation('vat', { number: 'IE6388047V', deep: true });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { code: 'service_unavailable', message: expect.stringContaining('VIES_URL') as string },
    ]);
  });

  test.each(failures)('%s is unavailable, never a verdict', async (_, listener) => {
    const { data, errors } = await askDeep(null, {}, listener);
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      { code: 'service_unavailable', message: expect.stringContaining('VIES_URL') as string },
    ]);
  });

  test.each([
    'MS_UNAVAILABLE',
    'SERVICE_UNAVAILABLE',
    'TIMEOUT',
    'SERVER_BUSY',
    'MS_MAX_CONCURRENT_REQ',
    'GLOBAL_MAX_CONCURRENT_REQ',
    'INVALID_INPUT',
    'VAT_BLOCKED',
  ])('%s with isValid:false is unavailable, never a verdict', async (userError) => {
    const { data, errors } = await askDeep({ ...registered, isValid: false, userError });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ code: 'service_unavailable' }]);
  });
});
