import { expect, test } from 'vitest';
import { emptyDescription } from '../../../test/support/company-directory.ts';
import type {
  CompanyDescriptionRecord,
  CompanySourceRecord,
  CompanyWorkforceRecord,
} from '../../records/company-record.ts';
import { noFacts, type RegisterFacts } from './facts.ts';
import { mergeDescription } from './merge-description.ts';

const readAt = '2026-10-01T00:00:00Z';
const register = {
  type: 'website',
  url: 'https://example.com/1',
  updatedAt: '2026-09-01T00:00:00Z',
} as const;
const other = { ...register, url: 'https://example.org/2' };
const profile = { platform: 'x', url: 'https://x.com/acme', handle: null };
const foundedIn = (value: string) => ({
  value,
  precision: value.length > 4 ? ('day' as const) : ('year' as const),
});
const counted = (count: number, asOf: string | null): CompanyWorkforceRecord => ({
  count,
  asOf,
  scope: null,
  method: null,
  approximate: null,
  basis: null,
});

const merged = (recorded: Partial<CompanyDescriptionRecord>, facts: Partial<RegisterFacts>) =>
  mergeDescription({ ...emptyDescription, ...recorded }, { ...noFacts(readAt), source: register, ...facts });
const source = (
  from: Pick<CompanySourceRecord, 'type' | 'url' | 'updatedAt'>,
  fields: readonly string[],
  observedAt = '2026-01-01T00:00:00Z',
): CompanySourceRecord => ({ ...from, fields, observedAt });

test('a company record without descriptive facts never gets only some of them', () => {
  expect(mergeDescription(null, { ...noFacts(readAt), source: register, description: 'Anvils.' })).toBeNull();
});

test('a register without facts changes nothing', () => {
  const recorded: CompanyDescriptionRecord = {
    description: 'Anvils.',
    logo: 'https://example.com/logo.svg',
    socialProfiles: [profile],
    founded: foundedIn('1950'),
    employees: counted(7, null),
    sources: [source(other, ['description', 'logo'])],
  };
  expect(merged(recorded, {})).toEqual(recorded);
  expect(merged(recorded, { source: null })).toEqual(recorded);
});

test('each supplied fact is listed in its source and in no other', () => {
  const founded = foundedIn('1950-01-02');
  const found = merged(
    { sources: [source(other, ['description', 'employees']), source(other, ['logo', 'founded'])] },
    {
      description: 'Anvils.',
      logo: 'https://example.com/l',
      socialProfiles: [profile],
      founded,
      phone: '+1',
    },
  );
  expect(found).toMatchObject({
    description: 'Anvils.',
    logo: 'https://example.com/l',
    socialProfiles: [profile],
    founded,
  });
  expect(found?.sources).toEqual([
    source(other, ['employees']),
    source(register, ['description', 'logo', 'social_profiles', 'founded', 'phone_numbers'], readAt),
  ]);
});

test.each<[Partial<RegisterFacts>, string]>([
  [{ description: 'x' }, 'description'],
  [{ logo: 'https://example.com/l' }, 'logo'],
  [{ socialProfiles: [profile] }, 'social_profiles'],
  [{ founded: foundedIn('1950') }, 'founded'],
  [{ phone: '+12125550100' }, 'phone_numbers'],
])('a merge that adds only %j lists the source field %s', (facts, field) => {
  expect(merged({}, facts)?.sources).toEqual([source(register, [field], readAt)]);
});

test('merging does not change the sources of a record that names none', () => {
  const sources = [source(other, ['description'])];
  expect(merged({ sources }, { source: null, description: 'New.' })).toMatchObject({
    description: 'New.',
    sources,
  });
});

// Founding dates are contested: they only become more precise, or are corrected by the same source.
test.each<[string | null, string, readonly CompanySourceRecord[], string]>([
  [null, '1950', [], '1950'],
  ['1950', '1950-01-02', [], '1950-01-02'],
  ['1950', '1951', [], '1950'],
  ['1950-01-02', '1950', [], '1950-01-02'],
  ['1950', '1951', [source(other, ['founded'])], '1950'],
  ['1950', '1951', [source(register, ['logo'])], '1950'],
  ['1950', '1951', [source(register, ['logo', 'founded'])], '1951'],
  ['1950', '1951', [source(other, ['logo']), source(register, ['founded'])], '1951'],
])('merges the founding date %s with %s by %j: %s', (before, found, sources, expected) => {
  const result = merged(
    { founded: before === null ? null : foundedIn(before), sources },
    { founded: foundedIn(found) },
  );
  expect(result?.founded).toEqual(foundedIn(expected));
  const isTaken = expected === found;
  const names = result?.sources.filter(
    ({ url, observedAt }) => url === register.url && observedAt === readAt,
  );
  expect(names?.flatMap(({ fields }) => fields)).toEqual(isTaken ? ['founded'] : []);
});

test.each<[CompanyWorkforceRecord | null, CompanyWorkforceRecord | null, number | undefined]>([
  [null, null, undefined],
  [counted(1, null), null, 1],
  [null, counted(2, null), 2],
  [counted(1, '2025-01-01'), counted(2, '2024-12-31'), 1],
  [counted(1, '2025-01-01'), counted(2, '2025-01-01'), 2],
  [counted(1, '2025-01-01'), counted(2, '2025-01-02'), 2],
  [counted(1, '2025-01-01'), counted(2, null), 1],
  [counted(1, null), counted(2, null), 2],
  [counted(1, null), counted(2, '2025-01-01'), 2],
])('merging the counts %j and %j takes the later one', (recorded, employees, expected) => {
  expect(merged({ employees: recorded }, { employees })?.employees?.count).toBe(expected);
});
