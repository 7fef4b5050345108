import { createInvalidInputError } from '../../core/lookup-error.ts';

/**
 * Checks that a request has exactly one of several arguments; null counts as absent.
 * @param values arguments by name; the error names the first argument as its parameter
 * @param example a valid argument, such as `code=JFK`
 * @throws LookupError invalid_request that names all arguments
 */
export function requireExactlyOne(values: Readonly<Record<string, unknown>>, example: string): void {
  const names = Object.keys(values);
  const givenValues = Object.values(values).filter((value) => value !== null && value !== undefined);
  if (givenValues.length === 1) return;
  const [first = ''] = names;
  throw createInvalidInputError(
    first,
    `Use exactly one of ${names.slice(0, -1).join(', ')} and ${names.at(-1)}: for example, use ${example}.`,
  );
}
