import { parseArgs } from 'node:util';
import { nearest } from '../rest-compat/parameters/nearest.ts';
import { listed } from '../rest-compat/bulk/task.ts';
import { UsageError } from '../rest-compat/bulk/usage-error.ts';
import { isFlag, usages, type Family } from '../rest-compat/routing/families.ts';

export interface CommandLine {
  /** What the documented REST path is called: `/city/Paris?country=FR`. */
  readonly path: string;
  readonly form: 'json' | 'csv' | 'usual';
  /** Dotted names of the fields that are wanted; empty: all. */
  readonly fields: readonly string[];
}

/**
 * Reads what stands behind `lookup <family>`: words are the segments of the path, options its query parameters.
 * @returns null when help is asked for
 * @throws UsageError that names the option or the path and what would work
 */
export function readCommandLine(family: Family, args: readonly string[]): CommandLine | null {
  const options = {
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    fields: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
    deep: { type: 'boolean' },
  } as const;
  const own = Object.fromEntries(
    Array.from(family.options, ([name, parameter]) => [
      name,
      { type: isFlag(parameter) ? 'boolean' : 'string' } as const,
    ]),
  );
  const { values, positionals } = parsed(family, () =>
    parseArgs({
      args: joined(args, family),
      options: { ...own, ...options },
      allowPositionals: true,
      strict: true,
    }),
  );
  if (values['help'] === true) return null;
  if (values['json'] === true && values['csv'] === true)
    throw new UsageError('--json and --csv exclude each other: give one of them.');
  const query = Object.entries(values).filter(
    ([name]) => name === 'deep' || (family.options.has(name) && !(name in options)),
  );
  const text = query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  const path = pathOf(family, positionals);
  const { fields } = values;
  return {
    path: text === '' ? path : `${path}?${text}`,
    form: values['json'] === true ? 'json' : values['csv'] === true ? 'csv' : 'usual',
    fields: typeof fields === 'string' ? listed(fields) : [],
  };
}

/** The path that some words mean: `lookup country FR states`; blanks may stand unquoted: `lookup city New York`. */
function pathOf(family: Family, words: readonly string[]): string {
  const path = ['', family.name, ...words.map(encodeURIComponent)].join('/');
  if (family.paths.find(path) !== null) return path;
  const whole = `/${family.name}/${encodeURIComponent(words.join(' '))}`;
  if (words.length > 1 && family.paths.find(whole) !== null) return whole;
  throw new UsageError(
    `lookup ${[family.name, ...words].join(' ')} is no path of the service. There are:\n${usages(family).join('\n')}`,
  );
}

/** Names of options may be written with hyphens, and a value may be a negative number. */
function joined(args: readonly string[], { options }: Family): string[] {
  const found: string[] = [];
  let waits = false;
  for (const arg of args) {
    if (waits && /^-\d/.test(arg)) {
      found.push(`${found.pop() ?? ''}=${arg}`);
      waits = false;
      continue;
    }
    const match = /^--([\w-]+)(=.*)?$/s.exec(arg);
    const name = match?.[1]?.replaceAll('-', '_') ?? '';
    const parameter = options.get(name);
    found.push(parameter === undefined ? arg : `--${name}${match?.[2] ?? ''}`);
    waits = parameter !== undefined && match?.[2] === undefined && !isFlag(parameter);
  }
  return found;
}

function parsed<T>(family: Family, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const unknown = /^Unknown option '--?([^']+)'/.exec(error.message)?.[1];
    if (unknown === undefined) throw new UsageError(error.message);
    const names = [...family.options.keys(), 'deep', 'json', 'csv', 'fields', 'help'];
    const meant = nearest(unknown.replaceAll('-', '_'), names);
    const hint = meant === null ? '' : ` Did you mean --${meant}?`;
    throw new UsageError(
      `lookup ${family.name} has no option --${unknown}.${hint} It has ${names.map((name) => `--${name}`).join(', ')}.`,
    );
  }
}
