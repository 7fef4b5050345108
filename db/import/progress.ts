import type { WriteStream } from 'node:tty';

/** Displays the progress of an import. */
export interface Progress {
  /** Announces the datasets of the import before the first dataset starts. */
  plan?(datasets: readonly { readonly name: string; readonly about: number }[]): void;
  /** Starts the display of a dataset. @param unit unit of the count. Default: rows */
  start(name: string, about: number, unit?: ProgressUnit): void;
  /** Updates the count. @param count total number of rows so far */
  advance(count: number): void;
  /** Ends the display of a dataset. @param outcome result of the import in one line */
  end(name: string, outcome: string): void;
}

type ProgressUnit = 'rows' | 'bytes';

const barWidth = 24;
/** Interval in milliseconds between two lines in a log, and between two updates of a bar on a terminal. */
const lineIntervalMs = 10_000;
const redrawIntervalMs = 100;
/** Duration in milliseconds of an import before its rate is displayed. */
const minMeasuredMs = 500;
/** Share of an import before its rate is displayed: the first of few large rows can take longest. */
const minMeasuredShare = 0.05;

/**
 * Displays a bar on a terminal, otherwise occasional lines. Both contain the rate. If the total is known, they also contain the
 * remaining time.
 * @param monotonicNow monotonic clock, milliseconds
 */
export function createTerminalProgress(
  stream: Pick<WriteStream, 'write' | 'isTTY'>,
  monotonicNow: () => number = () => performance.now(),
): Progress {
  let label = '';
  let totalCount = 1;
  let unit: ProgressUnit = 'rows';
  let startedAt = 0;
  let lastDrawnAt = 0;
  return {
    start(name, about, of = 'rows') {
      label = name.padEnd(14);
      totalCount = Math.max(1, about);
      unit = of;
      startedAt = monotonicNow();
      lastDrawnAt = stream.isTTY ? -Infinity : startedAt;
      if (!stream.isTTY) stream.write(`${unit === 'rows' ? 'importing' : 'fetching'} ${name}\n`);
    },
    advance(count) {
      const now = monotonicNow();
      if (now - lastDrawnAt < (stream.isTTY ? redrawIntervalMs : lineIntervalMs)) return;
      lastDrawnAt = now;
      const text = `${formatAmount(count, unit)}${formatSpeed(count, totalCount, now - startedAt, unit)}`;
      if (!stream.isTTY) {
        stream.write(`${label} ${text}\n`);
        return;
      }
      const finishedShare = Math.min(1, count / totalCount);
      const bar = '█'.repeat(Math.round(finishedShare * barWidth)).padEnd(barWidth, '░');
      stream.write(`\r\u001b[K${label} ${bar} ${text}`);
    },
    end(name, outcome) {
      stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}${name.padEnd(14)} ${outcome}\n`);
    },
  };
}

/** Returns the rate and the remaining time, such as `, 24,000 rows/s, 8 s left`; empty while the rate is unknown. */
function formatSpeed(count: number, total: number, ms: number, unit: ProgressUnit): string {
  if (ms < minMeasuredMs || count === 0 || count < total * minMeasuredShare) return '';
  const countPerSecond = (count / ms) * 1000;
  const timeLeft = count < total ? `, ${formatDuration((total - count) / countPerSecond)} left` : '';
  return `, ${formatAmount(Math.round(countPerSecond), unit)}/s${timeLeft}`;
}

const formatAmount = (count: number, unit: ProgressUnit): string =>
  unit === 'rows' ? `${count.toLocaleString('en')} rows` : formatMegabytes(count);

/** Formats a number of bytes: `12.3 MB`. */
export const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

function formatDuration(seconds: number): string {
  const roundedSeconds = Math.ceil(seconds);
  return roundedSeconds < 90 ? `${roundedSeconds} s` : `${Math.ceil(roundedSeconds / 60)} min`;
}
