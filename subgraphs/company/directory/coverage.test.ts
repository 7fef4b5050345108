import { describe, expect, test } from 'vitest';
import {
  buildAddress,
  createTestDirectory,
  buildNamedDirectory,
  getShippedDirectory,
} from '../../../test/support/company-directory.ts';

describe('directory coverage', () => {
  const { coverage } = getShippedDirectory();

  test('COM-001 COM-002 COM-180 COM-181 LIM-018 the bundled company directory contains all 500 companies of its reference list', () => {
    expect(coverage).toMatchObject({ scope: 'us_public_top500', companies: 500 });
    expect(coverage.label).not.toBe('');
  });

  test('COM-003 COM-005 COM-182 the description of the company directory states the limits of its counts', () => {
    expect(coverage.description).toMatch(/Coverage is not complete/);
    expect(coverage.description).toMatch(/a company that is missing here may exist/);
  });

  test('COM-185 the countries in the coverage are sorted, unique and not null', () => {
    const smallCoverage = buildNamedDirectory(
      { country: 'US' },
      { country: 'IE' },
      { country: null },
      { country: 'US' },
    ).coverage;
    expect(smallCoverage.countries).toEqual(['IE', 'US']);
    expect(coverage.countries).toEqual(['BM', 'CH', 'CW', 'IE', 'JE', 'LR', 'NL', 'PA', 'SG', 'US']);
  });

  test('COM-186 COM-187 COM-188 all numbers in the coverage are counted from the company records', () => {
    const toWebsite = (domain: string) => ({ domain, url: `https://${domain}` });
    const smallCoverage = buildNamedDirectory(
      { websites: [toWebsite('a.com')], listings: [{ exchange: 'NYSE', symbol: 'A' }] },
      { websites: [toWebsite('a.com'), toWebsite('b.com')], addresses: [buildAddress('warehouse')] },
      {
        websites: [{ domain: 'c.com', url: null }],
        addresses: [buildAddress('mailing'), buildAddress('business')],
      },
      {},
    ).coverage;
    expect(smallCoverage).toMatchObject({ companies: 4, withWebsite: 3, withListings: 1, withAddress: 2 });
  });

  test('COM-183 the snapshot time of the coverage is the latest observation in UTC', () => {
    const source = { type: 'website' as const, url: 'https://a.com', fields: [], updatedAt: null };
    const findSnapshotTime = (observedAt: string, read: string) =>
      buildNamedDirectory(
        { observedAt: '2026-01-01T00:00:00Z' },
        {
          observedAt,
          descriptive: {
            description: null,
            logo: null,
            socialProfiles: [],
            founded: null,
            employees: null,
            sources: [{ ...source, observedAt: read }],
          },
        },
      ).coverage.snapshotAt;
    expect(findSnapshotTime('2026-02-01T00:00:00Z', '2026-01-05T00:00:00Z')).toBe('2026-02-01T00:00:00Z');
    expect(findSnapshotTime('2026-02-01T00:00:00Z', '2026-03-05T06:07:08.9Z')).toBe('2026-03-05T06:07:08.9Z');
    expect(coverage.snapshotAt).toBe('2026-08-22T00:00:00Z');
    expect(createTestDirectory().coverage).toMatchObject({ snapshotAt: null, companies: 0, countries: [] });
  });
});
