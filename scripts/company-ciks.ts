import { createRequire } from 'node:module';
import { readFacts } from '../facts/fact-table.ts';

/**
 * `npm run script -- company-ciks` derives the CIK of every issuer again and reports differences from issuers.tsv. A symbol is
 * looked up in ciks-by-hand.tsv, then in the ticker map of npm sec-edgar-api (a development dependency). Exchanges reuse symbols
 * over the years, so check the CIK of a new row.
 */
function deriveCik(symbols: readonly string[], manualCiks: ReadonlyMap<string, string>): string | null {
  for (const symbol of symbols) {
    const manualCik = manualCiks.get(symbol);
    if (manualCik !== undefined) return manualCik;
  }
  for (const symbol of symbols) {
    const mappedCik = tickerMap.get(symbol.replace('.', '-'));
    if (typeof mappedCik === 'number') return `${mappedCik}`.padStart(10, '0');
  }
  return null;
}

/**
 * CIKs by symbol; share classes follow a hyphen. Load the module with require, because loaders treat this CommonJS module
 * differently.
 */
const tickerMap: ReadonlyMap<string, unknown> = new Map(
  Object.entries(getDefaultExport(createRequire(import.meta.url)('sec-edgar-api/build/util/cik-by-symbol'))),
);

function getDefaultExport(module: unknown): object {
  const map = typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (typeof map !== 'object' || map === null) throw new Error('sec-edgar-api has an unexpected form.');
  return map;
}

/**
 * Compares the recorded CIKs with the derived ones.
 * @returns one line for each difference
 */
export function findDifferences(): string[] {
  const manualCiks = new Map(
    readFacts('company/ciks-by-hand').map(({ symbol = '', cik = '' }) => [symbol, cik]),
  );
  return readFacts('company/issuers').flatMap(({ cik: recorded = '', symbols = '' }) => {
    const derivedCik = deriveCik(symbols.split(' '), manualCiks);
    return derivedCik === recorded
      ? []
      : [`${symbols}: recorded ${recorded}, derived ${derivedCik ?? 'nothing'}`];
  });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const foundDifferences = findDifferences();
  process.stdout.write(
    foundDifferences.length === 0
      ? 'All recorded CIKs equal the derived CIKs.\n'
      : `${foundDifferences.join('\n')}\n`,
  );
  process.exitCode = foundDifferences.length === 0 ? 0 : 1;
}
