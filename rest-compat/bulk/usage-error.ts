/** An invalid argument or request: status 400, or exit code 2. */
export class UsageError extends Error {}
