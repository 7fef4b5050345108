import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import {
  encodeDomain,
  encodeMessage,
  encodePointer,
  questionAt,
  buildSoaRecord,
  type RecordBytes,
} from '../support/dns-message.ts';

const largeRecordCount = 3000;
/** Offset of the number of answer records in a DNS message. */
const answerCountAt = 6;

/**
 * Starts a DNS server on loopback. Names under `silent` get no response, `large.com` has 3,000 records of each type, other
 * names have one. All types are answered as A.
 */
export async function startSilentDns(): Promise<{
  readonly server: string;
  readonly stop: () => Promise<void>;
}> {
  const record = (index: number): RecordBytes => ({
    name: encodePointer(questionAt),
    type: 1,
    data: Buffer.from([93, 184, index >> 8, index & 255]),
  });
  // Their bytes are the same for all names. Encoding them takes 10 ms, and a service waits only a second for each response.
  const largeRecordBytes = encodeMessage({
    question: Buffer.alloc(0),
    answers: Array.from({ length: largeRecordCount }, (_, index) => record(index)),
  }).subarray(encodeMessage({ question: Buffer.alloc(0) }).length);

  /** Returns the response to a query; null when the server does not respond. */
  const buildResponse = (query: Buffer): { readonly bytes: Buffer; readonly isLong: boolean } | null => {
    const nameEnd = query.indexOf(0, questionAt) + 1;
    const question = query.subarray(questionAt, nameEnd);
    const type = query.readUInt16BE(nameEnd);
    const id = query.readUInt16BE(0);
    const name = question.toString('latin1');
    if (name.includes('silent')) return null;
    const isTopLevel = question.equals(encodeDomain('com'));
    if (isTopLevel || type !== 1)
      return {
        bytes: encodeMessage({
          id,
          question,
          type,
          authorities: [buildSoaRecord('com')],
          ...(isTopLevel ? { answers: [buildSoaRecord('com')] } : {}),
        }),
        isLong: false,
      };
    if (!name.includes('large'))
      return { bytes: encodeMessage({ id, question, type, answers: [record(1)] }), isLong: false };
    const head = encodeMessage({ id, question, type });
    head.writeUInt16BE(largeRecordCount, answerCountAt);
    return { bytes: Buffer.concat([head, largeRecordBytes]), isLong: true };
  };

  const tcp = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      const response = buildResponse(part.subarray(2));
      if (response === null) return;
      const size = Buffer.alloc(2);
      size.writeUInt16BE(response.bytes.length);
      socket.write(Buffer.concat([size, response.bytes]));
    });
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  udp.on('message', (query, sender) => {
    const response = buildResponse(query);
    if (response === null) return;
    // A long response is truncated: the flag TC without records.
    const bytes = response.isLong
      ? encodeMessage({
          id: query.readUInt16BE(0),
          flags: 0x8380,
          question: query.subarray(questionAt, query.indexOf(0, questionAt) + 1),
        })
      : response.bytes;
    udp.send(bytes, sender.port, sender.address);
  });
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${port}`,
    stop: async () => {
      udp.close();
      await new Promise((resolve) => tcp.close(resolve));
    },
  };
}
