import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCursorCipher } from './cursor.ts';

const secret = 'sixteen bytes at the least';
const seal = createCursorCipher(secret);

test('COM-117 a company cursor can be decrypted after a restart only with the same secret', () => {
  const cursor = seal.seal(40, 'list');
  expect(createCursorCipher(secret).open(cursor, 'list')).toBe(40);
  expect(createCursorCipher('another secret of some length').open(cursor, 'list')).toBeNull();
  expect(createCursorCipher(Buffer.from(secret)).open(cursor, 'list')).toBe(40);
});

test('a company cursor can be decrypted only for the list that it was created for', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 32 - 1 }), fc.string(), fc.string(), (position, binding, other) => {
      const cursor = seal.seal(position, binding);
      expect(cursor).toMatch(/^[\w-]{27}$/);
      expect(seal.open(cursor, binding)).toBe(position);
      if (other !== binding) expect(seal.open(cursor, other)).toBeNull();
    }),
  );
});

test('COM-115 a company cursor with any changed character is rejected', () => {
  const cursor = seal.seal(20, 'list');
  for (let index = 0; index < cursor.length; index += 1) {
    for (const character of 'AQgw-_09z=') {
      const changed = cursor.slice(0, index) + character + cursor.slice(index + 1);
      if (changed !== cursor) expect(seal.open(changed, 'list'), changed).toBeNull();
    }
  }
  for (const invalidCursor of ['', '!', 'abc', `${cursor}A`, `${cursor}=`, cursor.slice(1), ` ${cursor}`]) {
    expect(seal.open(invalidCursor, 'list'), invalidCursor).toBeNull();
  }
});

test('COM-117 a company cursor does not reveal its position', () => {
  const cursors = Array.from({ length: 200 }, (_, position) => seal.seal(position, 'list'));
  expect(new Set(cursors).size).toBe(200);
  const encryptedPositions = cursors.map((cursor) =>
    Buffer.from(cursor, 'base64url').subarray(16).readUInt32BE(),
  );
  expect(encryptedPositions.filter((text) => text < 1000)).toEqual([]);
});

test('a cursor secret of less than 16 bytes is rejected', () => {
  expect(() => createCursorCipher('short')).toThrow(/16 bytes/);
});
