/** What was asked for cannot be understood: status 400, or exit code 2. */
export class UsageError extends Error {}
