import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * The store did not respond: it is down, slow, or rejected a statement. The error contains no information about the data, so
 * that callers map it to `createUnavailableError(...)`, never to null. The driver's error is not attached as the cause, because it
 * contains parameters of the statement, which would be logged.
 */
export class StoreError extends Error {
  /** SQLSTATE or the error code of the operating system; undefined when the error contains no code. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.name = 'StoreError';
    this.code = code;
  }
}

const isDriverError = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'PostgresError' || // postgres.js: rejected by the server
    error.name === 'error' || // PGlite: rejected by the server
    'errno' in error || // sockets
    ('code' in error && typeof error.code === 'string' && /^(CONNECT|ERR_|E[A-Z]+$)/.test(error.code)));

/** Converts an error of the driver or the database to a StoreError. Other errors are returned unchanged. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof StoreError) return error;
  if (error instanceof DrizzleQueryError) {
    const { cause } = error;
    return cause instanceof StoreError ? cause : wrapDriverError(cause);
  }
  return isDriverError(error) ? wrapDriverError(error) : error;
}

function wrapDriverError(error: Error | undefined): StoreError {
  const code =
    error !== undefined && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // Omit messages of class 22 (data exception), which quote the invalid value.
  const reason =
    code?.startsWith('22') === true ? '' : `: ${error?.message || error?.name || 'no reason given'}`;
  return new StoreError(
    `the database did not respond${reason}${code === undefined ? '' : ` (${code})`}`,
    code,
  );
}

/**
 * Runs work and converts the driver's errors to StoreErrors.
 *
 * @param limit time in milliseconds after which the store counts as down; the work itself is not cancelled
 * @param onLimit called when the limit is reached
 */
export async function guardStoreCall<T>(
  work: () => Promise<T>,
  limit?: number,
  onLimit?: () => void,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    if (limit === undefined) return await work();
    const timedOut = new Promise<never>((_, reject) => {
      const rejectOnTimeout = () => {
        onLimit?.();
        reject(new StoreError(`the database did not respond within ${limit} ms`));
      };
      // Process pending responses first. After a busy period of this process, a response may have arrived in time.
      timer = setTimeout(() => setImmediate(rejectOnTimeout), limit);
    });
    return await Promise.race([work(), timedOut]);
  } catch (error) {
    throw toStoreError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Describes an error in a few words. System errors of files and sockets have fixed texts without the name of the system call. */
export function formatErrorReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasonBySystemCode[code] ?? (error instanceof Error ? error.message : String(error));
}

const reasonBySystemCode: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write to it (EACCES)',
  EPERM: 'this user lacks the permission (EPERM)',
  EROFS: 'the file system is read-only (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  EDQUOT: 'the disk quota is used up (EDQUOT)',
  ENOTDIR: 'a part of its path is a file (ENOTDIR)',
  EEXIST: 'there is a file of that name (EEXIST)',
  EOPNOTSUPP: 'its file system does not support sockets (EOPNOTSUPP)',
};
