import { findMatchingTranslation } from '../../../db/snapshot/city-translations.ts';
import { fold } from '../../../facts/fold.ts';
import { toPlaceKey, listSpellingVariants } from '../../../facts/place-name.ts';
import { findTypedAreas } from './areas-typed.ts';
import type { CityModel } from './city.ts';

/** Returns the first name of a city that fulfils a condition: its own names first, then its translations. */
function firstMatchingName(
  { places: { cities }, row }: CityModel,
  matches: (name: string) => boolean,
): string | undefined {
  const own = [cities.name, cities.nameLocal, cities.asciiName].map((names) => names.at(row));
  return own.find(matches) ?? findMatchingTranslation(cities.translations.at(row), matches);
}

/**
 * Returns the name of a city that a text matches, in its original spelling: the record's name, the native name or a
 * translation. Alternative names are stored folded only; for them, returns the text itself.
 */
export function matchedName(city: CityModel, text: string): string {
  const key = toPlaceKey(text);
  const isIt = (name: string) => [...listSpellingVariants(name)].some((form) => toPlaceKey(form) === key);
  return firstMatchingName(city, isIt) ?? text.trim();
}

/**
 * Returns the name of a city that a text, or its part before an area, is the beginning of. A complete name takes precedence.
 * @returns null when the text matches a name that is stored folded only, or matches with a typo
 */
export function prefixName(city: CityModel, text: string): string | null {
  for (const typedName of [text, ...findTypedAreas(city.places, text).map(({ name }) => name)]) {
    const prefix = fold(typedName);
    const found =
      firstMatchingName(city, (name) => listSpellingVariants(name).has(prefix)) ??
      firstMatchingName(city, (name) =>
        [...listSpellingVariants(name)].some((form) => form.startsWith(prefix)),
      );
    if (found !== undefined) return found;
  }
  return null;
}
