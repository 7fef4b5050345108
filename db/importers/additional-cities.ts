import { findRecordedZone } from '../../facts/point/recorded-zone.ts';
import { readFactEdition, readFacts, type FactRow } from '../../facts/fact-table.ts';
import type { city } from '../tables/city.ts';
import { toAsciiName } from './ascii-name.ts';
import { createStableId } from './stable-id.ts';

type City = typeof city.$inferInsert;

/** Maximum difference in degrees between records of the same place. */
const maxDistance = 0.15;

/**
 * Large places that are missing in some GeoNames files, or have no population there (`facts/tables/further-cities.tsv`). A
 * nearby record of the same name is the same place. If the record has no population, the population of the table is added.
 */
export class AdditionalCities {
  readonly #facts = new Map<string, FactRow>();

  constructor() {
    for (const fact of readFacts('further-cities')) {
      this.#facts.set(`${fact['country'] ?? ''} ${fact['name'] ?? ''}`, fact);
    }
  }

  /** Returns the record. A missing population is added from the table. */
  complete(row: City): City {
    const key = `${row.country} ${row.name}`;
    const fact = this.#facts.get(key);
    if (fact === undefined) return row;
    const isNear =
      Math.abs(row.latitude - Number(fact['latitude'])) < maxDistance &&
      Math.abs(row.longitude - Number(fact['longitude'])) < maxDistance;
    if (!isNear) return row;
    this.#facts.delete(key);
    return { ...row, population: row.population ?? parsePopulation(fact) };
  }

  /** Returns the places of a country (ISO 3166-1 alpha-2) that have no matching record. */
  missing(country: string): City[] {
    return [...this.#facts.values()]
      .filter((fact) => fact['country'] === country)
      .flatMap((fact) => toRow(fact) ?? []);
  }
}

const parsePopulation = ({ population = '' }: FactRow): number | null => Number(population) || null;

function toRow(fact: FactRow): City | null {
  const { number, country = '', admin1 = '', name = '', names = '', code: featureCode = '' } = fact;
  const [latitude, longitude] = [Number(fact['latitude']), Number(fact['longitude'])];
  const timezone = findRecordedZone(latitude, longitude);
  if (timezone === null) return null;
  return {
    geonamesId: Number(number),
    id: createStableId('city', `own:${country} ${name}`),
    name,
    asciiName: toAsciiName(name),
    alternateNames: names.split(',').filter((one) => one !== ''),
    latitude,
    longitude,
    featureCode,
    country,
    otherCountries: null,
    admin1,
    admin2: null,
    admin3: null,
    admin4: null,
    population: parsePopulation(fact),
    elevation: null,
    dem: null,
    timezone,
    modified: `${readFactEdition('further-cities')}-01`,
  };
}
