/** The exchange rates of one day of publication, with the digits as published. */
export interface RateDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** European Central Bank: units of the currency for one euro. Norges Bank: kroner for one unit of the currency. */
  readonly rates: readonly { readonly currency: string; readonly rate: string }[];
}
