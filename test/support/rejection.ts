import { LookupError } from '../../core/lookup-error.ts';

export interface Rejection {
  readonly code: unknown;
  readonly param: unknown;
  readonly message: string;
}

/** Returns the rejection of an input. @returns null when it is accepted. @throws other errors unchanged */
export function catchRejection(act: () => unknown): Rejection | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof LookupError)) throw error;
    return { code: error.extensions['code'], param: error.extensions['param'], message: error.message };
  }
}

/** Whether a rule rejects a value with `invalid_request` for the given parameter. */
export function isRejected(read: (param: string) => unknown): boolean {
  const rejection = catchRejection(() => read('asked'));
  if (rejection === null) return false;
  if (
    rejection.code !== 'invalid_request' ||
    rejection.param !== 'asked' ||
    !rejection.message.startsWith('asked ')
  )
    throw new Error(`rejected, but not as a malformed value of its parameter: ${JSON.stringify(rejection)}`);
  return true;
}
