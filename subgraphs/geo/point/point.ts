import { around } from 'geokdbush';
import { countryAtPoint } from '../../../db/datasets/country-at-point.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { DistrictRow } from '../../../db/snapshot/districts.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { CityModel } from '../city-model.ts';
import { near } from '../city.ts';
import { checkPoint } from '../point-bounds.ts';
import type { Resolvers } from '../schema.generated.ts';
import { countyOf, hasCounties } from './county.ts';

/** State and district of a point, and how they were found. */
interface Division {
  readonly method: 'polygon' | 'nearest' | null;
  readonly state: StateRow | null;
  readonly district: DistrictRow | null;
  readonly districtCode: string | null;
  readonly districtName: string | null;
}

/** A point, in the edition of places that it was asked of. */
export interface PointModel {
  readonly places: Places;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: CountryRow | null;
  readonly division: Division;
}

/** How far a recorded place may be to lend its state and district, km. */
const lendingDistance = 50;
/** How far the nearest city may be, km. */
const cityDistance = 200;

const unknown: Division = {
  method: null,
  state: null,
  district: null,
  districtCode: null,
  districtName: null,
};

/**
 * Country by boundaries; state and district by boundaries in the United States, else those of the nearest place of
 * the same country.
 */
function lookUpPoint(places: Places, latitude: number, longitude: number): PointModel {
  const code = countryAtPoint(latitude, longitude);
  const country = code === null ? null : places.countries.find(code);
  const division =
    country === null
      ? unknown
      : (byBoundary(places, country, latitude, longitude) ?? byNearest(places, country, latitude, longitude));
  return { places, latitude, longitude, country, division };
}

function byBoundary(places: Places, { code }: CountryRow, latitude: number, longitude: number) {
  const county = hasCounties(code) ? countyOf(places, code, latitude, longitude) : null;
  return county === null ? null : ({ method: 'polygon', ...county } as const);
}

function byNearest(places: Places, { code }: CountryRow, latitude: number, longitude: number): Division {
  const { cities } = places;
  const number = cities.country.codeOf(code);
  const isWithin = (row: number) => cities.country.codes[row] === number;
  const [row] = around(cities.points, longitude, latitude, 1, lendingDistance, isWithin);
  if (row === undefined) return unknown;
  const { state, district, districtName } = new CityModel(places, row);
  const method = state === null && districtName === null ? null : 'nearest';
  return { method, state, district, districtCode: district?.code ?? null, districtName };
}

export const pointResolvers = (source: PlacesSource): Resolvers => {
  const find = (latitude: number, longitude: number) => {
    checkPoint(latitude, longitude);
    return lookUpPoint(source.current, latitude, longitude);
  };
  return {
    Query: { point: (_, { latitude, longitude }) => find(latitude, longitude) },
    Point: {
      __resolveReference: ({ latitude, longitude }) => find(latitude, longitude),
      countryCode: ({ country }) => country?.code ?? null,
      countryName: ({ country }) => country?.name ?? null,
      state: ({ division }) => division.state,
      stateCode: ({ division }) => division.state?.code.slice(3) ?? null,
      stateName: ({ division }) => division.state?.name ?? null,
      district: ({ division }) => division.district,
      districtCode: ({ division }) => division.districtCode,
      districtName: ({ division }) => division.districtName,
      method: ({ division }) => division.method,
      city: ({ places, ...point }) => near(places, point, 1, cityDistance)[0] ?? null,
      deep: (point) => point,
    },
  };
};
