import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zonesHelp } from '../../app/zones/zones-command.ts';
import { enrichHelp } from '../../cli/enrich/options.ts';
import { formatHelp as lookupHelp } from '../../cli/help.ts';
import { groupByFamily } from '../../rest-compat/routing/families.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import {
  findCodeBlocks,
  findPageCode,
  splitCommands,
  findHelpExamples,
  findInlineCode,
  isPattern,
  extractText,
  type Text,
} from '../support/examples-in-texts.ts';
import { copyFreshInstallation, serviceUser } from '../support/fresh-installation.ts';
import { expectSameBody } from '../support/expect-same-body.ts';
import { needsProvider } from '../support/needs-provider.ts';
import { buildTar } from '../support/tarred.ts';
import { startService, type StartedService } from '../support/start-service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const markdown: readonly Text[] = [
  'README.md',
  'clients/typescript/README.md',
  'clients/python/README.md',
  ...readdirSync(`${root}docs`).map((name) => `docs/${name}`),
  ...readdirSync(`${root}examples`, { recursive: true, encoding: 'utf8' }).map((name) => `examples/${name}`),
]
  .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
  .map((source) => ({ source, text: readFileSync(root + source, 'utf8') }));

const helpTexts: readonly Text[] = [
  { source: 'lookup --help', text: lookupHelp(groupByFamily(routes)) },
  { source: 'lookup enrich --help', text: enrichHelp },
  { source: 'lookup zones --help', text: zonesHelp },
];

const isCommand = (code: string): boolean =>
  /^(?:[A-Z_]+=\S+ )*(?:npx|npm|lookup|curl|node|printf|tar|docker|kubectl|sudo|grafbase|wgc)\b/.test(code) &&
  /\s/.test(code);
const isRequest = (code: string): boolean => /^(?:GET )?\/[\w.-][^\s{<…*]*$/.test(code);

interface Example {
  readonly source: string;
  readonly text: string;
}
const removeDuplicates = (all: readonly Example[]): readonly Example[] => [
  ...new Map(all.map((each) => [each.text, each])).values(),
];

/** Commands of the documents and of the help texts, except for syntax descriptions. */
const commands = removeDuplicates([
  ...markdown.flatMap(({ source, text }) =>
    [
      ...findCodeBlocks(text, 'sh').flatMap(splitCommands),
      ...findInlineCode(text).filter(isCommand).flatMap(splitCommands),
    ].map((command) => ({ source, text: command })),
  ),
  ...helpTexts.flatMap(({ source, text }) =>
    findHelpExamples(text, 'lookup').map((command) => ({ source, text: command })),
  ),
]).filter(({ text }) => !isPattern(text.replaceAll('<key>', 'key')));

/** Paths in the documents. The paths in docs/compatibility-apis.md belong to compatibility APIs; test/clients/compat-apis.test.ts requests them. */
const requests = removeDuplicates(
  markdown
    .filter(({ source }) => source !== 'docs/compatibility-apis.md')
    .flatMap(({ source, text }) =>
      findInlineCode(text)
        .filter(isRequest)
        .map((path) => ({ source, text: path.replace(/^GET /, '') })),
    ),
);

const buildReason = 'Builds, measures or tests this checkout for minutes.';
const publisher = 'Reads a file from its publisher on the internet.';
const usageReason = 'Names the command. Without arguments it prints how it is used.';
const serverReason = 'Serves until it is stopped, as most tests start it.';
const postOnlyReason = 'Names what takes POST; its own tests send it.';

/** Examples that are not run here, with the reason. */
const skippedExamples = new Map<string, string>([
  ['npm install && npm start', `${buildReason} A part of it is what every test runs on.`],
  ['npm install', 'Installs from the registry.'],
  ['npm ci && npm run pack', buildReason],
  ['npm run pack', buildReason],
  ['npm test', buildReason],
  ['npm run bench -- --workers 2', buildReason],
  ['npm run bench -- --write', buildReason],
  ['npm run format', buildReason],
  ['npm run editions', buildReason],
  ['npm run imports', buildReason],
  ['npm run costs', buildReason],
  ['npm run rolling', buildReason],
  ['npm run truth', buildReason],
  ['npm run script -- clock-proof', buildReason],
  ['node --import tsx test/bench/contact.ts', buildReason],
  ['node --import tsx test/bench/enrich.ts', buildReason],
  ['node --expose-gc --import tsx test/bench/time.ts', buildReason],
  ['npm run generate', buildReason],
  ['npm run fuzz -- --minutes 10 --seed 1', buildReason],
  ['npm run stalls', buildReason],
  ['npm run siege', buildReason],
  ['npm run siege:prove', buildReason],
  ['npm run nulls', buildReason],
  ['npm run prices', buildReason],
  ['npm run script', usageReason],
  ['npm run keys', usageReason],
  ['npm run data', usageReason],
  ['npm run data -- import', usageReason],
  ['DOORS=restcountries npm start', serverReason],
  ['tar -xzf lookup-1.0.0.tar.gz && cd lookup-1.0.0', 'Unpacks a release, which .ci/release tests.'],
  ['npm install -g ./lookup-1.0.0.tgz', 'Installs a release, which .ci/release tests.'],
  ['npx ./lookup-1.0.0.tgz serve', serverReason],
  ['lookup serve', serverReason],
  ['lookup ip - < addresses.txt', 'Reads standard input; cli/lookup.test.ts does it.'],
  ['lookup keys create', 'Needs the data folder of that release.'],
  ['/version', 'test/contract/conventions.test.ts requests it.'],
  ['DATA_DIR=/var/lib/lookup node dist/serve.js', serverReason],
  ['DATA_DIR=/var/lib/lookup node dist/keys.js create', 'Needs the data folder of that release.'],
  ['docker compose exec lookup node dist/keys.js create', 'Needs Docker.'],
  [
    'sudo DATA_DIR=/var/lib/private/lookup node /opt/lookup/dist/keys.js create',
    'Needs the service that systemd started.',
  ],
  ['kubectl exec deploy/lookup -- node dist/keys.js create', 'Needs a cluster.'],
  ['grafbase dev --config grafbase.toml', 'Needs Grafbase; test/federation/engines/main.ts runs it.'],
  ['wgc router compose', 'Needs Cosmo; test/federation/engines/main.ts runs it.'],
  ['DEMO=true npm start', serverReason],
  ['npm run subgraph -- geo', serverReason],
  [
    'npm run data -- import timezones --from tzdata2026f.tar.gz',
    'An edition as IANA publishes it. An excerpt, as it is imported above, needs --force.',
  ],
  ['npm run data -- update', publisher],
  ['npm run data -- update timezones', publisher],
  ['npm run data -- update postal --country AT', publisher],
  ['npm run data -- import ip-city --from dbip-city-lite-2026-11.mmdb.gz', publisher],
  ['npm run data -- import geofeeds --from https://isp.example/geofeed.csv', publisher],
  ['npm run data -- import postal-geonames --from AT.zip', publisher],
  ['npm run data -- rollback postal-geonames', 'Needs the import of AT.zip before it.'],
  ['npx . backup lookup.gz', 'Takes half a minute; app/zones/zones.test.ts does it on a small store.'],
  ['npx . restore lookup.gz', 'Takes a minute; app/zones/zones.test.ts does it on a small store.'],
  ['npx .', usageReason],
  ['node /path/to/lookup/bin/lookup.js', usageReason],
  [
    'npm install /path/to/lookup/clients/typescript',
    'test/contract/typescript-client.test.ts installs it into an empty project.',
  ],
  [
    'pip install /path/to/lookup/clients/python',
    'Needs setuptools from a registry; test/contract/python-client.test.ts uses the package in its folder.',
  ],
  ['npm start', 'In the folder of an example, which its own tests start.'],
  ['npm run build', 'In the folder of the client, which that test builds.'],
  ['npm pack', 'In the folder of the client, which that test packs.'],
  ['lookup enrich', usageReason],
  ['/graphql', postOnlyReason],
  ['/mcp', postOnlyReason],
  ['/graphql?explorer=sandbox', 'A page; test/contract/graphql.test.ts requests it.'],
  ['/proc', 'A folder of Linux.'],
  ['/data/first-key', 'A file.'],
  ['/var/lib/private/lookup/first-key', 'A file.'],
  ['/etc/lookup.env', 'A file.'],
]);

/** Input files of the examples, with the columns that they use. */
const files: Readonly<Record<string, string>> = {
  'people.csv': 'city,country,Town\nOslo,NO,Oslo\n',
  'log.csv': 'address,device\n8.8.8.8,00:1A:11:00:00:00\n',
  'visits.ndjson': '{"client_address":"8.8.8.8"}\n',
  'calls.csv': 'Telephone,Land\n020 7946 0958,GB\n',
  'stored.csv': 'timezone,at\nAmerica/Winnipeg,2026-12-01T09:00\n',
  'rows.ndjson': '"/city/Oslo"\n',
};

let folder: string;
let service: StartedService;
let key: string;
beforeAll(async () => {
  folder = await copyFreshInstallation('embedded');
  const dataDir = join(folder, 'data');
  symlinkSync(dataDir, join(folder, '.data'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  // GraphQL documents that the documents place in the data folder.
  for (const { text } of markdown)
    for (const [, name = '', document = ''] of text.matchAll(
      /`(operations\/[\w-]+\.graphql)`[^`]*```graphql\n([^]*?)^```$/gm,
    )) {
      mkdirSync(dirname(join(dataDir, name)), { recursive: true });
      writeFileSync(join(dataDir, name), document);
    }
  const compatHosts =
    /`DOORS=(\S+)`/.exec(readFileSync(`${root}docs/compatibility-apis.md`, 'utf8'))?.[1] ?? '';
  service = await startService({ ...serviceUser, DATA_DIR: dataDir, DOORS: compatHosts });
  key = service.key;
  // An excerpt of a tz edition in its published format. The import is forced because it has less than half of the zones.
  const tzdataExcerpt = readFileSync(`${root}test/truth/tzdata-2026f-excerpt.zi`);
  const archive = gzipSync(Buffer.concat([buildTar('tzdata.zi', String(tzdataExcerpt)), Buffer.alloc(1024)]));
  writeFileSync(join(folder, 'tzdata2026f.tar.gz'), archive);
  const { code, complaints } = await runInShell(
    'npm run data -- import timezones --from tzdata2026f.tar.gz --force',
  );
  expect(code, complaints).toBe(0);
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

/** Shell functions for the programs that the documents name. */
const shellFunctions = `
lookup() { "$NODE" "$ROOT/bin/lookup.js" "$@"; }
npx() { case "$1" in .|lookup) shift; lookup "$@";; *) command npx "$@";; esac; }
npm() {
  case "$1 $2" in
    "start --") shift 2; "$NODE" "$ROOT/dist/serve.js" --help;;
    "run keys"|"run data"|"run subgraph") local program="$2"; shift 2; [ "$1" = -- ] && shift; "$NODE" "$ROOT/dist/$program.js" "$@";;
    *) echo "npm $* is not run here" >&2; return 99;;
  esac
}
`;

interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

function runInShell(command: string): Promise<CommandResult> {
  const text = command
    .replaceAll(/http:\/\/(?:127\.0\.0\.1|localhost):4000|\blocalhost:4000/g, service.url)
    .replaceAll('X-API-Key: …', `X-API-Key: ${key}`)
    .replaceAll('X-API-Key: <key>', `X-API-Key: ${key}`);
  const env = { PATH: process.env['PATH'] ?? '', NODE: process.execPath, ROOT: root, KEY: key };
  return new Promise((resolve) => {
    const child = execFile(
      'bash',
      ['--norc', '-c', `set -o pipefail\n${shellFunctions}\n${text}`],
      { cwd: folder, env },
      (error, out, complaints) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaints }),
    );
    child.stdin?.end();
  });
}

const get = (path: string, own: string | null = key) =>
  fetch(service.url + path, { redirect: 'manual', headers: own === null ? {} : { 'X-API-Key': own } });

async function runGraphqlQuery(query: string, variables: object = {}) {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

describe('documented commands and requests', () => {
  test('the documents and help texts contain commands and requests', () => {
    expect(commands.length).toBeGreaterThan(30);
    expect(requests.length).toBeGreaterThan(15);
  });

  test('the list of skipped examples contains only documented examples', () => {
    const documentedTexts = new Set([...commands, ...requests].map(({ text }) => text));
    expect([...skippedExamples.keys()].filter((text) => !documentedTexts.has(text))).toEqual([]);
  });

  test('documented commands name npm scripts and programs that exist', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const { text, source } of commands) {
      for (const [, script = ''] of text.matchAll(/\bnpm run ([\w:]+)/g))
        expect(Object.keys(scripts), `${source}: ${text}`).toContain(script);
      for (const [, program = ''] of text.matchAll(/\bnode (?:--\S+ (?:tsx )?)*([\w/.-]+\.[jt]s)/g)) {
        const file = program
          .replace(/^\/path\/to\/lookup\//, '')
          .replace(/^(?:\/opt\/lookup\/)?dist\/(.*)\.js$/, 'app/bin/$1.ts');
        expect(existsSync(root + file), `${source}: ${text}`).toBe(true);
      }
    }
  });

  test.each(commands.filter(({ text }) => !skippedExamples.has(text)))(
    'the command in $source works: $text',
    async ({ text }) => {
      let command = text;
      if (command.includes('<key>')) {
        const { out } = await runInShell('npm run keys -- create --json');
        command = command.replaceAll('<key>', (JSON.parse(out) as { short: string }).short);
      }
      const { code, out, complaints } = await runInShell(command);
      expect(code, out + complaints).toBe(0);
      if (!command.includes('curl')) return;
      // curl exits with 0 for any status.
      expect(out).not.toMatch(/^\{"code":|"errors":|"error":/m);
    },
  );

  test.each(requests.filter(({ text }) => !skippedExamples.has(text)))(
    'the request in $source succeeds: GET $text',
    async ({ text }) => {
      const response = await get(text);
      expect(response.status, await response.text()).toBe(needsProvider.has(text) ? 503 : 200);
    },
  );
});

describe('documented GraphQL documents', () => {
  test.each(
    markdown.flatMap(({ source, text }) =>
      findCodeBlocks(text, 'graphql').map((document) => ({ source, document })),
    ),
  )('the GraphQL document in $source returns data: $document', async ({ document }) => {
    const variables = { lat: 52.52, lon: 13.41, city: 'Oslo' };
    const { data: found, errors = [] } = await runGraphqlQuery(document, variables);
    expect(errors.filter(({ extensions }) => extensions.code !== 'service_unavailable')).toEqual([]);
    expect(Object.values(found ?? {}).some((value) => value !== null)).toBe(true);
  });

  test.each([...new Set(routes.map(({ family }) => family))])(
    'the GraphQL documents on /docs/%s are executed without errors',
    async (family) => {
      const page = await (await get(`/docs/${family}`)).text();
      for (const document of findPageCode(page, 'GraphQL')) {
        const { errors = [] } = await runGraphqlQuery(document);
        const unexpectedErrors = errors.filter(({ extensions }) => extensions.code !== 'service_unavailable');
        expect(unexpectedErrors, document).toEqual([]);
      }
    },
  );
});

/** Returns the keys of a body at any depth. */
function listKeys(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => listKeys(each, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...listKeys(inner, `${path}.${name}`),
  ]);
}

test('documented responses have the keys that the service returns', async () => {
  let count = 0;
  for (const { source, text } of markdown)
    for (const [, command = '', shown = ''] of text.matchAll(
      /```sh\n(curl [^]*?)```\s+(?:<!--[^>]*-->\s+)?```json\n([^]*?)```/g,
    )) {
      const { out } = await runInShell(command);
      expect(listKeys(JSON.parse(out)), `${source}: ${command}`).toEqual(listKeys(JSON.parse(shown)));
      count += 1;
    }
  expect(count).toBeGreaterThan(0);
});

test.each(markdown)('the JSON blocks in $source are valid', ({ text }) => {
  for (const block of findCodeBlocks(text, 'json')) expect(() => void JSON.parse(block)).not.toThrow();
});

describe('examples on the pages of the service', () => {
  test('the commands on /docs work, and the error on the page is the error that the service returns', async () => {
    const page = await (await get('/docs')).text();
    for (const title of ['REST', 'GraphQL']) {
      const foundCode = findPageCode(page, title);
      expect(foundCode).toHaveLength(1);
      for (const command of foundCode) {
        const { code, out, complaints } = await runInShell(command);
        expect(code, complaints).toBe(0);
        expect(out).toMatch(/"(?:name|data)"/);
      }
    }
    const [error = ''] = findPageCode(page, 'An error');
    await expectSameBody(error, await get('/currency/QQQ'));
    for (const [, code = ''] of page.matchAll(/<code>([^<]*)<\/code>/g)) {
      const path = extractText(code).replace(/^GET /, '');
      if (isRequest(path)) expect((await get(path)).status, path).toBe(200);
    }
  });

  test('the examples on /bulk/help and on /x/help work', async () => {
    const { examples } = (await (await get('/bulk/help')).json()) as { examples: string[] };
    expect(examples).toHaveLength(2);
    for (const command of examples) {
      const { code, out, complaints } = await runInShell(`${command} -s`);
      expect(code, complaints).toBe(0);
      expect(out, command).toMatch(/"answer"|found/);
    }
    const { documents } = (await (await get('/x/help')).json()) as {
      documents: { example: string; help: string }[];
    };
    expect(documents).toHaveLength(1);
    for (const { example, help } of documents)
      for (const address of [example, help])
        expect((await get(address.slice(service.url.length))).status, address).toBe(200);
  });

  test.each(['/llms.txt', '/llms-full.txt'])('the links and examples in %s work', async (path) => {
    const text = await (await get(path)).text();
    const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) =>
      link.slice(service.url.length),
    );
    const examples = Array.from(text.matchAll(/^- GET (\/\S+):/gm), ([, example = '']) => example);
    for (const target of new Set([...links, ...examples])) {
      const { status } = await get(target);
      expect(status, target).toBe(needsProvider.has(target) ? 503 : 200);
    }
  });
});
