import { parseArgs } from 'node:util';
import { nearest } from '../../rest-compat/nearest.ts';
import { pathParameters } from '../../rest-compat/match.ts';
import type { Route } from '../../rest-compat/route.ts';
import { listed, UsageError, usages } from '../command-line.ts';
import type { Family } from '../families.ts';

export interface EnrichOptions {
  /** `-`: standard input. */
  readonly input: string;
  /** Null: standard output. */
  readonly output: string | null;
  readonly format: 'csv' | 'ndjson';
  /** Null: the one that the head of the file has. */
  readonly delimiter: string | null;
  /** Null: told by the first bytes. */
  readonly encoding: string | null;
  readonly task: Task;
}

/** What is looked up for each record, and what is added to it. */
export interface Task {
  readonly family: string;
  readonly route: Route;
  /** Parameters and the columns that hold their values. */
  readonly from: readonly { readonly parameter: string; readonly column: string; readonly inPath: boolean }[];
  /** Dotted names of the fields of the answer. */
  readonly fields: readonly string[];
  readonly deep: boolean;
}

export const enrichHelp = `Usage: lookup enrich <file> --add <family>.<field>,… [--by <parameter>=<column>,…] [--out <file>]

Adds to every record of a CSV or NDJSON file what a lookup tells about it, and <family>.status: found, not_found,
ambiguous, invalid, unavailable, or empty where the record has no value to look up. Order, quoting and foreign columns stay.

  lookup enrich people.csv --add city.timezone,city.population --by city,country --out out.csv
  lookup enrich visits.ndjson --add ip.country,ip.org --by ip=client_address > out.ndjson
  lookup enrich calls.csv --add phone.country,phone.e164 --by number=Telephone,country=Land --out out.csv

  --add        fields of one family, by their names in its JSON (lookup <family> --json shows them); deep.… asks for deep
  --by         parameters of the path and the columns that hold them; a parameter whose column has the same name needs
               no =. Without it the column is called like the family.
  --out        the file to write; without it standard output. A run that was broken off goes on where it was.
  --format     csv or ndjson, where the name of the file does not tell
  --delimiter  of CSV; default: the one of the first line (comma, semicolon or tab)
  --encoding   utf-8, utf-16le or windows-1252; default: told by the first bytes
`;

type Families = ReadonlyMap<string, Family>;

/** @throws UsageError that says what would work; returns null when help is asked for. */
export function readEnrichOptions(args: readonly string[], families: Families): EnrichOptions | null {
  const { values, positionals } = arguments_(args);
  if (values.help === true) return null;
  const [input, more] = positionals;
  if (input === undefined)
    throw new UsageError(
      'Name the file to read, or - for standard input: lookup enrich people.csv --add city.timezone',
    );
  if (more !== undefined)
    throw new UsageError(`One file at a time: ${JSON.stringify(more)} is one too many.`);
  if (values.add === undefined)
    throw new UsageError('--add says what to add: for example --add city.timezone,city.population');
  const format = values.format ?? (/\.(ndjson|jsonl)$/i.test(input) ? 'ndjson' : 'csv');
  if (format !== 'csv' && format !== 'ndjson')
    throw new UsageError(`--format must be csv or ndjson, not ${JSON.stringify(format)}.`);
  const delimiter =
    values.delimiter === undefined ? null : values.delimiter === '\\t' ? '\t' : values.delimiter;
  if (delimiter !== null && delimiter.length !== 1)
    throw new UsageError('--delimiter must be one character: for example --delimiter ";"');
  const encoding = values.encoding ?? null;
  if (encoding !== null && !['utf-8', 'utf-16le', 'windows-1252'].includes(encoding))
    throw new UsageError(
      `--encoding must be utf-8, utf-16le or windows-1252, not ${JSON.stringify(encoding)}.`,
    );
  const output = values.out ?? null;
  if (output !== null && output === input)
    throw new UsageError('--out must be another file than the one that is read.');
  return {
    input,
    output,
    format,
    delimiter,
    encoding,
    task: taskOf(listed(values.add), values.by, families),
  };
}

function arguments_(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        add: { type: 'string' },
        by: { type: 'string' },
        out: { type: 'string', short: 'o' },
        format: { type: 'string' },
        delimiter: { type: 'string' },
        encoding: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    if (error instanceof TypeError)
      throw new UsageError(`${error.message} lookup enrich --help tells what there is.`);
    throw error;
  }
}

function taskOf(add: readonly string[], by: string | undefined, families: Families): Task {
  const names = [...new Set(add.map((field) => field.split('.')[0] ?? ''))];
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new UsageError(
      `--add takes fields of one family, not of ${names.length}: run the command once for each.`,
    );
  const family = families.get(name);
  if (family === undefined) {
    const meant = nearest(name, families.keys());
    throw new UsageError(
      `There is no family ${JSON.stringify(name)}.${meant === null ? '' : ` Did you mean ${meant}?`} lookup --help lists them.`,
    );
  }
  const fields = add.map((field) => field.slice(name.length + 1));
  if (fields.includes(''))
    throw new UsageError(`--add needs a field behind the family: for example ${name}.name`);
  const given = (by === undefined ? [name] : listed(by)).map((entry) => {
    const at = entry.indexOf('=');
    return at === -1
      ? { parameter: entry, column: entry }
      : { parameter: entry.slice(0, at), column: entry.slice(at + 1) };
  });
  const route = routeFor(
    family,
    given.map(({ parameter }) => parameter),
  );
  const inPath = pathParameters(route.path);
  return {
    family: name,
    route,
    fields,
    deep: fields.some((field) => field.startsWith('deep.')),
    from: given.map(({ parameter, column }) => {
      const own =
        parameter === name && route.parameters?.[parameter] === undefined
          ? (inPath[0] ?? parameter)
          : parameter;
      return { parameter: own, column, inPath: inPath.includes(own) };
    }),
  };
}

/** The first row of the family that takes just these parameters. The family's own noun stands for the path's first. */
function routeFor(family: Family, parameters: readonly string[]): Route {
  const fitting = family.rows.find((route) => {
    const inPath = pathParameters(route.path);
    // Words of a path that are no parameters ask something else: /city/{name}/nearby.
    if (route.path.split('/').length - 2 !== inPath.length) return false;
    const own = parameters.map((name) =>
      name === family.name && route.parameters?.[name] === undefined ? (inPath[0] ?? name) : name,
    );
    const required = Object.entries(route.parameters ?? {}).flatMap(([name, rule]) =>
      rule.required === true ? [name] : [],
    );
    return (
      own.every((name) => route.parameters?.[name] !== undefined) &&
      [...inPath, ...(route.when ?? []), ...required].every((name) => own.includes(name))
    );
  });
  if (fitting !== undefined) return fitting;
  throw new UsageError(
    `No path of ${family.name} takes ${parameters.join(', ')}. --by names its parameters: ${usages(family).join('; ').replaceAll('  lookup', 'lookup')}; and ${[...family.options.keys()].join(', ')}.`,
  );
}
