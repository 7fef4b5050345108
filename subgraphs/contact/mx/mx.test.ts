import { expect, test } from 'vitest';
import type { DnsClient } from '../dns/dns-client.ts';
import type { WireRecord } from '../dns/wire.ts';
import { isNullMx, createMailExchangeLookup } from './mail-exchange.ts';

const createRecord = (type: 'MX' | 'CNAME', value: string): WireRecord => ({
  name: 'example.com',
  type,
  ttl: 300,
  value,
});
const context = { now: 0 };

function createLookup(records: readonly WireRecord[] | null) {
  const requested: string[] = [];
  const client: DnsClient = {
    query: async (name, type) => {
      requested.push(`${name} ${type}`);
      return records;
    },
  };
  const lookUp = createMailExchangeLookup(client);
  return {
    requested,
    mxOf: (scope: 'public' | 'special' = 'public') => lookUp({ ascii: 'example.com', scope }, context),
  };
}
const lookUpMx = async (...values: string[]) => {
  const { mxOf } = createLookup(values.map((value) => createRecord('MX', value)));
  return mxOf();
};

test('an MX lookup sorts mail exchangers by preference, then by name, and excludes aliases', async () => {
  const records = ['20 b.com', '10 z.com', '10 a.com', '5 c.com'].map((value) => createRecord('MX', value));
  const { mxOf, requested } = createLookup([createRecord('CNAME', 'www.example.com'), ...records]);
  expect(await mxOf()).toEqual({
    domainName: 'example.com',
    records: [
      { priority: 5, host: 'c.com' },
      { priority: 10, host: 'a.com' },
      { priority: 10, host: 'z.com' },
      { priority: 20, host: 'b.com' },
    ],
  });
  expect(requested).toEqual(['example.com MX']);
});

test('the mail exchangers of a name that does not exist are null, and an MX lookup never queries a special-use name', async () => {
  expect(await createLookup(null).mxOf()).toBeNull();
  const specialLookup = createLookup([createRecord('MX', '1 a.com')]);
  expect(await specialLookup.mxOf('special')).toBeNull();
  expect(specialLookup.requested).toEqual([]);
});

test('a null MX is the only MX record, with preference 0 and the root as exchanger (RFC 7505)', async () => {
  const hasNullMx = async (...values: string[]) => {
    const mx = await lookUpMx(...values);
    return mx !== null && isNullMx(mx);
  };
  expect(await hasNullMx('0 .')).toBe(true);
  expect(await hasNullMx('1 .')).toBe(false);
  expect(await hasNullMx('0 a.com')).toBe(false);
  expect(await hasNullMx('0 .', '10 a.com')).toBe(false);
  expect(await hasNullMx()).toBe(false);
});
