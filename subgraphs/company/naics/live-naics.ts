import type { StoredNaicsClass } from '../../../db/snapshot/naics.ts';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import { createNaicsEdition, type NaicsEdition } from './edition.ts';
import type { NaicsSource } from './resolvers.ts';

/**
 * Creates a source of NAICS from classes that can change at run time. The version is rebuilt only when the list of classes
 * changes. Without classes, every query fails with service_unavailable.
 */
export function createLiveNaics(source: { readonly current: readonly StoredNaicsClass[] }): NaicsSource {
  let classes: readonly StoredNaicsClass[] | undefined;
  let edition: NaicsEdition | undefined;
  return {
    edition() {
      const { current } = source;
      const [first] = current;
      if (first === undefined) {
        throw createUnavailableError('No NAICS data is loaded: run `npm run data -- refresh`.');
      }
      if (edition === undefined || classes !== current) {
        classes = current;
        edition = createNaicsEdition(first.year, current);
      }
      return edition;
    },
  };
}
