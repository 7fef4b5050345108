import { requireKnownWord } from '../../../core/known-word.ts';
import type { DistrictRow } from '../../../db/snapshot/districts.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { translateCountry, translateState } from '../language/translation.ts';
import { listLanguages, toLocalName } from '../../local-name.ts';
import { countryCodeRule } from '../../validation/country-code.ts';
import { districtCodeRule } from '../../validation/division-code.ts';
import { connectionFields, createPage, type Page, type PageRequest } from '../../validation/page.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import { nodeId } from '../../node-id.ts';
import type { DistrictScheme, Resolvers } from '../schema.generated.ts';

/**
 * Finds the district with a code. Without a country, the code must belong to only one country, so that the result is never a
 * guess.
 *
 * @returns null when no district has the code
 * @throws LookupError when the code is malformed, or districts of several countries have the code
 */
export function findDistrict(places: Places, code: string, country?: string | null): DistrictRow | null {
  const upperCode = districtCodeRule.read(code, 'code');
  const requestedCode = countryCodeRule.optional(country, 'country');
  const candidates = places.districts.withCode(upperCode);
  if (requestedCode !== null) {
    const countryRow = places.countries.find(requestedCode);
    return countryRow === null ? null : places.districts.find(upperCode, countryRow.code);
  }
  const [only, second] = candidates;
  if (only === undefined || second === undefined) return only ?? null;
  throw createInvalidInputError(
    'country',
    `country is required because districts of ${candidates.map((row) => row.country).join(', ')} have the code ${upperCode}: for example, use country=${only.country}.`,
  );
}

/** A page of districts. */
export type DistrictPage = Page<DistrictRow>;

/** @throws invalid_request for a page that does not exist */
export const createDistrictPage = (rows: readonly DistrictRow[], page: PageRequest): DistrictPage =>
  createPage(rows, ({ country, code }) => `${country}:${code}`, page);

/** Returns the districts of a country or territory, sorted by code. */
export const listDistricts = ({ states, districts }: Places, country: string): DistrictRow[] =>
  listAllStates(states, country)
    .flatMap(({ code }) => districts.of(code))
    .sort((a, b) => (a.code < b.code ? -1 : 1));

/** Returns the states of a country on all levels. */
function listAllStates(states: Places['states'], country: string): StateRow[] {
  const withChildren = (row: StateRow): StateRow[] => [row, ...states.within(row.code).flatMap(withChildren)];
  return states.of(country).flatMap(withChildren);
}

const districtSchemes: readonly DistrictScheme[] = ['fips', 'insee', 'gss'];

export const districtResolvers = (source: PlacesSource): Resolvers => {
  const findCountry = ({ country }: DistrictRow) => {
    const row = source.current.countries.find(country);
    if (row === null) throw new Error(`unknown country ${country}`);
    return row;
  };
  const findState = ({ state }: DistrictRow) => (state === null ? null : source.current.states.find(state));
  return {
    DistrictConnection: connectionFields,
    Query: { district: (_, { code, country }) => findDistrict(source.current, code, country) },
    District: {
      __resolveReference({ id }) {
        const [country = '', code = ''] = nodeId.keyIn('district', id).split(':');
        return source.current.districts.find(code, country);
      },
      id: ({ country, code }) => nodeId.of('district', `${country}:${code}`),
      scheme: ({ scheme }) => requireKnownWord(districtSchemes, scheme, 'districts'),
      countryCode: ({ country }) => country,
      countryName: (row, wanted) =>
        toLocalName(findCountry(row).name, wanted, translateCountry(findCountry(row))),
      nameLanguages(row, wanted) {
        const [country, state] = [findCountry(row), findState(row)];
        return listLanguages(
          wanted,
          [country.name, translateCountry(country)],
          state && [state.name, translateState(state, country)],
        );
      },
      country: findCountry,
      stateCode: ({ state }) => state?.slice(3) ?? null,
      stateName(row, wanted) {
        const state = findState(row);
        return state === null
          ? null
          : toLocalName(state.name, wanted, translateState(state, findCountry(row)));
      },
      state: findState,
      timezoneId: ({ timezones: [id] }) => id ?? null,
      timezone: ({ timezones: [id] }) => (id === undefined ? null : { id }),
      timezoneIds: ({ timezones }) => timezones,
      propertyTax: ({ propertyTax }) => propertyTax && { ...propertyTax, currencyCode: 'USD' },
      deep: (row) => row,
    },
  };
};
