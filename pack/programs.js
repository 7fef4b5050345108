/** The programs of dist/, how each begins, and how they find their files: for build.js and for releases alike. */
import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const programs = ['serve', 'subgraph', 'keys', 'data', 'import', 'lookup'].map(
  (name) => `app/bin/${name}.ts`,
);
export const workers = ['app/bin/worker-thread.ts'];
/** What a checkout is worked on with. */
export const makers = ['app/bin/compose.ts', 'app/bin/prebuild.ts', 'app/bin/import-reader.ts'];

/** Each program is a short file: what is said to Node has to be said before the rest is loaded. */
export const runtime = 'app/bin/runtime.ts';
export const starter = (name) => `import './runtime.body.js';
await import('./${name}.body.js');
`;

/**
 * A module finds its files by its own address, also from inside of dist/, wherever the folder stands.
 * @param change what else is done to a source. Default: nothing
 */
export const keepAddresses = (dist, change = (text) => text) => ({
  name: 'addresses',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`)) return undefined;
      const place = relative(dist, path).split(sep).map(encodeURIComponent).join('/');
      return {
        loader: 'ts',
        contents: change(readFileSync(path, 'utf8'), path).replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(place)}, import.meta.url).href`,
        ),
      };
    });
  },
});
