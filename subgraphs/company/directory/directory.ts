import { createHash } from 'node:crypto';
import type { CompanyRecord } from '../../../db/records/company-record.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { companyIdRule } from '../../validation/stable-id.ts';
import { countCoverage, type Coverage } from './coverage.ts';
import {
  toIdentifierKey,
  maxPageSize,
  parseCriteria,
  parsePageSize,
  type Criteria,
  type SearchArguments,
} from './criteria.ts';
import { createCursorCipher } from './cursor.ts';
import { parsePublicHostname } from './hostname.ts';
import { CompanyIndex, type Candidate } from './index-companies.ts';
import { toProfile, type CompanyProfile } from './profile.ts';

/** A company on a page. */
export interface ListEdge {
  readonly node: CompanyProfile;
  /** Creates the opaque cursor of the position after this company. */
  readonly cursor: () => string;
}

/** A company that a search found, with the field that matched. */
export interface SearchEdge extends ListEdge {
  readonly match: Candidate['match'];
}

export interface Page<Edge extends ListEdge> {
  readonly edges: Edge[];
  readonly totalCount: number;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

export type ListPage = Page<ListEdge>;

export interface SearchPage extends Page<SearchEdge> {
  readonly companies: Candidate[];
  /** Opaque cursor of the next page; null on the last page. */
  readonly next: string | null;
}

/** Immutable directory in memory, built from the rows of one version of the dataset. */
export interface CompanyDirectory {
  /** Version of the facts, which is part of each cursor. A reload of equal facts does not change the version. */
  readonly contentVersion: string;
  readonly coverage: Coverage;
  /** Finds a company by id. @returns null when no company has the id @throws invalid_request when the id is malformed */
  company(id: string): CompanyProfile | null;
  /** Returns all candidates, best first, and never selects one. @throws invalid_request */
  search(search: SearchArguments & { readonly cursor?: string | null | undefined }): SearchPage;
  /** Lists all companies that match the filters, sorted by id. @throws invalid_request */
  list(
    filters: Omit<Criteria, 'selector'>,
    page: { readonly first?: number | null; readonly after?: string | null },
  ): ListPage;
  /** Returns at most `maxPageSize` companies with the hostname, sorted by id. Empty when the text is not a public hostname. */
  withHostname(text: string): CompanyProfile[];
  /** Returns the companies that have a number as an identifier of any authority, each with the matching identifier. */
  withNumber(number: string): {
    readonly company: CompanyProfile;
    readonly identifier: CompanyProfile['identifiers'][number];
  }[];
  /** Issuing authorities of the recorded identifiers, each with its number of companies. */
  readonly authorities: readonly Authority[];
}

export interface Authority {
  readonly authority: string;
  /** Type of the authority's identifiers. */
  readonly type: string;
  readonly count: number;
}

function countAuthorities(profiles: readonly CompanyProfile[]): Authority[] {
  const countsByAuthority = new Map<string, Authority>();
  for (const { identifiers } of profiles) {
    const distinctAuthorities = new Map(identifiers.map((each) => [`${each.authority} ${each.type}`, each]));
    for (const [key, { authority, type }] of distinctAuthorities)
      countsByAuthority.set(key, { authority, type, count: (countsByAuthority.get(key)?.count ?? 0) + 1 });
  }
  return [...countsByAuthority.values()];
}

/**
 * Creates the directory.
 * @param records rows of the dataset `companies`, in any order
 * @param cursorSecret at least 16 bytes, the same for all processes and after a restart
 */
export function createCompanyDirectory(
  records: readonly CompanyRecord[],
  cursorSecret: string | Uint8Array,
): CompanyDirectory {
  const sortedRecords = records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const ids = new Set(sortedRecords.map(({ id }) => id));
  const profiles = sortedRecords.map((record) => toProfile(record, (id) => ids.has(id)));
  const profilesById = new Map(profiles.map((profile) => [profile.id, profile]));
  const companyIndex = new CompanyIndex(profiles);
  const cursors = createCursorCipher(cursorSecret);
  const contentVersion = createHash('sha256')
    .update(JSON.stringify(sortedRecords))
    .digest('base64url')
    .slice(0, 22);

  function parseCursor(cursor: string | null | undefined, binding: string, argument: string): number {
    if (cursor === null || cursor === undefined) return 0;
    const position = cursors.open(cursor, binding);
    if (position !== null) return position;
    throw createInvalidInputError(
      argument,
      `${argument} is from another search, page size or version of the directory. Repeat the search without ${argument} and use the cursors of its pages.`,
    );
  }

  return {
    contentVersion,
    coverage: countCoverage(sortedRecords, profiles),
    authorities: countAuthorities(profiles),
    company(id) {
      return profilesById.get(companyIdRule.read(id, 'id')) ?? null;
    },
    search(search) {
      const criteria = parseCriteria(search);
      const size = parsePageSize(search.limit);
      const binding = JSON.stringify(['search', contentVersion, criteria, size]);
      const start = parseCursor(search.cursor, binding, 'cursor');
      const candidates = companyIndex.find(criteria);
      const end = start + size;
      const companies = candidates.slice(start, end);
      return {
        companies,
        next: end < candidates.length ? cursors.seal(end, binding) : null,
        edges: companies.map(({ company, match }, offset) => ({
          node: company,
          match,
          cursor: () => cursors.seal(start + offset + 1, binding),
        })),
        totalCount: candidates.length,
        hasNextPage: end < candidates.length,
        hasPreviousPage: start > 0,
      };
    },
    list(filters, { first, after }) {
      const size = parsePageSize(first, 'first');
      const binding = JSON.stringify(['list', contentVersion, filters]);
      const start = parseCursor(after, binding, 'after');
      const candidates = companyIndex.find({ ...filters, selector: null });
      return {
        edges: candidates.slice(start, start + size).map(({ company }, offset) => ({
          node: company,
          cursor: () => cursors.seal(start + offset + 1, binding),
        })),
        totalCount: candidates.length,
        hasNextPage: start + size < candidates.length,
        hasPreviousPage: start > 0,
      };
    },
    withHostname(text) {
      const hostname = parsePublicHostname(text);
      if (hostname === null) return [];
      const candidates = companyIndex.find({
        selector: { kind: 'domain', hostname },
        country: null,
        industry: null,
      });
      return candidates.slice(0, maxPageSize).map(({ company }) => company);
    },
    withNumber(number) {
      return profiles.flatMap((company) => {
        const identifier = company.identifiers.find(
          ({ authority, value }) => toIdentifierKey(authority, value) === toIdentifierKey(authority, number),
        );
        return identifier === undefined ? [] : [{ company, identifier }];
      });
    },
  };
}
