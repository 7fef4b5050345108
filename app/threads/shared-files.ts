import { open } from 'node:fs/promises';
import { basename } from 'node:path';

/** Files of snapshots in memory that threads share: each is read once, and let go when another edition is read. */
export class SharedFiles {
  readonly #held = new Map<
    string,
    { readonly path: string; readonly file: Promise<SharedArrayBuffer | null> }
  >();

  /** @returns null: there is no such file */
  read(path: string): Promise<SharedArrayBuffer | null> {
    // Of one edition: <name>-<version>.bin
    const name = basename(path).replace(/-[^-]*$/, '');
    const held = this.#held.get(name);
    if (held?.path === path) return held.file;
    const file = readShared(path);
    this.#held.set(name, { path, file });
    // It may be made in a moment.
    void file.then(
      (bytes) => bytes === null && this.#held.get(name)?.file === file && this.#held.delete(name),
    );
    return file;
  }
}

/** @returns its bytes as a buffer, without a copy */
export const asBuffer = (file: SharedArrayBuffer | null): Buffer | undefined =>
  file === null ? undefined : Buffer.from(file);

async function readShared(path: string): Promise<SharedArrayBuffer | null> {
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const shared = new SharedArrayBuffer(size);
    const bytes = Buffer.from(shared);
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(bytes, at, size - at, at);
      if (bytesRead === 0) return null;
      at += bytesRead;
    }
    return shared;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}
