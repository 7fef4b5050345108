import { integerRule } from './number-rule.ts';

/** Years for which every holiday calendar is complete. The Islamic calendar tables of the source end in 2077. */
export const years = { first: 1970, last: 2076 } as const;

/** Allowed years of a holiday query. */
export const holidayYear = { minimum: years.first, maximum: years.last, example: 2026 } as const;
export const holidayYearRule = integerRule(holidayYear);

/** Allowed years of a long-weekend query, which also reads the holidays of the previous and the next year. */
export const bridgeYear = { minimum: years.first + 1, maximum: years.last - 1, example: 2026 } as const;
export const bridgeYearRule = integerRule(bridgeYear);

/** Allowed offset in business days, forwards or backwards. */
export const businessDays = { minimum: -2500, maximum: 2500, example: 5 } as const;
export const businessDaysRule = integerRule(businessDays);
