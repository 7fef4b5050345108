import { parseArgs } from 'node:util';
import { formatSuggestion, findNearest } from '../rest-compat/parameters/nearest.ts';
import { splitList } from '../rest-compat/bulk/task.ts';
import { isFlag, listUsages, type Family } from '../rest-compat/routing/families.ts';
import { UserFacingError } from '../core/user-facing-error.ts';

export interface CommandLine {
  /** The documented REST path with its query: `/city/Paris?country=FR`. */
  readonly path: string;
  /** Returns the path with the word `-` replaced by a line of standard input. Null when no word is `-`. */
  readonly pathOfLine: ((line: string) => string) | null;
  readonly form: 'json' | 'csv' | 'usual';
  /** Dotted names of the fields to print. Empty: all fields. */
  readonly fields: readonly string[];
}

/**
 * Parses the arguments after `lookup <family>`: words are path segments, options are query parameters.
 * @returns null when help is requested
 * @throws UserFacingError that names the option or path and suggests a valid one
 */
export function parseCommandLine(family: Family, args: readonly string[]): CommandLine | null {
  const options = {
    json: { type: 'boolean' },
    csv: { type: 'boolean' },
    fields: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
    deep: { type: 'boolean' },
  } as const;
  const familyFlags = Object.fromEntries(
    Array.from(family.options, ([name, parameter]) => [
      name,
      { type: isFlag(parameter) ? 'boolean' : 'string' } as const,
    ]),
  );
  const { values, positionals } = withUsageErrors(family, () =>
    parseArgs({
      args: normaliseArguments(args, family),
      options: { ...familyFlags, ...options },
      allowPositionals: true,
      strict: true,
    }),
  );
  if (values['help'] === true) return null;
  if (values['json'] === true && values['csv'] === true)
    throw new UserFacingError('usage', '--json and --csv exclude each other: give one of them.');
  const query = Object.entries(values).filter(
    ([name]) => name === 'deep' || (family.options.has(name) && !(name in options)),
  );
  const text = query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  const appendQuery = (path: string) => (text === '' ? path : `${path}?${text}`);
  const path = buildPath(family, positionals);
  const { fields } = values;
  return {
    path: appendQuery(path),
    pathOfLine: positionals.includes('-')
      ? (line) =>
          appendQuery(
            buildPath(
              family,
              positionals.map((word) => (word === '-' ? line : word)),
            ),
          )
      : null,
    form: values['json'] === true ? 'json' : values['csv'] === true ? 'csv' : 'usual',
    fields: typeof fields === 'string' ? splitList(fields) : [],
  };
}

/**
 * Returns the path for the words of a command such as `lookup country FR states`. A name with spaces needs no quotes:
 * `lookup city New York`.
 */
function buildPath(family: Family, words: readonly string[]): string {
  const path = ['', family.name, ...words.map(encodeURIComponent)].join('/');
  if (family.paths.find(path) !== null) return path;
  const joinedPath = `/${family.name}/${encodeURIComponent(words.join(' '))}`;
  if (words.length > 1 && family.paths.find(joinedPath) !== null) return joinedPath;
  throw new UserFacingError(
    'usage',
    `lookup ${[family.name, ...words].join(' ')} is not a path of the service. The paths are:\n${listUsages(family).join('\n')}`,
  );
}

/** Normalises options for `parseArgs`: names can contain hyphens, and a value can be a negative number. */
function normaliseArguments(args: readonly string[], { options }: Family): string[] {
  const result: string[] = [];
  let expectsValue = false;
  for (const arg of args) {
    if (expectsValue && /^-\d/.test(arg)) {
      result.push(`${result.pop() ?? ''}=${arg}`);
      expectsValue = false;
      continue;
    }
    const match = /^--([\w-]+)(=.*)?$/s.exec(arg);
    const name = match?.[1]?.replaceAll('-', '_') ?? '';
    const parameter = options.get(name);
    result.push(parameter === undefined ? arg : `--${name}${match?.[2] ?? ''}`);
    expectsValue = parameter !== undefined && match?.[2] === undefined && !isFlag(parameter);
  }
  return result;
}

function withUsageErrors<T>(family: Family, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const names = [...family.options.keys(), 'deep', 'json', 'csv', 'fields', 'help'];
    throw createOptionError(error, `lookup ${family.name}`, names);
  }
}

/** Explains an error of `parseArgs`. For an unknown option, the message suggests the closest option and lists all options. */
export function createOptionError(
  error: TypeError,
  command: string,
  names: readonly string[],
): UserFacingError {
  const unknownOption = /^Unknown option '--?([^']+)'/.exec(error.message)?.[1];
  const options = names.map((name) => `--${name}`).join(', ');
  if (unknownOption === undefined)
    return new UserFacingError('usage', `${error.message}. Options: ${options}.`);
  const name = unknownOption.replaceAll('-', '_');
  const suggestion = findNearest(name, names) ?? names.find((each) => each.startsWith(name)) ?? null;
  return new UserFacingError(
    'usage',
    `${formatSuggestion(suggestion && `--${suggestion}`)}${command} has no option --${unknownOption}. Options: ${options}.`,
  );
}
