import type { state } from '../tables/country.ts';

export type StateRow = typeof state.$inferSelect;

const none: readonly StateRow[] = [];

/** All divisions of ISO 3166-2 in memory. */
export class States {
  private readonly byCode = new Map<string, StateRow>();
  private readonly byBareCode = new Map<string, StateRow[]>();
  private readonly ofCountry = new Map<string, StateRow[]>();
  private readonly ofState = new Map<string, StateRow[]>();
  private readonly byGeonames = new Map<string, StateRow>();

  constructor(rows: Iterable<StateRow>) {
    for (const row of [...rows].sort((a, b) => (a.code < b.code ? -1 : 1))) {
      this.byCode.set(row.code, row);
      push(this.byBareCode, row.code.slice(3), row);
      if (row.parent === null) push(this.ofCountry, row.country, row);
      else push(this.ofState, row.parent, row);
      for (const code of row.geonames) this.byGeonames.set(code, row);
    }
  }

  /** @param code ISO 3166-2, upper case. */
  find(code: string): StateRow | null {
    return this.byCode.get(code) ?? null;
  }

  /** @param code the part behind the country, upper case. @returns every state that has it. */
  withBareCode(code: string): readonly StateRow[] {
    return this.byBareCode.get(code) ?? none;
  }

  /** @returns a country's own divisions, by code; not those within them. */
  of(country: string): readonly StateRow[] {
    return this.ofCountry.get(country) ?? none;
  }

  /** @param code ISO 3166-2, upper case. @returns the divisions right within it, by code. */
  within(code: string): readonly StateRow[] {
    return this.ofState.get(code) ?? none;
  }

  /** The division that GeoNames' codes of a city stand for. */
  ofGeonames(country: string, admin1: string | null, admin2: string | null): StateRow | null {
    if (admin1 === null) return null;
    const code = `${country}.${admin1}`;
    return (
      (admin2 === null ? undefined : this.byGeonames.get(`${code}.${admin2}`)) ??
      this.byGeonames.get(code) ??
      null
    );
  }
}

function push(map: Map<string, StateRow[]>, key: string, row: StateRow): void {
  const rows = map.get(key);
  if (rows === undefined) map.set(key, [row]);
  else rows.push(row);
}
