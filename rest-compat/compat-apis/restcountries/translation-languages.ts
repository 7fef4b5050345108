/** The languages that the original translates names into: its keys, and the tags that name the same to the graph. */
const tags: Readonly<Record<string, string>> = {
  ara: 'ar',
  bre: 'br',
  ces: 'cs',
  cym: 'cy',
  deu: 'de',
  est: 'et',
  fin: 'fi',
  fra: 'fr',
  hrv: 'hr',
  hun: 'hu',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  nld: 'nl',
  per: 'fa',
  pol: 'pl',
  por: 'pt',
  rus: 'ru',
  slk: 'sk',
  spa: 'es',
  // It writes Serbian in the Latin script.
  srp: 'sr-Latn',
  swe: 'sv',
  tur: 'tr',
  urd: 'ur',
  zho: 'zh',
};

const keys = new Map(Object.entries(tags).map(([key, tag]) => [tag, key]));

/** BCP 47 tags, in the order of the original's keys. */
export const translationTags: readonly string[] = Object.values(tags);

/** The original's key for a tag. */
export const translationKey = (tag: unknown): string => keys.get(String(tag)) ?? String(tag);
