import type { Progress } from './progress.ts';

/** Progress of one dataset. */
export interface DatasetState {
  readonly name: string;
  /** Approximate number of rows. */
  readonly about: number;
  readonly rows: number;
  readonly isDone: boolean;
}

/** A message about the progress of an import from one process to another. */
export type ImportEvent =
  | {
      readonly import: 'plan';
      readonly datasets: readonly { readonly name: string; readonly about: number }[];
    }
  | { readonly import: 'rows'; readonly name: string; readonly rows: number }
  | { readonly import: 'end'; readonly name: string };

/** Minimum interval in milliseconds between two messages with the number of rows. */
const sendIntervalMs = 250;

/**
 * Returns a progress display that also sends the progress to another process. @param monotonicNow returns milliseconds
 * of a monotonic clock
 */
export function createProgress(
  send: (event: ImportEvent) => void,
  person: Progress,
  monotonicNow: () => number,
): Progress {
  let datasetName = '';
  let sentAt = -Infinity;
  return {
    plan: (datasets) => send({ import: 'plan', datasets }),
    start(of, about) {
      datasetName = of;
      sentAt = -Infinity;
      person.start(of, about);
    },
    advance(rows) {
      person.advance(rows);
      const now = monotonicNow();
      if (now - sentAt < sendIntervalMs) return;
      sentAt = now;
      send({ import: 'rows', name: datasetName, rows });
    },
    end(of, outcome) {
      person.end(of, outcome);
      send({ import: 'end', name: of });
    },
  };
}

/** Progress of an import, computed from its messages. */
export class ImportState {
  readonly #monotonicNow: () => number;
  readonly #datasets = new Map<string, DatasetState>();
  #startedAt = 0;

  /** Creates the state of a new import. @param monotonicNow returns milliseconds of a monotonic clock */
  constructor(monotonicNow: () => number) {
    this.#monotonicNow = monotonicNow;
  }

  /** Datasets in import order; empty before an import starts. */
  get datasets(): readonly DatasetState[] {
    return [...this.#datasets.values()];
  }

  /** Estimated number of seconds until completion at the current rate; null while unknown. */
  get secondsLeft(): number | null {
    const sumDatasets = (of: (each: DatasetState) => number) =>
      this.datasets.reduce((all, each) => all + of(each), 0);
    const expectedRows = sumDatasets(({ about }) => about);
    const finishedRows = sumDatasets(({ about, rows, isDone }) => (isDone ? about : Math.min(rows, about)));
    if (expectedRows === 0 || finishedRows < expectedRows / 50) return null;
    return Math.round(((this.#monotonicNow() - this.#startedAt) / 1000) * (expectedRows / finishedRows - 1));
  }

  note(event: ImportEvent): void {
    if (event.import === 'plan') {
      this.#startedAt = this.#monotonicNow();
      for (const each of event.datasets) this.#datasets.set(each.name, { ...each, rows: 0, isDone: false });
      return;
    }
    const knownDataset = this.#datasets.get(event.name);
    if (knownDataset === undefined) return;
    const isDone = event.import === 'end';
    this.#datasets.set(event.name, {
      ...knownDataset,
      rows: isDone ? knownDataset.rows : event.rows,
      isDone,
    });
  }
}

/** Parses a message of another process. @returns null when the message is not an import event */
export function toImportEvent(message: unknown): ImportEvent | null {
  return isEvent(message) ? message : null;
}

const isEvent = (value: unknown): value is ImportEvent =>
  typeof value === 'object' &&
  value !== null &&
  'import' in value &&
  (value.import === 'plan' || value.import === 'rows' || value.import === 'end');
