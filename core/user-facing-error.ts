/**
 * The kind of failure. `usage`: wrong arguments, with exit code 2 or status 400. `settings`: invalid settings. `file`: an
 * unreadable file. `dataset`: a source that cannot be imported. `document`: an error in a document of the operator.
 * `unavailable`: an unreachable service, with exit code 3. `failed`: any other failure that a program reports before it exits.
 */
export type UserFacingErrorType =
  'usage' | 'settings' | 'file' | 'dataset' | 'document' | 'unavailable' | 'failed';

/** A position in a file; line and column start at 1. */
export interface FilePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

interface ErrorDetails {
  /** Error code of the operating system, such as ENOENT. */
  readonly code?: string | undefined;
  /** The position of the error in the operator's file. */
  readonly position?: FilePosition | undefined;
  /** Whether another process has already printed the message. Default: false. */
  readonly isPrinted?: boolean;
  readonly cause?: unknown;
}

/** An error for the user of the command line. Programs print its message without a stack trace. */
export class UserFacingError extends Error {
  readonly kind: UserFacingErrorType;
  readonly code: string | undefined;
  readonly position: FilePosition | undefined;
  readonly isPrinted: boolean;

  constructor(
    kind: UserFacingErrorType,
    message: string,
    { code, position, isPrinted = false, cause }: ErrorDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'UserFacingError';
    this.kind = kind;
    this.code = code;
    this.position = position;
    this.isPrinted = isPrinted;
  }
}

/** Whether an error is a UserFacingError of one of the kinds. Without kinds, any UserFacingError matches. */
export const isUserFacing = (
  error: unknown,
  ...kinds: readonly UserFacingErrorType[]
): error is UserFacingError =>
  error instanceof UserFacingError && (kinds.length === 0 || kinds.includes(error.kind));
