import type { Page } from '../../validation/page.ts';
import { around } from 'geokdbush';
import type { PostalCodeRow } from '../../../db/queries/postal-codes.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { DistrictRow } from '../../../db/snapshot/districts.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';

/** A page of postal codes. */
export type PostalPage = Page<PostalModel>;

/** A postal code in the snapshot of places where the code was found. Each instance is used by a single request. */
export class PostalModel {
  readonly places: Places;
  readonly row: PostalCodeRow;

  constructor(places: Places, row: PostalCodeRow) {
    this.places = places;
    this.row = row;
  }

  get country(): CountryRow {
    const country = this.places.countries.find(this.row.country);
    if (country === null)
      throw new Error(`postal code ${this.row.code} is in ${this.row.country}, an unknown country`);
    return country;
  }

  get state(): StateRow | null {
    return this.row.state === null ? null : this.places.states.find(this.row.state);
  }

  get stateName(): string | null {
    return this.state?.name ?? this.row.stateName;
  }

  get stateNameLocal(): string | null {
    const localName = this.row.stateNameLocal ?? this.state?.nameLocal ?? null;
    return localName === this.stateName ? null : localName;
  }

  /** The district. Also null when the record contains an abolished code, such as that of a former county of Connecticut. */
  get district(): DistrictRow | null {
    return this.row.district === null
      ? null
      : this.places.districts.find(this.row.district, this.row.country);
  }

  get districtName(): string | null {
    return this.district?.name ?? this.row.districtName;
  }

  get districtNameLocal(): string | null {
    const localName = this.row.districtNameLocal;
    return localName === this.districtName ? null : localName;
  }

  get timezoneId(): string | null {
    for (const area of [this.district, this.state]) {
      if (area?.timezones.length === 1) return area.timezones[0] ?? null;
    }
    return this.#nearestZone();
  }

  #nearestZone(): string | null {
    const { latitude, longitude, country, state } = this.row;
    // Mail to US military codes is delivered abroad, so that the country does not determine the time zone.
    if (latitude === null || longitude === null || (country === 'US' && state === null)) return null;
    const { cities } = this.places;
    const number = cities.country.codeOf(country);
    const [nearest] = around(
      cities.points,
      longitude,
      latitude,
      1,
      200,
      (row) => cities.country.codes[row] === number,
    );
    return nearest === undefined ? null : cities.timezone.at(nearest);
  }
}

/** A postal code and its distance from the requested code. */
export interface PostalNeighbourModel {
  readonly postal: PostalModel;
  readonly kilometres: number;
}

/** Two postal codes of one country. */
export interface PostalPair {
  readonly from: PostalModel;
  readonly to: PostalModel;
}
