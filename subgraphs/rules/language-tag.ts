import { invalid } from '../lookup-error.ts';

const longest = 64;

/** The grammar of RFC 5646 section 2.1: language, extended language, script, region, variants, extensions, private. */
const grammar =
  /^(?:(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wy-z\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?|x(?:-[a-z\d]{1,8})+)$/i;

/** Tags of RFC 5646 that are registered although they do not follow its grammar. */
const irregular = new Set(
  (
    'en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu ' +
    'sgn-be-fr sgn-be-nl sgn-ch-de'
  ).split(' '),
);

/** One BCP 47 tag. */
export const languageTag = {
  longest,
  /** @throws invalid_request when the text is no language tag */
  read: (text: string, param: string): string => {
    if (text.length <= longest && (grammar.test(text) || irregular.has(text.toLowerCase()))) return text;
    throw invalid(
      param,
      `${param} must be one BCP 47 language tag of at most ${longest} characters: de or zh-Hant works.`,
    );
  },
} as const;
