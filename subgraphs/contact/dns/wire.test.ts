import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  encodeDomain,
  encodeLabels,
  encodeMessage,
  encodePointer,
  questionAt,
  encodeUint16,
  encodeUint32,
  type RecordBytes,
} from '../../../test/support/dns-message.ts';
import { isDnsServer, parseDnsServer } from '../../../net/dns-socket.ts';
import { decodeAnswer, encodeQuery } from './wire.ts';

test('the bytes of a DNS query follow RFC 1035 and RFC 6891', () => {
  expect(encodeQuery(0x1234, 'example.com', 'AAAA').toString('hex')).toBe(
    '1234' +
      '0100' +
      '0001' +
      '0000' +
      '0000' +
      '0001' +
      '076578616d706c65' +
      '03636f6d' +
      '00' +
      '001c' +
      '0001' +
      '00' +
      '0029' +
      '04d0' +
      '00000000' +
      '0000',
  );
});

test.each([
  ['an empty message', ''],
  ['half a header', '12348180'],
  ['a query instead of a response', '123401000001000000000000076578616d706c6503636f6d0000010001'],
  ['a name that points at itself', '1234818000010000000000000c00c00c00010001'.replace('0c00c00c', 'c00c')],
  ['a name that points forward', '123481800001000000000000c01000010001c00c'],
  [
    'a record that is longer than the message',
    '123481800001000100000000076578616d706c6503636f6d0000010001c00c000100010000012c00ff5db8',
  ],
  ['a label of a reserved type', '1234818000010000000000008061'],
  ['more records than bytes', '12348180000100ff00000000076578616d706c6503636f6d0000010001'],
])('a DNS message with %s is rejected', (_, hex) => {
  expect(() => decodeAnswer(Buffer.from(hex, 'hex'))).toThrow(RangeError);
});

test.each([
  ['1.1.1.1', { address: '1.1.1.1', port: 53 }],
  ['127.0.0.1:5353', { address: '127.0.0.1', port: 5353 }],
  ['::1', { address: '::1', port: 53 }],
  ['[2001:4860:4860::8888]:53', { address: '2001:4860:4860::8888', port: 53 }],
])('the setting of the DNS server %s is accepted', (text, server) => {
  expect(parseDnsServer(text)).toEqual(server);
});

test.each(['', 'dns.google', '1.1.1.1:x', '1.1.1'])(
  'the setting of the DNS server %s is rejected',
  (text) => {
    expect(() => parseDnsServer(text)).toThrow(TypeError);
  },
);

const namePointer = encodePointer(questionAt);
const decodeRecords = (type: number, data: Buffer, additional: Partial<RecordBytes> = {}) =>
  decodeAnswer(encodeMessage({ type, answers: [{ name: namePointer, type, data, ...additional }] })).answers;

describe('DNS records in presentation form', () => {
  const rootName = Buffer.from([0]);
  test.each([
    ['A', 1, Buffer.from([192, 0, 2, 1]), '192.0.2.1'],
    ['NS', 2, encodeDomain('A.IANA-servers.net'), 'a.iana-servers.net'],
    ['CNAME', 5, Buffer.concat([Buffer.from([3]), Buffer.from('www'), namePointer]), 'www.example.com'],
    ['PTR', 12, encodeDomain('dns.google'), 'dns.google'],
    ['MX', 15, Buffer.concat([encodeUint16(10), encodeDomain('mail.example.com')]), '10 mail.example.com'],
    // RFC 7505 defines this record as a null MX.
    ['MX', 15, Buffer.concat([encodeUint16(0), rootName]), '0 .'],
    // RFC 2782.
    [
      'SRV',
      33,
      Buffer.concat([encodeUint16(1, 2, 443), encodeDomain('web.example.com')]),
      '1 2 443 web.example.com',
    ],
    [
      'SOA',
      6,
      Buffer.concat([
        encodeDomain('ns.icann.org'),
        encodeDomain('noc.dns.icann.org'),
        encodeUint32(4294967295, 7200, 3600, 1, 60),
      ]),
      'ns.icann.org noc.dns.icann.org 4294967295 7200 3600 1 60',
    ],
    // RFC 1035 3.3.14: the data consists of one or more character strings.
    ['TXT', 16, Buffer.from('\x06v=spf1\x05 -all', 'latin1'), 'v=spf1 -all'],
    ['TXT', 16, Buffer.from('\x00', 'latin1'), ''],
    ['TXT', 16, Buffer.from('\x07a\nb\x00c\x7f\x1b', 'latin1'), 'a b c  '],
    ['TXT', 16, Buffer.concat([Buffer.from([5]), Buffer.from('né\u0085', 'utf8'), Buffer.from([0])]), 'né '],
    // RFC 8659 section 4.
    ['CAA', 257, Buffer.from('\x00\x05issueca.example', 'latin1'), '0 issue "ca.example"'],
    ['CAA', 257, Buffer.from('\x80\x05issue;\t', 'latin1'), '128 issue "; "'],
  ] as const)('a DNS record of type %s (%i) is formatted', (name, type, data, value) => {
    expect(decodeRecords(type, data)).toEqual([{ name: 'example.com', type: name, ttl: 300, value }]);
  });

  test('an IPv6 address in a DNS record is formatted according to RFC 5952', () => {
    const groupLists = fc.array(fc.constantFrom(0, 0, 0, 1, 0xdb8, 0xffff), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(groupLists, (groups) => {
        const host = new URL(`http://[${groups.map((group) => group.toString(16)).join(':')}]`).hostname;
        expect(decodeRecords(28, encodeUint16(...groups))[0]?.value).toBe(host.slice(1, -1));
      }),
    );
    const formatIpv6Record = (...groups: number[]) => decodeRecords(28, encodeUint16(...groups))[0]?.value;
    // RFC 5952 does not shorten a single zero group (4.2.2). It shortens the longest run of zeros, and the first of equally long
    // runs (4.2.3).
    expect(formatIpv6Record(0x2001, 0xdb8, 0, 1, 1, 1, 1, 1)).toBe('2001:db8:0:1:1:1:1:1');
    expect(formatIpv6Record(0x2001, 0, 0, 1, 0, 0, 0, 1)).toBe('2001:0:0:1::1');
    expect(formatIpv6Record(0x2001, 0xdb8, 0, 0, 1, 0, 0, 1)).toBe('2001:db8::1:0:0:1');
    expect(formatIpv6Record(0, 0, 0, 0, 0, 0, 0, 0)).toBe('::');
    expect(formatIpv6Record(1, 0, 0, 0, 0, 0, 0, 0)).toBe('1::');
    expect(formatIpv6Record(1, 2, 3, 4, 5, 6, 7, 0xabcd)).toBe('1:2:3:4:5:6:7:abcd');
  });

  test('special bytes of a DNS label are escaped as decimal numbers (RFC 1035 5.1)', () => {
    const name = encodeLabels('a.b', 'C\\d', 'e f', '\x7f~!', 'ä');
    expect(decodeRecords(12, name)[0]?.value).toBe('a\\046b.c\\092d.e\\032f.\\127~!.\\228');
  });

  test('a TTL whose highest bit is set is read as zero (RFC 2181 section 8)', () => {
    const decodeTtl = (seconds: number) => decodeRecords(1, Buffer.alloc(4), { ttl: seconds })[0]?.ttl;
    expect([0, 1, 0x7fffffff, 0x80000000, 0xffffffff].map(decodeTtl)).toEqual([0, 1, 0x7fffffff, 0, 0]);
  });

  test('DNS records of another class or an unknown type are skipped', () => {
    const otherClassRecord = { name: namePointer, type: 1, class: 3, data: Buffer.alloc(4) };
    const unknownTypeRecord = { name: namePointer, type: 99, data: Buffer.alloc(9) };
    const addressRecord = { name: namePointer, type: 1, data: Buffer.from([192, 0, 2, 1]) };
    expect(
      decodeAnswer(encodeMessage({ answers: [otherClassRecord, unknownTypeRecord, addressRecord] })).answers,
    ).toMatchObject([{ value: '192.0.2.1' }]);
  });
});

describe('DNS message', () => {
  test('the id, the response code and the query of a DNS message are decoded', () => {
    expect(decodeAnswer(encodeMessage({ id: 0xbeef, flags: 0x8183, type: 28 }))).toEqual({
      id: 0xbeef,
      rcode: 3,
      truncated: false,
      question: { name: 'example.com', type: 28 },
      answers: [],
      zone: null,
      negativeTtl: null,
    });
    expect(decodeAnswer(encodeMessage({ flags: 0x800f })).rcode).toBe(15);
  });

  test('only the header of a truncated DNS message is decoded', () => {
    const completeMessage = encodeMessage({
      flags: 0x8380,
      answers: [{ name: namePointer, type: 1, data: Buffer.alloc(4) }],
    });
    const decodedHeader = decodeAnswer(completeMessage.subarray(0, 29));
    expect(decodedHeader).toMatchObject({ truncated: true, answers: [], negativeTtl: null });
    expect(decodeAnswer(completeMessage)).toMatchObject({ truncated: true, answers: [] });
  });

  test('a DNS message that is a query or does not have exactly one question is rejected', () => {
    expect(() => decodeAnswer(encodeMessage({ flags: 0x0180 }))).toThrow(RangeError);
    expect(() => decodeAnswer(encodeMessage({ questions: 0 }))).toThrow(RangeError);
    expect(() => decodeAnswer(encodeMessage({ questions: 2 }))).toThrow(RangeError);
  });

  test('the TTL of a negative response is the smaller of TTL and minimum of the SOA record (RFC 2308 section 5)', () => {
    const createSoa = (ttl: number, minimum: number, additional: Partial<RecordBytes> = {}) => ({
      name: namePointer,
      type: 6,
      ttl,
      data: Buffer.concat([encodeDomain('a.net'), encodeDomain('b.net'), encodeUint32(1, 2, 3, 4, minimum)]),
      ...additional,
    });
    const decodeNegativeTtl = (...authorities: RecordBytes[]) =>
      decodeAnswer(encodeMessage({ authorities })).negativeTtl;
    expect(decodeNegativeTtl(createSoa(100, 60))).toBe(60);
    expect(decodeNegativeTtl(createSoa(60, 100))).toBe(60);
    expect(
      decodeNegativeTtl({ name: namePointer, type: 2, data: encodeDomain('a.net') }, createSoa(7, 8)),
    ).toBe(7);
    expect(decodeNegativeTtl(createSoa(7, 8, { class: 3 }))).toBeNull();
    expect(decodeNegativeTtl()).toBeNull();
  });

  test('a name in a DNS message has at most 255 bytes, in labels of at most 63 bytes (RFC 1035 2.3.4)', () => {
    const createLongName = (last: number) =>
      encodeLabels('a'.repeat(63), 'b'.repeat(63), 'c'.repeat(63), 'd'.repeat(last));
    expect(createLongName(61)).toHaveLength(255);
    expect(decodeRecords(12, createLongName(61))[0]?.value).toHaveLength(253);
    expect(() => decodeRecords(12, createLongName(62))).toThrow('the name is too long');
    expect(() => decodeRecords(12, encodeLabels('a'.repeat(64)))).toThrow('unknown label');
  });

  test('the pointers in a DNS name must point backwards, and decoding continues after the first pointer', () => {
    const name = Buffer.concat([Buffer.from([1]), Buffer.from('x'), namePointer]);
    const answers = [
      { name, type: 2, data: Buffer.concat([Buffer.from([1]), Buffer.from('y'), encodePointer(29)]) },
      { name: namePointer, type: 1, data: Buffer.from([192, 0, 2, 1]) },
    ];
    // The name of the first answer begins at byte 29: header 12, name 13, type and class 4.
    expect(decodeAnswer(encodeMessage({ answers })).answers).toMatchObject([
      { name: 'x.example.com', value: 'y.x.example.com' },
      { name: 'example.com', value: '192.0.2.1' },
    ]);
    // A pointer to its own position does not point backwards.
    const selfReference = [{ name: encodePointer(29), type: 1, data: Buffer.alloc(4) }];
    expect(() => decodeAnswer(encodeMessage({ answers: selfReference }))).toThrow('must point backwards');
  });

  test('a DNS message with data beyond its end is rejected', () => {
    expect(() => decodeRecords(1, Buffer.alloc(3))).toThrow(RangeError);
    expect(() => decodeRecords(16, Buffer.from('\x05abc', 'latin1'))).toThrow(RangeError);
    expect(() => decodeRecords(257, Buffer.from('\x00\x7fissue', 'latin1'))).toThrow(RangeError);
    expect(() => decodeRecords(257, Buffer.from('\x00\x06issue', 'latin1'))).toThrow(RangeError);
  });
});

test('the port of a DNS server is a number from 0 to 65535', () => {
  const servers = ['1.1.1.1', '1.1.1.1:0', '1.1.1.1:65535', '1.1.1.1:65536', '1.1.1.1:99999', 'dns.google'];
  expect(servers.filter(isDnsServer)).toEqual(servers.slice(0, 3));
  expect(parseDnsServer(' 9.9.9.9 ')).toEqual({ address: '9.9.9.9', port: 53 });
  expect(parseDnsServer('[::1]')).toEqual({ address: '::1', port: 53 });
  expect(() => parseDnsServer('x1.1.1.1')).toThrow(TypeError);
  expect(() => parseDnsServer('1.1.1.1:123456')).toThrow(TypeError);
});
