import type { ImportPart, ImportsOnDemand, ImportState } from '../../subgraphs/imports-on-demand.ts';
import type { Settings } from '../settings/settings.ts';
import { runDataCommand } from './data-command.ts';

/** Milliseconds after a failure before an import is started again. */
const pauseMs = 3_600_000;
/** Maximum number of failures to store: one for each country, and one for the tariff. */
const maxFailures = 300;

/** Runs one import. Rejects with the reason of a failure. @param onProgress called with a short text */
export type ImportRunner = (part: ImportPart, onProgress: (text: string) => void) => Promise<void>;

interface Options {
  readonly run: ImportRunner;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: (event: string, part: string, reason?: string) => void;
}

/** An import that is running, or waits for another import. */
interface RunningImport {
  progress: string;
}

const getImportKey = (part: ImportPart): string =>
  part.dataset === 'postal' ? `postal ${part.country}` : part.dataset;

/** The imports that requests started. They run one at a time, and no part is imported twice concurrently. */
export class LocalImports implements ImportsOnDemand {
  readonly #options: Options;
  readonly #running = new Map<string, RunningImport>();
  readonly #failed = new Map<string, Extract<ImportState, { status: 'failed' }>>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  async request(part: ImportPart): Promise<ImportState> {
    const key = getImportKey(part);
    const runningImport = this.#running.get(key);
    if (runningImport !== undefined) return { status: 'running', progress: runningImport.progress };
    const failedImport = this.#failed.get(key);
    if (failedImport !== undefined && this.#options.clock() < failedImport.retryAt) return failedImport;
    this.#failed.delete(key);
    this.#start(key, part);
    return { status: 'running', progress: 'started now' };
  }

  states(): ReadonlyMap<string, ImportState> {
    const runningImportStates = [...this.#running].map(
      ([key, { progress }]) => [key, { status: 'running', progress }] as const,
    );
    return new Map<string, ImportState>([...this.#failed, ...runningImportStates]);
  }

  #start(key: string, part: ImportPart): void {
    const { run, clock, log } = this.#options;
    const runningImport: RunningImport = { progress: 'waiting for another import' };
    this.#running.set(key, runningImport);
    const runImport = async () => {
      log('import started by a request', key);
      runningImport.progress = 'downloading';
      try {
        await run(part, (text) => (runningImport.progress = text));
        log('import complete', key);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log('import failed', key, reason);
        if (this.#failed.size >= maxFailures) this.#failed.clear();
        this.#failed.set(key, { status: 'failed', reason, retryAt: clock() + pauseMs });
      } finally {
        this.#running.delete(key);
      }
    };
    this.#last = this.#last.then(runImport);
  }
}

/** Returns a function that runs `npm run data -- update` for a part in a child process, which opens the store itself. */
export const importInChildProcess =
  (settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): ImportRunner =>
  async (part, onProgress) => {
    const args = part.dataset === 'postal' ? ['postal', '--country', part.country] : ['tariff'];
    let failure = '';
    const code = await runDataCommand(settings, ['update', ...args, '--on-demand'], (text) => {
      failure = / failed: (.*)/.exec(text)?.[1] ?? failure;
      if (/^(?:fetching|importing) |rows|MB/.test(text)) onProgress(text);
    });
    if (code !== 0) throw new Error(failure === '' ? `the import ended with ${code}` : failure);
  };
