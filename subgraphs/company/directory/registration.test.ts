import { expect, test } from 'vitest';
import { companyRecord, directoryOf, shippedDirectory } from '../../../test/support/company-directory.ts';
import { findRegistration } from './registration.ts';

const find = (number: string, country: string | null = null, directory = shippedDirectory()) =>
  findRegistration(directory, number, country);

test.each(['0000320193', '320193', '00320193'])('CAT-010 the number %s is Apple', (number) => {
  expect(find(number)).toMatchObject({
    number: '0000320193',
    type: 'cik',
    authority: 'sec',
    company: { name: 'Apple Inc.' },
  });
});

test('a number that no company has is null, a malformed one is refused', () => {
  expect(find('9999999999')).toBeNull();
  for (const number of ['', '#1', '-1', 'x'.repeat(33), '1\n']) {
    expect(() => find(number), number).toThrow(/0000320193/);
  }
});

const lei = (value: string) => [{ type: 'lei', authority: 'gleif', value }];
const shared = directoryOf(
  companyRecord(1, { country: 'US', identifiers: lei('5493001KJTIIGC8Y1R12') }),
  companyRecord(2, { country: 'IE', identifiers: lei('5493001KJTIIGC8Y1R12') }),
);

test('CONV-032 a number of several companies asks for the country, and never picks', () => {
  expect(() => find('5493001kjtiigc8y1r12', null, shared)).toThrow(/country=US/);
  expect(find('5493001kjtiigc8y1r12', 'IE', shared)?.company.id).toBe('co_22222222aaac');
  expect(find('5493001kjtiigc8y1r12', 'DE', shared)).toBeNull();
  const twins = directoryOf(
    companyRecord(1, { identifiers: lei('5493001KJTIIGC8Y1R12') }),
    companyRecord(2, { identifiers: lei('5493001KJTIIGC8Y1R12') }),
  );
  expect(() => find('5493001KJTIIGC8Y1R12', 'US', twins)).toThrow(/identifier and authority/);
});

test('a CIK is of the United States wherever the company is incorporated', () => {
  const accenture = '0001467373';
  expect(find(accenture, 'US')?.company.name).toBe('Accenture plc');
  expect(find(accenture, 'IE')?.company.name).toBe('Accenture plc');
  expect(find(accenture, 'FR')).toBeNull();
});
