/** Lists countries by their first verified year, as a Markdown table. */
export function listYears(rows: readonly Readonly<Record<string, string>>[]): string {
  const byYear = new Map<string, string[]>();
  for (const { country = '', first = '' } of rows) byYear.set(first, [...(byYear.get(first) ?? []), country]);
  return [
    '| first year | countries |',
    '| --- | --- |',
    ...[...byYear].sort().map(([year, countries]) => `| ${year} | ${countries.join(' ')} |`),
  ].join('\n');
}
