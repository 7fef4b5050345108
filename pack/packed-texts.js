import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Writes named texts to one file for `core/packed-texts.ts`.
 * @param {URL | string} file
 * @param {ReadonlyMap<string, string>} texts texts by name
 */
export function packTexts(file, texts) {
  const index = {};
  const parts = [];
  let offset = 0;
  for (const [name, text] of texts) {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
    const part = brotliCompressSync(text, { params });
    index[name] = [offset, part.length];
    parts.push(part);
    offset += part.length;
  }
  const header = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  writeFileSync(file, Buffer.concat([length, header, ...parts]));
}
