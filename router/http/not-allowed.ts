import type { Problem } from '../errors.ts';

/**
 * Returns the 405 problem for a method that a path does not support.
 * @param methods methods that the path supports
 */
export const createNotAllowedProblem = (method: string, methods: readonly string[]): Problem => ({
  code: 'invalid_request',
  status: 405,
  message: methods.includes('GET')
    ? `${method.slice(0, 20)} is not allowed: every lookup is a GET.`
    : `${method.slice(0, 20)} is not allowed here: use ${methods[0]}.`,
  headers: ['Allow', methods.join(', ')],
});
