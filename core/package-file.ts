import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PackedTexts } from './packed-texts.ts';

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

/** Where a release has JSON files of packages together; a checkout reads the packages themselves. */
const together = new URL('../packages.bin', import.meta.url);
let packed: PackedTexts | null | undefined;
const texts = () =>
  packed === undefined ? (packed = existsSync(together) ? new PackedTexts(together) : null) : packed;

/** Whether a JSON file is there that `readPackageJson` could read. */
export function hasPackageJson(specifier: string): boolean {
  if (texts()?.has(specifier) === true) return true;
  const [name = '', ...path] = specifier.split('/');
  const root = name.startsWith('@') ? `${name}/${path.shift() ?? ''}` : name;
  return existsSync(join(packageFile(`${root}/package.json`), '..', ...path));
}

/**
 * A JSON file inside an installed package, not validated: the package is pinned, the type is the caller's reading of
 * that version.
 *
 * @param specifier package and path, as `cldr-core/supplemental/currencyData.json`
 */
export const readPackageJson = <T>(specifier: string): T =>
  JSON.parse(texts()?.read(specifier) ?? readFileSync(packageFile(specifier), 'utf8')) as T;

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
