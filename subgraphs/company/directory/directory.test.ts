import { describe, expect, test } from 'vitest';
import { getShippedDirectory } from '../../../test/support/company-directory.ts';

describe('company lookup by id', () => {
  test.each([
    'co_abc',
    'CO_475ccdfr3xv9',
    'co_2222222222222',
    'co_22222222222l',
    'co_0222222222aa',
    'co_AAAAAAAAAAAA',
    '',
  ])('COM-119 COM-123 the malformed company id %j is rejected', (id) => {
    expect(() => getShippedDirectory().company(id)).toThrow(/23456789abcdefghjkmnpqrstuvwxyz/);
  });

  test('COM-120 a well-formed company id that does not exist returns null', () => {
    expect(getShippedDirectory().company('co_222222222222')).toBeNull();
  });
});
