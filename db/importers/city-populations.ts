import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import type { city } from '../tables/city.ts';
import { isNewer } from './city-numbers.ts';
import { frenchCommunes } from './french-population.ts';

type City = typeof city.$inferInsert;

interface Count {
  readonly population: number;
  /** Year of the census, the register or the estimate. */
  readonly year: number;
}

/**
 * Populations with their year: capitals and large cities of `facts/tables/city-populations.tsv`, and the communes of
 * France (Insee).
 */
export class CityPopulations {
  readonly #byNumber = new Map<number, Count>();
  readonly #byName = new Map<string, Count>();
  readonly #communes = new Map<string, Count>();

  constructor() {
    for (const row of readFacts('city-populations')) {
      const { number = '', country = '', admin1 = '', name = '' } = row;
      const count = { population: Number(row['population']), year: Number(row['year']) };
      if (number === '') this.#byName.set(`${country} ${admin1} ${name}`, count);
      else this.#byNumber.set(Number(number), count);
    }
    for (const { code, name, population } of frenchCommunes()) {
      this.#communes.set(`${code} ${fold(name)}`, { population, year: 2023 });
    }
  }

  /** Returns the record with its population, if a figure with a year is known. */
  complete(record: City): City {
    const { geonamesId, country, admin1, admin4, name } = record;
    const count =
      // The codes of communes in GeoNames are those of Insee.
      (country === 'FR' && admin4 ? this.#communes.get(`${admin4} ${fold(name)}`) : undefined) ??
      (isNewer(geonamesId)
        ? this.#byName.get(`${country} ${admin1 ?? ''} ${name}`)
        : this.#byNumber.get(geonamesId));
    return count === undefined
      ? record
      : { ...record, population: count.population, populationYear: count.year };
  }
}
