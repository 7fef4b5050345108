import { translationNamed } from '../../../db/snapshot/city-translations.ts';
import { placeKey, writtenForms } from '../../../facts/place-name.ts';
import type { CityModel } from './city.ts';

/**
 * Which name of a city a text is: the record's, the native one, or a translation, as each is written there. What others
 * call the city is held folded: the text itself.
 */
export function matchedName({ places: { cities }, row }: CityModel, text: string): string {
  const key = placeKey(text);
  const own = [cities.name, cities.nameLocal, cities.asciiName].map((names) => names.at(row));
  const isIt = (name: string) => [...writtenForms(name)].some((form) => placeKey(form) === key);
  return own.find(isIt) ?? translationNamed(cities.translations.at(row), text) ?? text.trim();
}
