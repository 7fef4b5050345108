import { join } from 'node:path';
import { isDataFolder } from '../db/client/data-folder.ts';

/** Folders whose `.data` may hold the data. */
interface Places {
  /** The working directory. */
  readonly here: string;
  /** The folder that the program was unpacked or checked out to. */
  readonly program: string;
}

/**
 * The data folder of a command that may be started anywhere: DATA_DIR if it is set, whatever is there. Otherwise `.data` in
 * the working directory, or, when that holds no data and the one of the program does, the latter.
 */
export function dataFolderOf(
  environment: Readonly<Record<string, string | undefined>>,
  { here, program }: Places,
): string {
  // As for every setting, an empty value is none.
  const given = environment['DATA_DIR'];
  if (given !== undefined && given !== '') return given;
  const near = join(here, '.data');
  const own = join(program, '.data');
  return !isDataFolder(near) && isDataFolder(own) ? own : near;
}
