import { expect, test } from 'vitest';
import { LookupError } from '../core/lookup-error.ts';
import { importOnDemand, type ImportPart, type ImportState } from './imports-on-demand.ts';

const now = Date.parse('2026-11-27T00:00:00Z');
const importedName = 'The lines of the US tariff';

async function runImport(state: ImportState, hasKey: boolean) {
  const requested: ImportPart[] = [];
  const requestImport = async (part: ImportPart) => {
    requested.push(part);
    return state;
  };
  const error = await importOnDemand({ request: requestImport }, { dataset: 'tariff' }, importedName, {
    now,
    hasKey,
  }).catch((reason: unknown) => reason);
  return { requested, error: error instanceof LookupError ? error.toJSON() : error };
}

test('a request with a key starts an import of missing data and is rejected with its progress and Retry-After', async () => {
  const runningState = { status: 'running', progress: 'fetching exportList' } as const;
  expect(await runImport(runningState, true)).toEqual({
    requested: [{ dataset: 'tariff' }],
    error: {
      message:
        'The lines of the US tariff are being imported (fetching exportList). Try again in 10 seconds.',
      extensions: { code: 'service_unavailable', retryAfter: 10 },
    },
  });
});

test('a failed import on demand is reported with the time of the next attempt', async () => {
  const failedState = { status: 'failed', reason: 'there is no file', retryAt: now + 90_000 } as const;
  expect((await runImport(failedState, true)).error).toMatchObject({
    message: expect.stringMatching(/could not be imported: there is no file\. .* after 2 minutes/) as string,
    extensions: { retryAfter: 90 },
  });
});

test('the reason of a failed import that is a sentence keeps one full stop', async () => {
  const failedState = {
    status: 'failed',
    reason: 'Add its origin to IMPORT_TRUSTED.',
    retryAt: now,
  } as const;
  expect((await runImport(failedState, true)).error).toMatchObject({
    message: expect.stringContaining('imported: Add its origin to IMPORT_TRUSTED. The next') as string,
  });
});

test('an anonymous request starts no import on demand', async () => {
  expect(await runImport({ status: 'running', progress: '' }, false)).toEqual({
    requested: [],
    error: undefined,
  });
});
