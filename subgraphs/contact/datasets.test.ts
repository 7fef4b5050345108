import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contactDatasets } from './datasets.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

test.each(contactDatasets.map((dataset) => [dataset.name, dataset] as const))(
  '%s has the edition and licence that its source says',
  (name, { source, edition, licence }) => {
    if (source.startsWith('npm ')) {
      const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`)) as Record<
        string,
        string
      >;
      expect({ source, edition, licence }).toEqual({
        source: `npm ${name}@${version}`,
        edition: version,
        licence: license,
      });
    } else {
      expect(existsSync(new URL(source, root))).toBe(true);
      expect(read(source)).toContain(`Edition: ${edition}`);
    }
  },
);

test('each dataset stands once', () => {
  expect(new Set(contactDatasets.map(({ name }) => name)).size).toBe(contactDatasets.length);
});
