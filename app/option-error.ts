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
