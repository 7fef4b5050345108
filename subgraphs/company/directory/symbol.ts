/** Symbols are compared without case; a share class may be set off by point, hyphen or slash: BRK.B, BRK-B, BRK/B. */
export const foldSymbol = (symbol: string) => symbol.toUpperCase().replace(/[-/]/g, '.');

/** The symbol behind its exchange, as tickers are quoted: NASDAQ:AAPL, NYSE: BRK.B. Null: the text is not so written. */
export const listedSymbol = (text: string): string | null =>
  /^\s*(?:nasdaq|nyse|xnas|xnys|cboe|bats)\s*:\s*([a-z]{1,5}(?:[./-][a-z])?)\s*$/i.exec(text)?.[1] ?? null;
