import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PackedTexts } from './packed-texts.ts';

const require = createRequire(import.meta.url);

/**
 * Returns the path of a file inside an installed package, even if the package's `exports` exclude the file.
 *
 * @param specifier package and path, such as `cldr-core/supplemental/currencyData.json`
 * @throws Error when the package is not installed
 */
export function resolvePackageFile(specifier: string): string {
  const path = findPackageFile(specifier);
  if (path === undefined) throw new Error(`${specifier} is missing: run npm install`);
  return path;
}

/** Returns the path as `resolvePackageFile` does; undefined when the file is not installed. */
export function findPackageFile(specifier: string): string | undefined {
  for (const folder of require.resolve.paths(specifier) ?? []) {
    const path = join(folder, specifier);
    if (existsSync(path)) return path;
  }
  return undefined;
}

/** The file in a release that contains the JSON files of packages. In a checkout, the files are read from the packages. */
const packedTextsFile = new URL('../packages.bin', import.meta.url);
let packedTexts: PackedTexts | null | undefined;
const openPackedTexts = () =>
  packedTexts === undefined
    ? (packedTexts = existsSync(packedTextsFile) ? new PackedTexts(packedTextsFile) : null)
    : packedTexts;

/** Whether `readPackageJson` can read a file. */
export function hasPackageJson(specifier: string): boolean {
  if (openPackedTexts()?.has(specifier) === true) return true;
  const [name = '', ...path] = specifier.split('/');
  const root = name.startsWith('@') ? `${name}/${path.shift() ?? ''}` : name;
  return existsSync(join(resolvePackageFile(`${root}/package.json`), '..', ...path));
}

/**
 * Reads a JSON file inside an installed package without validation. The package version is pinned, and the caller specifies the
 * type of that version.
 *
 * @param specifier package and path, such as `cldr-core/supplemental/currencyData.json`
 */
export const readPackageJson = <T>(specifier: string): T => JSON.parse(readPackageText(specifier)) as T;

/** Returns the text of a JSON file inside an installed package. */
export const readPackageText = (specifier: string): string =>
  openPackedTexts()?.read(specifier) ?? readFileSync(resolvePackageFile(specifier), 'utf8');

/** Loads a CommonJS package without types. The caller checks the exports. */
export function loadPackage(name: string): unknown {
  const value: unknown = require(name);
  return value;
}

/**
 * Returns version and licence from the manifest of a package. The licence is an SPDX expression, other text, or the empty text
 * when the manifest contains no licence.
 */
export function readPackageManifest(name: string): { version: string; licence: string } {
  const { version, license = '' } = readPackageJson<{ version: string; license?: string }>(
    `${name}/package.json`,
  );
  return { version, licence: license };
}

/**
 * Returns version and source of a dataset that is bundled as a package. The version is the day of the data if the package
 * version contains the day (`2.3.2026061719`), otherwise the package version.
 */
export function readBundledPackage(name: string): { edition: string; source: string } {
  const { version } = readPackageManifest(name);
  const [, year, month, day] = /\.(20\d\d)(\d\d)(\d\d)\d\d$/.exec(version) ?? [];
  const date = year === undefined ? null : `${year}-${month ?? ''}-${day ?? ''}`;
  return { edition: date ?? version, source: `npm ${name}@${version}` };
}
