/** Symbols are compared without case; a share class may be set off by point, hyphen or slash: BRK.B, BRK-B, BRK/B. */
export const foldSymbol = (symbol: string) => symbol.toUpperCase().replace(/[-/]/g, '.');
