import { asc } from 'drizzle-orm';
import { collateByCodePoint } from '../client/code-point-collation.ts';
import type { NaicsRow } from '../../facts/naics/clean-naics.ts';
import { naics } from '../tables/money.ts';
import type { SnapshotFormat } from './snapshot.ts';

/** The stored NAICS classes, sorted by code, each with the year of the version. Empty before the first import. */
export const naicsFormat: SnapshotFormat<readonly StoredNaicsClass[]> = {
  name: 'naics',
  datasets: ['naics'],
  revision: 1,
  build: async (orm) => {
    const rows = await orm
      .select()
      .from(naics)
      .orderBy(asc(collateByCodePoint(naics.code)));
    return { rows: new TextEncoder().encode(JSON.stringify(rows)) };
  },
  open: ({ rows }) => {
    const list: unknown = JSON.parse(new TextDecoder().decode(rows));
    return Array.isArray(list) ? list.filter(isClass) : [];
  },
};

export interface StoredNaicsClass extends NaicsRow {
  readonly year: number;
}

const isClass = (value: unknown): value is StoredNaicsClass =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'description' in value &&
  (value.description === null || typeof value.description === 'string') &&
  'year' in value &&
  typeof value.year === 'number';
