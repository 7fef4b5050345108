/** Returns a file entry of a tar archive (POSIX ustar). */
export function buildTar(name: string, content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(512);
  header.write(name);
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('0', 156);
  header.write('ustar\0', 257);
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}
