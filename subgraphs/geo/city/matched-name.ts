import { translationFor } from '../../../db/snapshot/city-translations.ts';
import { fold } from '../../../facts/fold.ts';
import { placeKey, writtenForms } from '../../../facts/place-name.ts';
import { areasTyped } from './areas-typed.ts';
import type { CityModel } from './city.ts';

/** Among the own names of a city, else its translations, the first for which it holds. */
function nameFor(
  { places: { cities }, row }: CityModel,
  holds: (name: string) => boolean,
): string | undefined {
  const own = [cities.name, cities.nameLocal, cities.asciiName].map((names) => names.at(row));
  return own.find(holds) ?? translationFor(cities.translations.at(row), holds);
}

/**
 * Which name of a city a text is: the record's, the native one, or a translation, as each is written there. What others
 * call the city is held folded: the text itself.
 */
export function matchedName(city: CityModel, text: string): string {
  const key = placeKey(text);
  const isIt = (name: string) => [...writtenForms(name)].some((form) => placeKey(form) === key);
  return nameFor(city, isIt) ?? text.trim();
}

/**
 * Which name of a city a text, or the part of it before an area, is the beginning of; the whole name first. Null: one
 * that is held folded, or none by a mistake.
 */
export function prefixName(city: CityModel, text: string): string | null {
  for (const typed of [text, ...areasTyped(city.places, text).map(({ name }) => name)]) {
    const begun = fold(typed);
    const found =
      nameFor(city, (name) => writtenForms(name).has(begun)) ??
      nameFor(city, (name) => [...writtenForms(name)].some((form) => form.startsWith(begun)));
    if (found !== undefined) return found;
  }
  return null;
}
