import { parseCsvFields } from './csv.ts';
import { readLines } from './lines.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** One record of a CSV file with a header row. */
export interface CsvRow {
  /** First line of the record, counted from 1. */
  readonly line: number;
  /**
   * Returns the trimmed value of a column; the empty text when the column is missing. @param column name of the column in lower
   * case
   */
  readonly read: (column: string) => string;
}

/** Maximum number of lines in a record. A longer record is a sign of an unclosed quote. */
const maxRecordLines = 1_000;

/**
 * Reads the records of a CSV file (RFC 4180; plain, `.gz` or `.zip`). The header row can be in upper or lower case.
 *
 * @param forms required column names, lower case, by file format
 * @throws UserFacingError with the line when the header matches no format, or a quote is not closed
 */
export async function* readCsvTable<Form extends string>(
  dataset: string,
  path: string,
  forms: Readonly<Record<Form, readonly string[]>>,
): AsyncGenerator<CsvRow & { readonly form: Form }> {
  let header: { readonly form: Form; readonly places: ReadonlyMap<string, number> } | undefined;
  for await (const { line, fields } of readRecords(dataset, path)) {
    if (header !== undefined) {
      const { form, places } = header;
      yield { line, form, read: (column) => (fields[places.get(column) ?? -1] ?? '').trim() };
      continue;
    }
    const columnPositions = new Map(fields.map((name, place) => [name.trim().toLowerCase(), place]));
    const names = Object.keys(forms) as Form[];
    const form = names.find((each) => forms[each].every((column) => columnPositions.has(column)));
    if (form === undefined) {
      const requiredColumnText = names.map((each) => `${each} (${forms[each].join(', ')})`).join(', nor of ');
      throw new UserFacingError(
        'dataset',
        `${dataset}: line 1 must have the columns of ${requiredColumnText}`,
      );
    }
    header = { form, places: columnPositions };
  }
}

async function* readRecords(dataset: string, path: string) {
  let openText = '';
  let startLine = 0;
  for await (const { line, text } of readLines(path)) {
    if (openText === '') startLine = line;
    openText += openText === '' ? text.replace(/^\uFEFF/, '') : `\n${text}`;
    // A record with an even number of quotes ends at the end of the line.
    if ((openText.split('"').length - 1) % 2 === 0) {
      if (openText !== '') yield { line: startLine, fields: parseFields(dataset, startLine, openText) };
      openText = '';
    } else if (line - startLine >= maxRecordLines) break;
  }
  if (openText !== '')
    throw new UserFacingError('dataset', `${dataset}: line ${startLine} has an unclosed quote`);
}

function parseFields(dataset: string, line: number, text: string): readonly string[] {
  try {
    return parseCsvFields(text);
  } catch (error) {
    throw new UserFacingError('dataset', `${dataset}: line ${line} is not valid CSV`, { cause: error });
  }
}
