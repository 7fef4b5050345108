import type { IpWords } from '../../facts/ip/ip-address.ts';
import { parseIpCity, type IpCity } from '../records/ip-city-record.ts';
import type { IpDatabase, IpDatabasePublisher } from '../records/ip-database.ts';
import {
  openCodedColumn,
  createCodedSections,
  getSection,
  openTextColumn,
  createTextSections,
} from './columns.ts';
import { PackedRanges, PackedRangesBuilder } from './packed-ranges.ts';
import type { Sections } from './section-file.ts';

/** City lookups for IP addresses. Without an imported database, every result is null. */
export interface IpCities {
  at(address: IpWords): IpCity | null;
  /** Name of the source in responses. */
  readonly source: Source;
}

type Source = NonNullable<IpDatabasePublisher['cities']>;

const sources: readonly Source[] = ['dbip_city', 'maxmind_city', 'ip2location_city'];

/** Number of stored units per degree of a coordinate. */
const coordinateUnitsPerDegree = 10_000;
/** Stored value for an unknown coordinate. */
const unknownCoordinate = 0x7fff_ffff;

/**
 * Collects the places of addresses. A place is a city (country, state and name) with a position, because databases contain
 * separate positions for the quarters of a city.
 */
export class IpCityTableBuilder {
  readonly #ranges = new PackedRangesBuilder();
  readonly #cities = new Map<string, number>();
  readonly #columns = { country: createTexts(), state: createTexts(), name: createTexts() };
  readonly #placeColumns = {
    city: createNumberList(),
    latitude: createNumberList(),
    longitude: createNumberList(),
  };

  /**
   * Adds a place without a search for an equal place, because databases contain few equal places. @returns the number of the
   * place, from 1
   */
  addPlace({ country, state, city, latitude, longitude }: IpCity): number {
    const key = `${country}\n${state}\n${city}`;
    const knownCity = this.#cities.get(key);
    if (knownCity === undefined) {
      this.#cities.set(key, this.#cities.size);
      this.#columns.country.push(country);
      this.#columns.state.push(state);
      this.#columns.name.push(city);
    }
    this.#placeColumns.latitude.push(
      latitude === null ? unknownCoordinate : Math.round(latitude * coordinateUnitsPerDegree),
    );
    this.#placeColumns.longitude.push(
      longitude === null ? unknownCoordinate : Math.round(longitude * coordinateUnitsPerDegree),
    );
    return this.#placeColumns.city.push(knownCity ?? this.#cities.size - 1);
  }

  /** Returns the country of an added place. */
  countryOf(place: number): string | null {
    return this.#columns.country[this.#placeColumns.city[place - 1] ?? 0] ?? null;
  }

  /**
   * Adds a range. Ranges must be added in ascending order, IPv4 before IPv6. @param first first address of the range
   * @param place number of the place; 0 means unknown
   */
  add(first: IpWords, place: number): void {
    this.#ranges.add(first, place);
  }

  sections(source: Source): Sections {
    const { city, latitude, longitude } = this.#placeColumns;
    return {
      ...this.#ranges.sections('ranges'),
      city: Uint32Array.from(city),
      latitude: Int32Array.from(latitude),
      longitude: Int32Array.from(longitude),
      ...createCodedSections('country', this.#columns.country),
      ...createCodedSections('state', this.#columns.state),
      ...createTextSections(
        'name',
        this.#columns.name.map((name) => name ?? ''),
      ),
      source: Uint8Array.of(sources.indexOf(source)),
    };
  }
}

const createTexts = (): (string | null)[] => [];
const createNumberList = (): number[] => [];

/** Converts a database to sections. @throws Error when the database is damaged */
export function createIpCitySections(database: IpDatabase): Sections {
  const builder = new IpCityTableBuilder();
  const runs = database.runs((record) => {
    const place = parseIpCity(record);
    return place === null ? 0 : builder.addPlace(place);
  });
  for (const { first, value } of runs) builder.add(first, value);
  return builder.sections(database.maker.cities ?? 'dbip_city');
}

/** Opens sections of `IpCityTableBuilder`. */
export function openIpCityTable(sections: Sections): IpCities {
  const ranges = new PackedRanges(sections, 'ranges');
  const cities = getSection(sections, 'city', Uint32Array);
  const latitudes = getSection(sections, 'latitude', Int32Array);
  const longitudes = getSection(sections, 'longitude', Int32Array);
  const [countries, states] = [openCodedColumn(sections, 'country'), openCodedColumn(sections, 'state')];
  const names = openTextColumn(sections, 'name');
  const toDegrees = (column: Int32Array, row: number) => {
    const storedCoordinate = column[row] ?? unknownCoordinate;
    return storedCoordinate === unknownCoordinate ? null : storedCoordinate / coordinateUnitsPerDegree;
  };
  return {
    at(address) {
      const row = ranges.valueAt(address) - 1;
      if (row < 0) return null;
      const city = cities[row] ?? 0;
      return {
        country: countries.at(city),
        state: states.at(city),
        city: names.at(city) || null,
        latitude: toDegrees(latitudes, row),
        longitude: toDegrees(longitudes, row),
      };
    },
    source: sources[getSection(sections, 'source', Uint8Array)[0] ?? 0] ?? 'dbip_city',
  };
}
