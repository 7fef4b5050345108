import { parseArgs } from 'node:util';
import { splitList, type Task } from '../../rest-compat/bulk/task.ts';
import type { Family } from '../../rest-compat/routing/families.ts';
import { createOptionError } from '../command-line.ts';
import { parseTasks } from './tasks.ts';
import { encodings, type Encoding } from './text.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

export interface EnrichOptions {
  /** Path of the input, or `-` for standard input. */
  readonly input: string;
  /** Path of the output, or null for standard output. */
  readonly output: string | null;
  readonly format: 'csv' | 'ndjson';
  /** Column delimiter. Null: detected from the header row. */
  readonly delimiter: string | null;
  /** Encoding of the input. Null: detected from the bytes of the file. */
  readonly encoding: Encoding | null;
  /** One per family. */
  readonly tasks: readonly Task[];
  /** Whether records that match several places get no values. */
  readonly emptiesAmbiguous: boolean;
}

export const enrichHelp = `Usage: lookup enrich <file> --add <family>.<field>,… [--by <parameter>=<column>,…] [--out <file>]

Adds fields of lookups to every record of a CSV or NDJSON file, and for each family <family>.status: found, not_found,
ambiguous, invalid, unavailable, or empty where the record has no value to look up; and <family>.error, the reason where
the lookup failed. Order, quoting and other columns stay.
A record with more fields than the header row is invalid: stderr names it, and its last column retains them all.

  lookup enrich people.csv --add city.timezone,city.population --by city,country --out out.csv
  lookup enrich visits.ndjson --add ip.country,ip.asn_name --by ip=client_address > out.ndjson
  lookup enrich calls.csv --add phone.country,phone.international --by number=Telephone,country=Land --out out.csv

  lookup enrich log.csv --add ip.country,mac.vendor --by ip=address,mac=device --out out.csv

  --add        fields of one or more families, by their names in the JSON (lookup <family> --json shows them); deep.…
               requests deep
  --by         parameters of the path and the columns that have their values; a parameter whose column has the same name
               needs no =. With several families, phone.country=Land sets the parameter of one of them. A country may be
               a code or a name. Default: the column that has the name of the family.
  --ambiguous  first or empty: what to add where a name means several places. Default: first, the most populous place.
  --out        file to write. Default: standard output. An interrupted run continues where it stopped.
  --format     csv or ndjson. Default: by the extension of the file, otherwise csv.
  --delimiter  of CSV. Default: that of the first line (comma, semicolon or tab)
  --encoding   of the input: utf-8, utf-16le, utf-16be or windows-1252. Default: by its byte order mark (BOM) and its
               bytes; stderr reports what was assumed. In UTF-8, each byte that is not UTF-8 is read as windows-1252.

The output is UTF-8. CSV output has a BOM, which spreadsheets need, when the input had one or was not UTF-8.
`;

type Families = ReadonlyMap<string, Family>;

/**
 * Parses the arguments of `lookup enrich`.
 * @returns null when help is requested
 * @throws UserFacingError that suggests a valid value
 */
export function parseEnrichOptions(args: readonly string[], families: Families): EnrichOptions | null {
  const { values, positionals } = parseArguments(args);
  if (values.help === true) return null;
  const [input, extra] = positionals;
  if (input === undefined)
    throw new UserFacingError(
      'usage',
      'Name the file to read, or - for standard input: lookup enrich people.csv --add city.timezone',
    );
  if (extra !== undefined)
    throw new UserFacingError(
      'usage',
      `lookup enrich reads one file at a time: unexpected argument ${JSON.stringify(extra)}.`,
    );
  if (values.add === undefined)
    throw new UserFacingError(
      'usage',
      '--add must name fields of a family, for example --add city.timezone,city.population',
    );
  const format = values.format ?? (/\.(ndjson|jsonl)$/i.test(input) ? 'ndjson' : 'csv');
  if (format !== 'csv' && format !== 'ndjson')
    throw new UserFacingError('usage', `--format must be csv or ndjson, not ${JSON.stringify(format)}.`);
  const delimiter =
    values.delimiter === undefined ? null : values.delimiter === '\\t' ? '\t' : values.delimiter;
  if (delimiter !== null && delimiter.length !== 1)
    throw new UserFacingError('usage', '--delimiter must be one character: for example --delimiter ";"');
  if (delimiter !== null && format === 'ndjson')
    throw new UserFacingError('usage', '--delimiter is for CSV, and the input is NDJSON.');
  const encoding = encodings.find((each) => each === values.encoding) ?? null;
  if (encoding === null && values.encoding !== undefined)
    throw new UserFacingError(
      'usage',
      `--encoding must be utf-8, utf-16le, utf-16be or windows-1252, not ${JSON.stringify(values.encoding)}.`,
    );
  const ambiguityMode = values.ambiguous ?? 'first';
  if (ambiguityMode !== 'first' && ambiguityMode !== 'empty')
    throw new UserFacingError(
      'usage',
      `--ambiguous must be first or empty, not ${JSON.stringify(ambiguityMode)}.`,
    );
  const output = values.out ?? null;
  if (output !== null && output === input)
    throw new UserFacingError('usage', '--out must not be the input file.');
  return {
    input,
    output,
    format,
    delimiter,
    encoding,
    tasks: parseTasks(splitList(values.add), values.by, families),
    emptiesAmbiguous: ambiguityMode === 'empty',
  };
}

const argumentOptions = {
  add: { type: 'string' },
  by: { type: 'string' },
  out: { type: 'string', short: 'o' },
  format: { type: 'string' },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  ambiguous: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: argumentOptions });
  } catch (error) {
    if (error instanceof TypeError)
      throw createOptionError(error, 'lookup enrich', Object.keys(argumentOptions));
    throw error;
  }
}
