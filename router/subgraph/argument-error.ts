import { createInvalidInputError } from '../../core/lookup-error.ts';

/**
 * Messages of graphql-js and graphql-jit for an argument that cannot be coerced during execution. The argument has passed
 * validation, so its value is a variable for which the client sent null: `query($n: Int = 3) { citySearch(limit: $n) { … } }`.
 */
const nullArgumentPattern = /^Argument "(\w+)" of non-null type "(.+)!" must not be null\.$/;
const missingArgumentPattern =
  /^Argument "(\w+)" of required type "(.+)!" was (?:not provided\.|provided the variable)/;
const invalidValuePattern = /^Argument "(\w+)" (?:of type ".+" )?has invalid value (.+)\.$/s;

const defaultAdvice = 'or leave the variable out to use its default';

/**
 * Converts an execution error to the client error that caused it.
 * @returns null for any other error
 */
export function toArgumentError(message: string): ReturnType<typeof createInvalidInputError> | null {
  const [, name = '', type = ''] =
    nullArgumentPattern.exec(message) ?? missingArgumentPattern.exec(message) ?? [];
  if (name !== '') {
    return createInvalidInputError(
      name,
      `${name} must not be null. Send a value of type ${type}, ${defaultAdvice}.`,
    );
  }
  const [, list = '', value = ''] = invalidValuePattern.exec(message) ?? [];
  if (list === '') return null;
  return createInvalidInputError(
    list,
    `${list} must not contain null where its type does not allow it: ${value}. ` +
      `Send a value for each variable in it, ${defaultAdvice}.`,
  );
}
