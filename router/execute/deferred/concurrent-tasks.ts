/** Runs tasks concurrently, and yields their results in the order of completion. */
export class ConcurrentTasks<T> {
  readonly #startTasks: () => readonly Promise<T>[];
  readonly #arrived: T[] = [];
  #hasStarted = false;
  #failure: { readonly error: unknown } | null = null;
  #wake: () => void = () => undefined;

  constructor(start: () => readonly Promise<T>[]) {
    this.#startTasks = start;
  }

  get hasStarted(): boolean {
    return this.#hasStarted;
  }

  /** Starts the tasks. Later calls have no effect. */
  start(): void {
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    for (const startedTask of this.#startTasks()) {
      startedTask.then(
        (done) => {
          this.#arrived.push(done);
          this.#wake();
        },
        (error: unknown) => {
          this.#failure ??= { error };
          this.#wake();
        },
      );
    }
  }

  /** Returns the results that have arrived since the last call; waits for at least one. Rejects when a task has failed. */
  async next(): Promise<readonly T[]> {
    while (this.#arrived.length === 0 && this.#failure === null) {
      await new Promise<void>((wake) => (this.#wake = wake));
    }
    if (this.#failure !== null) throw this.#failure.error;
    return this.#arrived.splice(0);
  }
}
