/** Days of exchange rates that one question spans. */
export const longestSpan = 366;
