/**
 * Builds the programs: `node build.js` writes dist/, which Node runs without a loader. `node build.js <file.ts> …` builds
 * these files instead, each as dist/tools/<its name>.js. Packages stay outside of it; stack traces name the lines of our sources.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { keepAddresses, makers, programs, root, runtime, starter, workers } from './pack/programs.js';
import { worldMap } from './web/world-map.js';

const given = process.argv.slice(2).map((path) => relative(root, resolve(path)));
const entries = given.length > 0 ? given : [...programs, ...makers, ...workers];
const dist = join(root, given.length > 0 ? 'dist/tools' : 'dist');
const nameOf = (path) => basename(path, '.ts');

const { outputFiles } = await build({
  entryPoints: [runtime, ...entries].map((path) => ({ in: join(root, path), out: `${nameOf(path)}.body` })),
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // Stack traces need lines, not texts, which Node would keep in memory.
  sourcesContent: false,
  absWorkingDir: root,
  outdir: dist,
  chunkNames: 'part-[hash]',
  write: false,
  plugins: [keepAddresses(dist)],
});

if (given.length === 0) await buildPages();
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

/**
 * What runs in the browser, in dist/web/ under names by content; names.json tells them. Nothing is loaded from elsewhere.
 */
async function buildPages() {
  const web = join(root, 'web');
  const folder = join(dist, 'web');
  const scripts = ['page.ts', 'home.ts', 'docs.ts', 'explorer.tsx', 'starting.ts'].map((name) =>
    join(web, 'browser', name),
  );
  const entryPoints = [...scripts, join(web, 'style.css')];
  const { outputFiles: files, metafile } = await build({
    entryPoints,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.graphql': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    absWorkingDir: root,
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    metafile: true,
    write: false,
  });
  const names = {};
  mkdirSync(folder, { recursive: true });
  const keep = (name, file, contents) => {
    names[name] = file;
    replace(join(folder, file), contents);
  };
  const own = new Set(entryPoints.map((path) => relative(root, path).split(sep).join('/')));
  for (const { path, contents } of files) {
    const file = basename(path);
    const { entryPoint } = metafile.outputs[relative(root, path).split(sep).join('/')];
    // A script's own styles have its name.
    const [, stem, kind] = /^(.*)-\w{8}\.(\w+)$/.exec(file) ?? [];
    keep(own.has(entryPoint) || kind === 'css' ? `${stem}.${kind}` : file, file, contents);
  }
  const others = { 'world.json': worldMap(), 'icon.svg': readFileSync(join(web, 'icon.svg')) };
  for (const [name, contents] of Object.entries(others)) {
    const [stem, kind] = name.split('.');
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
    keep(name, `${stem}-${hash}.${kind}`, contents);
  }
  replace(join(folder, 'names.json'), JSON.stringify(names));
  const kept = new Set([...Object.values(names), 'names.json']);
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(join(folder, file));
}

/** A program that starts meanwhile sees the whole of the old file or the whole of the new one. */
function replace(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
