import { LRUCache } from 'lru-cache';
import { toBareName } from '../../../facts/bare-name.ts';
import { fold } from '../../../facts/fold.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import type { StateRow } from '../../../db/snapshot/states.ts';

/** Cache of the results by the names that sources use, some thousands per snapshot. */
const cachesByStates = new WeakMap<Places['states'], LRUCache<string, { readonly state: StateRow | null }>>();

/**
 * The state whose English or local name equals a source's; otherwise the only one whose name differs in generic words
 * alone (Riyadh Region, State of Berlin).
 */
export function findStateByName({ states }: Places, country: string, text: string): StateRow | null {
  const found = cachesByStates.get(states) ?? new LRUCache({ max: 10_000 });
  cachesByStates.set(states, found);
  const key = `${country} ${text}`;
  const entry = found.get(key) ?? { state: find(states.of(country), text) };
  found.set(key, entry);
  return entry.state;
}

function find(states: readonly StateRow[], text: string): StateRow | null {
  const named = (form: (name: string) => string) => {
    const wanted = form(text);
    return states.filter(({ name, nameLocal }) =>
      [name, nameLocal ?? name].some((one) => form(one) === wanted),
    );
  };
  const [exact] = named(fold);
  if (exact !== undefined) return exact;
  // English names of Korean provinces end in "-do" (province).
  const [only, ...others] = named((name) => toBareName(name.replace(/-do$/, '')));
  return only === undefined || others.length > 0 ? null : only;
}
