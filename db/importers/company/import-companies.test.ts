import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompanyRecord } from '../../../test/support/company-directory.ts';
import { openDatabase, type Database } from '../../client/client.ts';
import { companies } from './companies.ts';
import { importDataset } from '../../import/import.ts';
import { dataset } from '../../schema.ts';
import { readCompanies } from '../../snapshot/companies.ts';
import { createRateLimitedClient } from './rate-limited-client.ts';
import { importCompanies } from './import-companies.ts';

const acme = buildCompanyRecord(1, {
  name: 'Acme Anvil Corporation',
  aliases: ['Acme'],
  listings: [{ exchange: 'NYSE', symbol: 'ACM' }],
  identifiers: [{ type: 'cik', authority: 'sec', value: '0000000001' }],
  jurisdiction: { country: 'US', state: 'DE' },
  addresses: [
    { type: 'headquarters', street: null, city: 'Dover', state: 'DE', postal: null, country: 'US' },
  ],
});
const movedCompany = buildCompanyRecord(2, {
  name: 'Road Runner Company',
  listings: [{ exchange: 'Nasdaq', symbol: 'BEEP' }],
  identifiers: [{ type: 'cik', authority: 'sec', value: '0000000002' }],
});
const unlistedCompany = buildCompanyRecord(3, {
  name: 'Coyote Traps Inc.',
  listings: [{ exchange: 'NYSE', symbol: 'TRAP' }],
});

const tickers = {
  fields: ['cik', 'name', 'ticker', 'exchange'],
  data: [
    [1, 'ACME ANVIL CORP', 'ACM', 'Nasdaq'],
    [1, 'ACME ANVIL CORP', 'ACM-PA', 'Nasdaq'],
    // The company was reorganised under a holding company with its own CIK.
    [900, 'ROADRUNNER HOLDINGS CORP', 'BEEP', 'NYSE'],
    // The symbol was reassigned to another company.
    [901, 'Other Business PLC', 'TRAP', 'NYSE'],
  ],
};
const createSubmissions = (cik: number, facts: object = {}) => ({
  cik: `${cik}`.padStart(10, '0'),
  sic: '3490',
  sicDescription: 'Fabricated Metal',
  ein: '012345678',
  stateOfIncorporation: 'NV',
  addresses: {
    mailing: { street1: 'PO BOX 1', city: 'RENO', stateOrCountry: 'NV', zipCode: '89501' },
    business: { street1: '1 ANVIL WAY', city: 'RENO', stateOrCountry: 'NV', zipCode: '89501' },
  },
  phone: '775-826-1111',
  formerNames: [{ name: 'TRAPS & ANVILS INC' }, { name: 'ACME ANVIL CORP' }],
  filings: { recent: { filingDate: ['2026-09-30'] } },
  ...facts,
});
const lei = '5493001KJTIIGC8Y1R12';
// The example in the standard.
const isin = 'US0378331005';
const wikidata = {
  results: {
    bindings: [
      { cik: { value: '1' }, lei: { value: lei }, website: { value: 'https://acme.example.com/' } },
      ...[
        { modified: { value: '2026-09-30T12:34:56Z' } },
        { isin: { value: isin } },
        // One digit is wrong.
        { isin: { value: 'US0378331006' } },
        { employees: { value: '1200' }, asOf: { value: '2025-12-31T00:00:00Z' } },
      ].map((row) => ({
        cik: { value: '1' },
        company: { value: 'http://www.wikidata.org/entity/Q1' },
        ...row,
      })),
      { cik: { value: '0000000002' }, parentCik: { value: '1' } },
    ],
  },
};
const gleif = {
  data: [
    {
      attributes: {
        lei,
        entity: {
          legalName: { name: 'ACME ANVIL CORPORATION' },
          otherNames: [{ name: 'ACME TRADING' }],
          legalAddress: {
            addressLines: ['1 LAW STREET'],
            city: 'WILMINGTON',
            region: 'US-DE',
            country: 'US',
            postalCode: '19801',
          },
          jurisdiction: 'US-DE',
          status: 'ACTIVE',
          creationDate: '1998-02-03T00:00:00Z',
        },
      },
    },
  ],
};

let folder: string;
let db: Database;
let server: Server;
let base: string;
let handler: (request: IncomingMessage, response: ServerResponse) => void;
let seenRequests: { url: string; agent: string | undefined }[];
let waits: number[];
let nowMs: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-import-'));
  db = await openDatabase({ dataDir: folder });
  server = createServer((request, response) => {
    seenRequests.push({ url: request.url ?? '', agent: request.headers['user-agent'] });
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await db.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  [seenRequests, waits, nowMs] = [[], [], 0];
  handler = answerRequests();
  const path = join(folder, 'first.jsonl');
  await writeFile(
    path,
    [acme, movedCompany, unlistedCompany].map((record) => JSON.stringify(record)).join('\n'),
  );
  await importDataset(db, companies, { from: { path, edition: 'first', source: 'test' }, force: true });
});
afterEach(() => rm(join(folder, 'import'), { recursive: true, force: true }));

const send = (
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** Creates a handler that answers as the registers do, except for the given paths. */
function answerRequests(others: Record<string, (response: ServerResponse) => void> = {}): typeof handler {
  return (request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const otherHandler = others[path];
    if (otherHandler !== undefined) otherHandler(response);
    else if (path === '/files/company_tickers_exchange.json') send(response, tickers);
    else if (path === '/submissions/CIK0000000001.json') send(response, createSubmissions(1));
    else if (path === '/submissions/CIK0000000900.json')
      send(response, createSubmissions(900, { phone: '', formerNames: [] }));
    else if (path === '/sparql') send(response, wikidata);
    else if (path === '/lei-records') send(response, gleif);
    else send(response, { error: 'no such document' }, 404);
  };
}

const run = (from: string, contact: string | undefined = 'Example Ltd data@example.com') =>
  importCompanies(db, {
    from,
    force: true,
    registers: { sec: base, secData: base, gleif: base, wikidata: base },
    client: createRateLimitedClient({
      contact,
      clock: () => nowMs,
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        nowMs += milliseconds;
      },
      trusted: new Set([base]),
    }),
  });

const readStored = async () => new Map((await readCompanies(db.orm)).map((record) => [record.id, record]));

test('an import from EDGAR adds facts to a company and keeps its id', async () => {
  const { status, remarks } = await run('sec');
  expect(status).toBe('imported');
  const record = (await readStored()).get(acme.id);
  expect(record).toMatchObject({
    name: 'Acme Anvil Corporation',
    country: 'US',
    jurisdiction: { country: 'US', state: 'NV' },
    aliases: ['Acme', 'Traps & Anvils Inc'],
    listings: [{ exchange: 'Nasdaq', symbol: 'ACM' }],
    identifiers: [
      { type: 'cik', authority: 'sec', value: '0000000001' },
      { type: 'ein', authority: 'irs', value: '012345678' },
    ],
    industries: [{ type: 'sic', code: '3490', name: 'Fabricated Metal' }],
    phoneNumbers: [{ number: '+17758261111', type: null }],
  });
  expect(record?.addresses.map(({ type, street }) => [type, street])).toEqual([
    ['headquarters', null],
    ['business', '1 Anvil Way'],
    ['mailing', 'PO Box 1'],
  ]);
  expect(record?.descriptive?.sources).toEqual([
    {
      type: 'sec_filing',
      url: 'https://data.sec.gov/submissions/CIK0000000001.json',
      fields: ['phone_numbers'],
      observedAt: record?.observedAt,
      updatedAt: '2026-09-30T00:00:00Z',
    },
  ]);
  expect(remarks).toContain('Coyote Traps Inc.: not in the ticker map, so its listings are unchanged');
});

test('COM-009 a company with a new CIK keeps its id and its old CIK, and a reassigned symbol changes nothing', async () => {
  const { remarks } = await run('sec');
  const records = await readStored();
  expect(records.get(movedCompany.id)).toMatchObject({
    name: 'Road Runner Company',
    listings: [{ exchange: 'NYSE', symbol: 'BEEP' }],
    identifiers: [
      { type: 'cik', value: '0000000900' },
      { type: 'cik', value: '0000000002' },
      { type: 'ein', value: '012345678' },
    ],
  });
  expect(remarks).toContain('Road Runner Company: now files under CIK 0000000900');
  expect(records.get(unlistedCompany.id)).toEqual(unlistedCompany);
  expect(seenRequests.map(({ url }) => url)).not.toContain('/submissions/CIK0000000901.json');
});

test('an import from Wikidata and GLEIF adds LEI, website, parent, status and incorporation date', async () => {
  await expect(run('gleif')).rejects.toThrow(/wikidata first/);
  await run('wikidata');
  await run('gleif');
  const records = await readStored();
  expect(records.get(acme.id)).toMatchObject({
    identifiers: [{ type: 'cik' }, { type: 'isin' }, { type: 'lei', authority: 'gleif', value: lei }],
    websites: [{ domain: 'acme.example.com', url: 'https://acme.example.com/' }],
    aliases: ['Acme', 'Acme Trading'],
    status: 'active',
    incorporated: '1998-02-03',
  });
  expect(records.get(acme.id)?.addresses.at(-1)).toMatchObject({
    type: 'registered',
    city: 'Wilmington',
    state: 'US-DE',
  });
  expect(records.get(movedCompany.id)?.parent).toBe(acme.id);
});

test('one company import reads all three registers in order and records when each was read', async () => {
  const { status, remarks } = await run('registers');
  expect(status).toBe('imported');
  const records = await readStored();
  const record = records.get(acme.id);
  expect(record).toMatchObject({
    status: 'active',
    identifiers: [
      { type: 'cik', value: '0000000001' },
      { type: 'ein', authority: 'irs' },
      { type: 'isin', authority: 'anna', value: isin },
      { type: 'lei', authority: 'gleif', value: lei },
    ],
    phoneNumbers: [{ number: '+17758261111', type: null }],
    descriptive: { employees: { count: 1200, asOf: '2025-12-31' } },
  });
  expect(record?.descriptive?.sources).toMatchObject([
    { type: 'sec_filing', fields: ['phone_numbers'], updatedAt: '2026-09-30T00:00:00Z' },
  ]);
  expect(
    record?.descriptive?.sources.every(({ observedAt }) => observedAt <= (record?.observedAt ?? '')),
  ).toBe(true);
  // The first register gives the subsidiary a new CIK, which the query to the second register uses.
  expect(records.get(movedCompany.id)).toMatchObject({
    parent: acme.id,
    identifiers: [{ value: '0000000900' }, {}, {}],
  });
  expect(remarks).toContain('Road Runner Company: now files under CIK 0000000900');
  const [{ source } = { source: null }] = (await db.orm.select().from(dataset)).filter(
    ({ name }) => name === 'companies',
  );
  expect(source).toBe('sec, wikidata, gleif');
  expect(await readdir(join(folder, 'import', 'companies'))).toEqual([]);
});

test('a company import with a failing register leaves the store unchanged, and the next import reuses completed downloads', async () => {
  handler = answerRequests({ '/lei-records': (response) => send(response, {}, 500) });
  const storedBefore = await readStored();
  await expect(run('registers')).rejects.toMatchObject({ name: 'UserFacingError', kind: 'dataset' });
  expect(await readStored()).toEqual(storedBefore);
  [seenRequests, handler] = [[], answerRequests()];
  await run('registers');
  expect(new Set(seenRequests.map(({ url }) => url.replace(/\?.*/, '')))).toEqual(
    new Set(['/submissions/CIK0000000003.json', '/lei-records']),
  );
});

test('COM-177 company facts that no register has stay null', async () => {
  await run('sec');
  const record = (await readStored()).get(acme.id);
  expect(record).toMatchObject({ emailAddresses: [], incorporated: null, status: null });
  expect(record?.descriptive).toMatchObject({
    description: null,
    employees: null,
    founded: null,
    logo: null,
  });
});

test('a company import sends at most eight requests per second, each with the contact address', async () => {
  await run('sec');
  expect(seenRequests.length).toBeGreaterThan(2);
  expect(waits).toEqual(Array.from({ length: seenRequests.length - 1 }, () => 125));
  expect(new Set(seenRequests.map(({ agent }) => agent))).toEqual(new Set(['Example Ltd data@example.com']));
});

test.each([undefined, 'nobody'])(
  'a company import without a contact address sends no request and names the setting (%s)',
  async (contact) => {
    await expect(
      importCompanies(db, {
        from: 'sec',
        client: createRateLimitedClient({ contact, clock: () => 0, wait: async () => undefined }),
      }),
    ).rejects.toThrow(/IMPORT_CONTACT/);
    expect(seenRequests).toEqual([]);
  },
);

test('a 403 of a company register ends the import with the reason and leaves the store unchanged', async () => {
  handler = answerRequests({ '/submissions/CIK0000000001.json': (response) => send(response, {}, 403) });
  const storedBefore = await readStored();
  await expect(run('sec')).rejects.toThrow(/403.*IMPORT_CONTACT/);
  expect(await readStored()).toEqual(storedBefore);
});

test('a company import waits after a 429 for the time that the register specifies', async () => {
  let rejectedCount = 0;
  handler = answerRequests({
    '/submissions/CIK0000000001.json': (response) => {
      rejectedCount += 1;
      if (rejectedCount === 1) send(response, {}, 429, { 'Retry-After': '7' });
      else send(response, createSubmissions(1));
    },
  });
  await run('sec');
  expect(waits).toContain(7000);
  expect((await readStored()).get(acme.id)?.phoneNumbers).toHaveLength(1);
});

test('repeated 429s of a register end the company import after three attempts, and the next import resumes', async () => {
  handler = answerRequests({ '/submissions/CIK0000000900.json': (response) => send(response, {}, 429) });
  await expect(run('sec')).rejects.toMatchObject({ name: 'UserFacingError', kind: 'dataset' });
  expect(seenRequests.filter(({ url }) => url.includes('900'))).toHaveLength(3);
  seenRequests = [];
  handler = answerRequests();
  await run('sec');
  expect(seenRequests.map(({ url }) => url)).toEqual([
    '/submissions/CIK0000000900.json',
    '/submissions/CIK0000000003.json',
  ]);
  expect((await readStored()).get(acme.id)?.phoneNumbers).toHaveLength(1);
  expect(await readdir(join(folder, 'import', 'companies'))).toEqual([]);
});

test.each([
  [
    'cut off on the way',
    (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Length': '5000' });
      response.write('{"cik":');
      setImmediate(() => response.destroy());
    },
  ],
  ['cut off at the source', (response: ServerResponse) => void response.writeHead(200).end('{"cik":"00000')],
  ['a page of a proxy', (response: ServerResponse) => void response.writeHead(200).end('<html>')],
])('a company import never accepts a document that is %s', async (_, broken) => {
  handler = answerRequests({ '/submissions/CIK0000000001.json': broken });
  const storedBefore = await readStored();
  await expect(run('sec')).rejects.toThrow(/continues where it stopped/);
  expect(await readStored()).toEqual(storedBefore);
  expect(seenRequests.filter(({ url }) => url.includes('CIK0000000001'))).toHaveLength(3);
});

const writeDocuments = async (files: Record<string, string>) => {
  const documentsFolder = await mkdtemp(join(folder, 'documents-'));
  await mkdir(join(documentsFolder, 'submissions'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(documentsFolder, name), text);
    await utimes(
      join(documentsFolder, name),
      new Date('2026-10-01T00:00:00Z'),
      new Date('2026-10-01T00:00:00Z'),
    );
  }
  return documentsFolder;
};

const headerRow =
  'adsh cik name sic countryba stprba cityba zipba bas1 bas2 baph countryma stprma cityma zipma mas1 mas2 countryinc stprinc ein former changed form filed';
const createFiling = (form: string, filed: string, street: string) =>
  [
    'a',
    '1',
    'ACME',
    '3490',
    'US',
    'NV',
    'RENO',
    '89501',
    street,
    '',
    '7758261111',
    'US',
    'NV',
    'RENO',
    '89501',
    'PO BOX 1',
    '',
    'US',
    '',
    '012345678',
    'TRAPS INC',
    '20100101',
    form,
    filed,
  ].join('\t');
const statements = [
  headerRow.replaceAll(' ', '\t'),
  createFiling('10-Q', '20260801', '1 OLD STREET'),
  createFiling('10-K', '20260930', '2 NEW STREET'),
  createFiling('8-K', '20261001', '3 OTHER STREET'),
].join('\n');

test('a folder of company documents can be imported, and a second import of the folder changes nothing', async () => {
  const documentsFolder = await writeDocuments({
    'sub.txt': statements,
    'company_tickers_exchange.json': JSON.stringify(tickers),
    'submissions/CIK0000000900.json': JSON.stringify(createSubmissions(900)),
  });
  expect(await run(documentsFolder)).toMatchObject({ status: 'imported', rows: 3 });
  const records = await readStored();
  expect(records.get(acme.id)).toMatchObject({
    aliases: ['Acme', 'Traps Inc'],
    jurisdiction: { country: 'US', state: 'DE' },
    observedAt: '2026-10-01T00:00:00.000Z',
  });
  expect(records.get(acme.id)?.addresses[1]).toMatchObject({ type: 'business', street: '2 New Street' });
  expect(records.get(acme.id)?.descriptive?.sources[0]).toMatchObject({ updatedAt: '2026-09-30T00:00:00Z' });
  expect(await run(documentsFolder)).toMatchObject({ status: 'unchanged' });
  expect(await readStored()).toEqual(records);
});

test.each([
  ['a truncated line', { 'sub.txt': statements.slice(0, -20) }, /columns/],
  ['another file', { 'sub.txt': 'a\tb\n' }, /not a sub.txt/],
  ['truncated JSON', { 'submissions/CIK0000000001.json': '{"cik":' }, /not complete JSON/],
  [
    'the document of another CIK',
    { 'submissions/CIK0000000001.json': JSON.stringify(createSubmissions(7)) },
    /its CIK/,
  ],
  ['another ticker map', { 'company_tickers_exchange.json': '{}' }, /is not in the expected format/],
  ['nothing', {}, /no document that companies/],
])(
  'a folder of company documents with %s is rejected and leaves the store unchanged',
  async (_, files, reason) => {
    const storedBefore = await readStored();
    await expect(run(await writeDocuments(files))).rejects.toThrow(reason);
    expect(await readStored()).toEqual(storedBefore);
  },
);

test('a company import rejects a source that is neither a register nor a folder', async () => {
  await expect(run(join(folder, 'nowhere'))).rejects.toThrow(/sec, gleif, wikidata, a folder, a ZIP archive/);
});
