import { StringDecoder } from 'node:string_decoder';

/**
 * Decodes UTF-8 and yields pieces of complete lines, with their line ends. Text after the last line end is dropped, because
 * COPY ends every row with a line end.
 */
export async function* yieldCompleteLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let pendingText = '';
  for await (const part of bytes) {
    const decodedText = pendingText + decoder.write(Buffer.from(part));
    const end = decodedText.lastIndexOf('\n') + 1;
    pendingText = decodedText.slice(end);
    if (end > 0) yield decodedText.slice(0, end);
  }
}
