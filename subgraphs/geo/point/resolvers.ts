import { findCountryAtPoint } from '../../../facts/point/country-at-point.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { findNearestCity } from '../city/resolvers.ts';
import { translateCountry, translateState } from '../language/translation.ts';
import { listLanguages, toLocalName } from '../../local-name.ts';
import { checkPoint } from '../../validation/point.ts';
import { isSea } from './sea.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';
import { findDivision, noDivision, type Division } from './division.ts';

/** A point, and the snapshot of places for its lookups. */
export interface PointModel {
  readonly places: Places;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: CountryRow | null;
  readonly division: Division;
}

/** Maximum distance to the nearest city in km. */
const maxCityDistance = 200;

/** Looks up the country, state and district of a point. */
function lookUpPoint(places: Places, latitude: number, longitude: number): PointModel {
  const code = isSea(latitude, longitude) ? null : findCountryAtPoint(latitude, longitude);
  const country = code === null ? null : places.countries.find(code);
  const division = country === null ? noDivision : findDivision(places, country.code, latitude, longitude);
  return { places, latitude, longitude, country, division };
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
      id: ({ latitude, longitude }) => nodeId.of('point', `${latitude}_${longitude}`),
      countryCode: ({ country }) => country?.code ?? null,
      countryName: ({ country }, wanted) =>
        country === null ? null : toLocalName(country.name, wanted, translateCountry(country)),
      state: ({ division }) => division.state,
      stateCode: ({ division }) => division.state?.code.slice(3) ?? null,
      stateName: ({ division: { state }, country }, wanted) =>
        state === null ? null : toLocalName(state.name, wanted, translateState(state, country)),
      nameLanguages: ({ division: { state }, country }, wanted) =>
        listLanguages(
          wanted,
          country && [country.name, translateCountry(country)],
          state && [state.name, translateState(state, country)],
        ),
      method: ({ division }) => division.method,
      district: ({ division }) => division.district,
      districtCode: ({ division }) => division.districtCode,
      districtName: ({ division }) => division.districtName,
      districtMethod: ({ division }) => division.districtMethod,
      nearestCity: ({ places, ...point }) => findNearestCity(places, point, maxCityDistance),
      deep: (point) => point,
    },
  };
};
