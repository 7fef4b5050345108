import { readFacts } from '../../../facts/fact-table.ts';
import { memoize } from '../../../core/memoize.ts';

export interface AreaCode {
  /** ISO 3166-1 alpha-2 code of the country. Null for area codes that belong to all countries of the numbering plan. */
  readonly country: string | null;
  readonly kind: string;
  readonly state: string | null;
  readonly stateName: string | null;
}

const emptyToNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

const readAreaTables = memoize(() => {
  const codes = new Map<string, AreaCode>();
  const states = new Map<string, string>();
  for (const row of readFacts('nanp-area-codes')) {
    const area = {
      country: emptyToNull(row['country']),
      kind: row['kind'] ?? '',
      state: emptyToNull(row['state']),
      stateName: emptyToNull(row['name']),
    };
    if (area.state !== null && area.stateName !== null) {
      states.set(`${area.country}-${area.state}`, area.stateName);
    }
    for (const code of (row['codes'] ?? '').split(' ')) if (code !== '') codes.set(code, area);
  }
  return { codes, states };
});

/**
 * Returns the country, state and use of a three-digit area code of the North American Numbering Plan. Source:
 * facts/tables/nanp-area-codes.tsv.
 */
export const findAreaCode = (code: string): AreaCode | undefined => readAreaTables().codes.get(code);

/** Returns all recorded area codes. */
export const listAreaCodes = (): ReadonlyMap<string, AreaCode> => readAreaTables().codes;

/** Returns the English name of a US state or Canadian province; null for an unknown code. */
export const findStateName = (country: string, state: string): string | null =>
  readAreaTables().states.get(`${country}-${state}`) ?? null;
