import { expect, test } from 'vitest';
import { buildCompanyRecord, emptyDescription } from '../../test/support/company-directory.ts';
import { parseCompanyRecord, sourceFields, type CompanyRecord } from './company-record.ts';

const parseChanged = (facts: Record<string, unknown>) => () =>
  parseCompanyRecord({ ...buildCompanyRecord(1), ...facts });
const parseDescribed = (facts: Record<string, unknown>) =>
  parseChanged({ descriptive: { ...emptyDescription, ...facts } });

test.each([
  ['COM-007', 'id', { id: 'co_ABC' }],
  ['COM-008', 'id', { id: 'co_0123456789ab' }],
  ['COM-010', 'name', { name: ' ' }],
  ['COM-011', 'country', { country: 'USA' }],
  ['COM-140', 'incorporated', { incorporated: '1998' }],
  ['COM-140', 'incorporated', { incorporated: '2021-02-29' }],
  ['COM-131', 'websites', { websites: [{ domain: 'https://acme.com', url: null }] }],
  ['COM-013', 'websites', { websites: [{ domain: 'acme.com', url: 'ftp://acme.com' }] }],
  ['COM-019', 'listings', { listings: null }],
  ['COM-138', 'identifiers', { identifiers: [{ type: 'cik', authority: 'sec', value: 320193 }] }],
  ['COM-167', 'observedAt', { observedAt: '2026-01-01T00:00:00+02:00' }],
  ['COM-125', 'aliases', { aliases: undefined }],
])('%s: a company record with an invalid %s is rejected, and the error names the field', (_, fact, facts) => {
  expect(parseChanged(facts)).toThrow(`${fact} is missing or invalid`);
});

test.each([
  ['COM-149', { logo: 'data:image/png;base64,AA' }],
  ['COM-149', { logo: 'ftp://acme.com/logo.png' }],
  ['COM-152', { socialProfiles: [{ platform: null, url: 'mailto:a@acme.com', handle: null }] }],
  ['COM-155', { founded: { value: '1976', precision: 'day' } }],
  ['COM-155', { founded: { value: '1976-04', precision: 'year' } }],
  ['COM-155', { founded: { value: '1976-04-01', precision: 'month' } }],
  ['COM-155', { founded: { value: '976-04', precision: 'month' } }],
  ['COM-155', { founded: { value: '11976-04', precision: 'month' } }],
  ['COM-155', { founded: { value: '1976-04-011', precision: 'day' } }],
  ['COM-155', { founded: { value: '11976-04-01', precision: 'day' } }],
  ['COM-155', { founded: { value: '1976', precision: 'decade' } }],
  [
    'COM-161',
    { employees: { count: 1, asOf: null, scope: null, method: null, approximate: null, basis: 'heads' } },
  ],
  ['COM-162', { employees: { count: 1 } }],
  ...[
    { count: -1 },
    { count: 1.5 },
    { asOf: '2025' },
    { scope: '' },
    { method: 7 },
    { approximate: 'yes' },
    { basis: 'heads' },
  ].map((wrong): [string, Record<string, unknown>] => [
    'COM-162',
    {
      employees: {
        count: 1,
        asOf: null,
        scope: null,
        method: null,
        approximate: null,
        basis: null,
        ...wrong,
      },
    },
  ]),
  ['COM-164', { sources: [createSource('website', 'employees')] }],
  ['COM-165', { sources: [createSource('sec_filing', 'logo')] }],
  ['COM-163', { sources: [{ ...createSource('website', 'logo'), type: 'press' }] }],
  ['COM-168', { sources: [{ ...createSource('website', 'logo'), updatedAt: 'yesterday' }] }],
])('the field %s of a company rejects an invalid descriptive fact', (_, facts) => {
  expect(parseDescribed(facts)).toThrow('descriptive is missing or invalid');
});

function createSource(type: string, field: string) {
  return {
    type,
    url: 'https://acme.com',
    fields: [field],
    observedAt: '2026-01-01T00:00:00Z',
    updatedAt: null,
  };
}

test('COM-164 COM-165 a source type supplies only the company fields that the contract allows for it', () => {
  expect(sourceFields.website).toEqual([
    'description',
    'logo',
    'social_profiles',
    'founded',
    'phone_numbers',
    'email_addresses',
  ]);
  expect(sourceFields.sec_filing).toEqual([
    'description',
    'founded',
    'employees',
    'phone_numbers',
    'email_addresses',
  ]);
});

test.each([
  ['COM-156', { value: '1976', precision: 'year' }],
  ['COM-157', { value: '1976-04', precision: 'month' }],
  ['COM-158', { value: '1976-04-01', precision: 'day' }],
])('the field %s accepts a founding date of the stated precision', (_, founded) => {
  const record: CompanyRecord = parseDescribed({ founded })();
  expect(record.descriptive?.founded).toEqual(founded);
});

test.each(['headcount', 'full_time', 'full_time_equivalent', null])(
  'COM-161 the basis %s of a workforce count is accepted',
  (basis) => {
    const employees = {
      count: 5,
      asOf: '2026-01-01',
      scope: 'global',
      method: 'reported',
      approximate: true,
      basis,
    };
    expect(parseDescribed({ employees })().descriptive?.employees).toEqual(employees);
  },
);

test('COM-169 a company record of an older version has no descriptive facts', () => {
  expect(parseChanged({ descriptive: null })().descriptive).toBeNull();
});

test.each([null, 'text', 7, {}, { id: 'co_22222222aaab' }])(
  'a company record that is not an object is rejected: %j',
  (value) => {
    expect(() => parseCompanyRecord(value)).toThrow(/is missing or invalid/);
  },
);
