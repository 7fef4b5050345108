import { join } from 'node:path';
import { isDataFolder } from '../db/client/data-folder.ts';

/** Folders whose subfolder `.data` may contain the data. */
interface Locations {
  /** The working directory. */
  readonly here: string;
  /** The folder to which the program was unpacked or checked out. */
  readonly program: string;
}

/**
 * Returns the data folder of a command that may be started in any directory: DATA_DIR if it is set, even when that folder has no
 * data. Otherwise `.data` in the working directory, or `.data` of the program when only that has data.
 */
export function findDataFolder(
  environment: Readonly<Record<string, string | undefined>>,
  { here, program }: Locations,
): string {
  // An empty value counts as not set, as for every setting.
  const configured = environment['DATA_DIR'];
  if (configured !== undefined && configured !== '') return configured;
  const workingFolder = join(here, '.data');
  const programFolder = join(program, '.data');
  return !isDataFolder(workingFolder) && isDataFolder(programFolder) ? programFolder : workingFolder;
}
