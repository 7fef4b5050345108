import { findKnownWord } from '../../../core/known-word.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { findExtent } from '../../../facts/boundaries/extents.ts';
import { findCountrySuccessors } from '../../../facts/names/country-code.ts';
import { findCountriesByName } from '../../../facts/names/country-by-name.ts';
import { memoizePerObject } from '../../../core/memoize-per-object.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { quote } from '../../../core/quote.ts';
import { findBlocsOfCountry } from '../bloc/resolvers.ts';
import { getCapital, findLargestCities } from '../city/capital.ts';
import { createCityPage } from '../city/connection.ts';
import { filterCountries } from './filtered-countries.ts';
import { findContinent } from '../continent/resolvers.ts';
import { translateCity, translateCountry } from '../language/translation.ts';
import { listLanguages, toLocalName } from '../../local-name.ts';
import { resolveBatch, checkLimit } from '../../validation/batch.ts';
import { countryCodeRule, countryCodeOrNameRule } from '../../validation/country-code.ts';
import { listAliases, listNativeNames, translateNames } from './country-names.ts';
import { createDistrictPage, listDistricts } from '../district/resolvers.ts';
import { createStatePage } from '../state/resolvers.ts';
import { nodeId } from '../../node-id.ts';
import type { PlugType, Resolvers } from '../schema.generated.ts';

/** Returns the flag emoji of a country, which is two regional indicator symbols. */
const getFlag = memoizePerObject(({ code }: CountryRow) =>
  String.fromCodePoint(...Array.from(code, (letter) => letter.charCodeAt(0) - 0x41 + 0x1f1e6)),
);

const createPoint = (name: string | null, elevation: number | null) =>
  name === null ? null : { name, elevation };

const plugTypes: readonly PlugType[] = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
];

const createNotFoundError = (message: string) => new LookupError('not_found', message);

/**
 * Finds a country by code or name. @throws LookupError naming the likely codes when the text is ambiguous, a withdrawn code or
 * a sports code
 */
function findCountry({ countries }: Places, wanted: string): CountryRow | null {
  const country = countries.find(wanted) ?? countries.named(wanted);
  if (country !== null) return country;
  const [first, ...others] = findCountriesByName(wanted);
  if (first !== undefined) {
    const currentNames = [first, ...others].join(' or ');
    throw createNotFoundError(
      `Did you mean ${currentNames}? ${quote(wanted)} is a name of more than one country: for example, use ${first}.`,
    );
  }
  const [successor, ...more] = findCountrySuccessors(wanted);
  if (successor !== undefined) {
    const successorNames = [successor, ...more].join(' or ');
    throw createNotFoundError(
      `Did you mean ${successorNames}? ${quote(wanted)} was withdrawn from ISO 3166-1.`,
    );
  }
  const member = countries.all.find(({ ioc, fifa }) => ioc === wanted || fifa === wanted);
  if (member === undefined) return null;
  throw createNotFoundError(
    `Did you mean ${member.code} (${member.name})? ${quote(wanted)} is a sports code (IOC or FIFA), not an ISO 3166-1 code.`,
  );
}

export const countryResolvers = (source: PlacesSource): Resolvers => {
  const translateCapital = (row: CountryRow) => {
    const city = getCapital(source.current, row);
    return city === null ? () => null : translateCity(city);
  };
  const findExtentOrCapital = (row: CountryRow) => findExtent(row.code) ?? getCapital(source.current, row);
  return {
    Query: {
      country(_, { code }) {
        const requestedCountry = countryCodeOrNameRule.read(code, 'code');
        return findCountry(source.current, requestedCountry);
      },
      countries(_, { codes, ...filters }) {
        const { current } = source;
        if (codes !== null && codes !== undefined) {
          return resolveBatch('places', codes, 'codes', (code) =>
            current.countries.find(countryCodeRule.read(code, 'codes')),
          );
        }
        return filterCountries(current, filters);
      },
    },
    Country: {
      __resolveReference: ({ code }) => source.current.countries.find(code),
      id: ({ code }) => nodeId.of('country', code),
      name: (row, wanted) => toLocalName(row.name, wanted, translateCountry(row)),
      nativeNames: (row) => [...listNativeNames(row)],
      capital: (row, wanted) =>
        row.capital === null || typeof wanted.lang !== 'string'
          ? row.capital
          : toLocalName(row.capital, wanted, translateCapital(row)),
      nameLanguages: (row, wanted) =>
        listLanguages(
          wanted,
          [row.name, translateCountry(row)],
          [row.capital, (tag) => translateCapital(row)(tag)],
        ),
      emoji: getFlag,
      flagPath: ({ code }) => `/flags/${code.toLowerCase()}.svg`,
      continentCode: ({ continent }) => continent,
      continent: ({ continent }) => {
        const continentModel = findContinent(continent);
        if (continentModel === null) throw new Error(`no continent ${continent}`);
        return continentModel;
      },
      capitalLatitude: (row) => getCapital(source.current, row)?.latitude ?? null,
      capitalLongitude: (row) => getCapital(source.current, row)?.longitude ?? null,
      latitude: (row) => findExtentOrCapital(row)?.latitude ?? null,
      longitude: (row) => findExtentOrCapital(row)?.longitude ?? null,
      boundingBox: ({ code }) => findExtent(code),
      aliases: (row) => [...listAliases(row)],
      translations: (row, { languages }) => [...translateNames(row, languages)],
      capitalCity: (row) => getCapital(source.current, row),
      highestPoint: ({ highestName, highestElevation }) => createPoint(highestName, highestElevation),
      lowestPoint: ({ lowestName, lowestElevation }) => createPoint(lowestName, lowestElevation),
      currency: ({ currency }) => (currency === null ? null : { code: currency }),
      currencyCode: ({ currency }) => currency,
      languageCodes: ({ languages }) => languages,
      languages: ({ languages }) => languages.flatMap((code) => source.current.languages.find(code) ?? []),
      borderCodes: ({ borders }) => borders,
      borders: ({ borders }) => source.current.countries.select(borders),
      plugs: ({ plugs }) => plugs.flatMap((letter) => findKnownWord(plugTypes, letter) ?? []),
      emergency: ({ police, ambulance, fire }) => ({ police, ambulance, fire }),
      blocCodes: ({ code }) => findBlocsOfCountry(code).map((bloc) => bloc.code),
      blocs: ({ code }) => findBlocsOfCountry(code),
      stateCount: ({ code }) => source.current.states.of(code).length,
      states: ({ code }) => [...source.current.states.of(code)],
      stateConnection: ({ code }, page) => createStatePage(source.current.states.of(code), page),
      districtConnection: ({ code }, page) => createDistrictPage(listDistricts(source.current, code), page),
      cityConnection: ({ code }, page) => createCityPage(source.current, { country: code }, page),
      cities(row, { limit }) {
        checkLimit(limit);
        return findLargestCities(source.current, { country: row.code }, limit);
      },
      deep: (row) => row,
    },
  };
};
