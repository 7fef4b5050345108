import { expect, test } from 'vitest';
import { emptyDescription } from '../../../test/support/company-directory.ts';
import type {
  CompanyDescriptionRecord,
  CompanySourceRecord,
  CompanyWorkforceRecord,
} from '../../records/company-record.ts';
import { createEmptyFacts, type RegisterFacts } from './facts.ts';
import { mergeDescription } from './merge-description.ts';

const readAt = '2026-10-01T00:00:00Z';
const register = {
  type: 'website',
  url: 'https://example.com/1',
  updatedAt: '2026-09-01T00:00:00Z',
} as const;
const otherRegister = { ...register, url: 'https://example.org/2' };
const profile = { platform: 'x', url: 'https://x.com/acme', handle: null };
const createFounded = (value: string) => ({
  value,
  precision: value.length > 4 ? ('day' as const) : ('year' as const),
});
const createWorkforce = (count: number, asOf: string | null): CompanyWorkforceRecord => ({
  count,
  asOf,
  scope: null,
  method: null,
  approximate: null,
  basis: null,
});

const mergeRecorded = (recorded: Partial<CompanyDescriptionRecord>, facts: Partial<RegisterFacts>) =>
  mergeDescription(
    { ...emptyDescription, ...recorded },
    { ...createEmptyFacts(readAt), source: register, ...facts },
  );
const createSource = (
  from: Pick<CompanySourceRecord, 'type' | 'url' | 'updatedAt'>,
  fields: readonly string[],
  observedAt = '2026-01-01T00:00:00Z',
): CompanySourceRecord => ({ ...from, fields, observedAt });

test('merging does not add single descriptive facts to a company record that has none', () => {
  expect(
    mergeDescription(null, { ...createEmptyFacts(readAt), source: register, description: 'Anvils.' }),
  ).toBeNull();
});

test('merging a register without facts does not change the description of a company', () => {
  const recordedFacts: CompanyDescriptionRecord = {
    description: 'Anvils.',
    logo: 'https://example.com/logo.svg',
    socialProfiles: [profile],
    founded: createFounded('1950'),
    employees: createWorkforce(7, null),
    sources: [createSource(otherRegister, ['description', 'logo'])],
  };
  expect(mergeRecorded(recordedFacts, {})).toEqual(recordedFacts);
  expect(mergeRecorded(recordedFacts, { source: null })).toEqual(recordedFacts);
});

test('each supplied company fact is listed by its source and by no other source', () => {
  const founded = createFounded('1950-01-02');
  const mergedFacts = mergeRecorded(
    {
      sources: [
        createSource(otherRegister, ['description', 'employees']),
        createSource(otherRegister, ['logo', 'founded']),
      ],
    },
    {
      description: 'Anvils.',
      logo: 'https://example.com/l',
      socialProfiles: [profile],
      founded,
      phone: '+1',
    },
  );
  expect(mergedFacts).toMatchObject({
    description: 'Anvils.',
    logo: 'https://example.com/l',
    socialProfiles: [profile],
    founded,
  });
  expect(mergedFacts?.sources).toEqual([
    createSource(otherRegister, ['employees']),
    createSource(register, ['description', 'logo', 'social_profiles', 'founded', 'phone_numbers'], readAt),
  ]);
});

test.each<[Partial<RegisterFacts>, string]>([
  [{ description: 'x' }, 'description'],
  [{ logo: 'https://example.com/l' }, 'logo'],
  [{ socialProfiles: [profile] }, 'social_profiles'],
  [{ founded: createFounded('1950') }, 'founded'],
  [{ phone: '+12125550100' }, 'phone_numbers'],
])('a merge that adds only %j lists the source field %s', (facts, field) => {
  expect(mergeRecorded({}, facts)?.sources).toEqual([createSource(register, [field], readAt)]);
});

test('merging does not change the sources of a company record that names no source', () => {
  const sources = [createSource(otherRegister, ['description'])];
  expect(mergeRecorded({ sources }, { source: null, description: 'New.' })).toMatchObject({
    description: 'New.',
    sources,
  });
});

// Sources disagree about founding dates. A date is therefore replaced only by a more precise one, or by its own source.
test.each<[string | null, string, readonly CompanySourceRecord[], string]>([
  [null, '1950', [], '1950'],
  ['1950', '1950-01-02', [], '1950-01-02'],
  ['1950', '1951', [], '1950'],
  ['1950-01-02', '1950', [], '1950-01-02'],
  ['1950', '1951', [createSource(otherRegister, ['founded'])], '1950'],
  ['1950', '1951', [createSource(register, ['logo'])], '1950'],
  ['1950', '1951', [createSource(register, ['logo', 'founded'])], '1951'],
  ['1950', '1951', [createSource(otherRegister, ['logo']), createSource(register, ['founded'])], '1951'],
])('merges the founding date %s with %s by %j: %s', (before, found, sources, expected) => {
  const result = mergeRecorded(
    { founded: before === null ? null : createFounded(before), sources },
    { founded: createFounded(found) },
  );
  expect(result?.founded).toEqual(createFounded(expected));
  const isTaken = expected === found;
  const names = result?.sources.filter(
    ({ url, observedAt }) => url === register.url && observedAt === readAt,
  );
  expect(names?.flatMap(({ fields }) => fields)).toEqual(isTaken ? ['founded'] : []);
});

test.each<[CompanyWorkforceRecord | null, CompanyWorkforceRecord | null, number | undefined]>([
  [null, null, undefined],
  [createWorkforce(1, null), null, 1],
  [null, createWorkforce(2, null), 2],
  [createWorkforce(1, '2025-01-01'), createWorkforce(2, '2024-12-31'), 1],
  [createWorkforce(1, '2025-01-01'), createWorkforce(2, '2025-01-01'), 2],
  [createWorkforce(1, '2025-01-01'), createWorkforce(2, '2025-01-02'), 2],
  [createWorkforce(1, '2025-01-01'), createWorkforce(2, null), 1],
  [createWorkforce(1, null), createWorkforce(2, null), 2],
  [createWorkforce(1, null), createWorkforce(2, '2025-01-01'), 2],
])('merging the employee counts %j and %j keeps the later count', (recorded, employees, expected) => {
  expect(mergeRecorded({ employees: recorded }, { employees })?.employees?.count).toBe(expected);
});
