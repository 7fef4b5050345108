import { statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { readRegularFile, unreadable } from '../core/regular-file.ts';
import { parseTrustedDocuments, type TrustedDocuments } from '../router/http/graphql/trusted-documents.ts';
import { UserFacingError } from './user-facing-error.ts';
import type { Settings } from './settings/settings.ts';

/** Largest registry: tens of thousands of documents. */
const mostBytes = 64 * 1024 * 1024;
/** For how long the file is not looked at again, in milliseconds. */
const freshMs = 5000;

interface Effects {
  /** Milliseconds of a clock that never jumps. */
  readonly ticks: () => number;
  /** Told when a newer file cannot be used; what was read before goes on to hold. */
  readonly onError: (error: unknown) => void;
}

/**
 * The operator's registry of documents. A file that changes is read anew, so that a frontend can be deployed without a
 * restart; one that is gone or broken later changes nothing: public keys are never set free by an accident.
 * @throws UserFacingError when the named file cannot be used at the start.
 */
export function trustedDocuments(
  { trustedDocuments: named, dataDir }: Pick<Settings, 'trustedDocuments' | 'dataDir'>,
  { ticks, onError }: Effects,
): { readonly current: () => TrustedDocuments | null } {
  const file = named ?? join(dataDir, 'trusted-documents.json');
  let known: TrustedDocuments | null = null;
  let edition = '';
  let lookedAt = ticks();

  const read = (): void => {
    const stat = statOf(file);
    if (stat === undefined) {
      if (named !== undefined || known !== null) throw unusable(file, 'is not there');
      return;
    }
    const found = `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
    if (found === edition) return;
    edition = found;
    try {
      known = parseTrustedDocuments(textOf(file));
    } catch (error) {
      throw unusable(file, error instanceof Error ? error.message : String(error));
    }
  };

  read();
  return {
    current() {
      const now = ticks();
      if (now - lookedAt < freshMs) return known;
      lookedAt = now;
      try {
        read();
      } catch (error) {
        onError(error);
      }
      return known;
    },
  };
}

/** @throws UserFacingError when the file may be there, but cannot be reached */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw unusable(file, unreadable(error).message);
  }
}

function textOf(file: string): string {
  return readRegularFile(file, { mostBytes });
}

const unusable = (file: string, what: string): UserFacingError =>
  new UserFacingError(
    `The file of registered documents, ${file}, ${what}: TRUSTED_DOCUMENTS names a file of JSON, texts by id.`,
  );
