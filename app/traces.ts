import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isJsonObject } from '../core/json.ts';

/** A call site of a stack trace, as V8 provides it. */
interface CallSitePosition extends Pick<
  NodeJS.CallSite,
  'getFileName' | 'getLineNumber' | 'getColumnNumber'
> {
  toString(): string;
}

/** Maximum number of cached source positions. */
const maxPositions = 1000;

/**
 * Formats stack traces with source positions. Node's own source map support retains the maps of all packages in memory. This
 * class reads only the maps of the built programs, and only when a trace needs them.
 */
export class Traces {
  /** File URL of the folder of the built programs, with a trailing slash. */
  readonly #folder: string;
  /** Source maps by file URL. A map takes megabytes, so the weak references allow garbage collection. */
  readonly #maps = new Map<string, WeakRef<SourceMap>>();
  /** Source positions by position in a built file, so that repeated errors need no source map. */
  readonly #positions = new Map<string, string>();

  constructor(folder: URL) {
    this.#folder = folder.href;
  }

  /** Formats a stack trace. Assigned to `Error.prepareStackTrace`. */
  readonly written = (error: unknown, calls: readonly CallSitePosition[]): string =>
    [getErrorHeading(error), ...calls.map((call) => `    at ${this.#withSourcePosition(call)}`)].join('\n');

  #withSourcePosition(call: CallSitePosition): string {
    const text = call.toString();
    const file = call.getFileName();
    const line = call.getLineNumber();
    const column = call.getColumnNumber();
    if (typeof file !== 'string' || !file.startsWith(this.#folder) || line === null || column === null)
      return text;
    const builtPosition = `${file}:${line}:${column}`;
    let position = this.#positions.get(builtPosition);
    if (position === undefined) {
      position = this.sourceOf(file, line, column) ?? builtPosition;
      if (this.#positions.size < maxPositions) this.#positions.set(builtPosition, position);
    }
    const sourcePosition = position;
    return text.replace(builtPosition, () => sourcePosition);
  }

  /**
   * Returns path, line and column of the source code for a position in a built file.
   * @param file URL of the built file
   * @param line starts at 1
   * @param column starts at 1
   * @returns null when no source map contains the position
   */
  sourceOf(file: string, line: number, column: number): string | null {
    const mapping = this.#mapOf(file)?.findEntry(line - 1, column - 1);
    if (mapping === undefined || !('originalSource' in mapping)) return null;
    const source = fileURLToPath(new URL(mapping.originalSource, file));
    return `${source}:${mapping.originalLine + 1}:${mapping.originalColumn + 1}`;
  }

  #mapOf(file: string): SourceMap | null {
    const cachedMap = this.#maps.get(file)?.deref();
    if (cachedMap !== undefined) return cachedMap;
    const map = readMap(file);
    if (map !== null) this.#maps.set(file, new WeakRef(map));
    return map;
  }
}

/**
 * Reads a source map.
 * @returns null when the map is missing or invalid, because formatting a stack trace must not fail
 */
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

/** Returns the first line of a trace. A program can throw any value, even one whose conversion to a string throws. */
function getErrorHeading(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}
