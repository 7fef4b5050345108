import { findMatchingTranslation } from '../../../db/snapshot/city-translations.ts';
import { fold } from '../../../facts/fold.ts';
import { toPlaceKey, listSpellingVariants } from '../../../facts/place-name.ts';
import { findTypedAreas } from './areas-typed.ts';
import type { CityModel } from './city.ts';

/** Returns the first name of a city that fulfils a condition: its own names first, then its translations. */
function findFirstMatchingName(
  { places: { cities }, row }: CityModel,
  matches: (name: string) => boolean,
): string | undefined {
  const ownNames = [cities.name, cities.nameLocal, cities.asciiName].map((names) => names.at(row));
  return ownNames.find(matches) ?? findMatchingTranslation(cities.translations.at(row), matches);
}

/**
 * Returns the name of a city that a text matches, in its original spelling: the record's name, the native name or a
 * translation. Alternative names are stored folded only; for them, returns the text itself.
 */
export function findMatchedName(city: CityModel, text: string): string {
  const key = toPlaceKey(text);
  const isMatch = (name: string) => [...listSpellingVariants(name)].some((form) => toPlaceKey(form) === key);
  return findFirstMatchingName(city, isMatch) ?? text.trim();
}

/**
 * Returns the name of a city that begins with a text, or with the part of the text before an area. A complete name
 * takes precedence.
 * @returns null when the text matches a name that is stored folded only, or matches with a typo
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
