import { expect, test } from 'vitest';
import { wellKnown } from './well-known.ts';

const base = 'https://lookup.example/api';
const now = Date.parse('2026-11-22T17:00:00Z');
const at = (path: string, contact?: string) => wellKnown(`/.well-known/${path}`, { base, contact, now });

test('security.txt has the fields that RFC 9116 wants, and is not there without a contact', () => {
  expect(at('security.txt')).toBeNull();
  const { text, type } = at('security.txt', 'mailto:security@example.com') ?? { text: '', type: '' };
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@example.com',
    'Expires: 2027-05-21T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://lookup.example/api/.well-known/security.txt',
    '',
  ]);
  // Less than a year, and in the future.
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(now);
  expect(expires - now).toBeLessThan(365 * 86_400_000);
});

test('the catalog of interfaces is a set of links (RFC 9727)', () => {
  const { text, type } = at('api-catalog') ?? { text: '', type: '' };
  expect(type).toBe('application/linkset+json');
  const { linkset } = JSON.parse(text) as { linkset: { anchor: string }[] };
  expect(linkset.map(({ anchor }) => anchor)).toEqual([`${base}/`, `${base}/graphql`, `${base}/mcp`]);
  expect(text).toContain(`${base}/openapi.json`);
});

test('an agent learns where to connect; nothing else is there', () => {
  expect(JSON.parse(at('mcp.json')?.text ?? '')).toMatchObject({
    transports: [{ type: 'streamable-http', url: `${base}/mcp` }],
  });
  expect(at('change-password')).toBeNull();
});
