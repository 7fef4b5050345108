import { StringDecoder } from 'node:string_decoder';

/**
 * UTF-8 as text, cut behind ends of lines only: each piece is one line or several, with their ends. What stands behind the
 * last one is left out; COPY ends every row with one.
 */
export async function* completeLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const text = new StringDecoder('utf8');
  let rest = '';
  for await (const part of bytes) {
    const whole = rest + text.write(Buffer.from(part));
    const end = whole.lastIndexOf('\n') + 1;
    rest = whole.slice(end);
    if (end > 0) yield whole.slice(0, end);
  }
}
