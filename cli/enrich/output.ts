import { open, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { parsedJson } from '../../core/json.ts';
import { isJson } from '../../router/document/result.ts';

/** Where enriched records go, in order. */
export interface Output {
  /** Records that an earlier run has written already. */
  readonly done: number;
  readonly write: (text: string) => void | Promise<void>;
  /** All records are written. */
  readonly finish: () => Promise<void>;
  /** Broken off: what is written stays for the next run. */
  readonly leave: () => Promise<void>;
}

const blockLength = 64 * 1024;
/** How many records are lost at most when a run is killed. */
const recordsPerMark = 5000;

/** Standard output: a reader that is slow is waited for. */
export function streamOutput(stream: NodeJS.WritableStream): Output {
  let block = '';
  const flush = () => {
    const text = block;
    block = '';
    return stream.write(text) ? undefined : new Promise<void>((go) => stream.once('drain', () => go()));
  };
  return {
    done: 0,
    write(text) {
      block += text;
      return block.length < blockLength ? undefined : flush();
    },
    finish: async () => void (await flush()),
    leave: async () => void (await flush()),
  };
}

/**
 * A file: written beside its name, so that what bears the name is whole. How far a run came is noted, and the next run of
 * the same task over the same file goes on from there.
 * @param task says what is done to which file: another one begins anew
 */
export async function fileOutput(path: string, task: string, head: string): Promise<Output> {
  const part = `${path}.part`;
  const note = `${path}.progress`;
  const mark = await readMark(note, task);
  const file = await open(part, mark === null ? 'w' : 'r+').catch(async (error: unknown) => {
    if (mark === null) throw error;
    return open(part, 'w');
  });
  const size = (await file.stat()).size;
  const begun = mark !== null && size >= mark.bytes ? mark : { records: 0, bytes: 0 };
  await file.truncate(begun.bytes);
  const writer = new MarkedFile(file, note, task, begun);
  if (begun.bytes === 0) await writer.append(head);
  return {
    done: begun.records,
    write: (text) => writer.record(text),
    async finish() {
      await writer.end();
      await rename(part, path);
      await rm(note, { force: true });
    },
    leave: () => writer.end(),
  };
}

interface Mark {
  readonly records: number;
  readonly bytes: number;
}

class MarkedFile {
  readonly #file: FileHandle;
  readonly #note: string;
  readonly #task: string;
  #block = '';
  #records: number;
  #bytes: number;
  #marked: number;

  constructor(file: FileHandle, note: string, task: string, { records, bytes }: Mark) {
    this.#file = file;
    this.#note = note;
    this.#task = task;
    this.#records = records;
    this.#bytes = bytes;
    this.#marked = records;
  }

  record(text: string): void | Promise<void> {
    this.#records += 1;
    this.#block += text;
    if (this.#block.length >= blockLength || this.#records - this.#marked >= recordsPerMark)
      return this.#flush();
  }

  append(text: string): Promise<void> {
    this.#block += text;
    return this.#flush();
  }

  async end(): Promise<void> {
    await this.#flush();
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.from(this.#block, 'utf8');
    this.#block = '';
    await this.#file.write(bytes, 0, bytes.length, this.#bytes);
    this.#bytes += bytes.length;
    this.#marked = this.#records;
    await writeFile(
      this.#note,
      JSON.stringify({ task: this.#task, records: this.#records, bytes: this.#bytes }),
    );
  }
}

async function readMark(note: string, task: string): Promise<Mark | null> {
  const text = await readFile(note, 'utf8').catch(() => null);
  if (text === null) return null;
  const value = parsedJson(text);
  if (!isJson(value) || value['task'] !== task) return null;
  const { records, bytes } = value;
  return typeof records === 'number' && typeof bytes === 'number' ? { records, bytes } : null;
}
