import { LRUCache } from 'lru-cache';
import { toBareName } from '../../../facts/bare-name.ts';
import { fold } from '../../../facts/fold.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';

/** Cache of results by the state names of the sources, a few thousand names per snapshot. */
const cachesByStates = new WeakMap<Places['states'], LRUCache<string, { readonly state: StateRow | null }>>();

/**
 * Finds the state whose English or local name equals a name from a source. Otherwise finds the only state whose name differs
 * just in generic words (Riyadh Region, State of Berlin).
 */
export function findStateByName({ states }: Places, country: string, text: string): StateRow | null {
  const cachedStates = cachesByStates.get(states) ?? new LRUCache({ max: 10_000 });
  cachesByStates.set(states, cachedStates);
  const key = `${country} ${text}`;
  const entry = cachedStates.get(key) ?? { state: findState(states.of(country), text) };
  cachedStates.set(key, entry);
  return entry.state;
}

function findState(states: readonly StateRow[], text: string): StateRow | null {
  const filterByName = (form: (name: string) => string) => {
    const wantedName = form(text);
    return states.filter(({ name, nameLocal }) =>
      [name, nameLocal ?? name].some((one) => form(one) === wantedName),
    );
  };
  const [exact] = filterByName(fold);
  if (exact !== undefined) return exact;
  // Korean provinces have English names that end in "-do" (province).
  const [only, ...others] = filterByName((name) => toBareName(name.replace(/-do$/, '')));
  return only === undefined || others.length > 0 ? null : only;
}
