import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the flags of ISO 3166-1 countries and some territories as JSON: SVG texts (3:2) by code in lower case. Source: the
 * package country-flag-icons (MIT), which is needed only by the build.
 */
export function flags() {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
    '3x2',
  );
  const images = readdirSync(folder)
    .filter((name) => /^[A-Z]{2}\.svg$/.test(name))
    .map((name) => [name.slice(0, 2).toLowerCase(), readFileSync(join(folder, name), 'utf8')]);
  return JSON.stringify(Object.fromEntries(images));
}
