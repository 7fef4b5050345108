import { editionNamePattern } from '../../facts/edition-name.ts';
import { codeRule } from './code-rule.ts';

/** Edition of the IANA time-zone database by its release name. The rule does not check whether the edition is loaded. */
export const timeEdition = codeRule({
  form: editionNamePattern,
  constraint: 'an edition of the time-zone database: a year and a letter',
  example: '2026c, or another edition of /time/editions',
  write: (text) => text,
});
