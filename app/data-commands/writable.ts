/** Where the command line writes. */
export interface Writable {
  readonly isTTY: boolean;
  write(text: string): boolean;
}

/** What the command line's caller can be told about the command: everything else is a bug and keeps its stack. */
export class UsageError extends Error {}
