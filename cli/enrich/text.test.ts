import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readText, type Encoding } from './text.ts';

const folder = mkdtempSync(join(tmpdir(), 'lookup-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(input: string, chunks: readonly Buffer[], given: Encoding | null = null) {
  const reports: string[] = [];
  async function* stdin() {
    yield* chunks;
  }
  const file = await readText(input, stdin, given, (line) =>
    reports.push(line.replace(folder, '').replace('/input', 'FILE')),
  );
  let text = '';
  for await (const part of file.text) text += part;
  return { text, reports, encoding: file.encoding, needsMark: file.needsByteOrderMark };
}

function readFromFile(bytes: Buffer, given: Encoding | null = null) {
  const path = join(folder, 'input');
  writeFileSync(path, bytes);
  return read(path, [], given);
}
/** @param size chunk size in bytes */
const fromStdin = (bytes: Buffer, size = bytes.length, given: Encoding | null = null) =>
  read(
    '-',
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
    given,
  );

/**
 * Ill-formed sequences of the Unicode standard (tables 3-8 to 3-11), the limits of well-formed ones (table 3-7), and
 * random bytes. The expected texts are from Python: decode('utf-8', 'surrogateescape'), then each escaped byte by its
 * codec cp1252.
 */
const sequences: readonly (readonly [string, string, string])[] = [
  ['non-shortest forms', 'C0 AF E0 80 BF F0 81 82 41', '\u00c0\u00af\u00e0\u20ac\u00bf\u00f0\u0081\u201aA'],
  ['surrogates', 'ED A0 80 ED BF BF ED AF 41', '\u00ed\u00a0\u20ac\u00ed\u00bf\u00bf\u00ed\u00afA'],
  ['bytes that are never used', 'F4 91 92 93 FF 41 80 BF 42', '\u00f4\u2018\u2019\u201c\u00ffA\u20ac\u00bfB'],
  ['truncated sequences', 'E1 80 E2 F0 91 92 F1 BF 41', '\u00e1\u20ac\u00e2\u00f0\u2018\u2019\u00f1\u00bfA'],
  [
    'the limits of well-formed sequences',
    'C2 80 DF BF E0 A0 80 ED 9F BF EE 80 80 EF BF BF F0 90 80 80 F4 8F BF BF',
    '\u0080\u07ff\u0800\ud7ff\ue000\uffff\ud800\udc00\udbff\udfff',
  ],
  [
    'random bytes',
    'E2 F0 9F 98 80 80 C3 A9 E6 9D B1 9F E6 9D B1 E2 FF C3 A9 9F 61 C3 A9 E6 9D B1 80 80 E6 9D B1 61 E6 9D B1 9F 80 C3 A9 FF E6 9D B1',
    '\u00e2\ud83d\ude00\u20ac\u00e9\u6771\u0178\u6771\u00e2\u00ff\u00e9\u0178a\u00e9\u6771\u20ac\u20ac\u6771a\u6771\u0178\u20ac\u00e9\u00ff\u6771',
  ],
  [
    'random bytes that end in the middle of a sequence',
    'E2 E6 9D B1 9F E6 9D B1 FF C3 A9 FF 61 F0 9F 80 E2 F0 FF F0 E2 FC 61 F0 9F 98 80 61 E6 9D B1 FF FC F0 9F 98',
    '\u00e2\u6771\u0178\u6771\u00ff\u00e9\u00ffa\u00f0\u0178\u20ac\u00e2\u00f0\u00ff\u00f0\u00e2\u00fca\ud83d\ude00a\u6771\u00ff\u00fc\u00f0\u0178\u02dc',
  ],
];

describe('bytes outside well-formed UTF-8', () => {
  test.each(sequences)(
    'each byte outside well-formed UTF-8 is read as windows-1252: %s',
    async (_, hex, expected) => {
      const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
      expect((await readFromFile(bytes, 'utf-8')).text).toBe(expected);
      // The result must not depend on the chunk size.
      for (let size = 1; size <= bytes.length; size += 1)
        expect((await fromStdin(bytes, size, 'utf-8')).text).toBe(expected);
    },
  );

  test('single windows-1252 bytes are also recognised at the boundary of two chunks', async () => {
    for (const length of [-4, -3, -2, -1, 0].map((more) => 256 * 1024 + more)) {
      const bytes = Buffer.concat([Buffer.alloc(length, 'a'), Buffer.from('F09F9880FCC3A9', 'hex')]);
      expect((await readFromFile(bytes)).text).toBe(`${'a'.repeat(length)}😀üé`);
    }
  });
});

test('every windows-1252 byte is decoded according to its code page', async () => {
  // The output of: iconv -f WINDOWS-1252 -t UTF-8, over the 27 defined bytes from 80 to 9F.
  const definedCharacters = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
  const undefinedBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
  const bytes = Array.from({ length: 32 }, (_, index) => 0x80 + index).filter(
    (byte) => !undefinedBytes.has(byte),
  );
  const latin = Array.from({ length: 0x60 }, (_, index) => 0xa0 + index);
  expect((await readFromFile(Buffer.from([...bytes, ...latin]), 'windows-1252')).text).toBe(
    definedCharacters + String.fromCharCode(...latin),
  );
});

const createUtf8Lines = (lines: number) => 'Zürich,東京\n'.repeat(lines);
/** A line of windows-1252: M\xFCnchen. */
const stray = Buffer.from('4DFC6E6368656E0A', 'hex');

describe.each([
  ['a file', readFromFile, 'FILE'],
  ['standard input', (bytes: Buffer) => fromStdin(bytes, 1000), 'Standard input'],
])('detects the encoding of an input: %s', (_, from, name) => {
  test('input that is only UTF-8 or only ASCII produces no encoding report', async () => {
    expect(await from(Buffer.from(createUtf8Lines(50)))).toMatchObject({
      text: createUtf8Lines(50),
      reports: [],
      encoding: 'utf-8',
      needsMark: false,
    });
    expect(await from(Buffer.from('Oslo\n'))).toMatchObject({
      text: 'Oslo\n',
      reports: [],
      needsMark: false,
    });
  });

  test('UTF-8 text with single windows-1252 bytes is read as UTF-8, and the lines of these bytes are reported', async () => {
    const parts = [
      Buffer.from(createUtf8Lines(6)),
      stray,
      Buffer.from(createUtf8Lines(1)),
      stray,
      Buffer.from(createUtf8Lines(10)),
    ];
    expect(await from(Buffer.concat(parts))).toMatchObject({
      text: `${createUtf8Lines(6)}München\n${createUtf8Lines(1)}München\n${createUtf8Lines(10)}`,
      reports: [
        `${name} is UTF-8 except for 2 bytes on lines 7, 9, read as windows-1252. If that is wrong, name the encoding with --encoding.`,
      ],
      needsMark: false,
    });
  });

  test('at most ten lines with windows-1252 bytes are reported by number', async () => {
    const bytes = Buffer.concat([
      Buffer.from(createUtf8Lines(100)),
      ...Array.from({ length: 50 }, () => stray),
    ]);
    const { reports } = await from(bytes);
    expect(reports.join('\n')).toContain(
      'except for 50 bytes on lines 101, 102, 103, 104, 105, 106, 107, 108, 109, 110 and 40 more, read',
    );
  });

  test('non-ASCII bytes without any UTF-8 sequence are read as windows-1252', async () => {
    expect(await from(Buffer.concat([Buffer.from('city\n'), stray]))).toMatchObject({
      text: 'city\nMünchen\n',
      reports: [
        `${name} is not UTF-8 (first on line 2) and is read as windows-1252. If that is wrong, name the encoding with --encoding.`,
      ],
      needsMark: true,
    });
  });

  test('windows-1252 text is read as windows-1252 even when a few of its bytes form a UTF-8 sequence', async () => {
    // The text “Spaß” in windows-1252: the bytes of ß and the closing quote are also a valid UTF-8 sequence, a letter of N'Ko.
    const quotedBytes = Buffer.from('93537061DF940A', 'hex');
    const bytes = Buffer.concat([...Array.from({ length: 30 }, () => stray), quotedBytes]);
    const read = await from(bytes);
    expect(read.text).toBe(`${'München\n'.repeat(30)}“Spaß”\n`);
    expect(read).toMatchObject({ encoding: 'windows-1252', needsMark: true });
    expect(read.reports.join()).toContain('is read as windows-1252');
  });

  test('a mixture of UTF-8 and windows-1252 is rejected with the first line of each encoding', async () => {
    const bytes = Buffer.concat([
      Buffer.from('city\nZürich\n'),
      ...Array.from({ length: 5 }, () => stray),
      Buffer.from('Zürich\n'),
    ]);
    await expect(from(bytes)).rejects.toThrow(
      `${name === 'FILE' ? join(folder, 'input') : name} mixes UTF-8 (2 characters, first on line 2) with other bytes (5, first on line 3). Save the file as UTF-8, or name its encoding: --encoding utf-8`,
    );
  });

  test('a byte order mark determines the encoding of the input', async () => {
    const markedBytes = Buffer.concat([
      Buffer.from('\uFEFFcity\nZürich\n'),
      ...Array.from({ length: 5 }, () => stray),
    ]);
    expect(await from(markedBytes)).toMatchObject({
      text: `city\nZürich\n${'München\n'.repeat(5)}`,
      needsMark: true,
    });
  });
});

test('a mixture of encodings is read in the encoding that the user names', async () => {
  const bytes = Buffer.concat([Buffer.from('Zürich\n'), stray]);
  expect(await readFromFile(bytes, 'utf-8')).toMatchObject({
    text: 'Zürich\nMünchen\n',
    reports: ['FILE is UTF-8 except for 1 byte on line 2, read as windows-1252.'],
  });
  expect(await readFromFile(bytes, 'windows-1252')).toMatchObject({
    text: 'ZÃ¼rich\nMünchen\n',
    reports: [],
  });
});

describe('standard input whose encoding is unclear from its beginning', () => {
  const ascii = Buffer.alloc(70_000, 'Oslo\n');

  test('standard input that begins with ASCII gets its encoding from the first non-ASCII bytes', async () => {
    const bytes = Buffer.concat([ascii, Buffer.from(createUtf8Lines(5)), stray]);
    for (const size of [1, 4096, 70_001, bytes.length]) {
      const { text, reports } = await fromStdin(bytes, size);
      expect(text).toBe(`${ascii.toString()}${createUtf8Lines(5)}München\n`);
      expect(reports.join()).toContain('except for 1 byte on line 14006');
    }
  });

  test('standard input that begins as windows-1252 and turns out to have another encoding is rejected at its end', async () => {
    const firstBytes = Buffer.concat(Array.from({ length: 9000 }, () => stray));
    await expect(
      fromStdin(Buffer.concat([firstBytes, Buffer.from(createUtf8Lines(9000))]), 4096),
    ).rejects.toThrow(
      'Standard input mixes UTF-8 (27000 characters, first on line 9001) with other bytes (9000, first on line 1).',
    );
  });

  test('a UTF-8 sequence that is cut at the end of the encoding sample still counts as UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.alloc(64 * 1024 - 1, 'a'), Buffer.from('é')]);
    expect(await fromStdin(bytes)).toMatchObject({ reports: [], needsMark: false });
  });
});

describe('UTF-16 input', () => {
  // Python: 'a\nZürich😀\n'.encode('utf-16-le')
  const little = Buffer.from('61000a005a00fc0072006900630068003dd800de0a00', 'hex');
  const big = Buffer.from(little).swap16();
  const text = 'a\nZürich😀\n';

  test.each<[Encoding, Buffer, Buffer]>([
    ['utf-16le', Buffer.from('fffe', 'hex'), little],
    ['utf-16be', Buffer.from('feff', 'hex'), big],
  ])(
    'input in %s is read in chunks of any size, by its byte order mark or by the encoding that the user names',
    async (encoding, mark, bytes) => {
      const markedBytes = Buffer.concat([mark, bytes]);
      for (let size = 1; size <= markedBytes.length; size += 1) {
        expect(await fromStdin(markedBytes, size)).toMatchObject({
          text,
          encoding,
          needsMark: true,
          reports: [],
        });
        expect((await fromStdin(bytes, size, encoding)).text).toBe(text);
      }
      expect((await readFromFile(markedBytes)).text).toBe(text);
    },
  );

  test.each([
    ['half of a surrogate pair', '61000a003dd861000a00', 2],
    ['half of a pair at the end', '61000a000a003dd8', 3],
    ['a byte too much', '61000a0061', 2],
  ])('UTF-16 input is rejected with its line number: %s', async (_, hex, line) => {
    await expect(readFromFile(Buffer.from(`fffe${hex}`, 'hex'))).rejects.toThrow(
      new RegExp(`^Line ${line} of .* is not utf-16le: save the file as UTF-8, or name its encoding`),
    );
  });
});
