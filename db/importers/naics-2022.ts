import { readFacts } from '../../facts/fact-table.ts';
import { readNaics2017 } from '../../facts/naics/naics-2017.ts';
import type { NaicsRow } from '../../facts/naics/clean-naics.ts';

/** Returns NAICS 2022 (US): the remaining classes of 2017 with the changes of facts/tables/naics-2022.tsv. */
export function readNaics2022(): readonly NaicsRow[] {
  const changes = readFacts('naics-2022').map(({ code = '', title = '' }) => ({ code, title }));
  const retiredCodes = new Set(changes.filter(({ title }) => title === '').map(({ code }) => code));
  const titles = new Map(changes.filter(({ title }) => title !== '').map(({ code, title }) => [code, title]));
  const unchangedClasses = readNaics2017()
    .filter(({ code }) => !retiredCodes.has(code))
    .map((row) => ({ ...row, title: titles.get(row.code) ?? row.title }));
  const unchangedCodes = new Set(unchangedClasses.map(({ code }) => code));
  const addedClasses = [...titles].filter(([code]) => !unchangedCodes.has(code));
  return [...unchangedClasses, ...addedClasses.map(([code, title]) => ({ code, title, description: null }))];
}
