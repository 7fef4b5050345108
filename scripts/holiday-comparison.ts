/**
 * Compares the public holidays of this service with those of an independent set, day by day.
 *
 * `npm run script -- holiday-comparison <folder> [first] [last] [place …]`: the folder has one JSON file for each
 * place: `GB.json` with the nationwide days, `GB-SCT.json` with all days of a region. Each file is an object from ISO
 * dates to names. Years in which a file has no day are skipped. The script prints each difference as tab-separated text:
 * place, sign, date, name. The sign is `+` for a day that only this service has, and `-` for a day that only the set has.
 * The last lines are the totals. docs/accuracy.md describes how to create the files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { compareYears, listDifferentDays, findFirstAgreedYear } from './holidays/comparison.ts';

const [folder, firstText = '1990', lastText = '2028', ...places] = process.argv.slice(2);
if (folder === undefined) throw new Error('Specify the folder with the independent holiday data.');
const [first, last] = [Number(firstText), Number(lastText)];
const totals = { common: 0, ours: 0, theirs: 0 };
for (const file of readdirSync(folder).sort()) {
  const place = file.replace('.json', '');
  if (places.length > 0 ? !places.includes(place) : place.includes('-')) continue;
  const publishedDays: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const years = await compareYears(place, publishedDays, first, last);
  if (years === null) {
    process.stdout.write(`# ${place}: no calendar\n`);
    continue;
  }
  for (const { sign, date, name } of listDifferentDays(years))
    process.stdout.write(`${place}\t${sign}\t${date}\t${name}\n`);
  const count = { common: 0, ours: 0, theirs: 0 };
  for (const { common, onlyOurs, onlyTheirs } of years) {
    count.common += common;
    count.ours += onlyOurs.length;
    count.theirs += onlyTheirs.length;
  }
  totals.common += count.common;
  totals.ours += count.ours;
  totals.theirs += count.theirs;
  process.stdout.write(`# ${place}: ${JSON.stringify(count)}, agrees from ${findFirstAgreedYear(years)}\n`);
}
const computeShare = (others: number) => ((100 * totals.common) / (totals.common + others)).toFixed(2);
process.stdout.write(
  `# total: ${JSON.stringify(totals)}; this service has ${computeShare(totals.theirs)} % of the days of the set, the set ${computeShare(totals.ours)} % of ours\n`,
);
