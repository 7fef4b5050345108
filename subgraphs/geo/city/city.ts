import type { Page, PageEdge } from '../../validation/page.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { DistrictRow } from '../../../db/snapshot/districts.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { findTownDistrict } from '../district/town-district.ts';

/** A city with a requested name, and the number of cities with exactly that name. */
export interface CityMatchModel {
  readonly city: CityModel;
  readonly matches: number;
  /** The requested name. */
  readonly requested: string;
}

/** Result of a city search by the beginning of a name. */
export interface CitySearchModel {
  readonly query: string;
  readonly results: readonly CityModel[];
}

/** A page of the cities that a search found. */
export interface CitySearchPage extends Page<CityModel> {
  readonly query: string;
}

/** A city in a page of search results, and the name that matched. */
export interface CitySearchEdgeModel extends PageEdge<CityModel> {
  readonly query: string;
}

/** A search result, and the name that matched. */
export interface CityHitModel {
  readonly city: CityModel;
  readonly typed: string;
}

/** A city and its distance from the requested point. */
export interface CityNeighbourModel {
  readonly city: CityModel;
  readonly kilometres: number;
}

const typesByFeature: Readonly<Record<string, string>> = {
  PPLC: 'capital',
  PPLG: 'seat',
  PPLA: 'seat',
  PPLA2: 'seat',
  PPLA3: 'seat',
  PPLA4: 'seat',
  PPLA5: 'seat',
  PPLX: 'section',
  PPLL: 'locality',
  PPLF: 'village',
  PPLR: 'religious place',
  PPLS: 'places',
  STLMT: 'settlement',
};

/** A row of the city table in the snapshot where the row was found. Each instance is used by a single request. */
export class CityModel {
  readonly places: Places;
  readonly row: number;
  /** Cache of the name, which several fields of nearly every response contain. */
  #nameRead: string | undefined;
  #stateRead: StateRow | null | undefined;

  constructor(places: Places, row: number) {
    this.places = places;
    this.row = row;
  }

  get #cities() {
    return this.places.cities;
  }

  get id(): string {
    return this.#cities.id(this.row);
  }

  get name(): string {
    return (this.#nameRead ??= this.#cities.name.at(this.row));
  }

  get nameLocal(): string | null {
    return this.#cities.nameLocal.at(this.row) || null;
  }

  get type(): string {
    return typesByFeature[this.#cities.featureCode.at(this.row) ?? ''] ?? 'place';
  }

  get latitude(): number {
    return this.#cities.latitude[this.row] ?? 0;
  }

  get longitude(): number {
    return this.#cities.longitude[this.row] ?? 0;
  }

  get timezoneId(): string {
    return this.#cities.timezone.at(this.row) ?? 'UTC';
  }

  get population(): number | null {
    return this.#cities.population(this.row);
  }

  /** Year of the population; null when unknown. */
  get populationPeriod(): string | null {
    return this.#cities.populationYear(this.row)?.toString() ?? null;
  }

  /** Elevation in metres: the recorded elevation, or else that of the elevation model. */
  get elevation(): number | null {
    return this.#cities.elevation(this.row) ?? this.#cities.dem(this.row);
  }

  get country(): CountryRow {
    const code = this.#cities.country.at(this.row) ?? '';
    const country = this.places.countries.find(code);
    if (country === null) throw new Error(`city ${this.id} is in ${code}, an unknown country`);
    return country;
  }

  get state(): StateRow | null {
    if (this.#stateRead === undefined) {
      const { country, admin1, admin2 } = this.#cities;
      const { states } = this.places;
      this.#stateRead = states.findByGeonames(
        country.at(this.row) ?? '',
        admin1.at(this.row),
        admin2.at(this.row),
      );
    }
    return this.#stateRead;
  }

  get district(): DistrictRow | null {
    const { country, state } = this;
    const code = this.districtCode;
    const recordedDistrict = code === null ? null : this.places.districts.find(code, country.code);
    if (recordedDistrict !== null || state === null) return recordedDistrict;
    // The record can contain an abolished code, such as that of a former county of Connecticut.
    const townDistrictCode = findTownDistrict(state.code, this.name, this.#recordedDistrict);
    if (townDistrictCode !== null) return this.places.districts.find(townDistrictCode, country.code);
    return country.code === 'GB' ? this.#britishDistrict(state) : null;
  }

  /** Finds the local authority by its recorded name, because records of Great Britain contain no district codes. */
  #britishDistrict(state: StateRow): DistrictRow | null {
    const name = this.#recordedDistrict;
    if (name === null) return null;
    const [only, ...others] = this.places.districts.of(state.code).filter((row) => row.name === name);
    return only === undefined || others.length > 0 ? null : only;
  }

  /** US county FIPS code, French department code or Northern Irish GSS code. */
  get districtCode(): string | null {
    const code = this.#cities.admin2.at(this.row);
    if (code === null) return null;
    switch (this.#cities.country.at(this.row) ?? '') {
      case 'US': {
        const fips = this.state?.fips;
        return fips !== null && fips !== undefined && /^\d{3}$/.test(code) ? fips + code : null;
      }
      case 'FR':
        return /^(\d{2}|2A|2B)$/.test(code) ? code : null;
      case 'GB':
        return /^N09\d{6}$/.test(code) ? code : null;
      default:
        return null;
    }
  }

  get districtName(): string | null {
    const { state } = this;
    const recordedDistrict = this.#recordedDistrict;
    const townDistrictCode =
      state === null ? null : findTownDistrict(state.code, this.name, recordedDistrict);
    const currentDistrict =
      townDistrictCode === null ? null : this.places.districts.find(townDistrictCode, this.country.code);
    return currentDistrict?.name ?? recordedDistrict ?? this.district?.name ?? null;
  }

  get #recordedDistrict(): string | null {
    return this.#cities.district.at(this.row);
  }

  get capitalOf(): 'country' | 'state' | null {
    const feature = this.#cities.featureCode.at(this.row);
    return feature === 'PPLC' ? 'country' : feature === 'PPLA' ? 'state' : null;
  }
}
