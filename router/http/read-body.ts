import type { IncomingMessage } from 'node:http';

/** How many bytes beyond the limit are taken from a client before it is cut off. */
const patience = 8 * 1024 * 1024;

/**
 * The body's bytes; null as soon as it has more than `limit`. What is still coming is then read and dropped:
 * a client that sends before it listens would otherwise never see the refusal.
 */
export async function readBody(message: IncomingMessage, limit: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  const stream: AsyncIterable<Buffer> = message.iterator({ destroyOnReturn: false });
  for await (const part of stream) {
    size += part.length;
    if (size > limit) {
      drop(message);
      return null;
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function drop(message: IncomingMessage): void {
  let dropped = 0;
  // The iterator takes its own listeners away when it ends, and pauses the stream.
  message.on('data', (part: Buffer) => {
    dropped += part.length;
    if (dropped > patience) message.destroy();
  });
  message.on('error', () => undefined);
  message.resume();
}
