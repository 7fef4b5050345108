import { formatIp } from '../../../facts/ip/ip-address.ts';
import type { DnsType } from '../schema.generated.ts';

/** Numbers of the record types in DNS messages (RFC 1035, 3596, 2782, 8659). */

export const typeNumbers: Readonly<Record<DnsType, number>> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  SRV: 33,
  CAA: 257,
};
const typeNames = new Map(Object.entries(typeNumbers).map(([name, number]) => [number, name] as const));
const isDnsType = (name: string | undefined): name is DnsType => name !== undefined && name in typeNumbers;

export interface WireRecord {
  /** Name to which the record belongs, in lower case without the final dot. */
  readonly name: string;
  readonly type: DnsType;
  /** Seconds. */
  readonly ttl: number;
  /** Presentation form. */
  readonly value: string;
}

export interface WireAnswer {
  readonly id: number;
  readonly rcode: number;
  readonly truncated: boolean;
  readonly question: { readonly name: string; readonly type: number };
  readonly answers: readonly WireRecord[];
  /** Owner of the SOA record in the authority section: the zone of a negative response. Null without an SOA record. */
  readonly zone: string | null;
  /** Cache lifetime of a negative response in seconds, from the SOA record. Null without an SOA record. */
  readonly negativeTtl: number | null;
}

/** Encodes a recursive query for one type of one name. EDNS(0) (RFC 6891) allows responses of up to 1,232 bytes. */
export function encodeQuery(id: number, name: string, type: DnsType): Buffer {
  const labels = name.split('.').map((label) => {
    const bytes = Buffer.from(label, 'latin1');
    return Buffer.concat([Buffer.from([bytes.length]), bytes]);
  });
  const header = Buffer.alloc(12);
  header.writeUInt16BE(id, 0);
  header.writeUInt16BE(0x0100, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(1, 10);
  const typeAndClass = Buffer.alloc(4);
  typeAndClass.writeUInt16BE(typeNumbers[type], 0);
  typeAndClass.writeUInt16BE(1, 2);
  const ednsRecord = Buffer.alloc(11);
  ednsRecord.writeUInt16BE(41, 1);
  ednsRecord.writeUInt16BE(1232, 3);
  return Buffer.concat([header, ...labels, Buffer.from([0]), typeAndClass, ednsRecord]);
}

/** The part of a response before its records. */
interface WireHeader extends Pick<WireAnswer, 'id' | 'rcode' | 'truncated' | 'question'> {
  /** Offset of the first record. */
  readonly recordsAt: number;
}

/** Decodes the header of a response. @throws RangeError when the bytes are not a DNS response with exactly one question */
export function decodeHeader(message: Buffer): WireHeader {
  const flags = message.readUInt16BE(2);
  if ((flags & 0x8000) === 0 || message.readUInt16BE(4) !== 1)
    throw new RangeError('not a response with exactly one question');
  const cursor = { at: 12 };
  const question = { name: decodeName(message, cursor), type: readUint16(message, cursor) };
  const isTruncated = (flags & 0x0200) !== 0;
  return {
    id: message.readUInt16BE(0),
    rcode: flags & 0xf,
    truncated: isTruncated,
    question,
    recordsAt: cursor.at + 2,
  };
}

/** Maximum number of answer records to decode. Lookups return fewer records, and real names have a dozen records. */
const maxAnswerRecords = 500;

/** Decodes a response. @throws RangeError when the bytes are not a DNS response with exactly one question */
export function decodeAnswer(message: Buffer): WireAnswer {
  const { recordsAt, ...head } = decodeHeader(message);
  const cursor = { at: recordsAt };
  // Ignore the records of a truncated message, because they are incomplete.
  if (head.truncated) return { ...head, answers: [], zone: null, negativeTtl: null };
  const answers: WireRecord[] = [];
  for (let remainingRecords = message.readUInt16BE(6); remainingRecords > 0; remainingRecords -= 1) {
    const record = decodeRecord(message, cursor);
    if (record !== null) answers.push(record);
    // The authority section is needed only when the response has no answer records.
    if (answers.length === maxAnswerRecords) return { ...head, answers, zone: null, negativeTtl: null };
  }
  let zone: string | null = null;
  let negativeTtl: number | null = null;
  for (let remainingRecords = message.readUInt16BE(8); remainingRecords > 0; remainingRecords -= 1) {
    const record = decodeRecord(message, cursor);
    if (record?.type !== 'SOA') continue;
    zone = record.name;
    negativeTtl = Math.min(record.ttl, Number(record.value.split(' ').at(-1)));
  }
  return { ...head, answers, zone, negativeTtl };
}

interface MessageCursor {
  at: number;
}

function readUint16(message: Buffer, cursor: MessageCursor): number {
  const value = message.readUInt16BE(cursor.at);
  cursor.at += 2;
  return value;
}

function readUint32(message: Buffer, cursor: MessageCursor): number {
  const value = message.readUInt32BE(cursor.at);
  cursor.at += 4;
  return value;
}

function decodeRecord(message: Buffer, cursor: MessageCursor): WireRecord | null {
  const name = decodeName(message, cursor);
  const type = typeNames.get(readUint16(message, cursor));
  const isInternetClass = readUint16(message, cursor) === 1;
  const ttl = readUint32(message, cursor);
  const length = readUint16(message, cursor);
  const end = cursor.at + length;
  if (end > message.length) throw new RangeError('the record is longer than the message');
  const dataCursor = { at: cursor.at };
  cursor.at = end;
  if (!isInternetClass || !isDnsType(type)) return null;
  // A TTL with the highest bit set means zero (RFC 2181).
  return { name, type, ttl: ttl > 0x7fffffff ? 0 : ttl, value: decodeValue(message, dataCursor, end, type) };
}

function decodeValue(message: Buffer, cursor: MessageCursor, end: number, type: DnsType): string {
  const readNumber = () => readUint16(message, cursor);
  const readName = () => decodeName(message, cursor) || '.';
  switch (type) {
    case 'A':
      return [...readBytes(message, cursor, 4)].join('.');
    case 'AAAA':
      return formatIp([
        readUint32(message, cursor),
        readUint32(message, cursor),
        readUint32(message, cursor),
        readUint32(message, cursor),
      ]);
    case 'CNAME':
    case 'NS':
    case 'PTR':
      return readName();
    case 'MX':
      return `${readNumber()} ${readName()}`;
    case 'SRV':
      return `${readNumber()} ${readNumber()} ${readNumber()} ${readName()}`;
    case 'SOA':
      return [readName(), readName(), ...Array.from({ length: 5 }, () => readUint32(message, cursor))].join(
        ' ',
      );
    case 'TXT': {
      const parts: Buffer[] = [];
      while (cursor.at < end) parts.push(readBytes(message, cursor, readBytes(message, cursor, 1)[0] ?? 0));
      return replaceControls(Buffer.concat(parts));
    }
    case 'CAA': {
      const [flag = 0, length = 0] = readBytes(message, cursor, 2);
      const tag = replaceControls(readBytes(message, cursor, length));
      return `${flag} ${tag} "${replaceControls(readBytes(message, cursor, end - cursor.at))}"`;
    }
  }
}

function readBytes(message: Buffer, cursor: MessageCursor, length: number): Buffer {
  const end = cursor.at + length;
  if (length < 0 || end > message.length) throw new RangeError('the record data is longer than the message');
  const part = message.subarray(cursor.at, end);
  cursor.at = end;
  return part;
}

const replaceControls = (text: Buffer) => text.toString('utf8').replace(/\p{Cc}/gu, ' ');

/** Decodes a compressed name. Pointers must point backwards, so that a malicious message cannot cause an endless loop. */
function decodeName(message: Buffer, cursor: MessageCursor): string {
  const labels: string[] = [];
  let position = cursor.at;
  let lowestTarget = position;
  let hasFollowedPointer = false;
  let nameLength = 0;
  for (;;) {
    const labelLength = message.readUInt8(position);
    if (labelLength === 0) {
      if (!hasFollowedPointer) cursor.at = position + 1;
      return labels.join('.');
    }
    if ((labelLength & 0xc0) === 0xc0) {
      const target = message.readUInt16BE(position) & 0x3fff;
      if (target >= lowestTarget) throw new RangeError('a compression pointer must point backwards');
      if (!hasFollowedPointer) cursor.at = position + 2;
      hasFollowedPointer = true;
      position = lowestTarget = target;
      continue;
    }
    if (labelLength > 63) throw new RangeError('unknown label type');
    nameLength += labelLength + 1;
    if (nameLength > 254 || position + 1 + labelLength > message.length)
      throw new RangeError('the name is too long or truncated');
    labels.push(formatLabel(message.subarray(position + 1, position + 1 + labelLength)));
    position += labelLength + 1;
  }
}

/** Formats a label. Bytes with a special meaning in presentation form are escaped as `\DDD`. */
function formatLabel(label: Buffer): string {
  let text = '';
  for (const byte of label) {
    const isPlainByte = byte > 0x20 && byte < 0x7f && byte !== 0x2e && byte !== 0x5c;
    text += isPlainByte ? String.fromCharCode(byte) : `\\${String(byte).padStart(3, '0')}`;
  }
  return text.toLowerCase();
}
