import { cldrName, type Kind, type Translation } from '../facts/names/cldr-names.ts';
import { languageTag } from './validation/language-tag.ts';

/** The argument `lang` of a field: a BCP 47 tag. */
export interface LanguageArgument {
  readonly lang?: string | null | undefined;
}

/** Who can say what something is called in a language; null where it has no name there that is known. */
export type Translate = (tag: string) => Translation | null;

const isEnglish = (tag: string): boolean => /^en(?:-|$)/i.test(tag);

function found(name: string, tag: string, translate: Translate | null): Translation {
  return (isEnglish(tag) || translate === null ? null : translate(tag)) ?? { text: name, language: 'en' };
}

/** The English name, or that of the language that was asked for. @throws invalid_request for a tag that is none */
export function localName(name: string, { lang }: LanguageArgument, translate: Translate): string {
  if (lang === null || lang === undefined) return name;
  return found(name, languageTag.read(lang, 'lang'), translate).text;
}

/** A name and who translates it, if anybody; null: there is none. */
type NameWithTranslation = readonly [name: string | null | undefined, translate: Translate | null] | null;

/** The languages that names are given in, each once; English is that of names without a translation. */
export function languagesOfNames(
  { lang }: LanguageArgument,
  ...names: readonly NameWithTranslation[]
): string[] {
  const tag = lang === null || lang === undefined ? 'en' : languageTag.read(lang, 'lang');
  const languages = names.flatMap((told) => {
    const [name = null, translate = null] = told ?? [];
    return name === null ? [] : [found(name, tag, translate).language];
  });
  return [...new Set(languages)];
}

/** By CLDR. @param kind and code of CLDR: territories by ISO 3166-1 and M49, languages by ISO 639, scripts by ISO 15924 */
export const inCldr =
  (kind: Kind, code: string): Translate =>
  (tag) =>
    cldrName(kind, code, tag);
