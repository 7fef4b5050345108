import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStatements } from './statements.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-statements-'));
});
afterAll(() => rm(folder, { recursive: true }));

const readAt = '2026-10-01T00:00:00Z';

/** Made up, with some of the columns of sub.txt: https://www.sec.gov/files/aqfs.pdf */
const filing = {
  adsh: '0000000321-26-000001',
  cik: '321',
  name: 'ACME ANVIL CORP',
  sic: '3490',
  countryba: 'US',
  stprba: 'NY',
  cityba: 'NEW YORK',
  zipba: '10001',
  bas1: '1 MAIN ST',
  bas2: 'STE 2B',
  baph: '(212) 736-5000',
  countryma: '',
  stprma: '',
  cityma: '',
  zipma: '',
  mas1: '',
  mas2: '',
  countryinc: 'US',
  stprinc: 'DE',
  ein: '012345678',
  former: 'ROADRUNNER TRAP CO',
  form: '10-K',
  filed: '20260930',
};
type Filing = Partial<typeof filing>;

async function read(...filings: Filing[]) {
  const path = join(folder, 'sub.txt');
  const lines = filings.map((each) => Object.values({ ...filing, ...each }).join('\t'));
  await writeFile(path, [Object.keys(filing).join('\t'), ...lines, ''].join('\n'));
  return readStatements(path, new Set(['0000000321', '0000000007']), readAt);
}
const readFiling = async (changes: Filing = {}) => (await read(changes)).get('0000000321');

test('a financial statement yields the facts of its filer', async () => {
  expect(await readFiling()).toEqual({
    formerNames: ['Roadrunner Trap Co'],
    identifiers: [{ type: 'ein', authority: 'irs', value: '012345678' }],
    jurisdiction: { country: 'US', state: 'DE' },
    addresses: [
      {
        type: 'business',
        street: '1 Main St, Ste 2B',
        city: 'New York',
        state: 'NY',
        postal: '10001',
        country: 'US',
      },
    ],
    sic: { code: '3490', name: null },
    phone: '+12127365000',
    website: null,
    description: null,
    logo: null,
    socialProfiles: [],
    founded: null,
    employees: null,
    status: null,
    incorporated: null,
    parent: null,
    source: {
      type: 'sec_filing',
      url: 'https://www.sec.gov/dera/data/financial-statement-data-sets',
      updatedAt: '2026-09-30T00:00:00Z',
    },
    observedAt: readAt,
  });
});

describe('empty or invalid fields of a financial statement', () => {
  test.each<[Filing, object]>([
    [{ former: '' }, { formerNames: [] }],
    [{ ein: '000000000' }, { identifiers: [] }],
    [{ ein: '01234567' }, { identifiers: [] }],
    [{ ein: '0123456789' }, { identifiers: [] }],
    [{ countryinc: '' }, { jurisdiction: null }],
    [{ countryinc: 'USA' }, { jurisdiction: null }],
    [{ countryinc: 'us' }, { jurisdiction: null }],
    [{ stprinc: '' }, { jurisdiction: { country: 'US', state: null } }],
    [{ stprinc: 'DELA' }, { jurisdiction: { country: 'US', state: null } }],
    [{ stprinc: '?' }, { jurisdiction: { country: 'US', state: null } }],
    [{ sic: '349' }, { sic: null }],
    [{ sic: '34900' }, { sic: null }],
    [{ sic: '' }, { sic: null }],
    [{ baph: '1' }, { phone: null }],
    [{ filed: '2026' }, { source: { updatedAt: null } }],
    [{ filed: 'x20260930' }, { source: { updatedAt: null } }],
    [{ filed: '202609301' }, { source: { updatedAt: null } }],
    [{ bas2: '' }, { addresses: [{ street: '1 Main St' }] }],
    [{ bas1: '' }, { addresses: [{ street: 'Ste 2B' }] }],
    [{ bas1: '', bas2: '' }, { addresses: [{ street: null, city: 'New York' }] }],
    [{ cityba: '', zipba: '' }, { addresses: [{ city: null, postal: null }] }],
  ])('empty or invalid fields of a financial statement are unknown: %j', async (changes, expected) => {
    expect(await readFiling(changes)).toMatchObject(expected);
  });

  test('the mailing address of a filer is listed second, and an address without any part is omitted', async () => {
    const bothFacts = await readFiling({
      mas1: 'PO BOX 12',
      cityma: 'RENO',
      stprma: 'NV',
      countryma: 'US',
      zipma: '89501',
    });
    expect(bothFacts?.addresses.map(({ type, street, city }) => [type, street, city])).toEqual([
      ['business', '1 Main St, Ste 2B', 'New York'],
      ['mailing', 'PO Box 12', 'Reno'],
    ]);
    const emptyFields = { bas1: '', bas2: '', cityba: '', stprba: '', zipba: '', countryba: '' };
    expect((await readFiling(emptyFields))?.addresses).toEqual([]);
  });
});

test('the latest report of a filer is read, the last line of one day wins, and other filers and forms are skipped', async () => {
  const readSic = async (...filings: Filing[]) => (await read(...filings)).get('0000000321')?.sic?.code;
  expect(await readSic({ sic: '1000' }, { sic: '2000', filed: '20251231' })).toBe('1000');
  expect(await readSic({ sic: '1000', filed: '20251231' }, { sic: '2000' })).toBe('2000');
  expect(await readSic({ sic: '1000' }, { sic: '2000' })).toBe('2000');
  expect(await readSic({ sic: '1000' }, { sic: '2000', filed: '20270101', form: '8-K' })).toBe('1000');
  for (const form of ['10-K', '10-Q', '20-F', '40-F', '10-K/A', '10-Q/A'])
    expect(await readSic({ form })).toBe('3490');
  const facts = await read({}, { cik: '7' }, { cik: '8' }, { cik: 'x' });
  expect([...facts.keys()]).toEqual(['0000000321', '0000000007']);
});

test('a file without financial statements is rejected, as is a line with another number of columns', async () => {
  const path = join(folder, 'other.txt');
  const readText = async (text: string) => {
    await writeFile(path, text);
    return readStatements(path, new Set(), readAt);
  };
  await expect(readText('adsh\tcik\n')).rejects.toThrow(`${path}: not a sub.txt`);
  await expect(readText('adsh\tfiled\n')).rejects.toThrow('not a sub.txt');
  await expect(readText('cik\tfiled\n\n7\t20260930\n7\n')).rejects.toThrow(
    'line 4 has 1 columns; the header has 2',
  );
  expect(await readText('')).toEqual(new Map());
});
