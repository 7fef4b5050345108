import { createInvalidInputError } from '../../core/lookup-error.ts';

export interface NumberRange {
  /** The requirement in error messages: `an integer from 1 to 50`. */
  readonly constraint: string;
  readonly example: number | string;
  readonly isAllowed: (value: number) => boolean;
}

export interface NumberRule extends NumberRange {
  /** Validates a number. @throws invalid_request when the value is out of range or NaN */
  read(value: number, param: string): number;
  /** Creates the error of `read` for a text that is not a number. @param shown the value in the message */
  errorFor(param: string, shown: string): Error;
}

export function createNumberRule(range: NumberRange): NumberRule {
  const { constraint, example, isAllowed } = range;
  const createError = (param: string, shown: string) =>
    createInvalidInputError(param, `${param} must be ${constraint}, not ${shown}: use ${param}=${example}.`);
  return {
    ...range,
    errorFor: createError,
    read(value, param) {
      if (isAllowed(value)) return value;
      throw createError(param, `${value}`);
    },
  };
}

export interface IntegerRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly example: number;
}

export const createIntegerRule = ({ minimum, maximum, example }: IntegerRange): NumberRule =>
  createNumberRule({
    constraint: `an integer from ${minimum} to ${maximum}`,
    example,
    isAllowed: (value) => Number.isInteger(value) && value >= minimum && value <= maximum,
  });
