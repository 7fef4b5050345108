/** Maximum number of days of exchange rates per query. */
export const longestSpan = 366;
