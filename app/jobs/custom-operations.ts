import type { CustomRows } from '../../rest-compat/custom-operations/custom-rows.ts';
import { CustomOperationsFolder } from '../custom-operations-folder.ts';

/** Interval in milliseconds at which the folder of documents is checked for changes. */
const checkIntervalMs = 2000;

/**
 * Loads the operator's custom operations, and reloads them when their files change.
 * @returns a function that stops reloading
 */
export function followCustomOperations(
  custom: CustomRows,
  dataDir: string,
  onError: (error: unknown) => void,
): () => void {
  const folder = new CustomOperationsFolder(dataDir);
  const loadInitialOperations = () => {
    try {
      const files = folder.changed();
      if (files !== null) custom.set(files);
    } catch (error) {
      onError(error);
    }
  };
  let isLoading = false;
  const check = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const files = folder.changed();
      if (files !== null) await custom.replace(files);
    } catch (error) {
      onError(error);
    } finally {
      isLoading = false;
    }
  };
  loadInitialOperations();
  const timer = setInterval(() => void check(), checkIntervalMs).unref();
  return () => clearInterval(timer);
}
