import type { Progress } from './progress.ts';

/** How far a dataset is. */
export interface DatasetState {
  readonly name: string;
  /** Rows that are expected. */
  readonly about: number;
  readonly rows: number;
  readonly isDone: boolean;
}

/** What an import tells, as it goes from one process to another. */
export type ImportEvent =
  | {
      readonly import: 'plan';
      readonly datasets: readonly { readonly name: string; readonly about: number }[];
    }
  | { readonly import: 'rows'; readonly name: string; readonly rows: number }
  | { readonly import: 'end'; readonly name: string };

/** How often the rows of a dataset are told, in milliseconds. */
const tellMs = 250;

/** Tells another process what it tells a person. @param ticks milliseconds of a clock that never jumps */
export function progressTo(
  send: (event: ImportEvent) => void,
  person: Progress,
  ticks: () => number,
): Progress {
  let name = '';
  let toldAt = -Infinity;
  return {
    plan: (datasets) => send({ import: 'plan', datasets }),
    start(of, about) {
      name = of;
      toldAt = -Infinity;
      person.start(of, about);
    },
    advance(rows) {
      person.advance(rows);
      const now = ticks();
      if (now - toldAt < tellMs) return;
      toldAt = now;
      send({ import: 'rows', name, rows });
    },
    end(of, outcome) {
      person.end(of, outcome);
      send({ import: 'end', name: of });
    },
  };
}

/** How far an import is, as its events tell. */
export class ImportState {
  readonly #ticks: () => number;
  readonly #datasets = new Map<string, DatasetState>();
  #startedAt = 0;

  /** @param ticks milliseconds of a clock that never jumps. */
  constructor(ticks: () => number) {
    this.#ticks = ticks;
  }

  /** In the order in which they are imported; empty before an import begins, and without one. */
  get datasets(): readonly DatasetState[] {
    return [...this.#datasets.values()];
  }

  /** Seconds until all rows are there at the pace so far; null while that is not known. */
  get secondsLeft(): number | null {
    const sum = (of: (each: DatasetState) => number) =>
      this.datasets.reduce((all, each) => all + of(each), 0);
    const total = sum(({ about }) => about);
    const done = sum(({ about, rows, isDone }) => (isDone ? about : Math.min(rows, about)));
    if (total === 0 || done < total / 50) return null;
    return Math.round(((this.#ticks() - this.#startedAt) / 1000) * (total / done - 1));
  }

  note(event: ImportEvent): void {
    if (event.import === 'plan') {
      this.#startedAt = this.#ticks();
      for (const each of event.datasets) this.#datasets.set(each.name, { ...each, rows: 0, isDone: false });
      return;
    }
    const known = this.#datasets.get(event.name);
    if (known === undefined) return;
    const isDone = event.import === 'end';
    this.#datasets.set(event.name, { ...known, rows: isDone ? known.rows : event.rows, isDone });
  }
}

/** A message of another process, read. Null: it is none of an import. */
export function importEvent(message: unknown): ImportEvent | null {
  return isEvent(message) ? message : null;
}

const isEvent = (value: unknown): value is ImportEvent =>
  typeof value === 'object' &&
  value !== null &&
  'import' in value &&
  (value.import === 'plan' || value.import === 'rows' || value.import === 'end');
