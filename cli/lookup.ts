import type { RowResponse } from '../rest-compat/bulk/row-response.ts';
import { groupByFamily } from '../rest-compat/routing/families.ts';
import { formatSuggestion, findNearest } from '../rest-compat/parameters/nearest.ts';
import type { Route } from '../rest-compat/routing/route.ts';
import { formatCsv } from '../rest-compat/formats/csv.ts';
import { parseCommandLine, type CommandLine } from './command-line.ts';
import { formatCompletion } from './completion.ts';
import { getExitCode, type ExitCode, type Terminal } from './terminal.ts';
import { formatFamilyHelp, formatHelp, mcpHelp } from './help.ts';
import { lookUpLines } from './lines.ts';
import type { Source } from './source.ts';
import { selectFields } from './select-fields.ts';
import { isUserFacing, UserFacingError } from '../core/user-facing-error.ts';

/** Programs that `bin/lookup.js` starts directly, without this program. */
const programNames = ['serve', 'keys', 'subgraph'];

export interface LookupOptions {
  readonly routes: readonly Route[];
  /**
   * Opens the data source. Called after the arguments have been parsed.
   * @throws UserFacingError
   */
  readonly open: () => Promise<Source>;
  readonly terminal: Terminal;
  /**
   * Runs `lookup mcp`, which serves an agent until the agent disconnects.
   * @throws UserFacingError
   */
  readonly mcp: () => Promise<void>;
  /** `lookup enrich …`. */
  readonly enrich: (args: readonly string[]) => Promise<ExitCode>;
  /** Commands for operators: `lookup data …`, `lookup backup <file>`, `lookup restore <file>`. */
  readonly data: (args: readonly string[]) => Promise<ExitCode>;
  readonly stdin: () => AsyncIterable<unknown>;
  /** `lookup zones …`. */
  readonly zones: (args: readonly string[]) => Promise<ExitCode>;
}

/**
 * Runs one command.
 * @param args the arguments after `lookup`
 */
export async function runLookup(args: readonly string[], options: LookupOptions): Promise<ExitCode> {
  const { terminal } = options;
  try {
    return await run(args, options);
  } catch (error) {
    if (isUserFacing(error, 'usage')) {
      terminal.writeError(`${error.message}\n`);
      return 2;
    }
    if (isUserFacing(error, 'unavailable')) {
      terminal.writeError(`${error.message}\n`);
      return 3;
    }
    throw error;
  }
}

async function run(
  [first, ...rest]: readonly string[],
  { routes, open, terminal, mcp, enrich, zones, data, stdin }: LookupOptions,
): Promise<ExitCode> {
  const families = groupByFamily(routes);
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
    terminal.write(formatHelp(families));
    return first === undefined ? 2 : 0;
  }
  const commands = new Map<string, () => ExitCode | Promise<ExitCode>>([
    ['enrich', () => enrich(rest)],
    [
      'mcp',
      () => {
        const [word] = rest;
        if (word === undefined) return mcp().then(() => 0);
        if (!['help', '--help', '-h'].includes(word))
          throw new UserFacingError(
            'usage',
            `lookup mcp takes no arguments, but was given ${JSON.stringify(word)}: lookup mcp --help`,
          );
        terminal.write(mcpHelp);
        return 0;
      },
    ],
    ['zones', () => zones(rest)],
    ['backup', () => data([first, ...rest])],
    ['restore', () => data([first, ...rest])],
    ['data', () => data(rest)],
    [
      'completion',
      () => {
        if (rest.length > 1)
          throw new UserFacingError(
            'usage',
            `lookup completion takes one shell, so ${JSON.stringify(rest[1])} is unexpected.`,
          );
        terminal.write(formatCompletion(families, [...commands.keys(), ...programNames], rest[0]));
        return 0;
      },
    ],
  ]);
  const command = commands.get(first);
  if (command !== undefined) return command();
  const family = families.get(first);
  if (family === undefined) {
    const suggestion = findNearest(first, [...families.keys(), ...commands.keys()]);
    throw new UserFacingError(
      'usage',
      `${formatSuggestion(suggestion)}There is no family ${JSON.stringify(first)}. lookup --help lists the families.`,
    );
  }
  const commandLine = parseCommandLine(family, rest);
  if (commandLine === null) {
    terminal.write(formatFamilyHelp(family));
    return 0;
  }
  const source = await open();
  try {
    return commandLine.pathOfLine === null
      ? await printResult(await source.ask(commandLine.path), commandLine, terminal)
      : await lookUpLines(commandLine.pathOfLine, { commandLine, source, terminal, stdin: stdin() });
  } finally {
    await source.close();
  }
}

async function printResult(
  { status, body }: RowResponse,
  { form, fields }: CommandLine,
  terminal: Terminal,
): Promise<ExitCode> {
  if (status !== 200) {
    const message = typeof body['message'] === 'string' ? body['message'] : `status ${status}`;
    terminal.writeError(form === 'json' ? `${JSON.stringify(body)}\n` : `${message}\n`);
    return getExitCode(status);
  }
  const selectedBody = selectFields(body, fields);
  if (form === 'csv') terminal.write(formatCsv(selectedBody));
  else if (form === 'json' || !terminal.isTerminal)
    terminal.write(`${JSON.stringify(selectedBody, null, terminal.isTerminal ? 2 : undefined)}\n`);
  else terminal.write((await import('./table.ts')).formatTable(selectedBody));
  return 0;
}
