import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Packet } from 'dns2';
import { onTestFinished } from 'vitest';

export interface DnsQuestion {
  readonly name: string;
  /** `A`, `MX`, ... */
  readonly type: string;
  readonly via: 'udp' | 'tcp';
}

export interface DnsReply {
  /** Response code. Default: 0. 2 is SERVFAIL, 3 is NXDOMAIN, 5 is REFUSED. */
  readonly rcode?: number;
  readonly answers?: readonly object[];
  readonly authorities?: readonly object[];
}

/**
 * Behaviour of the server. `silence` never responds, `garbage` sends bytes that are not DNS, `stray` first sends a response to
 * another query, `cut` sets the truncated flag.
 */
export type DnsBehaviour = DnsReply | 'silence' | 'garbage' | 'stray' | 'cut';

const typeNames = new Map(Object.entries(Packet.TYPE).map(([name, number]) => [number as number, name]));

/** Returns a record in the format of dns2, another implementation of the protocol. */
export const record = (name: string, type: keyof typeof Packet.TYPE, ttl: number, data: object) => ({
  name,
  type: Packet.TYPE[type],
  class: Packet.CLASS.IN,
  ttl,
  ...data,
});

/** Returns the SOA record of a zone, as in the authority section of a negative response. */
export const encodeSoaRecord = (zone: string, minimum = 900) =>
  record(zone, 'SOA', 900, {
    primary: 'a.nic.example',
    admin: 'hostmaster.nic.example',
    serial: 1,
    refresh: 1800,
    retry: 900,
    expiration: 604800,
    minimum,
  });

/**
 * Starts a DNS server on loopback for one test, with UDP and TCP on one port. Like every public resolver, the server has the SOA
 * records of top-level domains. Queries for them are listed only in `topLevel`.
 * @param knowsTopLevel false to pass these queries to `behave` too
 */
export async function startLoopbackDns(
  behave: (query: DnsQuestion) => DnsBehaviour,
  { knowsTopLevel = true } = {},
): Promise<{ server: string; requested: string[]; topLevel: string[] }> {
  const requestedNames: string[] = [];
  const topLevel: string[] = [];
  const respond = (message: Buffer, via: 'udp' | 'tcp', send: (answer: Buffer) => void) => {
    const request = Packet.parse(message) as unknown as {
      questions: { name: string; type: number }[];
      header: { id: number };
    };
    const [query] = request.questions;
    const name = query?.name ?? '';
    const type = typeNames.get(query?.type ?? 0) ?? '';
    const isTopLevel = type === 'SOA' && !name.includes('.');
    (isTopLevel ? topLevel : requestedNames).push(`${via} ${name} ${type}`);
    const behaviour =
      isTopLevel && knowsTopLevel ? { answers: [encodeSoaRecord(name)] } : behave({ name, type, via });
    if (behaviour === 'silence') return;
    if (behaviour === 'garbage') {
      send(Buffer.from('this is not the answer that you are looking for'));
      return;
    }
    const reply: DnsReply = typeof behaviour === 'string' ? { answers: [] } : behaviour;
    const response = Packet.createResponseFromRequest(request as never) as unknown as {
      header: { rcode: number; ra: number; id: number; tc: number };
      answers: object[];
      authorities: object[];
      additionals: object[];
      toBuffer(): Buffer;
    };
    response.header.ra = 1;
    response.header.rcode = reply.rcode ?? 0;
    response.header.tc = behaviour === 'cut' ? 1 : 0;
    response.answers = [...(reply.answers ?? [])];
    response.authorities = [...(reply.authorities ?? [])];
    response.additionals = [];
    if (behaviour === 'stray') {
      response.header.id = (request.header.id + 1) & 0xffff;
      send(response.toBuffer());
      response.header.id = request.header.id;
      response.answers = [record(name, 'A', 60, { address: '93.184.215.14' })];
    }
    send(response.toBuffer());
  };

  const tcp = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) =>
      respond(part.subarray(2), 'tcp', (answer) => {
        const size = Buffer.alloc(2);
        size.writeUInt16BE(answer.length);
        socket.write(Buffer.concat([size, answer]));
      }),
    );
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  udp.on('message', (message, sender) =>
    respond(message, 'udp', (answer) => udp.send(answer, sender.port, sender.address)),
  );
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    udp.close();
    tcp.close();
  });
  return { server: `127.0.0.1:${port}`, requested: requestedNames, topLevel };
}
