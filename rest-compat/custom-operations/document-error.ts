/** An error in a document of the operator, with its position. */
export class CustomDocumentError extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;

  constructor(
    message: string,
    at: { readonly file: string; readonly line?: number; readonly column?: number },
  ) {
    super(message);
    this.file = at.file;
    this.line = at.line ?? 1;
    this.column = at.column ?? 1;
  }
}
