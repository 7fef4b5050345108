import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The built programs in a folder of their own, as a checkout or an unpacked release has them, with a data folder: the rest is
 * linked.
 * @returns the path of the command
 */
export function checkoutOf(folder: string, dataDir: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const own = ['bin', 'dist'];
  for (const name of own) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of readdirSync(root))
    if (!name.startsWith('.') && !own.includes(name)) symlinkSync(join(root, name), join(folder, name));
  symlinkSync(dataDir, join(folder, '.data'));
  return join(folder, 'bin/lookup.js');
}
