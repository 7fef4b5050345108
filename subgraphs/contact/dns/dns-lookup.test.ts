import { expect, test } from 'vitest';
import { parseDomainName } from '../../../facts/domain-name.ts';
import type { DnsType } from '../schema.generated.ts';
import type { DnsClient } from './dns-client.ts';
import { createDnsLookup } from './dns-lookup.ts';
import type { WireRecord } from './wire.ts';

const context = { now: 0 };
const createRecord = (type: DnsType, value: string, ttl = 60): WireRecord => ({
  name: 'a.com',
  type,
  ttl,
  value,
});

/** Creates a lookup in a zone with the given records of each type. A null list means that the name does not exist. */
function createLookup(zone: Partial<Record<DnsType, readonly WireRecord[] | null>>) {
  const requested: string[] = [];
  const client: DnsClient = {
    query: async (name, type) => {
      requested.push(`${name} ${type}`);
      const zoneRecords = zone[type];
      return zoneRecords === undefined ? [] : zoneRecords;
    },
  };
  const lookUp = (text: string, types?: readonly DnsType[] | null) => {
    const name = parseDomainName(text, true);
    if (name === null) throw new Error(`${text} is not a domain name`);
    return createDnsLookup(client)(name, types, context);
  };
  return { of: lookUp, requested };
}

test.each([
  ['a.com', ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA']],
  ['_dmarc.a.com', ['SRV', 'TXT', 'CNAME', 'PTR']],
  ['a_b.com', ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SOA', 'CAA']],
  ['1.1.1.1.in-addr.arpa', ['PTR', 'CNAME']],
])('a DNS lookup without types queries the default types of %s', async (name, types) => {
  const { of, requested } = createLookup({});
  expect(await of(name)).toEqual({ domainName: name, filtered: 0, records: [] });
  expect(requested).toEqual(types.map((type) => `${name} ${type}`));
});

test('a DNS lookup never queries a special-use name, and returns null when the name does not exist', async () => {
  const { of, requested } = createLookup({ A: [createRecord('A', '8.8.8.8')] });
  expect(await of('a.local')).toBeNull();
  expect(requested).toEqual([]);
  expect(await createLookup({ A: [createRecord('A', '8.8.8.8')], MX: null }).of('a.com')).toBeNull();
});

test('a DNS lookup returns each record once, in the order of the requested types', async () => {
  const alias = createRecord('CNAME', 'b.com');
  const { of } = createLookup({
    A: [alias, createRecord('A', '8.8.8.8'), createRecord('A', '8.8.4.4')],
    AAAA: [alias],
  });
  const records = await of('a.com', ['CNAME', 'AAAA', 'A']);
  expect(records?.records.map(({ value }) => value)).toEqual(['b.com', '8.8.8.8', '8.8.4.4']);
  const reorderedRecords = await of('a.com', ['A', 'CNAME']);
  expect(reorderedRecords?.records.map(({ value }) => value)).toEqual(['8.8.8.8', '8.8.4.4', 'b.com']);
});

test('a DNS lookup counts addresses that are not public and does not return them, except within other records', async () => {
  const { of } = createLookup({
    A: [createRecord('A', '10.0.0.1'), createRecord('A', '10.0.0.1'), createRecord('A', '8.8.8.8')],
    AAAA: [createRecord('AAAA', 'fd00::1')],
    TXT: [createRecord('TXT', '10.0.0.1')],
  });
  const records = await of('a.com', ['A', 'AAAA', 'TXT']);
  expect(records?.filtered).toBe(2);
  expect(records?.records.map(({ value }) => value)).toEqual(['8.8.8.8', '10.0.0.1']);
});

test('a DNS lookup returns at most 1,000 records of all types', async () => {
  const createRecords = (type: DnsType, count: number) =>
    Array.from({ length: count }, (_, index) => createRecord(type, `text ${index}`));
  const { of } = createLookup({ TXT: createRecords('TXT', 600), NS: createRecords('NS', 600) });
  const records = await of('a.com', ['TXT', 'NS']);
  expect(records?.records).toHaveLength(1000);
  expect(records?.records.at(-1)).toMatchObject({ type: 'NS', value: 'text 399' });
});

test.each([[[]], [['A', 'A'] as const]])(
  'a DNS lookup rejects the types %j with an error that names the parameter',
  async (types) => {
    await expect(createLookup({}).of('a.com', types)).rejects.toMatchObject({
      message: 'type must name each record type once: for example, use type=A,MX.',
      extensions: { code: 'invalid_request', param: 'type' },
    });
  },
);
