import { LocalSource } from '../../cli/local.ts';
import type { Source } from '../../cli/source.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';
import { hasStore } from '../../db/client/client.ts';
import { Lookups } from '../../rest-compat/handler/lookups.ts';
import type { Route } from '../../rest-compat/routing/route.ts';
import type { Graph } from '../../router/graph.ts';
import { describeError } from '../describe-error.ts';
import { describeMissingData } from '../existing-store.ts';
import { openGraph, openSubgraphs } from '../graph.ts';
import { readSettings, getStoreOptions, type Settings } from '../settings/settings.ts';
import { openStores } from '../stores.ts';

interface LocalSourceOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly routes: readonly Route[];
  /** Whether error messages suggest the closest known word. */
  readonly suggests: boolean;
  readonly onError: (text: string) => void;
}

/** Opens the store of the settings in this process, as a source of lookups. @throws UserFacingError */
export async function openLocalSource(options: LocalSourceOptions): Promise<Source> {
  const { environment, routes, suggests, onError } = options;
  const { graph, close } = await openLocal(readSettings(environment), onError);
  const lookups = new Lookups({ routes, graph, clock: Date.now });
  return new LocalSource({ lookups, graph, close, suggests });
}

/**
 * Opens the store in this process without importing data, which only the service does.
 * @throws UserFacingError
 */
export async function openLocal(
  settings: Settings,
  writeError: (text: string) => void,
): Promise<{ readonly graph: Graph; readonly close: () => Promise<void> }> {
  const throwUnavailable = (error: unknown): never => {
    if (isUserFacing(error, 'unavailable')) throw error;
    const reason = describeError(error);
    throw reason === null ? error : new UserFacingError('unavailable', reason);
  };
  if (!(await hasStore(getStoreOptions(settings)).catch(throwUnavailable)))
    throw new UserFacingError(
      'unavailable',
      describeMissingData(settings, 'set LOOKUP_URL to a remote service'),
    );
  const onError = (error: unknown) => writeError(`${describeError(error) ?? String(error)}\n`);
  const stores = await openStores(settings, {
    onError,
    importInChildProcess: () =>
      Promise.reject(
        new UserFacingError(
          'unavailable',
          `The data in ${settings.dataDir} is of another version of the program. Start the service once (npm start), which updates it, or set LOOKUP_URL to a remote service.`,
        ),
      ),
  }).catch(throwUnavailable);
  const graph = openGraph(settings, openSubgraphs(settings, stores, onError), onError);
  return { graph, close: () => stores.close() };
}
