import { createInvalidInputError } from '../../core/lookup-error.ts';

const binPattern = /^\d{6,11}$/;

/** Rule for the first 6 to 11 digits of a card number, never the complete number. */
export const binCodeRule = {
  form: binPattern,
  example: '411111',
  /** Validates the digits. @throws invalid_request. The message does not quote the value, which can be a card number. */
  read: (text: string, param: string): string => {
    if (binPattern.test(text)) return text;
    throw createInvalidInputError(
      param,
      `${param} must be the first 6 to 11 digits of a card number, never the complete number: for example, use 411111.`,
    );
  },
} as const;
