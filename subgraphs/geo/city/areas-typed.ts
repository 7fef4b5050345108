import { fold } from '../../../facts/fold.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { Area } from './named.ts';

interface Typed {
  /** What is left for the place. */
  readonly name: string;
  /** Any of these: CA is California and Canada. */
  readonly areas: readonly Area[];
  /** Whether a comma divides them: then nothing else can be meant. */
  readonly isMarked: boolean;
}

/** Of the longest name of a country: Democratic Republic of the Congo. */
const mostWords = 5;
const known = new WeakMap<Places['states'], ReadonlyMap<string, readonly Area[]>>();

/** Countries and states by every folded name and code; per edition. */
function areaNames({ countries, states }: Places): ReadonlyMap<string, readonly Area[]> {
  const held = known.get(states);
  if (held !== undefined) return held;
  const names = new Map<string, Area[]>();
  const add = (texts: Iterable<string | null>, area: Area) => {
    for (const text of new Set([...texts].map((one) => fold(one ?? '')))) {
      if (text !== '') names.set(text, [...(names.get(text) ?? []), area]);
    }
  };
  for (const country of countries.all) {
    const { code, alpha3 } = country;
    add([code, alpha3, ...countries.namesOf(country)], { country: code });
    for (const state of states.of(code)) {
      const bare = state.code.slice(3);
      add([/^[A-Z]{2,3}$/.test(bare) ? bare : null, state.name, state.nameLocal], { country: code, state });
    }
  }
  known.set(states, names);
  return names;
}

/** The areas that a text is the name of, in another language too, or the beginning of a name. */
function areasNamed(
  { countries }: Places,
  names: ReadonlyMap<string, readonly Area[]>,
  text: string,
  last: 'begun' | 'whole',
): readonly Area[] {
  const whole = names.get(text);
  if (whole !== undefined || text === '') return whole ?? [];
  const country = countries.named(text);
  if (country !== null) return [{ country: country.code }];
  if (last === 'whole') return [];
  return [...names].flatMap(([name, areas]) => (name.startsWith(text) ? areas : []));
}

const both = (some: readonly Area[], others: readonly Area[]): Area[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      if (one.country !== other.country) return [];
      if (one.state === undefined || other.state === undefined)
        return [one.state === undefined ? other : one];
      return one.state === other.state ? [one] : [];
    }),
  );

/**
 * The ways to read a text as a place and where it lies: `paris, fr`, `Portland, Oregon, USA`, and without commas
 * `springfield il`, `san jose costa rica`.
 *
 * @param last whether the last area may be the beginning of a name: somebody is typing
 */
export function areasTyped(places: Places, text: string, last: 'begun' | 'whole' = 'begun'): Typed[] {
  const names = areaNames(places);
  const [name = '', ...parts] = text.split(',').map((part) => part.trim());
  const given = parts.map(fold).filter((part) => part !== '');
  if (given.length > 0 && name !== '') {
    const [first = [], ...others] = given.map((part, at) =>
      at < given.length - 1 ? (names.get(part) ?? []) : areasNamed(places, names, part, last),
    );
    const areas = others.reduce(both, [...first]);
    return areas.length === 0 ? [] : [{ name, areas, isMarked: true }];
  }
  const words = fold(text).split(' ');
  const found: Typed[] = [];
  for (let count = 1; count <= mostWords && count < words.length; count++) {
    const areas = names.get(words.slice(-count).join(' '));
    if (areas !== undefined) found.push({ name: words.slice(0, -count).join(' '), areas, isMarked: false });
  }
  return found;
}
