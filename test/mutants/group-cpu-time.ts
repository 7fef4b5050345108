import { readdirSync, readFileSync } from 'node:fs';

/** Of a kernel's clock tick: 100 a second on every Linux that Node runs on. */
const tickMs = 10;

/**
 * Milliseconds of CPU that the running processes of a group, and what they have waited for, have used so far.
 * Undefined where the system does not tell (it has no /proc), or there is no such group.
 */
export function cpuMsOf(group: number | undefined): number | undefined {
  let ticks: number | undefined;
  for (const name of entriesOf('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // proc(5): behind the name, which stands in brackets: state, parent, group, …, the 14th to 17th field are times.
    const fields = textOf(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    if (Number(fields[2]) !== group) continue;
    ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), ticks ?? 0);
  }
  return ticks === undefined ? undefined : ticks * tickMs;
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A process may end while it is looked at. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
