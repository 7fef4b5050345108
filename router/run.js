/**
 * Runs one of our programs: `node router/run.js router/main.ts [arguments]`. Its sources, which are some hundred
 * TypeScript files, become one JavaScript file that is kept until one of them changes: a start then loads one file
 * instead of translating all of them. Packages stay outside of it.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = fileURLToPath(import.meta.url);
const root = resolve(dirname(here), '..');
const entry = resolve(process.argv[2] ?? '');
const folder = join(root, 'node_modules/.cache/lookup');
const bundle = join(folder, `${relative(root, entry).replaceAll(/[\\/]/g, '-')}.mjs`);

// The program sees the command line as if it had been started itself.
process.argv.splice(1, 2, entry);
// Libraries check themselves at every step where this is not said.
process.env.NODE_ENV ??= 'production';

if (isFresh() || (await isBuilt())) await import(pathToFileURL(bundle).href);
else await runUnbundled();

/** The first line of a bundle lists what it was made of. */
function isFresh() {
  try {
    const [head] = readFileSync(bundle, 'utf8').split('\n', 1);
    const stamps = JSON.parse(head.slice('// '.length));
    // Another checkout may share the folder of the packages: its bundle is not ours.
    return here in stamps && Object.entries(stamps).every(([path, stamp]) => stampOf(path) === stamp);
  } catch {
    return false;
  }
}

function stampOf(path) {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs} ${size}`;
}

/** False where nothing can be kept (a read-only installation), or where a source has a fault. */
function isBuilt() {
  return build().then(
    () => true,
    () => false,
  );
}

async function build() {
  const { build: bundled } = await import('esbuild');
  const { outputFiles, metafile } = await bundled({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    absWorkingDir: root,
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [{ name: 'addresses', setup: keepAddresses }],
  });
  const sources = Object.keys(metafile.inputs).map((path) => join(root, path));
  const stamps = Object.fromEntries([here, ...sources].map((path) => [path, stampOf(path)]));
  mkdirSync(folder, { recursive: true });
  const draft = `${bundle}.${process.pid}`;
  writeFileSync(draft, `// ${JSON.stringify(stamps)}\n${outputFiles[0].text}`);
  renameSync(draft, bundle);
}

/** A module finds its files by its own address, also from inside the bundle. */
function keepAddresses(setup) {
  setup.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
    loader: 'ts',
    contents: readFileSync(path, 'utf8').replaceAll(
      'import.meta.url',
      JSON.stringify(pathToFileURL(path).href),
    ),
  }));
}

/** Says the whole of a source's fault, too. */
async function runUnbundled() {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(entry).href);
}
