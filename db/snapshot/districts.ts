import type { DistrictRow } from './official-districts.ts';

export type { DistrictRow };

const noDistricts: readonly DistrictRow[] = [];

/** All districts in memory. */
export class Districts {
  readonly #byCode = new Map<string, DistrictRow[]>();
  readonly #ofState = new Map<string, DistrictRow[]>();

  constructor(rows: Iterable<DistrictRow>) {
    for (const row of [...rows].sort((a, b) => (a.code < b.code ? -1 : 1))) {
      addRow(this.#byCode, row.code, row);
      if (row.state !== null) addRow(this.#ofState, row.state, row);
    }
  }

  /** Returns the districts of all countries with a code. @param code upper case */
  withCode(code: string): readonly DistrictRow[] {
    return this.#byCode.get(code) ?? noDistricts;
  }

  /**
   * Finds a district.
   * @param code upper case
   * @param country ISO 3166-1 alpha-2 of the country that defines the code, or of the territory itself (PR, GP)
   */
  find(code: string, country: string): DistrictRow | null {
    return this.withCode(code).find((row) => row.country === country || row.territory === country) ?? null;
  }

  /** Returns the districts of a state, sorted by code. @param state ISO 3166-2 */
  of(state: string): readonly DistrictRow[] {
    return this.#ofState.get(state) ?? noDistricts;
  }
}

function addRow(map: Map<string, DistrictRow[]>, key: string, row: DistrictRow): void {
  const rows = map.get(key);
  if (rows === undefined) map.set(key, [row]);
  else rows.push(row);
}
