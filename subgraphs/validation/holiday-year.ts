import { createIntegerRule } from './number-rule.ts';

/** Years for which every holiday calendar is complete. The Islamic calendar tables of the source end in 2077. */
export const yearRange = { first: 1970, last: 2076 } as const;

/** Allowed years of a holiday query. */
export const holidayYearRange = { minimum: yearRange.first, maximum: yearRange.last, example: 2026 } as const;
export const holidayYearRule = createIntegerRule(holidayYearRange);

/** Allowed years of a long-weekend query, which also reads the holidays of the previous and the next year. */
export const bridgeYearRange = {
  minimum: yearRange.first + 1,
  maximum: yearRange.last - 1,
  example: 2026,
} as const;
export const bridgeYearRule = createIntegerRule(bridgeYearRange);

/** Allowed offset in business days, forwards or backwards. */
export const businessDayRange = { minimum: -2500, maximum: 2500, example: 5 } as const;
export const businessDaysRule = createIntegerRule(businessDayRange);
