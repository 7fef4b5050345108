/** The terminal that the command writes to. */
export interface Terminal {
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/** Exit codes: 0 found, 1 not found, 2 invalid or rejected, 3 unavailable. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Returns the exit code for an HTTP status. */
export function getExitCode(status: number): ExitCode {
  if (status < 400) return 0;
  if (status === 404) return 1;
  return status === 429 || status >= 500 ? 3 : 2;
}
