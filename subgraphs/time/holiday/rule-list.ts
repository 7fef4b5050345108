import type { HolidaysTypes } from 'date-holidays';

/** The properties of a date-holidays rule other than its text. */
export interface RuleOptions {
  readonly name?: HolidaysTypes.HolidayOptions['name'];
  /** Key of the names that the rule shares with other rules. */
  readonly _name?: unknown;
  readonly type?: HolidaysTypes.HolidayType;
  readonly active?: HolidaysTypes.ActiveRange[];
  readonly substitute?: boolean;
  readonly disable?: unknown;
  readonly enable?: unknown;
}

/** The rules of date-holidays by their text. */
export type RuleList = Map<string, RuleOptions>;
