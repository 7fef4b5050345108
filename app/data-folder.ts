import { join } from 'node:path';
import { isDataFolder } from '../db/client/data-folder.ts';

/** Folders that may contain a data folder `.data`. */
interface Locations {
  /** The working directory. */
  readonly here: string;
  /** The folder into which the program was unpacked or checked out. */
  readonly program: string;
}

/**
 * Returns the data folder for a command that can be started in any directory: DATA_DIR if set, even if that folder has no data.
 * Otherwise `.data` in the working directory, or `.data` of the program if only the program's folder has data.
 */
export function findDataFolder(
  environment: Readonly<Record<string, string | undefined>>,
  { here, program }: Locations,
): string {
  // An empty value counts as not set, as for every setting.
  const configuredFolder = environment['DATA_DIR'];
  if (configuredFolder !== undefined && configuredFolder !== '') return configuredFolder;
  const workingFolder = join(here, '.data');
  const programFolder = join(program, '.data');
  return !isDataFolder(workingFolder) && isDataFolder(programFolder) ? programFolder : workingFolder;
}
