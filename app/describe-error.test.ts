import { afterEach, expect, test, vi } from 'vitest';
import { UserFacingError } from '../core/user-facing-error.ts';
import { StoreError } from '../core/store-error.ts';
import { describeError, exitWithError } from './describe-error.ts';
import { openTrustedDocuments } from './trusted-documents.ts';

afterEach(() => void vi.restoreAllMocks());

/** Returns the text that `exitWithError` prints. */
function printError(error: unknown): string {
  const writtenTexts: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => writtenTexts.push(String(text)) > 0);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new RangeError('exit');
  });
  expect(() => exitWithError(error)).toThrow(RangeError);
  expect(exit).toHaveBeenCalledWith(1);
  return writtenTexts.join('');
}

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not throw.');
}

test('a start that fails because of TRUSTED_DOCUMENTS prints the file, the reason and the setting', () => {
  const effects = { monotonicNow: () => 0, onError: () => undefined };
  const error = catchError(() =>
    openTrustedDocuments({ trustedDocuments: '/nowhere.json', dataDir: '/nowhere' }, effects),
  );
  expect(printError(error)).toMatch(
    /^The file .*\/nowhere\.json, does not exist\. Set TRUSTED_DOCUMENTS to .*\n$/,
  );
});

test('an error is printed only once, even if another process has already printed it', () => {
  expect(printError(new UserFacingError('settings', 'WORKERS must be 1'))).toBe('WORKERS must be 1\n');
  expect(printError(new UserFacingError('failed', 'The import failed.', { isPrinted: true }))).toBe('');
});

test('an unexpected error is printed with its stack trace', () => {
  expect(printError(new TypeError('a bug'))).toMatch(/^TypeError: a bug\n +at /);
});

test('database errors name the setting or permission to change', () => {
  expect(describeError(new StoreError('the database did not respond', '28P01'))).toBe(
    'the database did not respond: correct user and password in DATABASE_URL',
  );
  expect(describeError(new TypeError('a bug'))).toBeNull();
});
