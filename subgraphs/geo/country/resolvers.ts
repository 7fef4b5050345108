import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { Places, PlacesSource } from '../../../db/snapshot/places.ts';
import { findExtent } from '../../../facts/boundaries/extents.ts';
import { findCountrySuccessors } from '../../../facts/names/country-code.ts';
import { findCountriesByName } from '../../../facts/names/country-named.ts';
import { memoizePerObject } from '../../../core/per-object.ts';
import { LookupError } from '../../../core/lookup-error.ts';
import { quote } from '../../../core/quoted.ts';
import { blocsOf } from '../bloc/resolvers.ts';
import { capitalOf, largestCities } from '../city/capital.ts';
import { citiesPage } from '../city/connection.ts';
import { filteredCountries } from './filtered-countries.ts';
import { findContinent } from '../continent/resolvers.ts';
import { translateCity, translateCountry } from '../language/translation.ts';
import { languagesOfNames, localName } from '../../local-name.ts';
import { batch, checkLimit } from '../../validation/batch.ts';
import { countryCode, countryCodeOrName } from '../../validation/country-code.ts';
import { aliasesOf, nativeNamesOf, translationsOf } from './country-names.ts';
import { nodeId } from '../../node-id.ts';
import type { Resolvers } from '../schema.generated.ts';

/** Flag emoji: two regional indicator symbols. */
const flag = memoizePerObject(({ code }: CountryRow) =>
  String.fromCodePoint(...Array.from(code, (letter) => letter.charCodeAt(0) - 0x41 + 0x1f1e6)),
);

const point = (name: string | null, elevation: number | null) => (name === null ? null : { name, elevation });

const noSuchCountry = (message: string) => new LookupError('not_found', message);

/**
 * Finds a country by code or name. @throws LookupError naming the likely codes when the text is ambiguous, withdrawn
 * or a sports code
 */
function findCountry({ countries }: Places, wanted: string): CountryRow | null {
  const found = countries.find(wanted) ?? countries.named(wanted);
  if (found !== null) return found;
  const [first, ...others] = findCountriesByName(wanted);
  if (first !== undefined) {
    const all = [first, ...others].join(' or ');
    throw noSuchCountry(
      `Did you mean ${all}? ${quote(wanted)} is a name of more than one country: use for example ${first}.`,
    );
  }
  const [successor, ...more] = findCountrySuccessors(wanted);
  if (successor !== undefined) {
    const all = [successor, ...more].join(' or ');
    throw noSuchCountry(`Did you mean ${all}? ${quote(wanted)} was withdrawn from ISO 3166-1.`);
  }
  const member = countries.all.find(({ ioc, fifa }) => ioc === wanted || fifa === wanted);
  if (member === undefined) return null;
  throw noSuchCountry(
    `Did you mean ${member.code} (${member.name})? ${quote(wanted)} is a sports code (IOC or FIFA), not an ISO 3166-1 code.`,
  );
}

export const countryResolvers = (source: PlacesSource): Resolvers => {
  const translateCapital = (row: CountryRow) => {
    const city = capitalOf(source.current, row);
    return city === null ? () => null : translateCity(city);
  };
  const placeOf = (row: CountryRow) => findExtent(row.code) ?? capitalOf(source.current, row);
  return {
    Query: {
      country(_, { code }) {
        const wanted = countryCodeOrName.read(code, 'code');
        return findCountry(source.current, wanted);
      },
      countries(_, { codes, ...filters }) {
        const { current } = source;
        if (codes !== null && codes !== undefined) {
          return batch('places', codes, 'codes', (code) =>
            current.countries.find(countryCode.read(code, 'codes')),
          );
        }
        return filteredCountries(current, filters);
      },
    },
    Country: {
      __resolveReference: ({ code }) => source.current.countries.find(code),
      id: ({ code }) => nodeId.of('country', code),
      name: (row, wanted) => localName(row.name, wanted, translateCountry(row)),
      nativeNames: (row) => [...nativeNamesOf(row)],
      capital: (row, wanted) =>
        row.capital === null || typeof wanted.lang !== 'string'
          ? row.capital
          : localName(row.capital, wanted, translateCapital(row)),
      nameLanguages: (row, wanted) =>
        languagesOfNames(
          wanted,
          [row.name, translateCountry(row)],
          [row.capital, (tag) => translateCapital(row)(tag)],
        ),
      emoji: flag,
      continentCode: ({ continent }) => continent,
      continent: ({ continent }) => {
        const found = findContinent(continent);
        if (found === null) throw new Error(`no continent ${continent}`);
        return found;
      },
      capitalLatitude: (row) => capitalOf(source.current, row)?.latitude ?? null,
      capitalLongitude: (row) => capitalOf(source.current, row)?.longitude ?? null,
      latitude: (row) => placeOf(row)?.latitude ?? null,
      longitude: (row) => placeOf(row)?.longitude ?? null,
      boundingBox: ({ code }) => findExtent(code),
      aliases: (row) => [...aliasesOf(row)],
      translations: (row, { languages }) => [...translationsOf(row, languages)],
      capitalCity: (row) => capitalOf(source.current, row),
      highestPoint: ({ highestName, highestElevation }) => point(highestName, highestElevation),
      lowestPoint: ({ lowestName, lowestElevation }) => point(lowestName, lowestElevation),
      currency: ({ currency }) => (currency === null ? null : { code: currency }),
      currencyCode: ({ currency }) => currency,
      languageCodes: ({ languages }) => languages,
      languages: ({ languages }) => languages.flatMap((code) => source.current.languages.find(code) ?? []),
      borderCodes: ({ borders }) => borders,
      borders: ({ borders }) => source.current.countries.select(borders),
      emergency: ({ police, ambulance, fire }) => ({ police, ambulance, fire }),
      blocCodes: ({ code }) => blocsOf(code).map((bloc) => bloc.code),
      blocs: ({ code }) => blocsOf(code),
      stateCount: ({ code }) => source.current.states.of(code).length,
      states: ({ code }) => [...source.current.states.of(code)],
      cityConnection: ({ code }, page) => citiesPage(source.current, { country: code }, page),
      cities(row, { limit }) {
        checkLimit(limit);
        return largestCities(source.current, { country: row.code }, limit);
      },
      deep: (row) => row,
    },
  };
};
