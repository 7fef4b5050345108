import type { CustomRows } from '../../rest-compat/custom-operations/custom-rows.ts';
import { CustomOperationsFolder } from '../custom-operations-folder.ts';

/** How often the folder of documents is checked for changes, in milliseconds. */
const checkEveryMs = 2000;

/** Loads the operator's custom operations, and reloads them when they change. @returns a function that stops it */
export function followCustomOperations(
  custom: CustomRows,
  dataDir: string,
  onError: (error: unknown) => void,
): () => void {
  const folder = new CustomOperationsFolder(dataDir);
  const check = () => {
    try {
      const files = folder.changed();
      if (files !== null) custom.set(files);
    } catch (error) {
      onError(error);
    }
  };
  check();
  const timer = setInterval(check, checkEveryMs).unref();
  return () => clearInterval(timer);
}
