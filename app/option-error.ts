import { UserFacingError } from '../core/user-facing-error.ts';
import { formatSuggestion, findNearest } from '../rest-compat/parameters/nearest.ts';

/**
 * Returns the message for a command line that `parseArgs` rejects. Replaces the message of `parseArgs` for an unknown option,
 * which only explains arguments that start with a hyphen.
 * @param options names of the known options, without hyphens
 */
export function describeOptionError(error: unknown, options: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknownOption = /^Unknown option '(--?[^']+)'/.exec(message)?.[1];
  const needsValue = /^Option '(?:-\w, )?(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(
    message,
  )?.[1];
  if (needsValue !== undefined)
    return `${needsValue} needs a value. Write a value that starts with a hyphen as ${needsValue}=<value>.`;
  if (unknownOption === undefined) return message;
  const nearestOption = findNearest(unknownOption.replace(/^-+/, ''), options);
  return `${formatSuggestion(nearestOption && `--${nearestOption}`)}There is no option ${unknownOption}.`;
}

/**
 * Returns the message for an unknown word: the problem, with a suggestion in front.
 * @param kind kind of word, such as `command`
 */
export const describeUnknownWord = (kind: string, word: string, words: readonly string[]): string =>
  `${formatSuggestion(findNearest(word, words))}There is no ${kind} "${word}".`;

/** The words and options that a command takes. */
export interface CommandForm {
  /** Maximum number of words after the name of the command. */
  readonly maxWords: number;
  /** Names of its options, without hyphens. */
  readonly options: readonly string[];
  /** Options of other commands, with the reason why this command cannot have them. */
  readonly unusableOptions?: Readonly<Record<string, string>>;
}

/** Options that every command takes. They are not in its form. */
const commonOptions = new Set(['json', 'help']);

/**
 * Returns the command that a command line names, when it uses all words and options of the command line.
 * @param commands all commands by name
 * @param values the options as `parseArgs` returns them
 * @throws UserFacingError for an unknown command, and for a word or an option that the command would ignore
 */
export function findCommand<C extends CommandForm>(
  name: string,
  words: readonly string[],
  values: Readonly<Record<string, unknown>>,
  commands: ReadonlyMap<string, C>,
): C {
  const command = commands.get(name);
  if (command === undefined)
    throw new UserFacingError(
      'usage',
      `${describeUnknownWord('command', name, [...commands.keys()])} Commands: ${[...commands.keys()].join(', ')}.`,
    );
  const extraWord = words[command.maxWords];
  if (extraWord !== undefined) {
    const maxText = command.maxWords === 0 ? 'no arguments' : 'one argument';
    throw new UserFacingError(
      'usage',
      `${name} takes ${maxText}, so ${JSON.stringify(extraWord)} is unexpected.`,
    );
  }
  const extraOption = Object.keys(values).find(
    (option) =>
      values[option] !== undefined && !commonOptions.has(option) && !command.options.includes(option),
  );
  if (extraOption === undefined) return command;
  const reason = command.unusableOptions?.[extraOption];
  if (reason !== undefined) throw new UserFacingError('usage', reason);
  const owners = Array.from(commands).flatMap(([owner, { options }]) =>
    options.includes(extraOption) ? [owner] : [],
  );
  const nearestOption = findNearest(extraOption, command.options);
  const ownOptions = command.options.map((option) => `--${option}`).join(', ');
  throw new UserFacingError(
    'usage',
    `${formatSuggestion(nearestOption && `--${nearestOption}`)}${name} has no option --${extraOption}` +
      `${owners.length === 0 ? '' : `, only ${owners.join(' and ')} ${owners.length === 1 ? 'has' : 'have'} it`}. ` +
      `Options of ${name}: ${ownOptions || 'none'}.`,
  );
}
