import { editionNamePattern } from '../../facts/edition-name.ts';
import { createCodeRule } from './code-rule.ts';

/** Release name of an edition of the IANA time-zone database. A valid name can denote an edition that is not loaded. */
export const timeEditionRule = createCodeRule({
  form: editionNamePattern,
  constraint: 'an edition of the time-zone database: a year and a letter',
  example: '2026c, or another edition of /time/editions',
  write: (text) => text,
});
