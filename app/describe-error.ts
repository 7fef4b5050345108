import { DatasetError } from '../db/import/dataset.ts';
import { StoreError } from '../db/client/client.ts';
import { reasonOf } from '../core/store-error.ts';
import { UnknownEdition } from '../subgraphs/time/editions/editions.ts';
import { SettingsError } from './settings/settings.ts';
import { UserFacingError } from './user-facing-error.ts';

/** How to fix errors of the database and the file system, by SQLSTATE or system error code. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'start it, or mend host and port in DATABASE_URL',
  CONNECT_TIMEOUT: 'start it, or mend host and port in DATABASE_URL',
  EHOSTUNREACH: 'mend the host in DATABASE_URL, or the way to it',
  ETIMEDOUT: 'mend host and port in DATABASE_URL, or the way to it',
  ENOTFOUND: 'mend the host in DATABASE_URL',
  EAI_AGAIN: 'mend the host in DATABASE_URL, or the name servers of this machine',
  '28P01': 'mend user and password in DATABASE_URL',
  '28000': 'mend the user in DATABASE_URL, or pg_hba.conf of the server',
  '3D000': 'make it with: createdb -E UTF8 -T template0 <name>, or mend the name in DATABASE_URL',
  '42501':
    'let the owner of the tables run `npm run data -- migrate`, then grant SELECT, INSERT, UPDATE and DELETE on all tables of the schema to this role',
  '53100': 'make room on the disk',
  ENOSPC: 'make room on the disk',
  EROFS: 'let DATA_DIR name a folder that can be written',
  EACCES: 'let DATA_DIR name a folder that this user may write',
  '53300': 'raise max_connections of the server or the limit of the role, or lower DATABASE_POOL',
  '57P03': 'the server is starting or stopping: try again in a moment',
};

/**
 * Describes an error that the operator can fix, in one line that says what to do.
 * @returns null for a bug of the program, whose stack trace is needed
 */
export function describeError(error: unknown): string | null {
  if (
    error instanceof SettingsError ||
    error instanceof UserFacingError ||
    error instanceof DatasetError ||
    error instanceof UnknownEdition
  ) {
    return error.message;
  }
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
    const place = `port ${'port' in error ? String(error.port) : '?'} of ${'address' in error ? String(error.address) : 'this machine'}`;
    if (code === 'EADDRINUSE')
      return `${place} is in use: stop the program that has it, or set PORT to another`;
    if (code === 'EACCES') return `this user may not listen on ${place}: set PORT to one above 1023`;
    if (code === 'EADDRNOTAVAIL') return `${place} is not of this machine: set HOST to one of its addresses`;
  }
  if (error.syscall === 'getaddrinfo') return `HOST is not known here: ${error.message}`;
  const path = 'path' in error ? String(error.path) : null;
  const fix = typeof code === 'string' ? advice[code] : undefined;
  if (path !== null && fix !== undefined) return `${path} cannot be written: ${reasonOf(error)}: ${fix}`;
  return null;
}

/** Prints an error, unless another process has printed it already, and exits with code 1. */
export function exitWithError(error: unknown): never {
  if (!(error instanceof UserFacingError) || error.untold) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${describeError(error) ?? stack}\n`);
  }
  process.exit(1);
}
