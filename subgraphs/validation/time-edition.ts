import { editionName } from '../../facts/edition-name.ts';
import { codeRule } from './code-rule.ts';

/** An edition of the time-zone database, by IANA's name. Whether it is here is not judged. */
export const timeEdition = codeRule({
  form: editionName,
  says: 'an edition of the time-zone database, a year with a letter',
  example: '2026c, or another of /time/editions',
  write: (text) => text,
});
