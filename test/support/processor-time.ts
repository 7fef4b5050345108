import { readdir, readFile } from 'node:fs/promises';

/** Microseconds per tick of /proc/<pid>/stat: Linux reports hundredths of a second. */
const tickMicroseconds = 10_000;

/** Returns the processor time of a process and its children in microseconds, including children that have exited. */
export async function readProcessorTime(pid: number): Promise<number> {
  const processStats = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readStat),
  );
  const ownStats = processStats.filter((each) => each !== null && (each.pid === pid || each.parent === pid));
  return ownStats.reduce((sum, each) => sum + (each?.ticks ?? 0), 0) * tickMicroseconds;
}

async function readStat(pid: string): Promise<{ pid: number; parent: number; ticks: number } | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The program name is in parentheses and may contain any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // These are utime, stime, cutime and cstime.
  const clockTicks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number(pid), parent: Number(fields[1]), ticks: clockTicks };
}
