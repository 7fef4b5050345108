/**
 * Writes facts/tables/holiday-verified.tsv and the list in docs/holidays.md: the first verified year of each country.
 *
 * `npm run script -- holiday-verified <folder>`: the folder has the days of an independent set, in the form that
 * scripts/holiday-comparison.ts describes. A year is verified when facts/tables/holiday-differences.tsv explains every
 * difference in this year and in all later years of the set.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readFacts } from '../facts/fact-table.ts';
import { compareYears, findFirstAgreedYear } from './holidays/comparison.ts';
import { listYears } from './holidays/year-list.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Specify the folder with the independent holiday data.');
const getPath = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const [first, last] = [1970, 2028];

const explainedDays = new Set(
  readFacts('holiday-differences').flatMap(({ country = '', kept = '', not_kept: not = '' }) => [
    ...kept.split(' ').map((date) => `${country} + ${date}`),
    ...not.split(' ').map((date) => `${country} - ${date}`),
  ]),
);
const rows: { country: string; first: string }[] = [];
for (const file of readdirSync(folder).sort()) {
  const country = file.replace('.json', '');
  if (country.includes('-')) continue;
  const publishedDays: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const years = await compareYears(country, publishedDays, first, last);
  if (years === null) continue;
  const year = findFirstAgreedYear(years, (sign, date) => explainedDays.has(`${country} ${sign} ${date}`));
  if (year === null)
    process.stderr.write(`${country}: the last year has a difference without a recorded reason\n`);
  else rows.push({ country, first: String(year) });
}

const table = getPath('facts/tables/holiday-verified.tsv');
const comments = readFileSync(table, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('#'));
const lines = ['country\tfirst', ...rows.map((row) => `${row.country}\t${row.first}`)];
writeFileSync(table, `${[...comments, ...lines].join('\n')}\n`);
const page = getPath('docs/holidays.md');
const [before = '', rest = ''] = readFileSync(page, 'utf8').split('<!-- years -->');
const [, after = ''] = rest.split('<!-- end -->');
writeFileSync(page, `${before}<!-- years -->\n\n${listYears(rows)}\n\n<!-- end -->${after}`);
