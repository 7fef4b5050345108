/** DNS messages (RFC 1035) written byte by byte, valid or invalid. */

export interface RecordBytes {
  readonly name: Buffer;
  readonly type: number;
  /** Default: 1 (Internet). */
  readonly class?: number;
  readonly ttl?: number;
  readonly data: Buffer;
}

export interface MessageParts {
  readonly id?: number;
  /** Flags of the header. Default: a response with recursion desired and available. */
  readonly flags?: number;
  readonly questions?: number;
  readonly question?: Buffer;
  readonly type?: number;
  readonly answers?: readonly RecordBytes[];
  readonly authorities?: readonly RecordBytes[];
}

export const encodeUint16 = (...values: readonly number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]));
export const encodeUint32 = (...values: readonly number[]): Buffer =>
  Buffer.from(
    values.flatMap((value) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]),
  );

/** Encodes labels as given, byte by byte, followed by the root label. */
export const encodeLabels = (...texts: readonly string[]): Buffer =>
  Buffer.concat([
    ...texts.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])),
    Buffer.from([0]),
  ]);
export const encodeDomain = (name: string): Buffer => encodeLabels(...name.split('.'));
/** Encodes a compressed name: a pointer to an offset of the message. */
export const encodePointer = (offset: number): Buffer => encodeUint16(0xc000 | offset);

/** The length of the message header, which is the offset of the question's name. */
export const questionAt = 12;

const encodeRecord = ({ name, type, class: kind = 1, ttl = 300, data }: RecordBytes): Buffer =>
  Buffer.concat([name, encodeUint16(type, kind), encodeUint32(ttl), encodeUint16(data.length), data]);

export const encodeMessage = ({
  id = 1,
  flags = 0x8180,
  questions = 1,
  question = encodeDomain('example.com'),
  type = 1,
  answers = [],
  authorities = [],
}: MessageParts): Buffer =>
  Buffer.concat([
    encodeUint16(id, flags, questions, answers.length, authorities.length, 0),
    question,
    encodeUint16(type, 1),
    ...answers.map(encodeRecord),
    ...authorities.map(encodeRecord),
  ]);

/** Returns the SOA record of a zone, with its TTL for negative responses (RFC 2308). */
export const buildSoaRecord = (zone: string, minimum = 900, ttl = 900): RecordBytes => ({
  name: encodeDomain(zone),
  type: 6,
  ttl,
  data: Buffer.concat([encodeDomain('a.net'), encodeDomain('b.net'), encodeUint32(1, 2, 3, 4, minimum)]),
});
