import { UserFacingError } from '../../core/user-facing-error.ts';

/** Creates the error of a custom operation document. The default position is the first character of the file. */
export const createDocumentError = (
  message: string,
  { file, line = 1, column = 1 }: { readonly file: string; readonly line?: number; readonly column?: number },
): UserFacingError => new UserFacingError('document', message, { position: { file, line, column } });
