import { at, failureOf, get, request } from '../request.ts';

/** Runs a command of `npm run keys` or `npm run data`. @returns the field of the response @throws RequestFailed */
async function run(path: string, args: readonly string[], field: string): Promise<unknown> {
  const { status, body } = await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ args }),
  });
  if (status === 200) return at(body, field);
  throw failureOf(status, body);
}

export const runKeyCommand = (args: readonly string[]): Promise<unknown> =>
  run('/admin/keys', args, 'result');
export const runDataCommand = (args: readonly string[]): Promise<unknown> => run('/admin/data', args, 'job');
export const readState = (): Promise<unknown> => get('/admin/state');
export const readJob = (): Promise<unknown> => get('/admin/job');

/** @param key the middle part of a key; empty for all keys */
export const readUsage = (days: string, key: string): Promise<unknown> =>
  get(`/admin/usage?${new URLSearchParams({ days, ...(key === '' ? {} : { key }) }).toString()}`);

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the trimmed texts of a form's fields. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()] as const] : [],
    ),
  );

/** Returns the options for the filled fields of a form, as `--name=value`. Lists are repeated options, one for each entry. */
export function optionsOf(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const isRepeated = name === 'origin' || name === 'ip' || name === 'app-id';
    const entries = isRepeated ? value.split(/[\s,]+/) : [value.replace(/\s/g, '')];
    return entries.filter((entry) => entry !== '').map((entry) => `--${name}=${entry}`);
  });
}
