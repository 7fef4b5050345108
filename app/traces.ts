import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isJsonObject } from '../core/json.ts';

/** A call of a trace, as V8 tells it. */
interface Call extends Pick<NodeJS.CallSite, 'getFileName' | 'getLineNumber' | 'getColumnNumber'> {
  toString(): string;
}

/** More are not kept: there are not so many places that fail. */
const mostPlaces = 1000;

/**
 * Writes stack traces with the places of our sources. Node can do so itself, but keeps the maps of all packages in memory
 * for it; here those of our programs are read when the first trace asks for them.
 */
export class Traces {
  /** Address of the folder of the programs, with a slash at its end. */
  readonly #folder: string;
  /** By address of the file. A map takes megabytes: it goes with the next collection. */
  readonly #maps = new Map<string, WeakRef<SourceMap>>();
  /** Places of sources by those of programs: what fails again and again needs no map. */
  readonly #places = new Map<string, string>();

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
    const built = `${file}:${line}:${column}`;
    let place = this.#places.get(built);
    if (place === undefined) {
      place = this.sourceOf(file, line, column) ?? built;
      if (this.#places.size < mostPlaces) this.#places.set(built, place);
    }
    const own = place;
    return told.replace(built, () => own);
  }

  /**
   * Path, line and column of the source that a place of a program comes from.
   * @param file its address; @param line and column, counted from 1
   * @returns null: no map tells
   */
  sourceOf(file: string, line: number, column: number): string | null {
    const place = this.#mapOf(file)?.findEntry(line - 1, column - 1);
    if (place === undefined || !('originalSource' in place)) return null;
    const source = fileURLToPath(new URL(place.originalSource, file));
    return `${source}:${place.originalLine + 1}:${place.originalColumn + 1}`;
  }

  #mapOf(file: string): SourceMap | null {
    const known = this.#maps.get(file)?.deref();
    if (known !== undefined) return known;
    const map = readMap(file);
    if (map !== null) this.#maps.set(file, new WeakRef(map));
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
