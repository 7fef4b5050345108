import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createContactGraph } from '../../../test/support/contact-graph.ts';
import { parseMac, parseMacModel } from './resolvers.ts';

const { get, ask } = createContactGraph();
const nullFields = { mac: null, valid: false, vendor: null, local: null, multicast: null };

test.each([
  '00:1A:11:00:00:00',
  '00-1a-11-00-00-00',
  '001a.1100.0000',
  '001A11000000',
  '0:1a:11:0:0:0',
  ' 00:1A:11:00:00:00 ',
])('CAT-004: the MAC address %s is parsed in every notation', async (text) => {
  const { status, body } = await get(`/mac/${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['mac', 'valid', 'vendor', 'local', 'multicast']);
  expect(body).toEqual({
    mac: '00:1A:11:00:00:00',
    valid: true,
    vendor: 'Google, Inc.',
    local: false,
    multicast: false,
  });
});

test.each([
  '001A11000000',
  '00:1A:11:00:00:00',
  '00-1A-11-00-00-00',
  '001A.1100.0000',
  '00-1A-11-00-00-00-00-00',
])('the MAC address %s is accepted only without text before or after it', (address) => {
  expect(parseMac(address)).not.toBeNull();
  for (const addition of ['0', 'x', '-', ':', '.', '-00', ':00', '.00', '%00', '\n0'])
    expect([parseMac(addition + address), parseMac(address + addition)], addition).toEqual([null, null]);
});

// The IEEE has assigned these blocks.
test.each([
  ['00:1B:63:84:45:E6', 'Apple, Inc.'],
  ['B8:27:EB:00:00:01', 'Raspberry Pi Foundation'],
  ['00:00:00:00:00:00', 'XEROX CORPORATION'],
])('REF-012: the vendor of the MAC address %s is %s', async (mac, vendor) => {
  expect((await get(`/mac/${mac}`)).body).toMatchObject({ vendor });
});

test.each(['02:00:00:00:00:01', 'DA:A1:19:12:34:56', '02:60:8C:00:00:01', 'FE-FF-FF-FF-FF-FF'])(
  'REF-012: the MAC address %s is locally administered and has no vendor',
  async (mac) => {
    expect((await get(`/mac/${mac}`)).body).toMatchObject({ valid: true, vendor: null, local: true });
  },
);

test('a group MAC address is multicast and has the vendor of the individual addresses', async () => {
  expect((await get('/mac/01:00:5E:00:00:FB')).body).toMatchObject({
    multicast: true,
    local: false,
    vendor: expect.stringContaining('IANA') as string,
  });
  expect((await get('/mac/FF:FF:FF:FF:FF:FF')).body).toMatchObject({
    multicast: true,
    local: true,
    vendor: null,
  });
});

test('a MAC address is assigned to the smallest registered block that contains it', () => {
  const differences: string[] = [];
  const registry = createRequire(import.meta.url)('oui-data') as Record<string, string>;
  const keys = Object.keys(registry);
  expect(keys.length).toBeGreaterThan(53_000);
  for (const key of keys) {
    // Addresses in locally administered or group prefixes have no block.
    if ((parseInt(key.slice(0, 2), 16) & 3) !== 0) continue;
    // Test the last address of the block. In this registry, no smaller block contains such an address.
    const { block } = parseMacModel(key.padEnd(12, 'F'));
    const isInSmallerBlock = [7, 9].some(
      (size) => size > key.length && `${key.padEnd(size, 'F')}` in registry,
    );
    if (block?.digits !== key.length && !isInSmallerBlock) differences.push(key);
    const [name = ''] = (registry[key] ?? '').split('\n');
    const isUndisclosed = name.toLowerCase() === 'private' || name === 'IEEE Registration Authority';
    if (!isInSmallerBlock && block?.vendor !== (isUndisclosed ? null : name)) differences.push(key);
  }
  expect(differences).toEqual([]);
});

test('a MAC address has the size, the bits and the country of its block', async () => {
  const { data } = await ask(
    '{ mac(address: "00:1B:63:00:00:00") { prefix block bits private countryCode } }',
  );
  expect(data?.['mac']).toEqual({
    prefix: '001B63',
    block: 'MA-L',
    bits: 48,
    private: false,
    countryCode: 'US',
  });
});

test('/mac accepts a 64-bit EUI-64 address', async () => {
  expect((await get('/mac/00:1B:63:FF:FE:84:45:E6')).body).toMatchObject({
    mac: '00:1B:63:FF:FE:84:45:E6',
    valid: true,
    vendor: 'Apple, Inc.',
  });
});

test.each([
  ['x', 'malformed'],
  ['00:1A:11', 'wrong_length'],
  ['00:1A:11:00:00', 'wrong_length'],
  ['00:1A:11:00:00:00:00', 'wrong_length'],
  ['00:1A-11:00:00:00', 'malformed'],
  ['GG:1A:11:00:00:00', 'malformed'],
  ['001A1100000', 'wrong_length'],
  ['001A110000000', 'wrong_length'],
  ['00:1A:11:00:00:0000', 'wrong_length'],
  ['1.2.3.4', 'wrong_length'],
  ['::1', 'wrong_length'],
])('the invalid MAC address %s returns valid: false with nulls and the reason %s', async (text, reason) => {
  const { status, body } = await get(`/mac/${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  expect(body).toEqual({ ...nullFields, reason });
  expect(parseMac(text)).toBeNull();
});
