/** What a program ends with for a reason that needs no stack; where another process has told it, not even a line. */
export class UserFacingError extends Error {
  readonly untold: boolean;
  constructor(message: string, untold = false) {
    super(message);
    this.untold = untold;
  }
}
