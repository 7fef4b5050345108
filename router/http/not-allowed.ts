import type { Problem } from '../errors.ts';

/** A method that a path does not have. @param methods those that it has */
export const notAllowed = (method: string, methods: readonly string[]): Problem => ({
  code: 'invalid_request',
  status: 405,
  message: methods.includes('GET')
    ? `${method.slice(0, 20)} is not allowed: every lookup is a GET.`
    : `${method.slice(0, 20)} is not allowed here: use ${methods[0]}.`,
  headers: ['Allow', methods.join(', ')],
});
