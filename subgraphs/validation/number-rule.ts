import { invalid } from '../../core/lookup-error.ts';

export interface NumberRange {
  /** The requirement as worded in error messages: `an integer from 1 to 50`. */
  readonly says: string;
  readonly example: number | string;
  readonly holds: (value: number) => boolean;
}

export interface NumberRule extends NumberRange {
  /** @throws invalid_request when the value is out of range or NaN */
  read(value: number, param: string): number;
  /** Creates the same error for text that is not a number. @param shown the value as the message quotes it */
  refuse(param: string, shown: string): Error;
}

export function numberRule(range: NumberRange): NumberRule {
  const { says, example, holds } = range;
  const refuse = (param: string, shown: string) =>
    invalid(param, `${param} must be ${says}, not ${shown}: use ${param}=${example}.`);
  return {
    ...range,
    refuse,
    read(value, param) {
      if (holds(value)) return value;
      throw refuse(param, `${value}`);
    },
  };
}

export interface IntegerRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly example: number;
}

export const integerRule = ({ minimum, maximum, example }: IntegerRange): NumberRule =>
  numberRule({
    says: `an integer from ${minimum} to ${maximum}`,
    example,
    holds: (value) => Number.isInteger(value) && value >= minimum && value <= maximum,
  });
