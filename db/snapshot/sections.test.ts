import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { parseIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { parseRange, formatRange } from '../../facts/ip/ip-range.ts';
import {
  openCodedColumn,
  createCodedSections,
  getSection,
  openTextColumn,
  createTextSections,
} from './columns.ts';
import { isRomanizedAs } from './cyrillic-names.ts';
import { IpRanges, createRangeSections, RangesByValue } from './ip-ranges.ts';
import { hash, openNameIndex, NameIndexBuilder } from './name-index.ts';
import { naicsFormat } from './naics.ts';
import { serialiseSections, readSections, writeBytes, type Sections } from './section-file.ts';
import { States, type StateRow } from './states.ts';

const writeSections = async (path: string, version: string, sections: Sections) =>
  writeBytes(path, serialiseSections(version, sections));

const folder = mkdtempSync(join(tmpdir(), 'lookup-sections-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('columns', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 5 }), { maxLength: 30 });

  test('a text column of a snapshot returns texts exactly as stored', () => {
    fc.assert(
      fc.property(texts, (written) => {
        const column = openTextColumn(createTextSections('t', written), 't');
        expect(Array.from({ length: column.length }, (_, row) => column.at(row))).toEqual(written);
      }),
    );
  });

  test('equal texts of a coded column have the same number, and null has the number 0', () => {
    const column = openCodedColumn(createCodedSections('c', ['b', null, 'a', 'b']), 'c');
    expect([0, 1, 2, 3].map((row) => column.at(row))).toEqual(['b', null, 'a', 'b']);
    expect([...column.codes]).toEqual([1, 0, 2, 1]);
    expect(column.values).toEqual(['', 'b', 'a']);
    expect([column.codeOf('a'), column.codeOf('x'), column.codeOf('')]).toEqual([2, undefined, undefined]);
    expect(column.at(9)).toBeNull();
  });

  test.each([
    [255, Uint8Array],
    [256, Uint16Array],
    [65_535, Uint16Array],
    [65_536, Uint32Array],
  ])('a coded column of %i distinct texts uses the smallest sufficient number type', (count, kind) => {
    const column = openCodedColumn(
      createCodedSections(
        'c',
        Array.from({ length: count }, (_, n) => `${n}`),
      ),
      'c',
    );
    expect(column.codes).toBeInstanceOf(kind);
    expect(column.at(count - 1)).toBe(`${count - 1}`);
    expect(column.at(0)).toBe('0');
  });

  test('the error of a snapshot names a column that is missing or has another type', () => {
    expect(() => openCodedColumn({}, 'c')).toThrow('the snapshot has no column c');
    expect(() => getSection({ t: new Uint8Array(1) }, 't', Uint32Array)).toThrow('no Uint32Array t');
  });
});

describe('a snapshot file', () => {
  const sections: Sections = {
    bytes: Uint8Array.of(1, 2, 3),
    numbers: Float64Array.of(0.5, -1),
    none: new Uint32Array(0),
    words: Uint32Array.of(2 ** 32 - 1, 7),
    small: Int16Array.of(-5),
  };

  test('a snapshot file is read only when it is complete and has the requested version', async () => {
    const path = join(folder, 'deep', 'a.bin');
    await writeSections(path, 'v1', sections);
    expect(await readSections(path, 'v1')).toEqual(sections);
    expect(await readSections(path, 'v2')).toBeUndefined();
    expect(await readSections(join(folder, 'missing.bin'), 'v1')).toBeUndefined();
    const completeFile = readFileSync(path);
    for (const [at, name] of [
      [0, 'magic'],
      [20, 'hash'],
      [60, 'header'],
      [completeFile.length - 9, 'content'],
    ] as const) {
      const brokenFile = Buffer.from(completeFile);
      brokenFile[at] = (brokenFile[at] ?? 0) ^ 1;
      const other = join(folder, `${name}.bin`);
      writeFileSync(other, brokenFile);
      expect(await readSections(other, 'v1'), name).toBeUndefined();
    }
    for (const length of [0, 7, 47, 48, completeFile.length - 1]) {
      const truncatedFile = join(folder, 'cut.bin');
      writeFileSync(truncatedFile, completeFile.subarray(0, length));
      expect(await readSections(truncatedFile, 'v1'), `${length}`).toBeUndefined();
    }
  });

  test('writing a snapshot file leaves no temporary file, even when the write fails', async () => {
    const cleanFolder = join(folder, 'clean');
    await writeSections(join(cleanFolder, 'a.bin'), 'v1', sections);
    await expect(writeSections(join(cleanFolder, 'a.bin', 'b.bin'), 'v1', sections)).rejects.toThrow();
    const unsupportedSections = { a: new Float32Array(1) } as unknown as Sections;
    await expect(writeSections(join(cleanFolder, 'c.bin'), 'v1', unsupportedSections)).rejects.toThrow(
      'cannot contain a Float32Array',
    );
    mkdirSync(join(cleanFolder, 'd.bin'));
    await expect(writeSections(join(cleanFolder, 'd.bin'), 'v1', sections)).rejects.toThrow(
      /EISDIR|ENOTEMPTY|EEXIST/,
    );
    expect(readdirSync(cleanFolder).sort()).toEqual(['a.bin', 'd.bin']);
  });
});

describe('rows by name', () => {
  test('the name index finds the rows of a name in order and once each, ignoring case and diacritics', () => {
    const builder = new NameIndexBuilder();
    builder.add(7, ['Zürich', 'ZURICH', 'Zurigo']);
    builder.add(3, ['Zürich', '']);
    builder.add(5, ['Genf']);
    const index = openNameIndex(builder.sections('n'), 'n');
    expect(index.rows('zurich')).toEqual([3, 7]);
    expect(index.rows('Zurigo')).toEqual([7]);
    expect(index.rows('Bern')).toEqual([]);
    expect(index.rows('')).toEqual([]);
  });

  test('the name index finds each of 100,000 names in its own row', () => {
    const builder = new NameIndexBuilder();
    for (let createRow = 0; createRow < 100_000; createRow += 1)
      builder.add(createRow, [`name ${createRow}`]);
    const index = openNameIndex(builder.sections('n'), 'n');
    for (let createRow = 0; createRow < 100_000; createRow += 997)
      expect(index.rows(`Name ${createRow}`)).toEqual([createRow]);
    expect(index.rows('name 100000')).toEqual([]);
  });

  test('a name hash consists of two unsigned halves and is unique among 100,000 names', () => {
    const seenHashes = new Set<string>();
    for (let n = 0; n < 100_000; n += 1) {
      const [high, low] = hash(`${n}`);
      if (!Number.isInteger(high) || high < 0 || high > 2 ** 32 - 1 || low < 0 || low > 2 ** 32 - 1)
        throw new Error(`${n}`);
      seenHashes.add(`${high} ${low}`);
    }
    expect(seenHashes.size).toBe(100_000);
    // Stored hashes come from earlier releases: changing the hash requires a new revision of the snapshots.
    expect([hash(''), hash('oslo')]).toEqual([hash(''), hash('oslo')]);
  });
});

describe('ranges of addresses', () => {
  const ranges = [
    ['10.0.0.0-10.0.0.255', 1],
    ['10.0.1.0-10.0.1.0', 2],
    ['0.0.0.0-0.0.0.9', 3],
    ['255.255.255.0-255.255.255.255', 1],
    ['2001:db8::-2001:db8::ffff:ffff:ffff:ffff', 2],
    ['2001:db8:0:1::-2001:db8:0:1::', 1],
  ] as const;
  const table = new IpRanges(
    createRangeSections(
      'r',
      ranges.map(([text, value]) => ({ ...parseRange(text), value })),
    ),
    'r',
  );
  const parseWords = (text: string): IpWords => {
    const parsedAddress = parseIp(text);
    if (parsedAddress === null) throw new Error(text);
    return parsedAddress;
  };

  test.each([
    ['10.0.0.0', 1, '10.0.0.0-10.0.0.255'],
    ['10.0.0.255', 1, '10.0.0.0-10.0.0.255'],
    ['10.0.1.0', 2, '10.0.1.0-10.0.1.0'],
    ['10.0.1.1', 0, null],
    ['9.255.255.255', 0, null],
    ['0.0.0.0', 3, '0.0.0.0-0.0.0.9'],
    ['0.0.0.10', 0, null],
    ['255.255.255.255', 1, '255.255.255.0-255.255.255.255'],
    ['2001:db8::1', 2, '2001:db8::-2001:db8::ffff:ffff:ffff:ffff'],
    ['2001:db8:0:1::', 1, '2001:db8:0:1::-2001:db8:0:1::'],
    ['2001:db8:0:1::1', 0, null],
    ['::', 0, null],
    ['ffff::', 0, null],
  ])('the address %s has the value %i of the range %s', (text, value, range) => {
    expect(table.valueAt(parseWords(text))).toBe(value);
    const foundRange = table.rangeAt(parseWords(text));
    expect(foundRange && formatRange(foundRange)).toBe(range);
  });

  test('ranges of addresses are grouped by value, in order, IPv4 first', () => {
    const byValue = table.byValue();
    expect(byValue).toBeInstanceOf(RangesByValue);
    const listRanges = (value: number) => [...byValue.of(value)].map(formatRange);
    expect(listRanges(1)).toEqual([
      '10.0.0.0-10.0.0.255',
      '255.255.255.0-255.255.255.255',
      '2001:db8:0:1::-2001:db8:0:1::',
    ]);
    expect(listRanges(2)).toEqual(['10.0.1.0-10.0.1.0', '2001:db8::-2001:db8::ffff:ffff:ffff:ffff']);
    expect([listRanges(3), listRanges(4)]).toEqual([['0.0.0.0-0.0.0.9'], []]);
  });

  test('an empty set of address ranges is accepted', () => {
    const none = new IpRanges(createRangeSections('r', []), 'r');
    expect(none.valueAt(parseWords('10.0.0.0'))).toBe(0);
    expect(none.rangeAt(parseWords('::1'))).toBeNull();
    expect([...none.byValue().of(1)]).toEqual([]);
  });

  test('every address in random ranges has the value of its range', () => {
    const truncatedFile = fc.uniqueArray(fc.nat({ max: 60 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(
        truncatedFile,
        fc.array(fc.nat({ max: 3 }), { minLength: 12, maxLength: 12 }),
        (places, values) => {
          const sortedPlaces = [...places].sort((a, b) => a - b);
          const madeRanges = sortedPlaces
            .slice(0, -1)
            .map((from, n) => ({ from, to: (sortedPlaces[n + 1] ?? 0) - 1, value: values[n] ?? 0 }))
            .filter(({ value }) => value > 0);
          for (const offset of [0, 2 ** 32 - 61]) {
            const rangesInFamily = new IpRanges(
              createRangeSections(
                'r',
                [...madeRanges]
                  .reverse()
                  .map(({ from, to, value }) => ({ first: [offset + from], last: [offset + to], value })),
              ),
              'r',
            );
            for (let at = 0; at <= 60; at += 1)
              expect(rangesInFamily.valueAt([offset + at])).toBe(
                madeRanges.find(({ from, to }) => from <= at && at <= to)?.value ?? 0,
              );
          }
        },
      ),
    );
  });
});

describe('states', () => {
  const createRow = (code: string, changes: Partial<StateRow> = {}) =>
    ({ code, country: code.slice(0, 2), parent: null, geonames: [], ...changes }) as unknown as StateRow;
  const states = new States([
    createRow('US-NY', { geonames: ['US.NY'] }),
    createRow('US-CA', { geonames: ['US.CA', 'US.CA.7'] }),
    createRow('BR-CA'),
    createRow('GB-LND', { parent: 'GB-ENG', geonames: ['GB.ENG.GLA'] }),
    createRow('GB-ENG', { geonames: ['GB.ENG'] }),
  ]);
  const listCodes = (rows: readonly StateRow[]) => rows.map(({ code }) => code);

  test('states are found by code, by code without country, and by country', () => {
    expect([states.find('US-CA')?.code, states.find('CA')]).toEqual(['US-CA', null]);
    expect([listCodes(states.withBareCode('CA')), listCodes(states.withBareCode('XX'))]).toEqual([
      ['BR-CA', 'US-CA'],
      [],
    ]);
    expect([listCodes(states.of('US')), listCodes(states.of('GB')), listCodes(states.of('FR'))]).toEqual([
      ['US-CA', 'US-NY'],
      ['GB-ENG'],
      [],
    ]);
  });

  test.each<[string, string | null, string | null, string | undefined]>([
    ['GB', 'ENG', 'GLA', 'GB-LND'],
    ['GB', 'ENG', 'X', 'GB-ENG'],
    ['GB', 'ENG', null, 'GB-ENG'],
    ['GB', null, 'GLA', undefined],
    ['US', 'XX', '7', undefined],
    ['US', 'CA', '7', 'US-CA'],
  ])('the GeoNames codes %s %s %s belong to the state %s', (country, admin1, admin2, code) => {
    expect(states.findByGeonames(country, admin1, admin2)?.code).toBe(code);
  });
});

test('damaged rows of NAICS classes are skipped', () => {
  const validClass = { code: '11', title: 'a', description: null, year: 2022 };
  const openNaics = (value: unknown) =>
    naicsFormat.open({ rows: new TextEncoder().encode(JSON.stringify(value)) });
  expect(openNaics([validClass, { ...validClass, description: 'x' }])).toHaveLength(2);
  for (const damage of [{ code: 1 }, { title: null }, { description: 1 }, { year: '2022' }])
    expect(openNaics([{ ...validClass, ...damage }])).toEqual([]);
  for (const key of Object.keys(validClass))
    expect(
      openNaics([Object.fromEntries(Object.entries(validClass).filter(([name]) => name !== key))]),
    ).toEqual([]);
  expect(openNaics({ rows: [validClass] })).toEqual([]);
  expect(openNaics([null, 1])).toEqual([]);
});

// By the tables of BGN/PCGN, the Bulgarian law of 2009 and the Serbian alphabet.
test.each<[string, string, string, boolean | null]>([
  ['UA', 'Харків', 'Kharkiv', true],
  ['UA', 'Харьков', 'Kharkiv', false],
  ['UA', 'Запоріжжя', 'Zaporizhzhya', true],
  ['UA', 'Запоріжжя', 'Zaporizhzhia', true],
  ['BG', 'София', 'Sofiya', true],
  ['BG', 'Търново', 'Tarnovo', true],
  ['BG', 'Търново', 'Ternovo', false],
  ['RS', 'Ниш', 'Niš', true],
  ['RS', 'Ђаковица', 'Đakovica', true],
  ['RS', 'Љиг', 'Ljig', true],
  ['RU', 'Екатеринбург', 'Yekaterinburg', true],
  ['RU', 'Орёл', 'Orel', true],
  ['RU', 'Казань', "Kazan'", true],
  ['RU', 'Казань', 'Kazanka', false],
  ['RU', 'Грозный', 'Groznyy', true],
  ['KZ', 'Алматы', 'Almaty', true],
  ['KZ', 'Қарағанды', 'Karagandy', true],
  ['BY', 'Гомель', 'Homyel', false],
  ['BY', 'Гродна', 'Hrodna', true],
  ['MK', 'Скопје', 'Skopje', null],
])(
  'the name index decides for %s whether %s can be romanised as %s: %s',
  (country, name, latin, expected) => {
    expect(isRomanizedAs(country, name, [latin])).toBe(expected);
  },
);
