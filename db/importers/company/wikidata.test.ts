import { expect, test } from 'vitest';
import { buildCompanyRecord, emptyDescription } from '../../../test/support/company-directory.ts';
import { parseCompanyRecord } from '../../records/company-record.ts';
import { toProfile } from '../../../subgraphs/company/directory/profile.ts';
import { mergeFacts } from './merge.ts';
import { parseWikidata, createWikidataQuery } from './wikidata.ts';

const observedAt = '2026-10-01T00:00:00.000Z';
const entity = 'http://www.wikidata.org/entity/Q321';

/** Rows in the SPARQL 1.1 Query Results JSON format; the company is made up. */
const createAnswer = (...rows: Record<string, string>[]) => ({
  head: { vars: ['cik', 'company'] },
  results: {
    bindings: rows.map((row) =>
      Object.fromEntries(
        Object.entries({ cik: '321', company: entity, ...row }).map(([name, value]) => [
          name,
          { type: 'literal', value },
        ]),
      ),
    ),
  },
});
const read = (...rows: Record<string, string>[]) =>
  parseWikidata(createAnswer(...rows), () => undefined, observedAt).get('0000000321');

const fullRows = [
  { modified: '2026-09-30T12:34:56Z' },
  { logo: 'http://commons.wikimedia.org/wiki/Special:FilePath/Acme%20logo.svg' },
  { founded: '1921-05-06T00:00:00Z', precision: '11' },
  { employees: '1200', asOf: '2024-12-31T00:00:00Z' },
  { employees: '1100', asOf: '2023-12-31T00:00:00Z' },
  { x: 'acme' },
  { linkedin: 'acme-anvils' },
  { facebook: 'acme' },
  { instagram: 'acme' },
];

test('the Wikidata query contains each CIK with and without leading zeros', () => {
  const query = createWikidataQuery(['0000320193']);
  expect(query).toContain('VALUES ?cik { "0000320193" "320193" }');
  for (const property of [
    'P1278',
    'P946',
    'P856',
    'P749',
    'P154',
    'P571',
    'P1128',
    'P585',
    'P2002',
    'P4264',
    'P2013',
  ]) {
    expect(query).toContain(`:${property}`);
  }
});

test('COM-149 COM-151 COM-158 COM-160 COM-168 Wikidata yields descriptive facts, and the Wikidata page is their source', () => {
  expect(read(...fullRows)).toMatchObject({
    logo: 'https://commons.wikimedia.org/wiki/Special:FilePath/Acme%20logo.svg',
    founded: { value: '1921-05-06', precision: 'day' },
    employees: {
      count: 1200,
      asOf: '2024-12-31',
      scope: null,
      method: null,
      approximate: null,
      basis: null,
    },
    socialProfiles: [
      { platform: 'x', url: 'https://x.com/acme', handle: 'acme' },
      { platform: 'linkedin', url: 'https://www.linkedin.com/company/acme-anvils', handle: 'acme-anvils' },
      { platform: 'facebook', url: 'https://www.facebook.com/acme', handle: 'acme' },
      { platform: 'instagram', url: 'https://www.instagram.com/acme', handle: 'acme' },
    ],
    source: {
      type: 'website',
      url: 'https://www.wikidata.org/wiki/Q321',
      updatedAt: '2026-09-30T12:34:56Z',
    },
    observedAt,
  });
});

test.each([
  ['9', '1921-01-01T00:00:00Z', { value: '1921', precision: 'year' }],
  ['10', '1921-05-01T00:00:00Z', { value: '1921-05', precision: 'month' }],
  ['8', '1920-01-01T00:00:00Z', null],
  ['7', '1900-01-01T00:00:00Z', null],
  ['11', 't1234', null],
])('COM-156 COM-157 a founding date of precision %s is %s', (precision, founded, expected) => {
  expect(read({ founded, precision })?.founded).toEqual(expected);
});

test('COM-177 contradictory Wikidata values are not used, and a company with two entities gets no description', () => {
  const facts = read(
    { founded: '1921-01-01T00:00:00Z', precision: '9' },
    { founded: '1922-01-01T00:00:00Z', precision: '9' },
    { logo: 'http://commons.wikimedia.org/wiki/Special:FilePath/A.svg' },
    { logo: 'http://commons.wikimedia.org/wiki/Special:FilePath/B.svg' },
    { employees: '10', asOf: '2024-01-01T00:00:00Z' },
    { employees: '20', asOf: '2024-01-01T00:00:00Z' },
  );
  expect(facts).toMatchObject({ founded: null, logo: null, employees: null });
  const bothFacts = read(...fullRows, { company: 'http://www.wikidata.org/entity/Q322', x: 'other' });
  expect(bothFacts).toMatchObject({
    source: null,
    socialProfiles: [],
    founded: null,
    employees: null,
    logo: null,
  });
});

const record = buildCompanyRecord(321, {
  websites: [{ domain: 'acme.example.com', url: 'https://acme.example.com' }],
});
const merge = (to: typeof record, ...rows: Record<string, string>[]) => {
  const facts = read(...rows);
  if (facts === undefined) throw new Error('The answer has the company.');
  return parseCompanyRecord(mergeFacts(to, facts));
};

test('COM-164 COM-166 a Wikidata source lists its facts, except the employee count, whose source can only be a filing', () => {
  const mergedOnce = merge(record, ...fullRows);
  const profile = toProfile(mergedOnce, () => true);
  expect(profile.sources).toEqual([
    {
      type: 'website',
      url: 'https://www.wikidata.org/wiki/Q321',
      fields: ['logo', 'social_profiles', 'founded'],
      observedAt,
      updatedAt: '2026-09-30T12:34:56Z',
    },
  ]);
  expect(profile.employees).toMatchObject({ count: 1200 });
  expect(merge(mergedOnce, ...fullRows)).toEqual(mergedOnce);
});

test('Wikidata can make a founding date more precise, but a different date is rejected and gets no source', () => {
  const createFoundedRecord = (value: string) => ({
    ...record,
    descriptive: { ...emptyDescription, founded: { value, precision: 'year' as const } },
  });
  expect(merge(createFoundedRecord('1921'), ...fullRows).descriptive?.founded?.value).toBe('1921-05-06');
  const otherDescription = merge(createFoundedRecord('1919'), ...fullRows).descriptive;
  expect(otherDescription?.founded?.value).toBe('1919');
  expect(otherDescription?.sources[0]?.fields).toEqual(['logo', 'social_profiles']);
  // A value is corrected by its own source.
  const mergedFirst = merge(record, ...fullRows);
  const correctedRecord = merge(mergedFirst, { founded: '1920-01-01T00:00:00Z', precision: '9' });
  expect(correctedRecord.descriptive?.founded).toEqual({ value: '1920', precision: 'year' });
  // Facts missing from this reading keep their earlier source.
  expect(correctedRecord.descriptive?.sources.map(({ fields }) => fields)).toEqual([
    ['logo', 'social_profiles'],
    ['founded'],
  ]);
});

test('an older employee count of Wikidata does not replace a newer one', () => {
  const mergedOnce = merge(record, ...fullRows);
  const olderMerge = merge(mergedOnce, { employees: '900', asOf: '2020-01-01T00:00:00Z' });
  expect(olderMerge.descriptive?.employees?.count).toBe(1200);
  const newerMerge = merge(mergedOnce, { employees: '1300', asOf: '2025-01-01T00:00:00Z' });
  expect(newerMerge.descriptive?.employees).toMatchObject({ count: 1300, asOf: '2025-01-01' });
});

test('COM-169 Wikidata does not add single descriptive facts to a company record that has none', () => {
  expect(merge({ ...record, descriptive: null }, ...fullRows).descriptive).toBeNull();
});
