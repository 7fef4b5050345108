/**
 * Decodes UTF-16 without a byte order mark.
 * @param fail called with the line number of a code unit that is not part of a character
 */
export async function* utf16Text(
  chunks: AsyncIterable<Buffer>,
  isBigEndian: boolean,
  fail: (line: number) => never,
): AsyncGenerator<string, undefined> {
  let pendingBytes = Buffer.alloc(0);
  let line = 1;
  let isFirst = true;
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([pendingBytes, chunk]);
    const end = countCompleteCodeUnitBytes(bytes, isBigEndian);
    pendingBytes = bytes.subarray(end);
    const units = bytes.subarray(0, end);
    const text = (isBigEndian ? units.swap16() : units).toString('utf16le');
    const invalidIndex = text.search(/\p{Surrogate}/u);
    if (invalidIndex !== -1) fail(line + countLineFeeds(text.slice(0, invalidIndex)));
    line += countLineFeeds(text);
    yield isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text;
    isFirst = isFirst && text === '';
  }
  if (pendingBytes.length > 0) fail(line);
}

/** Returns the length of the bytes without an incomplete code unit or surrogate pair at the end. */
function countCompleteCodeUnitBytes(bytes: Buffer, isBigEndian: boolean): number {
  const end = bytes.length - (bytes.length % 2);
  const highByte = end === 0 ? 0 : (bytes[isBigEndian ? end - 2 : end - 1] ?? 0);
  return highByte >= 0xd8 && highByte <= 0xdb ? end - 2 : end;
}

const countLineFeeds = (text: string): number => text.split('\n').length - 1;
