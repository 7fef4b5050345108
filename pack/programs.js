/** Lists the programs in dist/, and builds their start files. build.js and pack.js share this module. */
import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const programs = ['serve', 'subgraph', 'keys', 'data', 'import', 'lookup'].map(
  (name) => `app/bin/${name}.ts`,
);
export const workers = ['app/bin/worker-thread.ts'];
/** Programs that only a checkout of the repository needs. */
export const buildTimePrograms = ['app/bin/compose.ts', 'app/bin/prebuild.ts', 'app/bin/import-reader.ts'];

/** Each program starts with a short file that configures Node before it loads other code. */
export const runtime = 'app/bin/runtime.ts';
export const createStarter = (name) => `import './runtime.body.js';
await import('./${name}.body.js');
`;

/**
 * Creates a plugin that replaces `import.meta.url` in each module. A bundled module in dist/ then finds its files independent
 * of the location of the folder. Packages are resolved from dist/, where a release contains them.
 * @param change an additional transformation of each source. Default: none
 */
export const createAddressPlugin = (dist, change = (text) => text) => ({
  name: 'addresses',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`)) return undefined;
      const relativePath = relative(dist, path).split(sep).map(encodeURIComponent).join('/');
      return {
        loader: 'ts',
        contents: change(readFileSync(path, 'utf8'), path).replaceAll(
          /(?<!createRequire\()import\.meta\.url/g,
          `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`,
        ),
      };
    });
  },
});

/** Returns the folder of the package to which a path in node_modules belongs. */
export function findPackageFolder(path) {
  const parts = path.split('/');
  const nameIndex = parts.lastIndexOf('node_modules') + 1;
  return parts.slice(0, nameIndex + (parts[nameIndex]?.startsWith('@') ? 2 : 1)).join('/');
}
