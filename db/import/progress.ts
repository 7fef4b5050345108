import type { WriteStream } from 'node:tty';

/** Tells a person how far an import is. */
export interface Progress {
  /** What will be imported, before the first of it starts. */
  plan?(datasets: readonly { readonly name: string; readonly about: number }[]): void;
  /** @param unit of what is counted; default: rows */
  start(name: string, about: number, unit?: Unit): void;
  /** @param count so far */
  advance(count: number): void;
  /** @param outcome one line. */
  end(name: string, outcome: string): void;
}

type Unit = 'rows' | 'bytes';

const width = 24;
/** Between two lines where nothing can be redrawn, and two drawings where it can, in milliseconds. */
const lineMs = 10_000;
const drawMs = 100;
/** A pace is told when it has been one for so long. */
const paceMs = 500;

/**
 * A bar that redraws itself on a terminal; elsewhere a line now and then. Both tell the pace, and the time left where the whole
 * is known.
 * @param ticks milliseconds of a clock that never jumps
 */
export function progressOn(
  stream: Pick<WriteStream, 'write' | 'isTTY'>,
  ticks: () => number = () => performance.now(),
): Progress {
  let label = '';
  let total = 1;
  let unit: Unit = 'rows';
  let startedAt = 0;
  let shownAt = 0;
  return {
    start(name, about, of = 'rows') {
      label = name.padEnd(14);
      total = Math.max(1, about);
      unit = of;
      startedAt = ticks();
      shownAt = stream.isTTY ? -Infinity : startedAt;
      if (!stream.isTTY) stream.write(`${unit === 'rows' ? 'importing' : 'fetching'} ${name}\n`);
    },
    advance(count) {
      const now = ticks();
      if (now - shownAt < (stream.isTTY ? drawMs : lineMs)) return;
      shownAt = now;
      const told = `${amount(count, unit)}${pace(count, total, now - startedAt, unit)}`;
      if (!stream.isTTY) {
        stream.write(`${label} ${told}\n`);
        return;
      }
      const share = Math.min(1, count / total);
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
      stream.write(`\r\u001b[K${label} ${bar} ${told}`);
    },
    end(name, outcome) {
      stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}${name.padEnd(14)} ${outcome}\n`);
    },
  };
}

/** `, 24,000 rows/s, 8 s left`; empty while there is no pace yet. */
function pace(count: number, total: number, ms: number, unit: Unit): string {
  if (ms < paceMs || count === 0) return '';
  const perSecond = (count / ms) * 1000;
  const left = count < total ? `, ${duration((total - count) / perSecond)} left` : '';
  return `, ${amount(Math.round(perSecond), unit)}/s${left}`;
}

const amount = (count: number, unit: Unit): string =>
  unit === 'rows' ? `${count.toLocaleString('en')} rows` : megabytes(count);

/** `12.3 MB`. @param bytes how many */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 90 ? `${whole} s` : `${Math.ceil(whole / 60)} min`;
}
