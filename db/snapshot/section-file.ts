import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Functions that create a typed array over a buffer, which threads can share. */
const arrayConstructors = {
  Uint8Array: (...place: MemoryRange) => new Uint8Array(...place),
  Int16Array: (...place: MemoryRange) => new Int16Array(...place),
  Uint16Array: (...place: MemoryRange) => new Uint16Array(...place),
  Int32Array: (...place: MemoryRange) => new Int32Array(...place),
  Uint32Array: (...place: MemoryRange) => new Uint32Array(...place),
  Float64Array: (...place: MemoryRange) => new Float64Array(...place),
} as const;
type MemoryRange = [buffer: ArrayBufferLike, offset: number, length: number];
type ArrayType = keyof typeof arrayConstructors;
export type Section = ReturnType<(typeof arrayConstructors)[ArrayType]>;
/** The columns of a snapshot by name. */
export type Sections = Readonly<Record<string, Section>>;

interface SectionLocation {
  readonly name: string;
  readonly kind: ArrayType;
  readonly length: number;
}

/*
 * File format: 8 bytes of magic, 32 bytes of SHA-256 over the rest, 8 bytes of header length, the header, and the sections. The
 * header is JSON: the version, and the sections in order. Header and sections are aligned to 8 bytes.
 */
const magic = Buffer.from('lookup-1');
const headerOffset = 48;
const alignLength = (length: number) => Math.ceil(length / 8) * 8;

/** Serialises a file. */
export function serialiseSections(version: string, sections: Sections): Buffer[] {
  const sectionLocations = Object.entries(sections).map(
    ([name, { constructor, length }]): SectionLocation => ({
      name,
      kind: checkArrayType(constructor.name),
      length,
    }),
  );
  const header = Buffer.from(JSON.stringify({ version, places: sectionLocations }));
  const length = Buffer.alloc(8);
  length.writeUInt32LE(header.length);
  const parts: Buffer[] = [length, header, createPadding(header.length)];
  for (const section of Object.values(sections)) {
    const bytes = Buffer.from(section.buffer, section.byteOffset, section.byteLength);
    parts.push(bytes, createPadding(bytes.length));
  }
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return [magic, hash.digest(), ...parts];
}

/** Writes a file under a temporary name and renames the complete file, so that no reader sees a part of it. */
export async function writeBytes(path: string, parts: readonly Buffer[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'w');
    try {
      await file.writev(parts);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads a complete file, optionally into memory that threads share. @returns undefined for a missing file */
export type FileReader = (path: string) => Promise<Buffer | undefined>;

const readFileUnshared: FileReader = (path) => readFile(path).catch(() => undefined);

/** Reads the sections of a file; undefined when the file is missing, damaged, or of another version. */
export async function readSections(
  path: string,
  version: string,
  read: FileReader = readFileUnshared,
): Promise<Sections | undefined> {
  const file = await read(path);
  return file === undefined ? undefined : parseSections(file, version);
}

/** Whether bytes begin with the magic of a section file. */
export const isSectionFile = (bytes: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);

/** Parses the sections in the bytes of a file; undefined when the file is damaged or of another version. */
export function parseSections(file: Buffer, version: string): Sections | undefined {
  if (file.length < headerOffset || !isSectionFile(file)) return undefined;
  const digest = createHash('sha256').update(file.subarray(40)).digest();
  if (!digest.equals(file.subarray(8, 40))) return undefined;
  const headerLength = file.readUInt32LE(40);
  const header: unknown = JSON.parse(file.toString('utf8', headerOffset, headerOffset + headerLength));
  if (!isHeader(header) || header.version !== version) return undefined;
  // The offset of a typed array must be a multiple of its element size.
  const { buffer, byteOffset } = file.byteOffset % 8 === 0 ? file : new Uint8Array(file);
  const sections: Record<string, Section> = {};
  let offset = byteOffset + headerOffset + alignLength(headerLength);
  for (const { name, kind, length } of header.places) {
    const section = arrayConstructors[kind](buffer, offset, length);
    sections[name] = section;
    offset += alignLength(section.byteLength);
  }
  return sections;
}

const createPadding = (length: number) => Buffer.alloc(alignLength(length) - length);

const isArrayType = (name: string): name is ArrayType => Object.hasOwn(arrayConstructors, name);

function checkArrayType(name: string): ArrayType {
  if (!isArrayType(name)) throw new TypeError(`a snapshot cannot contain a ${name}`);
  return name;
}

/** Whether parsed JSON is a header. The hash of the file already ensures that the service wrote the file. */
const isHeader = (header: unknown): header is { version: string; places: SectionLocation[] } =>
  typeof header === 'object' && header !== null && 'version' in header && 'places' in header;
