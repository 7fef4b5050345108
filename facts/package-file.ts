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

/** What a package says of itself. Licence: SPDX, or what else it says; empty when it says none. */
export function packageManifest(name: string): { version: string; licence: string } {
  const { version, license } = JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  return { version, licence: license ?? '' };
}

/** Edition and source of a dataset that a package brings: its version. */
export function bundledPackage(name: string): { edition: string; source: string } {
  const { version } = packageManifest(name);
  return { edition: version, source: `npm ${name}@${version}` };
}
