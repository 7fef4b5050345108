import { describe, expect, test } from 'vitest';
import { parseEmail } from './email-address.ts';
import { isRoleName } from './email-domain.ts';
import { isLocalPart } from './local-part.ts';

describe('local part (RFC 5321, RFC 6531)', () => {
  test.each([
    'a',
    'a.b',
    "!#$%&'*+/=?^_`{|}~-",
    'A1',
    '"a b"',
    '"a\\"b"',
    '""',
    '"\\\\"',
    'é',
    'jörg.müller',
    '"é"',
  ])('an email address with the local part %s is accepted', (text) => {
    expect(isLocalPart(text)).toBe(true);
  });

  test.each([
    '',
    '.a',
    'a.',
    'a..b',
    'a b',
    'a"b',
    '"a"b',
    'a"b"',
    '"a""',
    '"\\"',
    '"a\\é"',
    'é..é',
    '.é',
    'é é',
    'ｊ',
  ])('an email address with the local part %s is rejected', (text) => {
    expect(isLocalPart(text)).toBe(false);
  });

  test('the local part of an email address has at most 64 octets', () => {
    expect([isLocalPart('a'.repeat(64)), isLocalPart('a'.repeat(65))]).toEqual([true, false]);
    // Two octets each.
    expect([isLocalPart('é'.repeat(32)), isLocalPart(`${'é'.repeat(32)}a`)]).toEqual([true, false]);
    expect([isLocalPart(`"${'a'.repeat(62)}"`), isLocalPart(`"${'a'.repeat(63)}"`)]).toEqual([true, false]);
  });
});

test('an email address has at most 254 octets (RFC 5321, erratum 1690)', () => {
  const createAddress = (local: string, total: number) => {
    const label = 'b'.repeat(63);
    const host = `${label}.${label}.${label}.${'c'.repeat(63)}.com`;
    return `${local}@${host.slice(Buffer.byteLength(`${local}@${host}`) - total)}`;
  };
  expect(createAddress('jane', 254)).toHaveLength(254);
  expect(parseEmail(createAddress('jane', 254))).not.toBeNull();
  expect(parseEmail(createAddress('jane', 255))).toBeNull();
  expect(parseEmail(createAddress('jéne', 254))).not.toBeNull();
  expect(parseEmail(createAddress('jéne', 255))).toBeNull();
  // Spaces around a copied address do not count towards its length.
  expect(parseEmail(`  ${createAddress('jane', 254)}  `)?.text).toHaveLength(254);
});

test.each([
  ['  jane@example.com ', 'jane@example.com'],
  ['Jane@EXAMPLE.Com', 'Jane@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
  ['jane@例え.テスト', 'jane@例え.テスト'],
  ['jane@example.xn--p1ai', 'jane@example.xn--p1ai'],
  ['jane@example.c2', 'jane@example.c2'],
])('the email address %j is parsed as %s', (text, address) => {
  expect(parseEmail(text)?.text ?? null).toBe(address);
});

test.each([
  'jane',
  '@example.com',
  'jane@',
  '\tjane@example.com',
  'jane@example.com\n',
  'jane @example.com',
  'jane@ example.com',
  'jane@example.com.',
  'jane@example.com。',
  'jane@example.c',
  'jane@example.c_m',
  'jane@example.com€',
  'jane@exampl€.com€m',
  'jane@example.ｃom',
])('the email address %j is rejected', (text) => {
  expect(parseEmail(text)).toBeNull();
});

test('an email address of a role is recognised in any case, with dots and with a tag', () => {
  expect(['info', 'INFO', 'in.fo', 'info+x', 'i.n.f.o+a+b'].filter(isRoleName)).toHaveLength(5);
  expect(['', '+info', 'xinfo', 'info-x', 'jane'].filter(isRoleName)).toEqual([]);
});
