import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Path of a file inside an installed package, whatever its `exports` say.
 *
 * @param specifier package and path, as `cldr-core/supplemental/currencyData.json`
 * @throws Error when the package is not installed.
 */
export function packageFile(specifier: string): string {
  for (const folder of require.resolve.paths(specifier) ?? []) {
    const path = join(folder, specifier);
    if (existsSync(path)) return path;
  }
  throw new Error(`${specifier} is missing: run npm install`);
}

/**
 * A JSON file inside an installed package, not validated: the package is pinned, the type is the caller's reading of
 * that version.
 *
 * @param specifier package and path, as `cldr-core/supplemental/currencyData.json`
 */
export const readPackageJson = <T>(specifier: string): T =>
  JSON.parse(readFileSync(packageFile(specifier), 'utf8')) as T;

/** What a CommonJS package without types exports; the caller narrows what it needs. */
export function loadPackage(name: string): unknown {
  const value: unknown = require(name);
  return value;
}

/** What a package says of itself. Licence: SPDX, or what else it says; empty when it says none. */
export function packageManifest(name: string): { version: string; licence: string } {
  const { version, license = '' } = readPackageJson<{ version: string; license?: string }>(
    `${name}/package.json`,
  );
  return { version, licence: license };
}

/** Edition and source of a dataset that a package brings: its version. */
export function bundledPackage(name: string): { edition: string; source: string } {
  const { version } = packageManifest(name);
  return { edition: version, source: `npm ${name}@${version}` };
}
