import { around, distance as distanceBetween } from 'geokdbush';
import { fold } from '../../../facts/fold.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { CityModel, type CityMatchModel, type CityNeighbourModel } from './city.ts';
import { countCities, toCursor } from './connection.ts';
import { findCitiesByName } from './cities-by-name.ts';
import { findProximityOfIp, createProximity } from './proximity.ts';
import { findNameWithPrefix, findMatchedName } from './matched-name.ts';
import type { Area } from './rows-by-name.ts';
import { searchCities } from './search.ts';
import type { IpSources } from '../ip/place-of-ip.ts';
import { translateCity, translateCountry, translateState } from '../language/translation.ts';
import { listLanguages, toLocalName } from '../../local-name.ts';
import { checkPoint } from '../../validation/point.ts';
import { resolveBatch, checkLimit } from '../../validation/batch.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import { toUnit, toKilometres } from '../../validation/radius.ts';
import { cityIdRule } from '../../validation/stable-id.ts';
import { parseText } from '../../../core/text.ts';
import {
  connectionFields,
  createEdges,
  createPage,
  getPagePosition,
  pageInfoFields,
} from '../../validation/page.ts';
import type { QueryCitySearchArgs, Resolvers } from '../schema.generated.ts';
import { listOtherZonesOfPlace } from '../point/other-zones.ts';
import { findState } from '../state/resolvers.ts';

export const isCityId = (text: string): boolean => cityIdRule.form.test(text);

const maxNameLength = 200;

/**
 * Resolves the area to which a search is restricted.
 * @returns null when the country or state does not exist
 * @throws LookupError when the state code has no country part and the request has no country, or when country and state
 * contradict each other
 */
export function parseArea(
  places: Places,
  country: string | null | undefined,
  state: string | null | undefined,
): Area | null {
  const requestedCode = countryCodeRule.optional(country, 'country');
  const countryRow = requestedCode === null ? undefined : places.countries.find(requestedCode);
  if (countryRow === null) return null;
  if (state === null || state === undefined)
    return countryRow === undefined ? {} : { country: countryRow.code };
  if (countryRow === undefined && !state.includes('-')) {
    throw createInvalidInputError(
      'country',
      `country is required with state=${state}: for example, use country=US&state=${state}, or state=US-${state}.`,
    );
  }
  const stateRow = findState(places, state, countryRow ?? null, 'state');
  return stateRow === null ? null : { country: stateRow.country, state: stateRow };
}

function checkName(param: string, name: string, example: string): void {
  parseText(name, param, { maximum: maxNameLength, example });
  if (fold(name) !== '') return;
  throw createInvalidInputError(param, `${param} must have a letter or digit: for example, use ${example}.`);
}

/** Returns the city nearest to a point, excluding sections of cities. Null when no city is within the radius (km). */
export function findNearestCity(
  places: Places,
  at: { latitude: number; longitude: number },
  radius?: number,
): CityNeighbourModel | null {
  const isCity = (row: number) => places.cities.featureCode.at(row) !== 'PPLX';
  const [row] = around(places.cities.points, at.longitude, at.latitude, 1, radius, isCity);
  return row === undefined ? null : toNeighbour(places, at, row);
}

/**
 * Finds the cities nearest to a point, sorted by distance.
 *
 * @param radius km
 * @param self row to exclude
 */
export function findNearbyCities(
  places: Places,
  at: { latitude: number; longitude: number },
  limit: number,
  radius?: number,
  self?: number,
): CityNeighbourModel[] {
  const { cities } = places;
  return around(cities.points, at.longitude, at.latitude, limit, radius, (row) => row !== self).map((row) =>
    toNeighbour(places, at, row),
  );
}

function toNeighbour(
  places: Places,
  at: { latitude: number; longitude: number },
  row: number,
): CityNeighbourModel {
  const { cities } = places;
  const [latitude = 0, longitude = 0] = [cities.latitude[row], cities.longitude[row]];
  const kilometres = distanceBetween(at.longitude, at.latitude, longitude, latitude);
  return { city: new CityModel(places, row), kilometres };
}

interface NamedArguments {
  readonly name: string;
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
}

type SearchArguments = Omit<QueryCitySearchArgs, 'limit'>;

/** Maximum number of cities in a paginated search. */
const maxSearchResults = 500;

export const cityResolvers = (source: PlacesSource, networks: IpSources): Resolvers => {
  const findById = (id: string): CityModel | null => {
    const { current } = source;
    const row = current.cities.rowOfId(id);
    return row === undefined ? null : new CityModel(current, row);
  };
  const findByName = ({ name, country, state }: NamedArguments): CityMatchModel | null => {
    checkName('name', name, 'Oslo');
    const { current } = source;
    const area = parseArea(current, country, state);
    if (area === null) return null;
    const { rows, name: requested } = findCitiesByName(current, name, area);
    const [first] = rows;
    return first === undefined
      ? null
      : { city: new CityModel(current, first), matches: rows.length, requested };
  };
  const findCities = (
    { query, country, state, near, ip, kinds }: SearchArguments,
    limit: number,
  ): CityModel[] => {
    checkName('q', query, 'san fr');
    const { current } = source;
    const area = parseArea(current, country, state);
    const proximity = near
      ? createProximity(current, near)
      : typeof ip === 'string'
        ? findProximityOfIp(current, networks, ip)
        : null;
    return area === null
      ? []
      : searchCities(current, query, { area, limit, closeness: proximity, kinds: kinds ?? [] });
  };
  return {
    Query: {
      city: (_, given) => findByName(given)?.city ?? null,
      cityMatch: (_, given) => findByName(given),
      cityById: (_, { id }) => findById(cityIdRule.read(id, 'id')),
      cities: (_, { ids }) =>
        resolveBatch('places', ids, 'ids', (id) => findById(cityIdRule.read(id, 'ids'))),
      citySearch: (_, { limit, ...search }) => ({
        query: search.query,
        results: findCities(search, checkLimit(limit)),
      }),
      citySearchConnection(_, { first, after, last, before, ...search }) {
        const page = createPage(findCities(search, maxSearchResults), ({ id }) => id, {
          first,
          after,
          last,
          before,
        });
        return { ...page, query: search.query };
      },
      cityNearest(_, { latitude, longitude }) {
        checkPoint(latitude, longitude);
        return findNearestCity(source.current, { latitude, longitude });
      },
    },
    CityConnection: {
      edges: ({ cities }) => [...cities],
      nodes: ({ cities }) => [...cities],
      pageInfo: ({ cities, hasNext, hasPrevious }) =>
        getPagePosition({ items: cities, hasNext, hasPrevious, cursorOf: toCursor }),
      totalCount: countCities,
    },
    CitySearchConnection: {
      ...connectionFields,
      edges: (page) => createEdges(page).map((edge) => ({ ...edge, query: page.query })),
    },
    CitySearchEdge: { matchedName: ({ node, query }) => findNameWithPrefix(node, query) },
    CityEdge: { node: (city) => city, cursor: toCursor },
    PageInfo: pageInfoFields,
    City: {
      __resolveReference: ({ id }) => findById(id),
      districtCode: ({ district }) => district?.code ?? null,
      stateCode: ({ state }) => state?.code.slice(3) ?? null,
      name: (city, wanted) => toLocalName(city.name, wanted, translateCity(city)),
      stateName: ({ state, country }, wanted) =>
        state === null ? null : toLocalName(state.name, wanted, translateState(state, country)),
      countryCode: ({ country }) => country.code,
      countryName: ({ country }, wanted) => toLocalName(country.name, wanted, translateCountry(country)),
      nameLanguages: (city, wanted) =>
        listLanguages(
          wanted,
          [city.name, translateCity(city)],
          [city.country.name, translateCountry(city.country)],
          city.state && [city.state.name, translateState(city.state, city.country)],
        ),
      timezone: ({ timezoneId }) => ({ id: timezoneId }),
      otherTimezones: (city) => listOtherZonesOfPlace(city, city.timezoneId),
      elevationFt: ({ elevation }) => (elevation === null ? null : Math.round(elevation / 0.3048)),
      // The source does not record areas.
      area: () => null,
      landArea: () => null,
      waterArea: () => null,
      nearby(city, { radius, unit, limit }) {
        checkLimit(limit);
        return findNearbyCities(city.places, city, limit, toKilometres(radius, unit), city.row);
      },
      deep: (city) => city,
    },
    CitySearch: { hits: ({ query, results }) => results.map((city) => ({ city, typed: query })) },
    CityHit: { matchedName: ({ city, typed }) => findNameWithPrefix(city, typed) },
    CityMatch: { matchedName: ({ city, requested }) => findMatchedName(city, requested) },
    CityNeighbour: { distance: ({ kilometres }, { unit }) => toUnit(kilometres, unit) },
  };
};
