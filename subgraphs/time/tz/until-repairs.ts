import { readFileSync } from 'node:fs';
import type { ClockType, UntilTime, ZoneLine } from './source.ts';

/** Whether a text is the name of a kind of clock. */

const isClockType = (text: string | undefined): text is ClockType =>
  text === 'wall' || text === 'standard' || text === 'universal';

function readRepairs(): ReadonlyMap<string, UntilTime> {
  const repairs = new Map<string, UntilTime>();
  for (const row of readFileSync(new URL('until-repairs.tsv', import.meta.url), 'utf8').split('\n')) {
    if (row === '' || row.startsWith('#')) continue;
    const [zone, line, until, clock] = row.split('\t');
    const localSeconds = Date.parse(`${until}Z`) / 1000;
    if (!Number.isInteger(localSeconds) || !isClockType(clock))
      throw new Error(`until-repairs.tsv: cannot read ${row}`);
    repairs.set(`${zone} ${line}`, { local: localSeconds, clock });
  }
  return repairs;
}

const repairs = readRepairs();

export const repairUntil = (zone: string, lines: readonly ZoneLine[]): readonly ZoneLine[] =>
  lines.map((line, index) => ({ ...line, until: repairs.get(`${zone} ${index}`) ?? line.until }));
