import type { StateName } from '../state-names.ts';
import { placeByNeighbours, type UnplacedCode } from './neighbours.ts';
import type { PostalPlace } from './place.ts';
import { requirePackage } from './require-package.ts';
import type { Settlements } from './settlements.ts';

interface MalaysianState {
  /** Name of the state. Federal territories have a prefix: `Wp Labuan`. */
  readonly name: string;
  readonly city: readonly { readonly name: string; readonly postcode: readonly string[] }[];
}

/** Towns by post town, for post towns with the name of their island. */
const seats: Readonly<Record<string, string>> = { 'Pulau Pinang': 'George Town' };

/** Yields codes of Pos Malaysia with their town. Only towns in the state of the code are searched. */
export function* readMalaysianPlaces(
  settlements: Settlements,
  states: ReadonlyMap<string, StateName>,
): Generator<PostalPlace> {
  const stateCodes = new Map(
    [...states.values()]
      .filter(({ country }) => country === 'MY')
      .flatMap(({ code, spellings }) => spellings.map((name) => [name, code])),
  );
  for (const { name, city } of requirePackage<{ allPostcodes: MalaysianState[] }>('malaysia-postcodes')
    .allPostcodes) {
    const state = stateCodes.get(name.replace(/^Wp /, '')) ?? null;
    const codes = city.flatMap(({ name: town, postcode }) => {
      const candidates = state === null ? [] : settlements.candidates('MY', seats[town] ?? town, state);
      return postcode.map((code): UnplacedCode => ({
        place: { country: 'MY', code, city: town, state },
        candidates,
      }));
    });
    yield* placeByNeighbours(codes);
  }
}
