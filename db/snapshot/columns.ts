import type { Section, Sections } from './section-file.ts';

/** Texts in one UTF-8 buffer, decoded on access. */
export interface TextColumn {
  readonly length: number;
  at(row: number): string;
}

/** Texts with many repetitions: a number for each row, and the distinct texts. Number 0 means null. */
export interface CodedColumn {
  /** Index into `values` of each row, for comparisons without decoding. */
  readonly codes: Uint8Array | Uint16Array | Uint32Array;
  /** Distinct texts; the first represents null. */
  readonly values: readonly string[];
  at(row: number): string | null;
  /** Returns the number of a text; undefined for a text that does not occur. */
  codeOf(text: string): number | undefined;
}

export function createTextSections(name: string, texts: readonly string[]): Sections {
  const offsets = new Uint32Array(texts.length + 1);
  let length = 0;
  for (const [row, text] of texts.entries()) {
    offsets[row] = length;
    length += Buffer.byteLength(text);
  }
  offsets[texts.length] = length;
  return { [`${name}.offsets`]: offsets, [`${name}.bytes`]: new Uint8Array(Buffer.from(texts.join(''))) };
}

export function openTextColumn(sections: Sections, name: string): TextColumn {
  const offsets = getSection(sections, `${name}.offsets`, Uint32Array);
  const bytes = getSection(sections, `${name}.bytes`, Uint8Array);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    length: offsets.length - 1,
    at: (row) => text.toString('utf8', offsets[row] ?? 0, offsets[row + 1] ?? 0),
  };
}

export function createCodedSections(name: string, texts: readonly (string | null)[]): Sections {
  const numbers = new Map<string, number>();
  for (const text of new Set(texts)) if (text !== null) numbers.set(text, numbers.size + 1);
  const codes = new (numbers.size < 256 ? Uint8Array : numbers.size < 65_536 ? Uint16Array : Uint32Array)(
    texts.length,
  );
  for (const [row, text] of texts.entries()) codes[row] = text === null ? 0 : (numbers.get(text) ?? 0);
  return { [`${name}.codes`]: codes, ...createTextSections(`${name}.values`, ['', ...numbers.keys()]) };
}

export function openCodedColumn(sections: Sections, name: string): CodedColumn {
  const codes = sections[`${name}.codes`];
  if (!(codes instanceof Uint8Array || codes instanceof Uint16Array || codes instanceof Uint32Array)) {
    throw new TypeError(`the snapshot has no column ${name}`);
  }
  const texts = openTextColumn(sections, `${name}.values`);
  const values = Array.from({ length: texts.length }, (_, number) => texts.at(number));
  const numbers = new Map(values.map((text, number) => [text, number]));
  numbers.delete('');
  return {
    codes,
    values,
    at: (row) => values[codes[row] ?? 0] || null,
    codeOf: (text) => numbers.get(text),
  };
}

/** Returns a section and checks its type. @throws TypeError when the section is missing or has another type */
export function getSection<S extends Section>(
  sections: Sections,
  name: string,
  type: abstract new (...args: never[]) => S,
): S {
  const namedSection = sections[name];
  if (!(namedSection instanceof type)) throw new TypeError(`the snapshot has no ${type.name} ${name}`);
  return namedSection;
}
