/** The exchange rates of one publication day, with the published digits. */
export interface RateDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** European Central Bank: units of the currency per euro. Norges Bank: kroner per unit of the currency. */
  readonly rates: readonly { readonly currency: string; readonly rate: string }[];
}
