/** Whose words there are: the operation words-<vocabulary> lists them, with the code of what they name. */
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
