import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rooms, root, listSources } from '../support/source-files.ts';

const errorClasses = [
  'HttpFailure',
  'LookupError',
  'PlanError',
  'RequestRejected',
  'StoreError',
  'UserFacingError',
];

test('the product has exactly six error classes, all of them in core', () => {
  // Code for browsers has no access to core.
  const files = rooms
    .flatMap((room) => [...listSources(room)])
    .filter((file) => !file.startsWith('web/browser/'));
  const errorClassNames = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(
        /\bclass (\w+)(?:<[^{]*>)? extends (\w*(?:Error|Failure|Rejected|Exception))\b/g,
      ),
      ([, name = '']) => `${file} ${name}`,
    ),
  );
  const coreClassNames = errorClassNames
    .filter((each) => each.startsWith('core/'))
    .map((each) => each.split(' ')[1]);
  expect(coreClassNames.sort()).toEqual(errorClasses);
  expect(errorClassNames.filter((each) => !each.startsWith('core/')).sort()).toEqual([]);
});
