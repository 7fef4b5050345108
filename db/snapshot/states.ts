import type { state } from '../tables/country.ts';

export type StateRow = typeof state.$inferSelect;

const noStates: readonly StateRow[] = [];

/** All ISO 3166-2 divisions in memory. */
export class States {
  readonly #byCode = new Map<string, StateRow>();
  readonly #byBareCode = new Map<string, StateRow[]>();
  readonly #ofCountry = new Map<string, StateRow[]>();
  readonly #ofState = new Map<string, StateRow[]>();
  /** Divisions by country, then by first and second GeoNames code. The second code is empty when the first code is sufficient. */
  readonly #byGeonames = new Map<string, Map<string, Map<string, StateRow>>>();

  constructor(rows: Iterable<StateRow>) {
    for (const row of [...rows].sort((a, b) => (a.code < b.code ? -1 : 1))) {
      this.#byCode.set(row.code, row);
      addRow(this.#byBareCode, row.code.slice(3), row);
      if (row.parent === null) addRow(this.#ofCountry, row.country, row);
      else addRow(this.#ofState, row.parent, row);
      for (const code of row.geonames) this.#addGeonames(code, row);
    }
  }

  /** Finds a division. @param code ISO 3166-2, upper case */
  find(code: string): StateRow | null {
    return this.#byCode.get(code) ?? null;
  }

  /** Returns all states with a code after the country part. @param code the part after the hyphen, upper case */
  withBareCode(code: string): readonly StateRow[] {
    return this.#byBareCode.get(code) ?? noStates;
  }

  /** Returns the top-level divisions of a country, sorted by code. */
  of(country: string): readonly StateRow[] {
    return this.#ofCountry.get(country) ?? noStates;
  }

  /** Returns the direct subdivisions of a division, sorted by code. @param code ISO 3166-2, upper case */
  within(code: string): readonly StateRow[] {
    return this.#ofState.get(code) ?? noStates;
  }

  /** Returns the division for the GeoNames codes of a city. */
  findByGeonames(country: string, admin1: string | null, admin2: string | null): StateRow | null {
    if (admin1 === null) return null;
    const divisions = this.#byGeonames.get(country)?.get(admin1);
    if (divisions === undefined) return null;
    return (admin2 === null ? undefined : divisions.get(admin2)) ?? divisions.get('') ?? null;
  }

  /** Adds a GeoNames code of a division. @param code such as `US.CA` or `PT.20.1901` */
  #addGeonames(code: string, row: StateRow): void {
    const [country = '', admin1 = '', admin2 = ''] = code.split('.');
    const divisionsByAdmin1 = this.#byGeonames.get(country) ?? new Map<string, Map<string, StateRow>>();
    this.#byGeonames.set(country, divisionsByAdmin1);
    const divisionsByAdmin2 = divisionsByAdmin1.get(admin1) ?? new Map<string, StateRow>();
    divisionsByAdmin1.set(admin1, divisionsByAdmin2);
    divisionsByAdmin2.set(admin2, row);
  }
}

function addRow(map: Map<string, StateRow[]>, key: string, row: StateRow): void {
  const rows = map.get(key);
  if (rows === undefined) map.set(key, [row]);
  else rows.push(row);
}
