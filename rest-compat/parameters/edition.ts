import { editionName } from '../../facts/edition-name.ts';
import { timeEdition } from '../../subgraphs/validation/time-edition.ts';
import type { Parameter } from './parameter.ts';

/** Whether there is such an edition is the graph's to say: an unknown one is 400 with those that there are. */
const parse = timeEdition.read;

const schema = { type: 'string', pattern: editionName.source } as const;

/** `?edition=2026f`: whose rules hold. */
export const edition: Parameter<string> = {
  in: 'query',
  summary:
    'Edition of the time-zone database whose rules hold: one of /time/editions. Default: that of the service.',
  schema,
  example: '2026c',
  parse,
};

/** An edition in a path. */
export const editionPath = (summary: string): Parameter<string> => ({
  in: 'path',
  summary,
  schema,
  example: '2026c',
  parse,
});
