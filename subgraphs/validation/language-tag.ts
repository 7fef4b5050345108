import { createInvalidInputError } from '../../core/lookup-error.ts';

const maxLength = 64;

/**
 * Matches the grammar of RFC 5646, section 2.1: language, extended language, script, region, variants, extensions, private use.
 */
const languageTagPattern =
  /^(?:(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wy-z\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?|x(?:-[a-z\d]{1,8})+)$/i;

/** Tags registered by RFC 5646 that do not match its grammar. */
const irregularTags = new Set(
  (
    'en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu ' +
    'sgn-be-fr sgn-be-nl sgn-ch-de'
  ).split(' '),
);

/** Whether a well-formed tag contains a variant or the letter of an extension twice (RFC 5646, sections 2.2.5 and 2.2.6). */
function hasRepeats(tag: string): boolean {
  const subtags =
    tag
      .toLowerCase()
      .split(/(?:^|-)x-/)[0]
      ?.split('-') ?? [];
  const extensionIndex = subtags.findIndex((subtag, index) => index > 0 && subtag.length === 1);
  const variants = subtags
    .slice(1, extensionIndex < 0 ? undefined : extensionIndex)
    .filter((subtag) => /^(?:[a-z\d]{5,8}|\d[a-z\d]{3})$/.test(subtag));
  const letters =
    extensionIndex < 0 ? [] : subtags.slice(extensionIndex).filter((subtag) => subtag.length === 1);
  return new Set(variants).size < variants.length || new Set(letters).size < letters.length;
}

/** Rule for one BCP 47 language tag. */
export const languageTagRule = {
  longest: maxLength,
  /** Validates a tag. @throws invalid_request when the text is not a language tag */
  read: (text: string, param: string): string => {
    const isWellFormed = languageTagPattern.test(text) && !hasRepeats(text);
    if (text.length <= maxLength && (isWellFormed || irregularTags.has(text.toLowerCase()))) return text;
    throw createInvalidInputError(
      param,
      `${param} must be one BCP 47 language tag of at most ${maxLength} characters: for example, use de or zh-Hant.`,
    );
  },
} as const;
