/** An error that ends a program with its message but without a stack trace. */
export class UserFacingError extends Error {
  /** Whether the message must still be printed; false when another process has printed it. */
  readonly untold: boolean;
  constructor(message: string, untold = false) {
    super(message);
    this.untold = untold;
  }
}
