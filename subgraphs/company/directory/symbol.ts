/**
 * Normalises a ticker symbol for comparison: upper case, with a point before the share class. BRK.B, BRK-B and BRK/B
 * are equal.
 */
export const foldSymbol = (symbol: string) => symbol.toUpperCase().replace(/[-/]/g, '.');

/**
 * Returns the symbol in a text that also contains the exchange, such as NASDAQ:AAPL or NYSE: BRK.B. @returns null for other
 * texts
 */
export const parseListedSymbol = (text: string): string | null =>
  /^\s*(?:nasdaq|nyse|xnas|xnys|cboe|bats)\s*:\s*([a-z]{1,5}(?:[./-][a-z])?)\s*$/i.exec(text)?.[1] ?? null;
