/**
 * Builds the programs: `node build.js` writes dist/, which Node runs without a loader. `node build.js <file.ts> …` builds
 * these files instead, each as dist/tools/<its name>.js. Packages stay outside of it; stack traces name the lines of our sources.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));

const programs = ['serve', 'subgraph', 'keys', 'data', 'import', 'compose', 'lookup'].map((name) => `app/${name}.ts`);
const workers = ['subgraphs/company/vin/vehicle-worker.ts'];

const given = process.argv.slice(2).map((path) => relative(root, resolve(path)));
const entries = given.length > 0 ? given : [...programs, ...workers];
const dist = join(root, given.length > 0 ? 'dist/tools' : 'dist');
const nameOf = (path) => basename(path, '.ts');

const { outputFiles } = await build({
  // What libraries check at every step where this is not said has to be said before they are loaded: each program is a
  // short file that says it and then imports the rest.
  entryPoints: entries.map((path) => ({ in: join(root, path), out: `${nameOf(path)}.body` })),
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  absWorkingDir: root,
  outdir: dist,
  chunkNames: 'part-[hash]',
  write: false,
  plugins: [{ name: 'addresses', setup: keepAddresses }],
});

const wanted = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
for (const path of entries) wanted.set(`${nameOf(path)}.js`, starter(nameOf(path)));
mkdirSync(dist, { recursive: true });
for (const [name, contents] of wanted) replace(join(dist, name), contents);
// What an earlier build left; single files are built beside each other.
if (given.length === 0) {
  for (const entry of readdirSync(dist, { withFileTypes: true })) {
    if (entry.isFile() && !wanted.has(entry.name) && !/\.\d+$/.test(entry.name))
      rmSync(join(dist, entry.name));
  }
}

function starter(name) {
  return `process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import('./${name}.body.js');
`;
}

/** A program that starts meanwhile sees the whole of the old file or the whole of the new one. */
function replace(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}

/** A module finds its files by its own address, also from inside of dist/, wherever the checkout stands. */
function keepAddresses(setup) {
  setup.onLoad({ filter: /\.ts$/ }, ({ path }) => {
    const place = relative(dist, path).split(sep).map(encodeURIComponent).join('/');
    return {
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(place)}, import.meta.url).href`,
      ),
    };
  });
}
