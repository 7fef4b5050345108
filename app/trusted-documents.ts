import { statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { readRegularFile, toFileError } from '../core/regular-file.ts';
import { parseTrustedDocuments, type TrustedDocuments } from '../router/http/graphql/trusted-documents.ts';
import type { Settings } from './settings/settings.ts';
import { UserFacingError } from '../core/user-facing-error.ts';

/** Maximum size of the file in bytes, enough for tens of thousands of documents. */
const maxBytes = 64 * 1024 * 1024;
/** Minimum time between two checks of the file, in milliseconds. */
const checkIntervalMs = 5000;

interface Effects {
  /** Returns the milliseconds of a monotonic clock. */
  readonly monotonicNow: () => number;
  /** Called when a changed file cannot be used; the previous documents stay in effect. */
  readonly onError: (error: unknown) => void;
}

/**
 * Opens the operator's registry of trusted documents. A changed file is read again, so that a frontend can be deployed without a
 * restart of the service. When the file is later missing or invalid, the previous documents stay in effect, and public keys stay
 * restricted.
 * @throws UserFacingError when the configured file cannot be used at start
 */
export function openTrustedDocuments(
  { trustedDocuments: named, dataDir }: Pick<Settings, 'trustedDocuments' | 'dataDir'>,
  { monotonicNow, onError }: Effects,
): { readonly current: () => TrustedDocuments | null } {
  const file = named ?? join(dataDir, 'trusted-documents.json');
  let documents: TrustedDocuments | null = null;
  let lastStamp = '';
  let checkedAt = monotonicNow();

  const read = (): void => {
    const fileStats = readStats(file);
    if (fileStats === undefined) {
      if (named !== undefined || documents !== null) throw createUnusableFileError(file, 'does not exist');
      return;
    }
    const fileStamp = `${fileStats.mtimeMs} ${fileStats.size} ${fileStats.ino}`;
    if (fileStamp === lastStamp) return;
    lastStamp = fileStamp;
    try {
      documents = parseTrustedDocuments(readText(file));
    } catch (error) {
      throw createUnusableFileError(file, error instanceof Error ? error.message : String(error));
    }
  };

  read();
  return {
    current() {
      const now = monotonicNow();
      if (now - checkedAt < checkIntervalMs) return documents;
      checkedAt = now;
      try {
        read();
      } catch (error) {
        onError(error);
      }
      return documents;
    },
  };
}

/**
 * Reads the file status.
 * @returns undefined when there is no such file
 * @throws UserFacingError when the file cannot be accessed
 */
function readStats(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw createUnusableFileError(file, toFileError(error).message);
  }
}

function readText(file: string): string {
  return readRegularFile(file, { maxBytes });
}

const createUnusableFileError = (file: string, reason: string): UserFacingError =>
  new UserFacingError(
    'settings',
    `The file of registered documents, ${file}, ${reason}. Set TRUSTED_DOCUMENTS to a JSON file that maps ids to documents, such as {"countryName": "{ country(code: \\"FR\\") { name } }"}.`,
  );
