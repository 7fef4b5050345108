/** Languages of translated names: the keys of the original API, and the equivalent BCP 47 tags. */
const tagByKey: Readonly<Record<string, string>> = {
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
  // The original API has Serbian in the Latin script.
  srp: 'sr-Latn',
  swe: 'sv',
  tur: 'tr',
  urd: 'ur',
  zho: 'zh',
};

const keyByTag = new Map(Object.entries(tagByKey).map(([key, tag]) => [tag, key]));

/** BCP 47 tags, in the order of the original API's keys. */
export const translationTags: readonly string[] = Object.values(tagByKey);

/** Returns the key of restcountries.com for a BCP 47 tag. */
export const getTranslationKey = (tag: unknown): string => keyByTag.get(String(tag)) ?? String(tag);
