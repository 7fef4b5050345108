import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { findExtent, type Extent } from '../../../facts/boundaries/extents.ts';
import { findSuccessors } from '../../../facts/withdrawn-division.ts';
import { createInvalidInputError, LookupError } from '../../../core/lookup-error.ts';
import { findLargestCities } from '../city/capital.ts';
import { createCityPage } from '../city/connection.ts';
import { translateCountry, translateState } from '../language/translation.ts';
import { listLanguages, toLocalName } from '../../local-name.ts';
import { resolveBatch, checkLimit } from '../../validation/batch.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import { stateCodeRule, prefixedStateCodeRule } from '../../validation/division-code.ts';
import { createDistrictPage } from '../district/resolvers.ts';
import { connectionFields, createPage, type Page, type PageRequest } from '../../validation/page.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';

/**
 * Finds the state with a code. A code without a country part must be unique in the given country, or in the world, so that the
 * result is never a guess.
 *
 * @param code ISO 3166-2 (`US-CA`) or its part after the hyphen (`CA`), case-insensitive
 * @returns null when no state has the code
 * @throws LookupError when the code is malformed, contradicts the country, matches several countries, or is withdrawn
 */
export function findState(
  places: Places,
  code: string,
  country: CountryRow | null,
  param = 'code',
): StateRow | null {
  const upperCode = stateCodeRule.read(code, param);
  const [prefix, bare] = upperCode.split('-');
  if (prefix !== undefined && bare !== undefined) {
    if (country !== null && country.code !== prefix) {
      throw createInvalidInputError(
        param,
        `${param} ${upperCode} is not in country ${country.code}: omit country, or use ${country.code}-${bare}.`,
      );
    }
    return findRecordedState(places, upperCode);
  }
  if (country !== null) return findRecordedState(places, `${country.code}-${upperCode}`);
  const [only, second, ...more] = places.states.withBareCode(upperCode);
  if (only === undefined) return null;
  if (second === undefined) return only;
  const codes = [only, second, ...more].map((state) => state.code);
  throw createInvalidInputError(
    'country',
    `country is required because ${codes.length} states have the code ${upperCode} (${codes.slice(0, 5).join(', ')}${codes.length > 5 ? ', …' : ''}): for example, use country=${only.country}.`,
  );
}

/** Finds a state by its full code. @throws LookupError naming the successors when the code is withdrawn */
function findRecordedState({ states, countries }: Places, code: string): StateRow | null {
  const row = states.find(code);
  if (row !== null) return row;
  const successors = findSuccessors(code).filter(
    (one) => states.find(one) !== null || countries.find(one) !== null,
  );
  if (successors.length === 0) return null;
  throw new LookupError(
    'not_found',
    `Did you mean ${successors.join(' or ')}? ${code} was withdrawn from ISO 3166-2.`,
  );
}

/** Maximum error of the outlines in degrees. */
const boxErrorDegrees = 0.05;

/**
 * Returns the bounding box of a division. Null when the seat of the division is far outside the box, because the outline is
 * then wrong.
 */
export function findBox({ code, latitude, longitude }: StateRow): Extent | null {
  const extent = findExtent(code);
  if (extent === null || latitude === null || longitude === null || extent.west > extent.east) return extent;
  const box = {
    ...extent,
    west: Math.min(extent.west, longitude),
    south: Math.min(extent.south, latitude),
    east: Math.max(extent.east, longitude),
    north: Math.max(extent.north, latitude),
  };
  const isWrong = (['west', 'south', 'east', 'north'] as const).some(
    (side) => Math.abs(box[side] - extent[side]) > boxErrorDegrees,
  );
  return isWrong ? null : box;
}

/** A page of states. */
export type StatePage = Page<StateRow>;

/** @throws invalid_request for a page that does not exist */
export const createStatePage = (rows: readonly StateRow[], page: PageRequest): StatePage =>
  createPage(rows, ({ code }) => code, page);

export const stateResolvers = (source: PlacesSource): Resolvers => {
  const findCountry = ({ country }: StateRow): CountryRow => {
    const row = source.current.countries.find(country);
    if (row === null) throw new Error(`unknown country ${country}`);
    return row;
  };
  return {
    Query: {
      state(_, { code, country }) {
        const { current } = source;
        const requestedCode = countryCodeRule.optional(country, 'country');
        if (requestedCode === null) return findState(current, code, null);
        const countryRow = current.countries.find(requestedCode);
        return countryRow === null ? null : findState(current, code, countryRow);
      },
      states: (_, { codes }) =>
        resolveBatch('places', codes, 'codes', (code) =>
          source.current.states.find(prefixedStateCodeRule.read(code, 'codes')),
        ),
    },
    StateConnection: connectionFields,
    State: {
      __resolveReference: ({ iso31662 }) => source.current.states.find(iso31662.toUpperCase()),
      iso31662: ({ code }) => code,
      id: ({ code }) => nodeId.of('state', code),
      code: ({ code }) => code.slice(3),
      countryCode: ({ country }) => country,
      name: (row, wanted) => toLocalName(row.name, wanted, translateState(row, findCountry(row))),
      countryName: (row, wanted) =>
        toLocalName(findCountry(row).name, wanted, translateCountry(findCountry(row))),
      nameLanguages(row, wanted) {
        const country = findCountry(row);
        return listLanguages(
          wanted,
          [row.name, translateState(row, country)],
          [country.name, translateCountry(country)],
        );
      },
      country: findCountry,
      parent: ({ parent }) => (parent === null ? null : source.current.states.find(parent)),
      boundingBox: findBox,
      timezoneId: ({ timezones }) => timezones[0] ?? null,
      timezone: ({ timezones: [id] }) => (id === undefined ? null : { id }),
      timezoneIds: ({ timezones }) => timezones,
      districts: ({ code }) => [...source.current.districts.of(code)],
      districtConnection: ({ code }, page) => createDistrictPage(source.current.districts.of(code), page),
      children: ({ code }) => [...source.current.states.within(code)],
      cities(row, { limit }) {
        checkLimit(limit);
        return findLargestCities(source.current, { country: row.country, state: row }, limit);
      },
      cityConnection: (row, page) =>
        createCityPage(source.current, { country: row.country, state: row }, page),
      deep: (row) => row,
    },
  };
};
