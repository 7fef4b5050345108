import { choiceParameter } from './choice.ts';

export const disambiguationParameter = choiceParameter(
  'Instant to use in a conversion if at has no offset and its wall time occurs twice or is skipped.',
  ['compatible', 'earlier', 'later', 'reject'],
  'compatible',
);
