import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A file inside an installed package, as bytes: for data that the package's own code reads too often or too eagerly. */
const readPackageFile = (path: string): Buffer => readFileSync(require.resolve(path));

/** A JSON file inside an installed package; the caller narrows what it needs. */
export function readPackageJson(path: string): unknown {
  const value: unknown = JSON.parse(readPackageFile(path).toString('utf8'));
  return value;
}

/** What a CommonJS package without types exports; the caller narrows what it needs. */
export function loadPackage(name: string): unknown {
  const value: unknown = require(name);
  return value;
}
