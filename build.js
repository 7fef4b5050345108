/**
 * `node build.js` builds the programs in dist/, so that Node runs them without a TypeScript loader. `node build.js <file.ts> …`
 * builds only the named files, each as `dist/tools/<name>.js`. Packages are not bundled. Stack traces show source lines because
 * of source maps.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import {
  createAddressPlugin,
  buildTimePrograms,
  findPackageFolder,
  programs,
  root,
  runtime,
  createStarter,
  workers,
} from './pack/programs.js';
import { renderDocuments } from './web/documents.js';
import { flags } from './web/flags.js';
import { worldMap } from './web/world-map.js';

const requestedFiles = process.argv.slice(2).map((path) => relative(root, resolve(path)));
const programEntries =
  requestedFiles.length > 0 ? requestedFiles : [...programs, ...buildTimePrograms, ...workers];
const outputFolder = join(root, requestedFiles.length > 0 ? 'dist/tools' : 'dist');
const getName = (path) => basename(path, '.ts');

const { outputFiles } = await build({
  entryPoints: [runtime, ...programEntries].map((path) => ({
    in: join(root, path),
    out: `${getName(path)}.body`,
  })),
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  // Omit the source texts. Stack traces need only line numbers, and Node would keep the texts in memory.
  sourcesContent: false,
  absWorkingDir: root,
  outdir: outputFolder,
  chunkNames: 'part-[hash]',
  write: false,
  plugins: [createAddressPlugin(outputFolder)],
});

if (requestedFiles.length === 0) await buildPages();
const outputs = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
for (const path of programEntries) outputs.set(`${getName(path)}.js`, createStarter(getName(path)));
mkdirSync(outputFolder, { recursive: true });
for (const [name, contents] of outputs) replace(join(outputFolder, name), contents);
// A complete build removes the files of earlier builds.
if (requestedFiles.length === 0) {
  for (const entry of readdirSync(outputFolder, { withFileTypes: true })) {
    if (entry.isFile() && !outputs.has(entry.name) && !/\.\d+$/.test(entry.name))
      rmSync(join(outputFolder, entry.name));
  }
}

/**
 * Builds the scripts, styles and data of the web pages in dist/web/. File names contain a content hash, and names.json maps the
 * plain names to them. The pages load nothing from other origins.
 */
async function buildPages() {
  const web = join(root, 'web');
  const folder = join(outputFolder, 'web');
  const scripts = [
    'page.ts',
    'home.ts',
    'docs.ts',
    'lists.ts',
    'explorer.tsx',
    'starting.ts',
    'admin.ts',
  ].map((name) => join(web, 'browser', name));
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
  const hashedNames = {};
  mkdirSync(folder, { recursive: true });
  const addFile = (name, file, contents) => {
    hashedNames[name] = file;
    replace(join(folder, file), contents);
  };
  const ownEntries = new Set(entryPoints.map((path) => relative(root, path).split(sep).join('/')));
  for (const { path, contents } of files) {
    const file = basename(path);
    const { entryPoint } = metafile.outputs[relative(root, path).split(sep).join('/')];
    // The style sheet of a script has the name of the script.
    const [, stem, kind] = /^(.*)-\w{8}\.(\w+)$/.exec(file) ?? [];
    addFile(ownEntries.has(entryPoint) || kind === 'css' ? `${stem}.${kind}` : file, file, contents);
  }
  const bundledPaths = Object.keys(metafile.inputs).filter((path) => path.startsWith('node_modules/'));
  const documents = renderDocuments(root);
  const dataFiles = {
    'world.json': worldMap(),
    'flags.json': flags(),
    'icon.svg': readFileSync(join(web, 'icon.svg')),
    'documents.json': documents.pages,
    'search.json': documents.search,
  };
  for (const [name, contents] of Object.entries(dataFiles)) {
    const [stem, kind] = name.split('.');
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
    addFile(name, `${stem}-${hash}.${kind}`, contents);
  }
  replace(join(folder, 'names.json'), JSON.stringify(hashedNames));
  // A release includes the licences of the packages that the pages contain.
  const packages = [...new Set(bundledPaths.map(findPackageFolder)), 'node_modules/world-atlas'].sort();
  replace(join(folder, 'packages.json'), JSON.stringify(packages));
  const currentFiles = new Set([...Object.values(hashedNames), 'names.json', 'packages.json']);
  for (const file of readdirSync(folder)) if (!currentFiles.has(file)) rmSync(join(folder, file));
}

/** Replaces a file atomically. A program that starts during the build reads either the old or the new file. */
function replace(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
