import { readFacts } from '../../facts/fact-table.ts';
import { fold } from '../../facts/fold.ts';
import type { city } from '../tables/city.ts';
import { isNewer } from './city-numbers.ts';

type City = typeof city.$inferInsert;

interface Renaming {
  /** The official name. */
  readonly name: string;
  /** Former names, and other spellings of former and official names. */
  readonly former: readonly string[];
}

/** Official renamings of towns since 2015 (`facts/tables/city-renamings.tsv`). */
export class CityRenamings {
  readonly #byNumber = new Map<number, Renaming>();
  readonly #byName = new Map<string, Renaming>();

  constructor() {
    for (const { number, country = '', name = '', former = '' } of readFacts('city-renamings')) {
      const renaming = { name, former: former.split(',') };
      if (number) this.#byNumber.set(Number(number), renaming);
      for (const each of [name, ...renaming.former]) this.#byName.set(`${country} ${fold(each)}`, renaming);
    }
  }

  /** Returns the other names of a place in a country (ISO 3166-1 alpha-2). */
  otherNames(country: string, name: string): readonly string[] {
    const renaming = this.#byName.get(`${country} ${fold(name)}`);
    return renaming === undefined ? [] : [renaming.name, ...renaming.former];
  }

  /** Returns the record with its official name. The other names become alternate names. */
  complete(record: City): City {
    const { geonamesId, country } = record;
    const renaming =
      this.#byNumber.get(geonamesId) ??
      (isNewer(geonamesId) ? this.#byName.get(`${country} ${fold(record.name)}`) : undefined);
    if (renaming === undefined) return record;
    const foldedName = fold(record.name);
    // Keep the English spelling when the official name differs only in accents: Valencia for València.
    const isFormer =
      foldedName !== fold(renaming.name) && renaming.former.some((name) => fold(name) === foldedName);
    const name = isFormer ? renaming.name : record.name;
    return {
      ...record,
      name,
      asciiName: isFormer ? name : record.asciiName,
      alternateNames: [
        ...new Set([...record.alternateNames, record.name, renaming.name, ...renaming.former]),
      ].filter((other) => other !== name),
    };
  }
}
