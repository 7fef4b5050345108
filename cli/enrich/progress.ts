import type { Terminal } from '../lookup.ts';

interface ProgressOptions {
  readonly terminal: Terminal;
  readonly ticks: () => number;
  /** Records that were there already. */
  readonly done: number;
  /** Bytes of the input; null where nobody knows. */
  readonly size: number | null;
  /** Bytes of it that have been read. */
  readonly bytes: () => number;
}

const everyMs = 500;
/** Faults that are told: a file that is wrong throughout is so in its first lines. */
const toldFaults = 10;

/** Tells on a terminal how far the work is, and at the end what came of it. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #counts = new Map<string, number>();
  readonly #started: number;
  #told: number;
  #count = 0;
  readonly #faults = new Set<string>();
  #untold = 0;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#started = options.ticks();
    this.#told = this.#started;
    if (options.done > 0) options.terminal.complain(`going on behind record ${grouped(options.done)}\n`);
  }

  count(status: string): void {
    this.#counts.set(status, (this.#counts.get(status) ?? 0) + 1);
    this.#count += 1;
    if (this.#count % 1000 !== 0 || !this.#options.terminal.isTerminal) return;
    const now = this.#options.ticks();
    if (now - this.#told < everyMs) return;
    this.#told = now;
    this.#options.terminal.complain(
      `\r${grouped(this.#count)} records, ${grouped(this.#rate(now))} a second${this.#left(now)}   `,
    );
  }

  /**
   * What is wrong with a record that is written all the same: each fault once.
   * @param place the record, and the column
   */
  fault(message: string, place = ''): void {
    const { terminal } = this.#options;
    if (this.#faults.has(message) || this.#faults.size === toldFaults) {
      this.#untold += 1;
      return;
    }
    this.#faults.add(message);
    terminal.complain(`${terminal.isTerminal ? '\r' : ''}${place}${message}\n`);
  }

  end(): void {
    const { terminal } = this.#options;
    if (this.#untold > 0) terminal.complain(`and ${grouped(this.#untold)} records more like these.\n`);
    const parts = Array.from(this.#counts, ([status, count]) => `${grouped(count)} ${status}`);
    terminal.complain(
      `${terminal.isTerminal ? '\r' : ''}${grouped(this.#count)} records: ${parts.join(', ') || 'none'}\n`,
    );
  }

  #left(now: number): string {
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

const grouped = (count: number) => count.toLocaleString('en');
