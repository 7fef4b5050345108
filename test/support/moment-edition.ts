import { createRequire } from 'node:module';
import type moment from 'moment-timezone';

/**
 * Loads an edition of moment-timezone with a separate `moment`. Two editions that share one `moment` would replace each other's
 * data, depending on the order in which a worker loads test files.
 */
export function loadMomentEdition(packageName: string): typeof moment {
  const require = createRequire(import.meta.url);
  const isMoment = (path: string) => /[\\/]node_modules[\\/]moment(-timezone[^\\/]*)?[\\/]/.test(path);
  const cachedModules = Object.entries(require.cache).filter(([path]) => isMoment(path));
  const clearCache = () => {
    for (const path of Object.keys(require.cache).filter(isMoment))
      Reflect.deleteProperty(require.cache, path);
  };
  clearCache();
  try {
    return require(packageName) as typeof moment;
  } finally {
    clearCache();
    Object.assign(require.cache, Object.fromEntries(cachedModules));
  }
}
