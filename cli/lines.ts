import { LineSplitter } from '../core/line-splitter.ts';
import { mapInOrder } from '../rest-compat/bulk/in-order.ts';
import { formatCsvLine } from '../rest-compat/formats/csv.ts';
import { formatCell, flattenRecord } from '../rest-compat/formats/fields.ts';
import type { RowResponse } from '../rest-compat/bulk/row-response.ts';
import type { CommandLine } from './command-line.ts';
import type { Source } from './source.ts';
import { getExitCode, type ExitCode, type Terminal } from './terminal.ts';
import { selectFields } from './select-fields.ts';

interface LinesOptions {
  readonly commandLine: CommandLine;
  readonly source: Source;
  readonly terminal: Terminal;
  readonly stdin: AsyncIterable<unknown>;
}

interface Result {
  readonly input: string;
  readonly response: RowResponse;
}

/**
 * Looks up each line of standard input, and prints one line of JSON or CSV for it. Every record begins with its `input`. For a
 * failed lookup, JSON contains the error of the service, and CSV has a last column `error`.
 * @param pathOf returns the path for a line
 * @returns the largest exit code of the lookups
 */
export async function lookUpLines(
  pathOf: (line: string) => string,
  { commandLine: { form, fields }, source, terminal, stdin }: LinesOptions,
): Promise<ExitCode> {
  let code: ExitCode = 0;
  const csv = form === 'csv' ? new CsvLineFormatter() : null;
  await mapInOrder(
    linesOf(stdin),
    async (input): Promise<Result> => ({ input, response: await source.ask(pathOf(input)) }),
    ({ input, response: { status, body } }) => {
      const lineExitCode = getExitCode(status);
      if (lineExitCode > code) code = lineExitCode;
      const record = { input, ...(lineExitCode === 0 ? selectFields(body, fields) : body) };
      terminal.write(csv === null ? `${JSON.stringify(record)}\n` : csv.row(record, lineExitCode === 0));
    },
  );
  terminal.write(csv?.rest() ?? '');
  return code;
}

/** Formats records as CSV. The first record that was found determines the header row. */
class CsvLineFormatter {
  #names: readonly string[] | null = null;
  /** Failed lookups before the first found record. */
  #waiting: Readonly<Record<string, unknown>>[] = [];

  /** Returns the text to print for a record. The text is empty until the header row is known. */
  row(record: Readonly<Record<string, unknown>>, isFound: boolean): string {
    const flatRow = isFound ? flattenRecord(record) : { input: record['input'], error: record['message'] };
    if (this.#names === null) {
      this.#waiting.push(flatRow);
      return isFound ? this.#begin([...Object.keys(flatRow), 'error']) : '';
    }
    return this.#line(this.#names.map((name) => flatRow[name]));
  }

  /** Returns the unprinted rows at the end, if no record was found. */
  rest(): string {
    return this.#names === null && this.#waiting.length > 0 ? this.#begin(['input', 'error']) : '';
  }

  #begin(names: readonly string[]): string {
    const rows = this.#waiting.map((each) => this.#line(names.map((name) => each[name])));
    this.#names = names;
    this.#waiting = [];
    return [this.#line(names), ...rows].join('');
  }

  #line(values: readonly unknown[]): string {
    return `${formatCsvLine(values.map(formatCell))}\n`;
  }
}

/** Yields the non-empty lines of a text, in batches as they arrive. */
async function* linesOf(chunks: AsyncIterable<unknown>): AsyncGenerator<readonly string[], undefined> {
  const decoder = new TextDecoder();
  const splitter = new LineSplitter(Infinity);
  for await (const chunk of chunks) {
    const text = chunk instanceof Uint8Array ? decoder.decode(chunk, { stream: true }) : String(chunk);
    yield removeEmptyLines(splitter.add(text));
  }
  yield removeEmptyLines([splitter.end()]);
}

const removeEmptyLines = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');
