import { editionNamePattern } from '../../facts/edition-name.ts';
import { timeEditionRule } from '../../subgraphs/validation/time-edition.ts';
import type { Parameter } from './parameter.ts';

/** Checks only the form: the GraphQL layer rejects an unknown edition with 400 and lists the available ones. */
const parse = timeEditionRule.read;

const schema = { type: 'string', pattern: editionNamePattern.source } as const;

/** `?edition=2026f`: the edition of the time-zone database to apply. */
export const editionParameter: Parameter<string> = {
  in: 'query',
  summary: 'Edition of the time-zone database, one of /time/editions. Default: the default of the service.',
  schema,
  example: '2026c',
  parse,
};

/** An edition of the time-zone database in a path. */
export const editionPathParameter = (summary: string): Parameter<string> => ({
  in: 'path',
  summary,
  schema,
  example: '2026c',
  parse,
});
