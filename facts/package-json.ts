import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A JSON file inside an installed package and not validated: the package is pinned, the type is the
 * caller's reading of that version.
 * @param specifier package and path, as `cldr-core/supplemental/currencyData.json`
 */
export const readPackageJson = <T>(specifier: string): T =>
  JSON.parse(readFileSync(packageFile(specifier), 'utf8')) as T;

/** The path of a file inside an installed package, whether or not the package exports it. */
export function packageFile(specifier: string): string {
  for (const folder of require.resolve.paths(specifier) ?? []) {
    const file = `${folder}/${specifier}`;
    if (existsSync(file)) return file;
  }
  throw new Error(`${specifier} is not installed`);
}
