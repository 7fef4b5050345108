import type { Log } from '../log/log.ts';
import type { Settings } from '../settings/settings.ts';
import { runDataCommand } from './data-command.ts';

/** Maximum number of output lines to keep. */
const maxLogLines = 40;

/** A command of `npm run data` that an operator has started on the administration page. */
export interface DataJob {
  /** The command, such as `update cities`. */
  readonly command: string;
  readonly status: 'running' | 'complete' | 'failed';
  /** The last lines of output. */
  readonly lines: readonly string[];
  /** ISO 8601. */
  readonly started: string;
  /** End time in ISO 8601; null while the command runs. */
  readonly ended: string | null;
}

/** Runs commands of `npm run data` in the background, one at a time for the whole process. */
export interface DataJobs {
  /**
   * Starts a command. When a job is already running, starts nothing.
   * @returns the started job, or the running job
   */
  start(args: readonly string[]): Promise<DataJob>;
  /**
   * Returns the running job, or the most recent job.
   * @returns null before the first job
   */
  current(): Promise<DataJob | null>;
}

interface Options {
  /** Runs a command. @param onLine called with each line of output @returns the exit code */
  readonly run: (args: readonly string[], onLine: (text: string) => void) => Promise<number | null>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: (event: string, command: string) => void;
}

/** Runs the jobs in this thread. */
export class LocalDataJobs implements DataJobs {
  readonly #options: Options;
  #job: DataJob | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(args: readonly string[]): Promise<DataJob> {
    if (this.#job?.status === 'running') return this.#job;
    const job: DataJob = {
      command: args.join(' '),
      status: 'running',
      lines: [],
      started: this.#now(),
      ended: null,
    };
    this.#job = job;
    void this.#run(job, args);
    return job;
  }

  async current(): Promise<DataJob | null> {
    return this.#job;
  }

  async #run(job: DataJob, args: readonly string[]): Promise<void> {
    const { run, log } = this.#options;
    const lines: string[] = [];
    const addLine = (text: string) => {
      lines.push(text);
      if (lines.length > maxLogLines) lines.shift();
      this.#job = { ...job, lines: [...lines] };
    };
    log('data command started', job.command);
    let code: number | null = null;
    try {
      code = await run(args, addLine);
    } catch (error) {
      addLine(error instanceof Error ? error.message : String(error));
    }
    const status = code === 0 ? 'complete' : 'failed';
    this.#job = { ...job, status, lines, ended: this.#now() };
    log(`data command ${status}`, job.command);
  }

  #now(): string {
    return new Date(this.#options.clock()).toISOString();
  }
}

/**
 * Returns jobs that run `npm run data` in child processes and log their start and end.
 * @param clock returns the current time in epoch milliseconds
 */
export const createLocalDataJobs = (
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  { clock, log }: { readonly clock: () => number; readonly log: Log },
): DataJobs =>
  new LocalDataJobs({
    run: (args, onLine) => runDataCommand(settings, args, onLine),
    clock,
    log: (event, command) => log.info(event, { command }),
  });
