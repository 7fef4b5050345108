/** Lists countries by their first verified year, as a Markdown table. */
export function listYears(rows: readonly Readonly<Record<string, string>>[]): string {
  const daysByYear = new Map<string, string[]>();
  for (const { country = '', first = '' } of rows)
    daysByYear.set(first, [...(daysByYear.get(first) ?? []), country]);
  return [
    '| first year | countries |',
    '| --- | --- |',
    ...[...daysByYear].sort().map(([year, countries]) => `| ${year} | ${countries.join(' ')} |`),
  ].join('\n');
}
