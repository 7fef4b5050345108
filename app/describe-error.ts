import { StoreError } from '../db/client/client.ts';
import { formatErrorReason } from '../core/store-error.ts';
import { isUserFacing } from '../core/user-facing-error.ts';

/** How to fix errors of the database and the file system, by SQLSTATE or system error code. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'start the server, or correct host and port in DATABASE_URL',
  CONNECT_TIMEOUT: 'start the server, or correct host and port in DATABASE_URL',
  EHOSTUNREACH: 'correct the host in DATABASE_URL, or the network route to it',
  ETIMEDOUT: 'correct host and port in DATABASE_URL, or the network route to it',
  ENOTFOUND: 'correct the host in DATABASE_URL',
  EAI_AGAIN: 'correct the host in DATABASE_URL, or the name servers of this machine',
  '28P01': 'correct user and password in DATABASE_URL',
  '28000': 'correct the user in DATABASE_URL, or pg_hba.conf of the server',
  '3D000':
    'create it (createdb -E UTF8 -T template0 <name>), or correct the name of the database in DATABASE_URL',
  '42501':
    'run `npm run data -- migrate` as the owner of the tables, then grant SELECT, INSERT, UPDATE and DELETE on all tables of the schema to this role',
  '53100': 'free disk space',
  ENOSPC: 'free disk space',
  EROFS: 'set DATA_DIR to a writable folder',
  EACCES: 'set DATA_DIR to a folder that this user may write to',
  '53300': 'raise max_connections of the server or the connection limit of the role, or lower DATABASE_POOL',
  '57P03': 'the server is starting or stopping: try again in a moment',
};

/**
 * Describes an error that the operator can fix, in one line with the necessary action.
 * @returns null for a bug in the program, for which the stack trace is needed
 */
export function describeError(error: unknown): string | null {
  if (isUserFacing(error)) return error.message;
  if (error instanceof StoreError) {
    const fix = error.code === undefined ? undefined : advice[error.code];
    return fix === undefined ? error.message : `${error.message}: ${fix}`;
  }
  return describeSystemError(error);
}

function describeSystemError(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null;
  const { code } = error;
  if (error.syscall === 'listen') {
    const address = `port ${'port' in error ? String(error.port) : '?'} of ${'address' in error ? String(error.address) : 'this machine'}`;
    if (code === 'EADDRINUSE')
      return `${address} is in use: stop the program that listens there, or set PORT to another port`;
    if (code === 'EACCES') return `this user may not listen on ${address}: set PORT to a port above 1023`;
    if (code === 'EADDRNOTAVAIL')
      return `this machine has no such address (${address}): set HOST to one of its addresses`;
  }
  if (error.syscall === 'getaddrinfo')
    return `HOST cannot be resolved: ${error.message}. Set HOST to an address of this machine, such as 0.0.0.0.`;
  const path = 'path' in error ? String(error.path) : null;
  const fix = typeof code === 'string' ? advice[code] : undefined;
  if (path !== null && fix !== undefined)
    return `${path} cannot be written: ${formatErrorReason(error)}: ${fix}`;
  return null;
}

/** Prints an error, unless another process has printed it already, and exits with code 1. */
export function exitWithError(error: unknown): never {
  if (!isUserFacing(error) || !error.isPrinted) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${describeError(error) ?? stack}\n`);
  }
  process.exit(1);
}
