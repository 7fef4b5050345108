import { integerRule } from './number-rule.ts';

/** The years for which every calendar of holidays is complete: the Islamic tables of the source end in 2077. */
export const years = { first: 1970, last: 2076 } as const;

/** A year of holidays. */
export const holidayYear = { minimum: years.first, maximum: years.last, example: 2026 } as const;
export const holidayYearRule = integerRule(holidayYear);

/** A year of long weekends: they look into the years beside it. */
export const bridgeYear = { minimum: years.first + 1, maximum: years.last - 1, example: 2026 } as const;
export const bridgeYearRule = integerRule(bridgeYear);

/** Business days that a question goes on, or back. */
export const businessDays = { minimum: -2500, maximum: 2500, example: 5 } as const;
export const businessDaysRule = integerRule(businessDays);
