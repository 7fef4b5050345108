import { open, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { parseJson } from '../../core/json.ts';
import { isJson } from '../../router/document/result.ts';

/** The destination of enriched records, in order. */
export interface Output {
  /** Number of records that an earlier run has already written. */
  readonly done: number;
  readonly write: (text: string) => void | Promise<void>;
  /** Completes the output after the last record. */
  readonly finish: () => Promise<void>;
  /** Closes the output of an interrupted run, so that the next run can resume it. */
  readonly leave: () => Promise<void>;
}

const blockLength = 64 * 1024;
/** Number of records between checkpoints. A killed run loses at most this many records. */
const recordsPerCheckpoint = 5000;

/** Writes to standard output and waits for a slow reader. */
export function createStreamOutput(stream: NodeJS.WritableStream): Output {
  let writeBuffer = '';
  const flush = () => {
    const text = writeBuffer;
    writeBuffer = '';
    return stream.write(text)
      ? undefined
      : new Promise<void>((resolve) => stream.once('drain', () => resolve()));
  };
  return {
    done: 0,
    write(text) {
      writeBuffer += text;
      return writeBuffer.length < blockLength ? undefined : flush();
    },
    finish: async () => void (await flush()),
    leave: async () => void (await flush()),
  };
}

/**
 * Writes a file under a temporary name, and renames the file when it is complete. Checkpoints record the progress: the next run
 * of the same task on the same input resumes at the last checkpoint.
 * @param task identifies the task and the input; a different task starts from the beginning
 */
export async function openFileOutput(path: string, task: string, head: string): Promise<Output> {
  const partialPath = `${path}.part`;
  const checkpointPath = `${path}.progress`;
  const checkpoint = await readCheckpoint(checkpointPath, task);
  const file = await open(partialPath, checkpoint === null ? 'w' : 'r+').catch(async (error: unknown) => {
    if (checkpoint === null) throw error;
    return open(partialPath, 'w');
  });
  const size = (await file.stat()).size;
  const start = checkpoint !== null && size >= checkpoint.bytes ? checkpoint : { records: 0, bytes: 0 };
  await file.truncate(start.bytes);
  const writer = new CheckpointedFile(file, checkpointPath, task, start);
  if (start.bytes === 0) await writer.append(head);
  return {
    done: start.records,
    write: (text) => writer.record(text),
    async finish() {
      await writer.end();
      await rename(partialPath, path);
      await rm(checkpointPath, { force: true });
    },
    leave: () => writer.end(),
  };
}

interface Checkpoint {
  readonly records: number;
  readonly bytes: number;
}

class CheckpointedFile {
  readonly #file: FileHandle;
  readonly #checkpointPath: string;
  readonly #task: string;
  #block = '';
  #records: number;
  #bytes: number;
  #checkpointedRecords: number;

  constructor(file: FileHandle, checkpointPath: string, task: string, { records, bytes }: Checkpoint) {
    this.#file = file;
    this.#checkpointPath = checkpointPath;
    this.#task = task;
    this.#records = records;
    this.#bytes = bytes;
    this.#checkpointedRecords = records;
  }

  record(text: string): void | Promise<void> {
    this.#records += 1;
    this.#block += text;
    if (
      this.#block.length >= blockLength ||
      this.#records - this.#checkpointedRecords >= recordsPerCheckpoint
    )
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
    this.#checkpointedRecords = this.#records;
    await writeFile(
      this.#checkpointPath,
      JSON.stringify({ task: this.#task, records: this.#records, bytes: this.#bytes }),
    );
  }
}

async function readCheckpoint(checkpointPath: string, task: string): Promise<Checkpoint | null> {
  const text = await readFile(checkpointPath, 'utf8').catch(() => null);
  if (text === null) return null;
  const value = parseJson(text);
  if (!isJson(value) || value['task'] !== task) return null;
  const { records, bytes } = value;
  return typeof records === 'number' && typeof bytes === 'number' ? { records, bytes } : null;
}
