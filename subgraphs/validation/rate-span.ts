/** Maximum number of days of exchange rates per query. */
export const maxSpanDays = 366;
