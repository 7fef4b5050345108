import { stat } from 'node:fs/promises';
import type { Family } from '../families.ts';
import type { ExitCode, Terminal } from '../lookup.ts';
import { Unavailable, type Answer, type Source } from '../source.ts';
import { cell, fieldOf, isMissing } from '../table.ts';
import { UsageError } from '../command-line.ts';
import { enrichHelp, readEnrichOptions, type EnrichOptions, type Task } from './options.ts';
import { fileOutput, streamOutput, type Output } from './output.ts';
import { Progress } from './progress.ts';
import { csvFile, ndjsonFile, type FileRecord, type RecordFile } from './records.ts';
import { readText } from './text.ts';

export interface EnrichEnvironment {
  readonly families: ReadonlyMap<string, Family>;
  readonly open: () => Promise<Source>;
  readonly terminal: Terminal;
  readonly stdout: NodeJS.WritableStream;
  /** Milliseconds of a clock that never jumps. */
  readonly ticks: () => number;
}

/** Questions that are under way at once, where answers take time. */
const window = 64;
/** Answers that are remembered: the columns of a file repeat themselves. */
const remembered = 20_000;

/** `lookup enrich …`. */
export async function enrich(args: readonly string[], environment: EnrichEnvironment): Promise<ExitCode> {
  const options = readEnrichOptions(args, environment.families);
  if (options === null) {
    environment.terminal.write(enrichHelp);
    return 0;
  }
  const { file, size, bytes, stamp } = await inputOf(options);
  const source = await environment.open();
  const output = await outputOf(options, file, stamp, environment);
  const progress = new Progress({ ...environment, size, bytes, done: output.done });
  try {
    await addToAll(file, new Enricher(options.task, source), output, progress);
    await output.finish();
  } catch (error) {
    await output.leave();
    throw error;
  } finally {
    progress.end();
    await source.close();
  }
  return 0;
}

const addedBy = ({ family, fields }: Task): string[] => [
  ...fields.map((field) => `${family}.${field}`),
  `${family}.status`,
];

async function inputOf({ input, format, delimiter, encoding, task }: EnrichOptions) {
  const found = input === '-' ? null : await stat(input).catch(() => null);
  if (input !== '-' && found?.isFile() !== true)
    throw new UsageError(`${input} is no file that can be read.`);
  const { text, bytes } = await readText(input, encoding);
  const file: RecordFile =
    format === 'csv'
      ? await csvFile(text, { delimiter, added: addedBy(task), read: task.from.map(({ column }) => column) })
      : ndjsonFile(text, addedBy(task));
  return {
    file,
    bytes,
    size: found?.size ?? null,
    stamp: found === null ? null : [input, found.size, found.mtimeMs],
  };
}

function outputOf(
  { output, task, input }: EnrichOptions,
  file: RecordFile,
  stamp: readonly unknown[] | null,
  { stdout }: EnrichEnvironment,
): Promise<Output> {
  if (output === null) {
    const out = streamOutput(stdout);
    return Promise.resolve(out.write(file.head)).then(() => out);
  }
  const { family, fields, from, route } = task;
  // What comes by a pipe cannot be known again.
  const id =
    stamp === null
      ? `${input} ${Math.random()}`
      : JSON.stringify([stamp, family, fields, from, route.path, file.head]);
  return fileOutput(output, id, file.head);
}

async function addToAll(
  file: RecordFile,
  enricher: Enricher,
  output: Output,
  progress: Progress,
): Promise<void> {
  const underWay: (string | Promise<string>)[] = [];
  const writeFirst = async () => {
    const text = await underWay.shift();
    if (text !== undefined) await output.write(text);
  };
  let number = 0;
  for await (const record of file.records) {
    number += 1;
    if (number <= output.done) continue;
    const written = enricher.written(record, progress);
    if (underWay.length === 0 && typeof written === 'string') {
      const waits = output.write(written);
      if (waits !== undefined) await waits;
      continue;
    }
    underWay.push(written);
    if (underWay.length >= window) await writeFirst();
  }
  while (underWay.length > 0) await writeFirst();
}

interface Told {
  readonly status: string;
  readonly values: readonly unknown[];
}

class Enricher {
  readonly #task: Task;
  readonly #source: Source;
  readonly #known = new Remembered<Told>(remembered);
  readonly #nothing: readonly null[];
  #isChecked = false;

  constructor(task: Task, source: Source) {
    this.#task = task;
    this.#source = source;
    this.#nothing = task.fields.map(() => null);
  }

  /** A record with what was looked up for it, as it is written. */
  written(record: FileRecord, progress: Progress): string | Promise<string> {
    const done = ({ status, values }: Told) => {
      progress.count(status);
      return record.written([...values, status]);
    };
    const path = this.#pathOf(record);
    if (path === null) return done({ status: 'empty', values: this.#nothing });
    const known = this.#known.get(path);
    if (known !== undefined) return done(known);
    const told = (answer: Answer) => {
      const found = this.#told(answer, path);
      // What is not available now may be in a moment.
      if (found.status !== 'unavailable') this.#known.set(path, found);
      return done(found);
    };
    const answered = this.#source.ask(path);
    return answered instanceof Promise ? answered.then(told) : told(answered);
  }

  /** @returns null for a record without a value to look up. Further values may be missing. */
  #pathOf(record: FileRecord): string | null {
    const { route, from, deep } = this.#task;
    let path: string = route.path;
    const query: string[] = deep ? ['deep=true'] : [];
    let isFirst = true;
    for (const { parameter, column, inPath } of from) {
      const value = record.value(column).trim();
      if (value === '') {
        if (isFirst || inPath) return null;
        continue;
      }
      isFirst = false;
      const text = encodeURIComponent(value);
      if (inPath) path = path.replace(`{${parameter}}`, () => text).replace(`{${parameter}+}`, () => text);
      else query.push(`${parameter}=${text}`);
    }
    return query.length === 0 ? path : `${path}?${query.join('&')}`;
  }

  #told({ status, body }: Answer, path: string): Told {
    if (status === 200) {
      const values = this.#task.fields.map((field) => fieldOf(body, field) ?? null);
      if (!this.#isChecked) this.#checkFields(body, path);
      const { matches } = body;
      return { status: typeof matches === 'number' && matches > 1 ? 'ambiguous' : 'found', values };
    }
    if (status === 401 || status === 403) throw new Unavailable(cell(body['message']));
    const named = status === 404 ? 'not_found' : status < 429 ? 'invalid' : 'unavailable';
    return { status: named, values: this.#nothing };
  }

  /** A field that no answer has is told before an hour of work, not after. */
  #checkFields(body: Answer['body'], path: string): void {
    this.#isChecked = true;
    const missing = this.#task.fields.find((field) => isMissing(body, field));
    if (missing !== undefined)
      throw new UsageError(`${path} has no field ${missing}; it has ${Object.keys(body).join(', ')}.`);
  }
}

/** The last values by their names, in two halves: the older one goes at once. */
class Remembered<T> {
  readonly #half: number;
  #newer = new Map<string, T>();
  #older = new Map<string, T>();

  constructor(most: number) {
    this.#half = most / 2;
  }

  get(name: string): T | undefined {
    return this.#newer.get(name) ?? this.#older.get(name);
  }

  set(name: string, value: T): void {
    if (this.#newer.size >= this.#half) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(name, value);
  }
}
