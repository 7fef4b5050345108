import { createInvalidInputError } from '../../core/lookup-error.ts';
import { zoneTargetsRule } from '../../subgraphs/validation/zone-targets.ts';
import type { Parameter } from './parameter.ts';

const { most, longest } = zoneTargetsRule;
/** Maximum length of the list, with commas. */
const maxListLength = most * longest + most - 1;

/** `?targets=UTC,Asia/Tokyo`: the zones to convert to. */
export const targets: Parameter<readonly string[]> = {
  in: 'query',
  summary: `Comma-separated list of 1 to ${most} IANA time zone identifiers to convert to. Cannot be combined with to.`,
  schema: { type: 'string', maxLength: maxListLength },
  example: 'UTC,Asia/Tokyo',
  words: 'zones',
  parse(text, name) {
    if (text.length > maxListLength) {
      throw createInvalidInputError(
        name,
        `${name} must have at most ${maxListLength} characters, not ${text.length}. For example, use ${name}=UTC,Asia/Tokyo.`,
      );
    }
    return zoneTargetsRule.read(
      text.split(',').map((id) => id.trim()),
      name,
    );
  },
};
