import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isJsonObject } from '../facts/json.ts';

/** A call of a trace, as V8 tells it. */
interface Call extends Pick<NodeJS.CallSite, 'getFileName' | 'getLineNumber' | 'getColumnNumber'> {
  toString(): string;
}

/**
 * Writes stack traces with the places of our sources. Node can do so itself, but keeps the maps of all packages in memory
 * for it; here those of our programs are read when the first trace asks for them.
 */
export class Traces {
  /** Address of the folder of the programs, with a slash at its end. */
  readonly #folder: string;
  /** By address of the file; null: it has none. */
  readonly #maps = new Map<string, SourceMap | null>();

  constructor(folder: URL) {
    this.#folder = folder.href;
  }

  /** For `Error.prepareStackTrace`. */
  readonly written = (error: unknown, calls: readonly Call[]): string =>
    [headOf(error), ...calls.map((call) => `    at ${this.#placed(call)}`)].join('\n');

  #placed(call: Call): string {
    const told = call.toString();
    const file = call.getFileName();
    const line = call.getLineNumber();
    const column = call.getColumnNumber();
    if (typeof file !== 'string' || !file.startsWith(this.#folder) || line === null || column === null)
      return told;
    const place = this.#mapOf(file)?.findEntry(line - 1, column - 1);
    if (place === undefined || !('originalSource' in place)) return told;
    const source = fileURLToPath(new URL(place.originalSource, file));
    return told.replace(
      `${file}:${line}:${column}`,
      () => `${source}:${place.originalLine + 1}:${place.originalColumn + 1}`,
    );
  }

  #mapOf(file: string): SourceMap | null {
    const known = this.#maps.get(file);
    if (known !== undefined) return known;
    const map = readMap(file);
    this.#maps.set(file, map);
    return map;
  }
}

/** A trace is written where something has failed already: a map that is missing or broken is no second fault. */
function readMap(file: string): SourceMap | null {
  try {
    const payload: unknown = JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8'));
    return isMap(payload) ? new SourceMap(payload) : null;
  } catch {
    return null;
  }
}

const isMap = (payload: unknown): payload is SourceMapPayload =>
  isJsonObject(payload) && typeof payload['mappings'] === 'string' && Array.isArray(payload['sources']);

/** What stands above the calls. Anything may be thrown, and have a text that throws. */
function headOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}
