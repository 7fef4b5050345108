import type { HolidaysTypes } from 'date-holidays';

/** What a rule says beside its text. */
export interface RuleOptions {
  readonly name?: HolidaysTypes.HolidayOptions['name'];
  /** The names that it shares with other rules. */
  readonly _name?: unknown;
  readonly type?: HolidaysTypes.HolidayType;
  readonly active?: HolidaysTypes.ActiveRange[];
  readonly substitute?: boolean;
  readonly disable?: unknown;
  readonly enable?: unknown;
}

/** Rules as the library lists them, by their texts. */
export type RuleList = Map<string, RuleOptions>;
