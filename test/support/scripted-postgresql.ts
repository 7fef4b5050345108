import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The response to a statement: rows of text, an error with its SQLSTATE, no response, or a dropped connection. */
export type ScriptedReply =
  | { readonly rows: readonly Readonly<Record<string, string | null>>[] }
  | { readonly code: string; readonly message?: string }
  | 'silence'
  | 'break off';

export interface ScriptedPostgresql {
  readonly url: string;
  /** Statements in the order of arrival, and the startup parameters of each connection. */
  readonly requested: string[];
  readonly started: Readonly<Record<string, string>>[];
  stop(): Promise<void>;
}

const encodeTexts = (...parts: readonly string[]) => Buffer.from(parts.map((part) => `${part}\0`).join(''));
const encodeInt16 = (value: number) => Buffer.of(value >> 8, value & 255);
const encodeInt32 = (value: number) =>
  Buffer.of(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
const encodeMessage = (type: string, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), encodeInt32(body.length + 4), body]);
};
const encodeFailure = (code: string, reported: string) =>
  encodeMessage(
    'E',
    ...[`SERROR`, `C${code}`, `M${reported}`].map((field) => encodeTexts(field)),
    Buffer.of(0),
  );
const readyMessage = encodeMessage('Z', Buffer.from('I'));

/**
 * A server that implements the part of PostgreSQL's protocol 3 that a lookup needs
 * (https://www.postgresql.org/docs/current/protocol.html). The test determines its responses.
 * @param answer returns the response to a statement
 * @param greet may reject a connection by its startup parameters
 */
export async function startScriptedPostgresql(
  answer: (statement: string) => ScriptedReply,
  greet: (started: Readonly<Record<string, string>>) => ScriptedReply | null = () => null,
): Promise<ScriptedPostgresql> {
  const statements: string[] = [];
  const startupParameters: Readonly<Record<string, string>>[] = [];
  const openSockets = new Set<Socket>();
  const server = createServer((socket) => {
    openSockets.add(socket);
    socket.on('close', () => openSockets.delete(socket));
    socket.on('error', () => undefined);
    let remainingBytes = Buffer.alloc(0);
    let isGreeted = false;
    let statement = '';
    const names = new Map<string, string>();
    let hasFailed = false;
    const sendMessages = (...messages: readonly Buffer[]) => void socket.write(Buffer.concat(messages));
    const sendRejection = (stated: ScriptedReply): boolean => {
      if (stated === 'silence') return true;
      if (stated === 'break off') socket.destroy();
      else if ('code' in stated) sendMessages(encodeFailure(stated.code, stated.message ?? 'rejected'));
      else return false;
      hasFailed = true;
      return true;
    };
    const encodeDescription = (stated: ScriptedReply) => {
      const columns = typeof stated === 'object' && 'rows' in stated ? Object.keys(stated.rows[0] ?? {}) : [];
      const fields = columns.map((name) =>
        Buffer.concat([
          encodeTexts(name),
          encodeInt32(0),
          encodeInt16(0),
          encodeInt32(25),
          encodeInt16(0xffff),
          encodeInt32(-1),
          encodeInt16(0),
        ]),
      );
      return columns.length === 0
        ? encodeMessage('n')
        : encodeMessage('T', encodeInt16(fields.length), ...fields);
    };
    const encodeRows = (stated: ScriptedReply) => {
      if (typeof stated !== 'object' || !('rows' in stated)) return [];
      const rows = stated.rows.map((row) => {
        const cells = Object.values(row).map((cell) =>
          cell === null
            ? encodeInt32(-1)
            : Buffer.concat([encodeInt32(Buffer.byteLength(cell)), Buffer.from(cell)]),
        );
        return encodeMessage('D', encodeInt16(cells.length), ...cells);
      });
      return [...rows, encodeMessage('C', encodeTexts(`SELECT ${rows.length}`))];
    };
    const handleMessage = (type: string, body: Buffer) => {
      const [first = '', second = ''] = body.toString('utf8', type === 'D' ? 1 : 0).split('\0');
      if (type === 'Q') {
        const scriptedReply = answer(first);
        statements.push(first);
        if (scriptedReply !== 'silence' && !sendRejection(scriptedReply))
          sendMessages(encodeDescription(scriptedReply), ...encodeRows(scriptedReply));
        hasFailed = false;
        if (typeof scriptedReply === 'object') sendMessages(readyMessage);
        return;
      }
      if (type === 'S') {
        hasFailed = false;
        return sendMessages(readyMessage);
      }
      if (hasFailed) return;
      if (type === 'P') {
        names.set(first, second);
        statement = second;
        const scriptedReply = answer(second);
        statements.push(second);
        if (!sendRejection(scriptedReply)) sendMessages(encodeMessage('1'));
      } else if (type === 'D') {
        sendMessages(
          encodeMessage('t', encodeInt16(0)),
          encodeDescription(answer(names.get(first) ?? statement)),
        );
      } else if (type === 'B') {
        statement = names.get(second) ?? statement;
        sendMessages(encodeMessage('2'));
      } else if (type === 'E') {
        sendMessages(...encodeRows(answer(statement)));
      }
    };
    socket.on('data', (part) => {
      remainingBytes = Buffer.concat([remainingBytes, part]);
      for (;;) {
        const headLength = isGreeted ? 5 : 4;
        if (remainingBytes.length < headLength) return;
        const length = remainingBytes.readUInt32BE(headLength - 4) + headLength - 4;
        if (remainingBytes.length < length) return;
        const [type, body] = [
          remainingBytes.toString('latin1', 0, 1),
          remainingBytes.subarray(headLength, length),
        ];
        remainingBytes = remainingBytes.subarray(length);
        if (isGreeted) handleMessage(type, body);
        else {
          isGreeted = true;
          const words = body.toString('utf8', 4).split('\0');
          const parameters: Record<string, string> = {};
          for (let index = 0; index + 1 < words.length; index += 2)
            if (words[index] !== '') parameters[words[index] ?? ''] = words[index + 1] ?? '';
          startupParameters.push(parameters);
          const greeting = greet(parameters);
          if (greeting === null || !sendRejection(greeting))
            sendMessages(encodeMessage('R', encodeInt32(0)), readyMessage);
          else socket.end();
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgresql://lookup@127.0.0.1:${(server.address() as AddressInfo).port}/places`,
    requested: statements,
    started: startupParameters,
    async stop() {
      for (const socket of openSockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
