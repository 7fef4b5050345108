import { open } from 'node:fs/promises';
import { basename } from 'node:path';

/** Snapshot files in memory that threads share. Each file is read once, and released when another version of the file is read. */
export class SharedFiles {
  readonly #files = new Map<
    string,
    { readonly path: string; readonly file: Promise<SharedArrayBuffer | null> }
  >();

  /** Reads a file. @returns null when there is no such file */
  read(path: string): Promise<SharedArrayBuffer | null> {
    // File names have the form <name>-<version>.bin.
    const name = basename(path).replace(/-[^-]*$/, '');
    const loadedFile = this.#files.get(name);
    if (loadedFile?.path === path) return loadedFile.file;
    const file = readShared(path);
    this.#files.set(name, { path, file });
    // Don't cache the absence of a file, because the file might be written soon.
    void file.then(
      (bytes) => bytes === null && this.#files.get(name)?.file === file && this.#files.delete(name),
    );
    return file;
  }
}

/** Returns a file as a buffer, without a copy. */
export const toBuffer = (file: SharedArrayBuffer | null): Buffer | undefined =>
  file === null ? undefined : Buffer.from(file);

async function readShared(path: string): Promise<SharedArrayBuffer | null> {
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    const sharedBuffer = new SharedArrayBuffer(size);
    const bytes = Buffer.from(sharedBuffer);
    for (let offset = 0; offset < size;) {
      const { bytesRead } = await file.read(bytes, offset, size - offset, offset);
      if (bytesRead === 0) return null;
      offset += bytesRead;
    }
    return sharedBuffer;
  } catch {
    return null;
  } finally {
    await file.close();
  }
}
