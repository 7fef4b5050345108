import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * The store did not answer: it is down, slow, or refused a statement. Never a statement about the data: a reader
 * turns it into `unavailable(...)`, not into null. The driver's error is left out, because errors are logged and it
 * carries the statement's parameters.
 */
export class StoreError extends Error {
  /** SQLSTATE or the system's code, where there is one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
  }
}

const isDriverError = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'PostgresError' || // postgres.js: the server's refusal
    error.name === 'error' || // PGlite: the same
    'errno' in error || // sockets
    ('code' in error && typeof error.code === 'string' && /^(CONNECT|ERR_|E[A-Z]+$)/.test(error.code)));

/** The error as a StoreError if it came from the driver or the database; any other error as it is. */
export function storeError(error: unknown): unknown {
  if (error instanceof StoreError) return error;
  if (error instanceof DrizzleQueryError) {
    const { cause } = error;
    return cause instanceof StoreError ? cause : refused(cause);
  }
  return isDriverError(error) ? refused(error) : error;
}

function refused(error: Error | undefined): StoreError {
  const code =
    error !== undefined && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // Class 22 (data exception) quotes the value that it dislikes.
  const reason =
    code?.startsWith('22') === true ? '' : `: ${error?.message || error?.name || 'no reason given'}`;
  return new StoreError(
    `the database did not answer${reason}${code === undefined ? '' : ` (${code})`}`,
    code,
  );
}

/**
 * Runs work and turns the driver's errors into StoreErrors.
 *
 * @param limit milliseconds after which the store counts as down; the work itself is not stopped.
 * @param onLimit called when the limit was reached.
 */
export async function guarded<T>(work: () => Promise<T>, limit?: number, onLimit?: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    if (limit === undefined) return await work();
    const late = new Promise<never>((_, reject) => {
      const give = () => {
        onLimit?.();
        reject(new StoreError(`the database did not answer within ${limit} ms`));
      };
      // A process that was busy itself reads first what has come meanwhile: the store was not silent then.
      timer = setTimeout(() => setImmediate(give), limit);
    });
    return await Promise.race([work(), late]);
  } catch (error) {
    throw storeError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** What went wrong, in a few words: what the system says of a file or a socket, without the name of its call. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return systemReasons[code] ?? (error instanceof Error ? error.message : String(error));
}

const systemReasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there (EACCES)',
  EPERM: 'this user may not do that there (EPERM)',
  EROFS: 'the file system is read-only (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  EDQUOT: 'the disk quota is used up (EDQUOT)',
  ENOTDIR: 'a part of its path is a file (ENOTDIR)',
  EEXIST: 'there is a file of that name (EEXIST)',
  EOPNOTSUPP: 'its file system knows no sockets (EOPNOTSUPP)',
};
