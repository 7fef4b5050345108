import { findMatchingTranslation } from '../../../db/snapshot/city-translations.ts';
import { fold } from '../../../facts/fold.ts';
import { toPlaceKey, listSpellingVariants } from '../../../facts/place-name.ts';
import { findTypedAreas } from './typed-areas.ts';
import type { CityModel } from './city.ts';

/** Returns the first name of a city that fulfils a condition. The city's own names come before translations. */
function findFirstMatchingName(
  { places: { cities }, row }: CityModel,
  matches: (name: string) => boolean,
): string | undefined {
  const ownNames = [cities.name, cities.nameLocal, cities.asciiName].map((names) => names.at(row));
  return ownNames.find(matches) ?? findMatchingTranslation(cities.translations.at(row), matches);
}

/**
 * Returns the city name that a text matches, in its original spelling: the record's name, the native name or a translation.
 * Alternative names are stored only in folded form, so that a match with one returns the text itself.
 */
export function findMatchedName(city: CityModel, text: string): string {
  const key = toPlaceKey(text);
  const isMatch = (name: string) => [...listSpellingVariants(name)].some((form) => toPlaceKey(form) === key);
  return findFirstMatchingName(city, isMatch) ?? text.trim();
}

/**
 * Returns the city name that begins with a text, or with the part of the text before an area. A complete name takes precedence.
 * @returns null when the text matches only an alternative name, which is stored folded, or matches only with a typo
 */
export function findNameWithPrefix(city: CityModel, text: string): string | null {
  for (const typedName of [text, ...findTypedAreas(city.places, text).map(({ name }) => name)]) {
    const prefix = fold(typedName);
    const matchingName =
      findFirstMatchingName(city, (name) => listSpellingVariants(name).has(prefix)) ??
      findFirstMatchingName(city, (name) =>
        [...listSpellingVariants(name)].some((form) => form.startsWith(prefix)),
      );
    if (matchingName !== undefined) return matchingName;
  }
  return null;
}
