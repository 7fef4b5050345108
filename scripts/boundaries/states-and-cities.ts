import { States } from '../../db/snapshot/states.ts';
import type { state } from '../../db/tables/country.ts';
import { cities } from '../../db/importers/cities.ts';
import { states } from '../../db/importers/places.ts';

/** A city, and the state in its record. */
export interface CityPoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string;
  /** ISO 3166-2 code. Null when the record has no state. */
  readonly state: string | null;
  readonly population: number;
}

/** Reads the ISO 3166-2 divisions and the cities of a fresh installation. */
export async function readStatesAndCities(): Promise<{ states: States; recorded: readonly CityPoint[] }> {
  const rows: (typeof state.$inferSelect)[] = [];
  for await (const entry of states.rows()) {
    if ('row' in entry) rows.push(entry.row as typeof state.$inferSelect);
  }
  const stateTable = new States(rows);
  const recordedCities: CityPoint[] = [];
  for await (const entry of cities.rows()) {
    if (!('row' in entry)) continue;
    const { latitude, longitude, country, admin1 = null, admin2 = null, population } = entry.row;
    const { code = null } = stateTable.findByGeonames(country, admin1, admin2) ?? {};
    recordedCities.push({ latitude, longitude, country, state: code, population: population ?? 0 });
  }
  return { states: stateTable, recorded: recordedCities };
}
