import type { Terminal } from '../terminal.ts';

interface ProgressOptions {
  readonly terminal: Terminal;
  readonly monotonicNow: () => number;
  /** Number of records that an earlier run has already written. */
  readonly done: number;
  /** Size of the input in bytes; null when unknown. */
  readonly size: number | null;
  /** Returns the number of input bytes read so far. */
  readonly bytes: () => number;
}

const updateIntervalMs = 500;
/** Maximum number of errors to print. If all records have errors, the first ones suffice to recognise the cause. */
const maxErrors = 10;

/** Prints the progress on a terminal, and a summary at the end. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #counts = new Map<string, number>();
  readonly #started: number;
  #lastUpdate: number;
  #count = 0;
  readonly #errors = new Set<string>();
  #unreported = 0;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#started = options.monotonicNow();
    this.#lastUpdate = this.#started;
    if (options.done > 0) options.terminal.writeError(`resumed at record ${formatCount(options.done + 1)}\n`);
  }

  /**
   * Counts a record.
   * @param statuses statuses of the record's lookups
   */
  count(statuses: readonly string[]): void {
    for (const status of statuses) this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    this.#count += 1;
    if (this.#count % 1000 !== 0 || !this.#options.terminal.isTerminal) return;
    const now = this.#options.monotonicNow();
    if (now - this.#lastUpdate < updateIntervalMs) return;
    this.#lastUpdate = now;
    this.#options.terminal.writeError(
      `\r${formatCount(this.#count)} records, ${formatCount(this.#rate(now))} a second${this.#timeLeft(now)}   `,
    );
  }

  /**
   * Prints the error of a record. The record is still written to the output. Each message is printed only once.
   * @param place the record and column
   */
  reportProblem(message: string, place = ''): void {
    const { terminal } = this.#options;
    if (this.#errors.has(message) || this.#errors.size === maxErrors) {
      this.#unreported += 1;
      return;
    }
    this.#errors.add(message);
    terminal.writeError(`${terminal.isTerminal ? '\r' : ''}${place}${message}\n`);
  }

  end(): void {
    const { terminal } = this.#options;
    if (this.#unreported > 0)
      terminal.writeError(`and ${formatCount(this.#unreported)} more records with such errors.\n`);
    const countTexts = Array.from(this.#counts, ([status, count]) => `${formatCount(count)} ${status}`);
    terminal.writeError(
      `${terminal.isTerminal ? '\r' : ''}${formatCount(this.#count)} records: ${countTexts.join(', ') || 'none'}\n`,
    );
  }

  #timeLeft(now: number): string {
    const { size, bytes } = this.#options;
    const read = bytes();
    if (size === null || read === 0) return '';
    const seconds = Math.ceil(((now - this.#started) * (size - read)) / read / 1000);
    const minutes = Math.floor(seconds / 60);
    return `, ${minutes === 0 ? '' : `${minutes} min `}${seconds % 60} s left`;
  }

  #rate(now: number): number {
    return Math.round((this.#count * 1000) / Math.max(1, now - this.#started));
  }
}

const formatCount = (count: number) => count.toLocaleString('en');
