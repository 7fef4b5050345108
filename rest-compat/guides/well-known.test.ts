import { expect, test } from 'vitest';
import { findWellKnownDocument } from './well-known.ts';

const base = 'https://lookup.example/api';
const now = Date.parse('2026-11-22T17:00:00Z');
const findDocument = (path: string, contact?: string) =>
  findWellKnownDocument(`/.well-known/${path}`, { base, contact, now });

test('security.txt has the fields of RFC 9116, and is not served without a contact', () => {
  expect(findDocument('security.txt')).toBeNull();
  const { text, type } = findDocument('security.txt', 'mailto:security@example.com') ?? {
    text: '',
    type: '',
  };
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Expires: 2027-05-21T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://lookup.example/api/.well-known/security.txt',
    '',
  ]);
  // In the future, and less than a year ahead.
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(now);
  expect(expires - now).toBeLessThan(365 * 86_400_000);
});

test('the API catalogue is a link set according to RFC 9727', () => {
  const { text, type } = findDocument('api-catalog') ?? { text: '', type: '' };
  expect(type).toBe('application/linkset+json');
  const { linkset } = JSON.parse(text) as { linkset: { anchor: string }[] };
  expect(linkset.map(({ anchor }) => anchor)).toEqual([`${base}/`, `${base}/graphql`, `${base}/mcp`]);
  expect(text).toContain(`${base}/openapi.json`);
});

test('mcp.json contains the address of the MCP endpoint, and other well-known paths return null', () => {
  expect(JSON.parse(findDocument('mcp.json')?.text ?? '')).toMatchObject({
    transports: [{ type: 'streamable-http', url: `${base}/mcp` }],
  });
  expect(findDocument('change-password')).toBeNull();
});
