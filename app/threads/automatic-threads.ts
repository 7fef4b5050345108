import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import process from 'node:process';

export interface Machine {
  /** Number of cores that the process may use; fractional when the container has a quota of processor time. */
  readonly cores: number;
  /** Bytes of memory that the process may use. */
  readonly memory: number;
}

/** Memory in bytes of the first thread under load, and of each additional thread, which shares the tables. */
const firstThreadBytes = 700e6;
const additionalThreadBytes = 250e6;
/** The maximum of the setting WORKERS. */
const maxThreads = 64;

/** Returns the number of threads for WORKERS=auto: one for each core, limited by three quarters of the memory. */
export function countAutomaticThreads({ cores, memory }: Machine): number {
  const affordableThreads = 1 + Math.floor((0.75 * memory - firstThreadBytes) / additionalThreadBytes);
  return Math.max(1, Math.min(Math.round(cores), affordableThreads, maxThreads));
}

/** Returns the limits of this machine, or of the container. */
export function describeMachine(): Machine {
  // On Windows, sockets have no file descriptors that threads could share.
  const cores = process.platform === 'win32' ? 1 : availableParallelism();
  // Without a limit, `constrainedMemory()` returns 0 or more than the memory.
  const limit = process.constrainedMemory();
  return {
    cores: Math.min(cores, parseCoreQuota(readText('/sys/fs/cgroup/cpu.max'))),
    memory: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
  };
}

/**
 * Returns the number of cores that a control group may use.
 * @param text content of its file cpu.max: `<quota> <period>` in microseconds, or `max <period>`; null when the file does not
 * exist
 */
export function parseCoreQuota(text: string | null): number {
  const [, quota, period] = /^(\d+) (\d+)/.exec(text ?? '') ?? [];
  return quota === undefined || period === undefined ? Infinity : Number(quota) / Number(period);
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
