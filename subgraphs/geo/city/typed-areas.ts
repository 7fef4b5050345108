import { fold } from '../../../facts/fold.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { Area } from './rows-by-name.ts';

interface PlaceInterpretation {
  /** The name of the place: the text without the area. */
  readonly name: string;
  /** The areas that the rest of the text can denote: CA is California or Canada. */
  readonly areas: readonly Area[];
  /** Whether a comma separates place and area. Such a text has only one interpretation. */
  readonly isMarked: boolean;
}

/** Maximum number of words in an area name: Democratic Republic of the Congo. */
const maxAreaWords = 5;
const areaNamesCache = new WeakMap<Places['states'], ReadonlyMap<string, readonly Area[]>>();

/** Maps every folded name and code of an area to the matching countries and states. Cached per snapshot. */
function getAreaNames({ countries, states }: Places): ReadonlyMap<string, readonly Area[]> {
  const cachedValue = areaNamesCache.get(states);
  if (cachedValue !== undefined) return cachedValue;
  const names = new Map<string, Area[]>();
  const addNames = (texts: Iterable<string | null>, area: Area) => {
    for (const text of new Set([...texts].map((one) => fold(one ?? '')))) {
      if (text !== '') names.set(text, [...(names.get(text) ?? []), area]);
    }
  };
  for (const country of countries.all) {
    const { code, alpha3 } = country;
    addNames([code, alpha3, ...countries.namesOf(country)], { country: code });
    for (const state of states.of(code)) {
      const codeWithoutCountry = state.code.slice(3);
      addNames(
        [/^[A-Z]{2,3}$/.test(codeWithoutCountry) ? codeWithoutCountry : null, state.name, state.nameLocal],
        {
          country: code,
          state,
        },
      );
    }
  }
  areaNamesCache.set(states, names);
  return names;
}

/** Finds the areas with this name, in any language. With `last: 'begun'`, also finds areas whose names start with the text. */
function findAreasByName(
  { countries }: Places,
  names: ReadonlyMap<string, readonly Area[]>,
  text: string,
  last: 'begun' | 'whole',
): readonly Area[] {
  const areasWithName = names.get(text);
  if (areasWithName !== undefined || text === '') return areasWithName ?? [];
  const country = countries.named(text);
  if (country !== null) return [{ country: country.code }];
  if (last === 'whole') return [];
  return [...names].flatMap(([name, areas]) => (name.startsWith(text) ? areas : []));
}

const intersectAreas = (some: readonly Area[], others: readonly Area[]): Area[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      if (one.country !== other.country) return [];
      if (one.state === undefined || other.state === undefined)
        return [one.state === undefined ? other : one];
      return one.state === other.state ? [one] : [];
    }),
  );

/**
 * Returns each way to interpret a text as a place followed by its area: `paris, fr`, `Portland, Oregon, USA`, and without
 * commas `springfield il`, `san jose costa rica`.
 *
 * @param last `begun` when the last area can be unfinished, as in a search while typing
 */
export function findTypedAreas(
  places: Places,
  text: string,
  last: 'begun' | 'whole' = 'begun',
): PlaceInterpretation[] {
  const names = getAreaNames(places);
  const [name = '', ...parts] = text.split(',').map((part) => part.trim());
  const areaTexts = parts.map(fold).filter((part) => part !== '');
  if (areaTexts.length > 0 && name !== '') {
    const [first = [], ...others] = areaTexts.map((part, at) =>
      at < areaTexts.length - 1 ? (names.get(part) ?? []) : findAreasByName(places, names, part, last),
    );
    const areas = others.reduce(intersectAreas, [...first]);
    return areas.length === 0 ? [] : [{ name, areas, isMarked: true }];
  }
  const words = fold(text).split(' ');
  const placeInterpretations: PlaceInterpretation[] = [];
  for (
    let areaWordCount = 1;
    areaWordCount <= maxAreaWords && areaWordCount < words.length;
    areaWordCount++
  ) {
    const areas = names.get(words.slice(-areaWordCount).join(' '));
    if (areas !== undefined)
      placeInterpretations.push({ name: words.slice(0, -areaWordCount).join(' '), areas, isMarked: false });
  }
  return placeInterpretations;
}
