/** The output of a command. */
export interface Writable {
  readonly isTTY: boolean;
  write(text: string): boolean;
}

/** Wrong usage of a command; its message is shown without a stack trace. */
export class UsageError extends Error {}
