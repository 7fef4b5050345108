/** The output of a command. */
export interface Writable {
  readonly isTTY: boolean;
  write(text: string): boolean;
}
