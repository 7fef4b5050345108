import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The response to a statement: rows of text, an error with its SQLSTATE, no response, or a dropped connection. */
export type Scripted =
  | { readonly rows: readonly Readonly<Record<string, string | null>>[] }
  | { readonly code: string; readonly message?: string }
  | 'silence'
  | 'break off';

export interface ScriptedPostgresql {
  readonly url: string;
  /** Statements in the order received, and the startup parameters of each connection. */
  readonly requested: string[];
  readonly started: Readonly<Record<string, string>>[];
  stop(): Promise<void>;
}

const text = (...parts: readonly string[]) => Buffer.from(parts.map((part) => `${part}\0`).join(''));
const int16 = (value: number) => Buffer.of(value >> 8, value & 255);
const int32 = (value: number) =>
  Buffer.of(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
const message = (type: string, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};
const failure = (code: string, reported: string) =>
  message('E', ...[`SERROR`, `C${code}`, `M${reported}`].map((field) => text(field)), Buffer.of(0));
const ready = message('Z', Buffer.from('I'));

/**
 * A server with as much of PostgreSQL's protocol 3 (https://www.postgresql.org/docs/current/protocol.html) as a lookup needs;
 * the test determines its responses.
 * @param answer returns the response to a statement
 * @param greet may reject a connection by its startup parameters
 */
export async function scriptedPostgresql(
  answer: (statement: string) => Scripted,
  greet: (started: Readonly<Record<string, string>>) => Scripted | null = () => null,
): Promise<ScriptedPostgresql> {
  const requested: string[] = [];
  const started: Readonly<Record<string, string>>[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let rest = Buffer.alloc(0);
    let isGreeted = false;
    let statement = '';
    const names = new Map<string, string>();
    let isFailed = false;
    const say = (...messages: readonly Buffer[]) => void socket.write(Buffer.concat(messages));
    const rejected = (stated: Scripted): boolean => {
      if (stated === 'silence') return true;
      if (stated === 'break off') socket.destroy();
      else if ('code' in stated) say(failure(stated.code, stated.message ?? 'rejected'));
      else return false;
      isFailed = true;
      return true;
    };
    const described = (stated: Scripted) => {
      const columns = typeof stated === 'object' && 'rows' in stated ? Object.keys(stated.rows[0] ?? {}) : [];
      const fields = columns.map((name) =>
        Buffer.concat([text(name), int32(0), int16(0), int32(25), int16(0xffff), int32(-1), int16(0)]),
      );
      return columns.length === 0 ? message('n') : message('T', int16(fields.length), ...fields);
    };
    const rowsOf = (stated: Scripted) => {
      if (typeof stated !== 'object' || !('rows' in stated)) return [];
      const rows = stated.rows.map((row) => {
        const cells = Object.values(row).map((cell) =>
          cell === null ? int32(-1) : Buffer.concat([int32(Buffer.byteLength(cell)), Buffer.from(cell)]),
        );
        return message('D', int16(cells.length), ...cells);
      });
      return [...rows, message('C', text(`SELECT ${rows.length}`))];
    };
    const read = (type: string, body: Buffer) => {
      const [first = '', second = ''] = body.toString('utf8', type === 'D' ? 1 : 0).split('\0');
      if (type === 'Q') {
        const stated = answer(first);
        requested.push(first);
        if (stated !== 'silence' && !rejected(stated)) say(described(stated), ...rowsOf(stated));
        isFailed = false;
        if (typeof stated === 'object') say(ready);
        return;
      }
      if (type === 'S') {
        isFailed = false;
        return say(ready);
      }
      if (isFailed) return;
      if (type === 'P') {
        names.set(first, second);
        statement = second;
        const stated = answer(second);
        requested.push(second);
        if (!rejected(stated)) say(message('1'));
      } else if (type === 'D') {
        say(message('t', int16(0)), described(answer(names.get(first) ?? statement)));
      } else if (type === 'B') {
        statement = names.get(second) ?? statement;
        say(message('2'));
      } else if (type === 'E') {
        say(...rowsOf(answer(statement)));
      }
    };
    socket.on('data', (part) => {
      rest = Buffer.concat([rest, part]);
      for (;;) {
        const head = isGreeted ? 5 : 4;
        if (rest.length < head) return;
        const length = rest.readUInt32BE(head - 4) + head - 4;
        if (rest.length < length) return;
        const [type, body] = [rest.toString('latin1', 0, 1), rest.subarray(head, length)];
        rest = rest.subarray(length);
        if (isGreeted) read(type, body);
        else {
          isGreeted = true;
          const words = body.toString('utf8', 4).split('\0');
          const own: Record<string, string> = {};
          for (let at = 0; at + 1 < words.length; at += 2)
            if (words[at] !== '') own[words[at] ?? ''] = words[at + 1] ?? '';
          started.push(own);
          const stated = greet(own);
          if (stated === null || !rejected(stated)) say(message('R', int32(0)), ready);
          else socket.end();
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgresql://lookup@127.0.0.1:${(server.address() as AddressInfo).port}/places`,
    requested,
    started,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
