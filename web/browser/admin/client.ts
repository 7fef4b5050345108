import { getValueAt, toFailure, getBody, requestBody } from '../request.ts';

/**
 * Runs a command of `npm run keys` or `npm run data`.
 * @param field field of the response to return
 * @throws RequestFailed
 */
async function runCommand(path: string, args: readonly string[], field: string): Promise<unknown> {
  const { status, body } = await requestBody(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ args }),
  });
  if (status === 200) return getValueAt(body, field);
  throw toFailure(status, body);
}

export const runKeyCommand = (args: readonly string[]): Promise<unknown> =>
  runCommand('/admin/keys', args, 'result');
export const runDataCommand = (args: readonly string[]): Promise<unknown> =>
  runCommand('/admin/data', args, 'job');
export const readState = (): Promise<unknown> => getBody('/admin/state');
export const readJob = (): Promise<unknown> => getBody('/admin/job');

/**
 * Reads the usage.
 * @param key public identifier of a key, its middle part; empty for all keys
 */
export const readUsage = (days: string, key: string): Promise<unknown> =>
  getBody(`/admin/usage?${new URLSearchParams({ days, ...(key === '' ? {} : { key }) }).toString()}`);

export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns the values of a form's fields, without surrounding spaces. */
export const readFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()] as const] : [],
    ),
  );

/** Returns the options for the filled fields of a form, as `--name=value`. A list becomes one option per entry. */
export function toOptions(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const isRepeated = name === 'origin' || name === 'ip' || name === 'app-id';
    const entries = isRepeated ? value.split(/[\s,]+/) : [value.replace(/\s/g, '')];
    return entries.filter((entry) => entry !== '').map((entry) => `--${name}=${entry}`);
  });
}
