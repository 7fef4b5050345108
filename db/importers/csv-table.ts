import { DatasetError } from '../import/dataset.ts';
import { csvFields } from './csv.ts';
import { linesOf } from './lines.ts';

/** A record under a header. */
export interface CsvRow {
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** A column's value without blanks around it, empty when there is none. @param column lower case */
  readonly read: (column: string) => string;
}

/** A record of more lines has a quote that is never closed. */
const mostLines = 1_000;

/**
 * The records of a CSV file (RFC 4180; as it is, `.gz` or `.zip`) by the names of its first line, in any case.
 *
 * @param forms names of columns that a form of file has, lower case, by the form's name
 * @throws DatasetError when the first line has the columns of no form, or a quote is not closed, with the line
 */
export async function* csvTable<Form extends string>(
  dataset: string,
  path: string,
  forms: Readonly<Record<Form, readonly string[]>>,
): AsyncGenerator<CsvRow & { readonly form: Form }> {
  let header: { readonly form: Form; readonly places: ReadonlyMap<string, number> } | undefined;
  for await (const { line, fields } of recordsOf(dataset, path)) {
    if (header !== undefined) {
      const { form, places } = header;
      yield { line, form, read: (column) => (fields[places.get(column) ?? -1] ?? '').trim() };
      continue;
    }
    const places = new Map(fields.map((name, place) => [name.trim().toLowerCase(), place]));
    const names = Object.keys(forms) as Form[];
    const form = names.find((each) => forms[each].every((column) => places.has(column)));
    if (form === undefined) {
      const wanted = names.map((each) => `${each} (${forms[each].join(', ')})`).join(', nor of ');
      throw new DatasetError(`${dataset}: line 1 has not the columns of ${wanted}`);
    }
    header = { form, places };
  }
}

async function* recordsOf(dataset: string, path: string) {
  let open = '';
  let from = 0;
  for await (const { line, text } of linesOf(path)) {
    if (open === '') from = line;
    open += open === '' ? text.replace(/^\uFEFF/, '') : `\n${text}`;
    // An even number of quotes: the record ends with the line.
    if ((open.split('"').length - 1) % 2 === 0) {
      if (open !== '') yield { line: from, fields: fieldsOf(dataset, from, open) };
      open = '';
    } else if (line - from >= mostLines) break;
  }
  if (open !== '') throw new DatasetError(`${dataset}: line ${from} has a quote that is not closed`);
}

function fieldsOf(dataset: string, line: number, text: string): readonly string[] {
  try {
    return csvFields(text);
  } catch (error) {
    throw new DatasetError(`${dataset}: line ${line} is no CSV`, { cause: error });
  }
}
