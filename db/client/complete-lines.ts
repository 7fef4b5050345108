import { StringDecoder } from 'node:string_decoder';

/**
 * Decodes UTF-8 and yields pieces of one or more complete lines, with their line ends. Drops text after the last line end,
 * because COPY ends every row with a line end.
 */
export async function* completeLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const text = new StringDecoder('utf8');
  let rest = '';
  for await (const part of bytes) {
    const decoded = rest + text.write(Buffer.from(part));
    const end = decoded.lastIndexOf('\n') + 1;
    rest = decoded.slice(end);
    if (end > 0) yield decoded.slice(0, end);
  }
}
