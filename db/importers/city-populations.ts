import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import type { city } from '../tables/city.ts';
import { isNewer } from './city-numbers.ts';
import { readFrenchCommunes } from './french-population.ts';

type City = typeof city.$inferInsert;

/** Overseas departments with their own country code. Names of communes are unique within each department. */
const overseasCountries: Readonly<Record<string, string>> = { 971: 'GP', 972: 'MQ', 973: 'GF', 974: 'RE' };

interface PopulationCount {
  readonly population: number;
  /** Year of the census, the register or the estimate. */
  readonly year: number;
}

/**
 * Populations with their year: of the capitals and large cities in `facts/tables/city-populations.tsv`, and of the communes of
 * France (Insee).
 */
export class CityPopulations {
  readonly #byNumber = new Map<number, PopulationCount>();
  readonly #byName = new Map<string, PopulationCount>();
  readonly #communes = new Map<string, PopulationCount>();

  constructor() {
    for (const row of readFacts('city-populations')) {
      const { number = '', country = '', admin1 = '', name = '' } = row;
      const count = { population: Number(row['population']), year: Number(row['year']) };
      if (number === '') this.#byName.set(`${country} ${admin1} ${name}`, count);
      else this.#byNumber.set(Number(number), count);
    }
    for (const { code, name, population } of readFrenchCommunes()) {
      const territory = overseasCountries[code.slice(0, 3)];
      this.#communes.set(`${territory ?? code} ${fold(name)}`, { population, year: 2023 });
    }
  }

  /** Returns the record with its population, if a population with a year is known. */
  complete(record: City): City {
    const { geonamesId, country, admin1, admin4, name } = record;
    // GeoNames has Insee's codes of the communes, but not for overseas departments. In overseas departments, the main place has
    // the name of its commune.
    const commune = country === 'FR' ? admin4 : /^PPL[AC]/.test(record.featureCode) ? country : null;
    const count =
      (commune ? this.#communes.get(`${commune} ${fold(name)}`) : undefined) ??
      (isNewer(geonamesId)
        ? this.#byName.get(`${country} ${admin1 ?? ''} ${name}`)
        : this.#byNumber.get(geonamesId));
    return count === undefined
      ? record
      : { ...record, population: count.population, populationYear: count.year };
  }
}
