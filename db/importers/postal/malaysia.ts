import type { StateName } from '../state-names.ts';
import type { PostalPlace } from './place.ts';
import { requirePackage } from './require-package.ts';
import type { Settlements } from './settlements.ts';

interface State {
  /** Federal territories have a prefix: `Wp Labuan`. */
  readonly name: string;
  readonly city: readonly { readonly name: string; readonly postcode: readonly string[] }[];
}

/** Codes of Pos Malaysia with their town, which is searched only within its state. */
export function* malaysia(
  settlements: Settlements,
  states: ReadonlyMap<string, StateName>,
): Generator<PostalPlace> {
  const codes = new Map(
    [...states.values()]
      .filter(({ country }) => country === 'MY')
      .flatMap(({ code, spellings }) => spellings.map((name) => [name, code])),
  );
  for (const { name, city } of requirePackage<{ allPostcodes: State[] }>('malaysia-postcodes').allPostcodes) {
    const state = codes.get(name.replace(/^Wp /, '')) ?? null;
    for (const { name: town, postcode } of city) {
      const { latitude, longitude } = (state === null ? null : settlements.named('MY', town, state)) ?? {};
      for (const code of postcode) yield { country: 'MY', code, city: town, state, latitude, longitude };
    }
  }
}
