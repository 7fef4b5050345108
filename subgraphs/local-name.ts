import { findCldrName, type CldrNameType, type Translation } from '../facts/names/cldr-names.ts';
import { languageTagRule } from './validation/language-tag.ts';

/** The GraphQL argument `lang`: a BCP 47 tag. */
export interface LanguageArgument {
  readonly lang?: string | null | undefined;
}

/** Translates a name into the language of a BCP 47 tag. @returns null when no translation is known */
export type NameTranslator = (tag: string) => Translation | null;

const isEnglish = (tag: string): boolean => /^en(?:-|$)/i.test(tag);

function translateName(name: string, tag: string, translate: NameTranslator | null): Translation {
  return (isEnglish(tag) || translate === null ? null : translate(tag)) ?? { text: name, language: 'en' };
}

/**
 * Returns the name in the requested language. Default: the English name.
 * @throws invalid_request when `lang` is not a BCP 47 language tag
 */
export function toLocalName(name: string, { lang }: LanguageArgument, translate: NameTranslator): string {
  if (lang === null || lang === undefined) return name;
  return translateName(name, languageTagRule.read(lang, 'lang'), translate).text;
}

/**
 * An English name and its translator. The translator is null when no translations exist. The complete pair is null when no name
 * exists.
 */
type NameWithTranslation =
  readonly [name: string | null | undefined, translate: NameTranslator | null] | null;

/** Returns the language of each name without duplicates; `en` for a name without a translation. */
export function listLanguages(
  { lang }: LanguageArgument,
  ...names: readonly NameWithTranslation[]
): string[] {
  const tag = lang === null || lang === undefined ? 'en' : languageTagRule.read(lang, 'lang');
  const languages = names.flatMap((pair) => {
    const [name = null, translate = null] = pair ?? [];
    return name === null ? [] : [translateName(name, tag, translate).language];
  });
  return [...new Set(languages)];
}

/**
 * Creates a translator from CLDR. @param kind and code as in CLDR: territories by ISO 3166-1 or M49, languages by ISO 639,
 * scripts by ISO 15924
 */
export const createCldrTranslator =
  (kind: CldrNameType, code: string): NameTranslator =>
  (tag) =>
    findCldrName(kind, code, tag);
