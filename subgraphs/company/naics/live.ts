import type { StoredClass } from '../../../db/snapshot/naics.ts';
import { unavailable } from '../../../core/lookup-error.ts';
import { createNaicsEdition, type NaicsEdition } from './edition.ts';
import type { NaicsSource } from './resolvers.ts';

/**
 * Provides NAICS over a source of classes that can change while the service runs. The version is rebuilt only when
 * the source returns a different list. Without classes every query fails with service_unavailable.
 */
export function createLiveNaics(source: { readonly current: readonly StoredClass[] }): NaicsSource {
  let classes: readonly StoredClass[] | undefined;
  let edition: NaicsEdition | undefined;
  return {
    edition() {
      const { current } = source;
      const [first] = current;
      if (first === undefined) {
        throw unavailable('No NAICS data is loaded: run `npm run data -- refresh`.');
      }
      if (edition === undefined || classes !== current) {
        classes = current;
        edition = createNaicsEdition(first.year, current);
      }
      return edition;
    },
  };
}
