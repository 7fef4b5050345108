/** Sets of known words. The operation `words-<vocabulary>` lists the words of a vocabulary with their codes. */
export const vocabularies = [
  'blocs',
  'cities',
  'continents',
  'countries',
  'currencies',
  'languages',
  'states',
  'zones',
] as const;
export type Vocabulary = (typeof vocabularies)[number];
