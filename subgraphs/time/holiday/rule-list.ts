import type { HolidaysTypes } from 'date-holidays';

/** Rules as the library lists them, by their texts. */
export type RuleList = Map<string, HolidaysTypes.HolidayOptions>;
