import { readFacts, type FactRow } from '../../facts/fact-table.ts';
import type { city } from '../tables/city.ts';

type City = typeof city.$inferInsert;

/** Corrects known errors in single GeoNames records (`facts/tables/city-corrections.tsv`). */
export class CityCorrections {
  readonly #facts = new Map<number, FactRow>();

  constructor() {
    for (const fact of readFacts('city-corrections')) this.#facts.set(Number(fact['number']), fact);
  }

  /** Returns the corrected record; null when the record is a duplicate of another record. */
  correct(row: City): City | null {
    const fact = this.#facts.get(row.geonamesId);
    if (fact === undefined) return row;
    const { recorded = '', population = '', admin1 = '', same = '', names = '' } = fact;
    if (same !== '') return null;
    // A newer file can already contain the correct value.
    const isWrong = recorded !== '' && Number(recorded) === row.population;
    return {
      ...row,
      population: isWrong ? Number(population) || null : row.population,
      ...(admin1 === '' ? {} : { admin1, admin2: null, admin3: null, admin4: null }),
      alternateNames: [...row.alternateNames, ...names.split(',').filter((name) => name !== '')],
    };
  }
}
