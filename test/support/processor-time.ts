import { readdir, readFile } from 'node:fs/promises';

/** Of /proc/<pid>/stat: Linux counts in hundredths of a second for every program. */
const tickMicroseconds = 10_000;

/** What a process and its children have spent, in microseconds; those too that have ended. */
export async function spent(pid: number): Promise<number> {
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf));
  const own = all.filter((each) => each !== null && (each.pid === pid || each.parent === pid));
  return own.reduce((sum, each) => sum + (each?.ticks ?? 0), 0) * tickMicroseconds;
}

async function statOf(pid: string): Promise<{ pid: number; parent: number; ticks: number } | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name of the program stands in parentheses and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // utime, stime, cutime, cstime
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { pid: Number(pid), parent: Number(fields[1]), ticks };
}
