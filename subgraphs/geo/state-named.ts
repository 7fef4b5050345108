import { fold } from '../../db/fold.ts';
import type { Places } from '../../db/snapshot/places.ts';
import type { StateRow } from '../../db/snapshot/states.ts';

/** The division of a country whose name, English or local, is the one that a source writes. */
export function stateNamed(places: Places, country: string, text: string): StateRow | null {
  const wanted = fold(text);
  const isNamed = (name: string | null) => name !== null && fold(name) === wanted;
  return places.states.of(country).find(({ name, nameLocal }) => isNamed(name) || isNamed(nameLocal)) ?? null;
}
