import type { CountryRow } from '../../../db/snapshot/countries.ts';
import { findTranslation } from '../../../db/snapshot/city-translations.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';
import type { Translation } from '../../../facts/names/cldr-names.ts';
import { listLocaleFallbacks } from '../../../facts/names/locale.ts';
import { findStateName } from '../../../facts/names/state-names.ts';
import { memoizePerObject } from '../../../core/memoize-per-object.ts';
import { createCldrTranslator, type NameTranslator } from '../../local-name.ts';
import type { CityModel } from '../city/city.ts';

export const translateCountry = ({ code }: CountryRow): NameTranslator =>
  createCldrTranslator('territories', code);

/** Translates the name of a state. Sources: Natural Earth, or the native name when the country has only one language. */
export const translateState =
  (state: StateRow, country: CountryRow | null): NameTranslator =>
  (tag) => {
    const locales = listLocaleFallbacks(tag);
    return findStateName(state.code, state.name, locales) ?? getNativeName(state.nameLocal, country, locales);
  };

/** Population up to which the source's name in Latin script is the native name. Names of larger cities are English. */
const maxNativeNamePopulation = 100_000;

/** Translates the name of a city. Sources: CLDR, the city records, or the native name when the country has only one language. */
export const translateCity =
  (city: CityModel): NameTranslator =>
  (tag) => {
    const locales = listLocaleFallbacks(tag);
    const { country, name, nameLocal, population } = city;
    const recordedTranslation = findTranslation(city.places.cities.translations.at(city.row), locales);
    if (recordedTranslation !== null) return recordedTranslation;
    const isNative = (population ?? 0) < maxNativeNamePopulation && isLatin(country);
    return getNativeName(nameLocal ?? (isNative ? name : null), country, locales);
  };

/** Returns the native name when the requested language is the only language of the country. */
function getNativeName(
  text: string | null,
  country: CountryRow | null,
  locales: readonly string[],
): Translation | null {
  const [only, ...others] = country?.languages ?? [];
  if (text === null || only === undefined || others.length > 0) return null;
  return locales.includes(only) ? { text, language: only } : null;
}

const isLatin = memoizePerObject(
  ({ languages: [main = 'und'] }: CountryRow) => new Intl.Locale(main).maximize().script === 'Latn',
);
