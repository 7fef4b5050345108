import { languageTagRule as rule } from '../../subgraphs/validation/language-tag.ts';
import type { Parameter } from './parameter.ts';

/** Languages in which names of time zones are available. */
const offeredLanguages =
  'ar, bg, cs, da, de, el, en, en-GB, es, es-419, es-MX, fa, fi, fr, fr-CA, he, hi, hr, hu, id, it, ja, ko, nb, nl, pl, pt, pt-PT, ro, ru, sk, sl, sr, sr-Latn, sv, th, tr, uk, vi, zh-Hans, zh-Hant';

/** `?lang=de`: the language of time-zone names. */
export const languageTag: Parameter<string> = {
  in: 'query',
  summary:
    'BCP 47 language tag for deep.name, to.deep.name and targets[].deep.name. ' +
    `Other languages and scripts fall back to English. Offered: ${offeredLanguages}.`,
  schema: { type: 'string', minLength: 1, maxLength: rule.longest },
  example: 'de',
  parse: rule.read,
};

/** `?lang=de`: the language of names of places and currencies. */
export const nameTagParameter: Parameter<string> = {
  ...languageTag,
  summary:
    'BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.',
};
