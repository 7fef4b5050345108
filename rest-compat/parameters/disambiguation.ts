import { choice } from './choice.ts';

export const disambiguation = choice(
  'Which instant an at without offset means, in a conversion, where clocks show it twice or never.',
  ['compatible', 'earlier', 'later', 'reject'],
  'compatible',
);
