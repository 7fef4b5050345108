import { describe, expect, test } from 'vitest';
import { binParameter } from '../../../rest-compat/parameters/bin.ts';
import { executeOperation } from '../../../test/support/company-graph.ts';
import { parseBin } from './bin.ts';

describe('card range lookup', () => {
  test('CAT-016 a card range lookup returns the scheme even when no other fact is known', async () => {
    const { data } = await executeOperation('bin', { bin: '411111' });
    expect(data?.['bin']).toEqual({
      bin: '411111',
      prefix: '4',
      country: null,
      issuer: null,
      brand: 'visa',
      brand_name: 'Visa',
      type: null,
      prepaid: null,
    });
  });

  // Cards of American Express, Visa and Mastercard are issued worldwide. No public list has reliable issuers.
  test.each(['378282', '374245', '414720', '402918', '547232'])(
    'a card range lookup returns neither issuer nor country for %s',
    (bin) => {
      expect(parseBin(bin)).toMatchObject({ issuer: null, issuerUrl: null, countryCode: null });
    },
  );

  // Number ranges as the card schemes publish them.
  test.each([
    ['400000', 'visa'],
    ['510000', 'mastercard'],
    ['555555', 'mastercard'],
    ['222100', 'mastercard'],
    ['272099', 'mastercard'],
    ['340000', 'american-express'],
    ['378282', 'american-express'],
    ['305693', 'diners-club'],
    ['601111', 'discover'],
    ['644000', 'discover'],
    ['353011', 'jcb'],
    ['620000', 'unionpay'],
    ['220220', 'mir'],
    ['979200', 'troy'],
    ['636368', 'elo'],
    ['501900', 'dankort'],
    ['652150', 'rupay'],
    ['180000', 'jcb'],
    ['506100', 'verve'],
  ])('a card range lookup assigns the range %s to the scheme %s', (bin, brand) => {
    expect(parseBin(bin)).toMatchObject({ bin, brand });
  });

  test('a card range lookup returns null for digits that belong to no card scheme', async () => {
    expect(await executeOperation('bin', { bin: '000000' })).toEqual({ data: { bin: null }, errors: [] });
  });
});

describe('REF-020 rejection of card numbers', () => {
  const cards = ['4111111111111111', '378282246310005', '411111111111', '41113', '4111 11', '411111a', ''];

  test.each(cards)(
    'a card range lookup rejects %j over REST and in the graph, and its error does not contain the digits',
    async (card) => {
      const { data, errors } = await executeOperation('bin', { bin: card });
      expect(data).toEqual({ bin: null });
      expect(errors).toMatchObject([{ code: 'invalid_request', param: 'bin' }]);
      let message = '';
      try {
        binParameter.parse(card, 'bin');
      } catch (error) {
        message = String(error);
      }
      for (const text of [message, JSON.stringify(errors)]) {
        expect(text).toContain('6 to 11 digits');
        if (card.length > 3) expect(text).not.toContain(card);
      }
    },
  );

  test('a card range lookup accepts 6 to 11 digits', () => {
    expect(binParameter.parse('411111', 'bin')).toBe('411111');
    expect(binParameter.parse('41111111111', 'bin')).toBe('41111111111');
  });
});
