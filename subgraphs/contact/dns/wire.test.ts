import { expect, test } from 'vitest';
import { readServer } from './transport.ts';
import { decodeAnswer, encodeQuery } from './wire.ts';

test('a query has the bytes of RFC 1035 and RFC 6891', () => {
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
  ['nothing', ''],
  ['half a header', '12348180'],
  ['a question, no answer', '123401000001000000000000076578616d706c6503636f6d0000010001'],
  ['a name that points at itself', '1234818000010000000000000c00c00c00010001'.replace('0c00c00c', 'c00c')],
  ['a name that points forward', '123481800001000000000000c01000010001c00c'],
  [
    'a record beyond the end',
    '123481800001000100000000076578616d706c6503636f6d0000010001c00c000100010000012c00ff5db8',
  ],
  ['a label of the reserved kind', '1234818000010000000000008061'],
  ['more records than bytes', '12348180000100ff00000000076578616d706c6503636f6d0000010001'],
])('%s is no answer', (_, hex) => {
  expect(() => decodeAnswer(Buffer.from(hex, 'hex'))).toThrow(RangeError);
});

test.each([
  ['1.1.1.1', { address: '1.1.1.1', port: 53 }],
  ['127.0.0.1:5353', { address: '127.0.0.1', port: 5353 }],
  ['::1', { address: '::1', port: 53 }],
  ['[2001:4860:4860::8888]:53', { address: '2001:4860:4860::8888', port: 53 }],
])('the server %s is read', (text, server) => {
  expect(readServer(text)).toEqual(server);
});

test.each(['', 'dns.google', '1.1.1.1:x', '1.1.1'])('%s is no server', (text) => {
  expect(() => readServer(text)).toThrow(TypeError);
});
