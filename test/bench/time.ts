import { iso31661 } from 'iso-3166';
import { formatAt } from '../../subgraphs/time/clock/timestamp.ts';
import { hasCalendar, createHolidayCalendar } from '../../subgraphs/time/holiday/calendar.ts';
import { pinnedEdition } from '../../subgraphs/time/tz/edition.ts';

/**
 * Measures the instants per second that a warm zone converts, and the time and memory of holiday calendars: the first
 * response of each country after those of the warm-up, a cached year, and the memory of all. Run: node --expose-gc --import
 * tsx test/bench/time.ts
 */
const write = (name: string, text: string) => process.stdout.write(`${name.padEnd(46)}${text}\n`);
const readCpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const readHeapBytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

const callCount = 5_000_000;
const startSeconds = Date.UTC(2000, 0, 1) / 1000;
for (const id of ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata']) {
  const zone = pinnedEdition.zoneOf(id);
  let sum = 0;
  for (const _ of ['cold', 'warm']) {
    const cpuBefore = readCpuMs();
    for (let index = 0; index < callCount; index++)
      sum += zone.at(startSeconds + ((index * 7919) % 1_500_000_000)).offset;
    const seconds = (readCpuMs() - cpuBefore) / 1000;
    if (_ === 'warm')
      write(`instants to local time, ${id}`, `${(callCount / seconds / 1e6).toFixed(1)} million/s`);
  }
  const cpuTimeBefore = readCpuMs();
  for (let index = 0; index < 1_000_000; index++) {
    const unix = startSeconds + index * 1_009;
    sum += formatAt({ unix, milliseconds: 0 }, zone.at(unix).offset).length;
  }
  write(`  written as ISO 8601 texts`, `${(1000 / (readCpuMs() - cpuTimeBefore)).toFixed(1)} million/s`);
  if (sum === 0) throw new Error('nothing was done');
}

const emptyHeapBytes = readHeapBytes();
const calendar = createHolidayCalendar();
for (const country of ['US', 'MY']) await calendar(country, 2026);
const firstResponses: [country: string, ms: number][] = [];
for (const { alpha2 } of iso31661) {
  if (!hasCalendar(alpha2)) continue;
  const cpuBefore = readCpuMs();
  await calendar(alpha2, 2026);
  firstResponses.push([alpha2, readCpuMs() - cpuBefore]);
}
firstResponses.sort(([, one], [, other]) => other - one);
const total = firstResponses.reduce((sum, [, ms]) => sum + ms, 0);
write('first answer of a country', `${(total / firstResponses.length).toFixed(1)} ms of CPU on average`);
write(
  '  the longest',
  firstResponses
    .slice(0, 6)
    .map(([country, ms]) => `${country} ${ms.toFixed(0)}`)
    .join(', '),
);
const before = readCpuMs();
for (let index = 0; index < 1_000_000; index++) await calendar('US', 2026);
write('a warm year', `${((readCpuMs() - before) / 1000).toFixed(2)} µs`);
write('memory: a year of every country', `${((readHeapBytes() - emptyHeapBytes) / 1e6).toFixed(1)} MB`);
for (const { alpha2 } of iso31661) {
  for (let year = 2000; year < 2010; year++) await calendar(alpha2, year);
}
write('memory: ten more years of every one', `${((readHeapBytes() - emptyHeapBytes) / 1e6).toFixed(1)} MB`);
