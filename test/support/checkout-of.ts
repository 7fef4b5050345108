import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Creates a folder like a checkout or an unpacked release: a copy of the built programs, links to the rest, and a data
 * folder.
 * @returns the path of the command
 */
export function createCheckout(folder: string, dataDir: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ownFolders = ['bin', 'dist'];
  for (const name of ownFolders) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of readdirSync(root))
    if (!name.startsWith('.') && !ownFolders.includes(name))
      symlinkSync(join(root, name), join(folder, name));
  symlinkSync(dataDir, join(folder, '.data'));
  return join(folder, 'bin/lookup.js');
}
