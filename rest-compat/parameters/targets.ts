import { invalid } from '../../subgraphs/lookup-error.ts';
import { quoted } from './flag.ts';
import type { Parameter } from './parameter.ts';

const MOST = 10;
const LONGEST = 64;
/** Ten of the longest, and their commas. */
const LONGEST_LIST = MOST * LONGEST + MOST - 1;

/** `?targets=UTC,Asia/Tokyo`: identifiers in the order given, duplicates kept. Whether they exist is the graph's to say. */
export const targets: Parameter<readonly string[]> = {
  in: 'query',
  summary: `Comma-separated list of 1 to ${MOST} IANA time zone identifiers to convert to. Not together with to.`,
  schema: { type: 'string', maxLength: LONGEST_LIST },
  example: 'UTC,Asia/Tokyo',
  parse(text, name) {
    if (text.length > LONGEST_LIST)
      throw invalid(name, `${name} must have at most ${LONGEST_LIST} characters.`);
    const ids = text.split(',').map((id) => id.trim());
    if (ids.length > MOST) {
      throw invalid(
        name,
        `${name} must list at most ${MOST} identifiers, not ${ids.length}: ask for the rest in another request.`,
      );
    }
    for (const id of ids) {
      if (id === '') throw invalid(name, `${name} has an empty element: write ${name}=UTC,Asia/Tokyo.`);
      if (id.length > LONGEST) {
        throw invalid(
          name,
          `${name} must list identifiers of at most ${LONGEST} characters, not ${quoted(id)}: UTC works.`,
        );
      }
    }
    return ids;
  },
};
