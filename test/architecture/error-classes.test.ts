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

/** Classes of app, db, cli and subgraphs that are being replaced by the six. Each line is removed with its class. */
const toBeReplaced = [
  'app/data-commands/writable.ts UsageError',
  'app/key-administration/key-book.ts KeyBookError',
  'app/key-administration/key-options.ts KeyUsageError',
  'app/settings/settings.ts SettingsError',
  'app/user-facing-error.ts UserFacingError',
  'cli/source.ts Unavailable',
  'db/client/share.ts RolledBack',
  'db/import/dataset.ts DatasetError',
  'subgraphs/time/editions/editions.ts UnknownEdition',
  'subgraphs/time/tz/zic-source.ts ZicError',
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
  expect(found.filter((each) => !each.startsWith('core/')).sort()).toEqual(toBeReplaced);
});
