import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = [
  'core',
  'facts',
  'net',
  'db',
  'subgraphs',
  'router',
  'rest-compat',
  'cli',
  'web',
  'app',
  'scripts',
];

const errorClasses = [
  'HttpFailure',
  'LookupError',
  'PlanError',
  'RequestRejected',
  'StoreError',
  'UserFacingError',
];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    // Code for browsers has no access to core.
    if (entry.isDirectory() && path !== 'web/browser') yield* sources(path);
    else if (/\.tsx?$/.test(path) && !path.endsWith('.test.ts')) yield path;
  }
}

test('the product has six error classes, all in core', () => {
  const found = folders.flatMap((folder) =>
    Array.from(sources(folder)).flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(
          /\bclass (\w+)(?:<[^{]*>)? extends (\w*(?:Error|Failure|Rejected|Exception))\b/g,
        ),
        ([, name = '']) => `${file} ${name}`,
      ),
    ),
  );
  const inCore = found.filter((each) => each.startsWith('core/')).map((each) => each.split(' ')[1]);
  expect(inCore.sort()).toEqual(errorClasses);
  expect(found.filter((each) => !each.startsWith('core/')).sort()).toEqual([]);
});
