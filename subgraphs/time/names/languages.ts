import { invalid } from '../../lookup-error.ts';
import { readCldr, textAt } from './cldr.ts';

/** The 41 languages, scripts and regional choices of zone names. `pt` is that of Brazil, `sr` Cyrillic. */
export const languages = [
  ...[
    'ar',
    'bg',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'en-GB',
    'es',
    'es-419',
    'es-MX',
    'fa',
    'fi',
    'fr',
    'fr-CA',
    'he',
  ],
  ...[
    'hi',
    'hr',
    'hu',
    'id',
    'it',
    'ja',
    'ko',
    'nb',
    'nl',
    'pl',
    'pt',
    'pt-PT',
    'ro',
    'ru',
    'sk',
    'sl',
    'sr',
  ],
  ...['sr-Latn', 'sv', 'th', 'tr', 'uk', 'vi', 'zh-Hans', 'zh-Hant'],
] as const;
export type Language = (typeof languages)[number];

const LONGEST_TAG = 64;

/** The grammar of RFC 5646 section 2.1: language, extended language, script, region, variants, extensions, private. */
const LANGUAGE_TAG =
  /^(?:(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4}|[a-z]{5,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-[a-wy-z\d](?:-[a-z\d]{2,8})+)*(?:-x(?:-[a-z\d]{1,8})+)?|x(?:-[a-z\d]{1,8})+)$/i;

/** Tags of RFC 5646 that are registered although they do not follow its grammar. */
const IRREGULAR = new Set(
  (
    'en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu ' +
    'sgn-be-fr sgn-be-nl sgn-ch-de'
  ).split(' '),
);

/** Whether a well-formed tag names a variant, or the letter of an extension, twice (RFC 5646, 2.2.5 and 2.2.6). */
function repeats(tag: string): boolean {
  const subtags = tag.toLowerCase().split(/-x-/)[0]?.split('-') ?? [];
  const extension = subtags.findIndex((subtag, index) => index > 0 && subtag.length === 1);
  const variants = subtags
    .slice(1, extension < 0 ? undefined : extension)
    .filter((subtag) => /^(?:[a-z\d]{5,8}|\d[a-z\d]{3})$/.test(subtag));
  const letters = extension < 0 ? [] : subtags.slice(extension).filter((subtag) => subtag.length === 1);
  return new Set(variants).size < variants.length || new Set(letters).size < letters.length;
}

interface Locale {
  readonly language: string;
  readonly script: string;
  readonly region: string;
}

/** Norwegian without more is Bokmål; CLDR keeps it apart. */
const macrolanguages = new Map([['no', 'nb']]);

function maximize(tag: string): Locale | undefined {
  try {
    const { language, script = '', region = '' } = new Intl.Locale(tag).maximize();
    return { language: macrolanguages.get(language) ?? language, script, region };
  } catch {
    // Well-formed, but of a kind that has no locale (x-private, i-klingon).
    return undefined;
  }
}

const choices = languages.map((tag) => ({
  tag,
  locale: maximize(tag),
  regional: /-(?:[A-Z]{2}|\d{3})$/.test(tag),
}));

/** Which locale a regional one takes its names from, where it is not the plain language. */
const parentOf = (tag: string): string =>
  textAt(
    readCldr('cldr-core/supplemental/parentLocales.json'),
    'supplemental',
    'parentLocales',
    'parentLocale',
    tag,
  );

/** The names of the world's English are offered as en-GB. */
const stands = new Map([['en-001', 'en-GB']]);

/**
 * The offered language for a tag, English when there is none: same language and script, then the region, then the
 * region that it follows. @throws invalid_request when the text is no language tag
 */
export function findLanguage(tag: string, param = 'lang'): Language {
  if (tag.length > LONGEST_TAG || !(LANGUAGE_TAG.test(tag) || IRREGULAR.has(tag.toLowerCase()))) {
    throw invalid(
      param,
      `${param} must be one BCP 47 language tag of at most ${LONGEST_TAG} characters: de or zh-Hant works.`,
    );
  }
  if (repeats(tag)) {
    throw invalid(
      param,
      `${param} must not repeat a variant or an extension, which BCP 47 forbids: de-1996 works.`,
    );
  }
  const asked = maximize(tag);
  const alike = choices.filter(
    ({ locale }) => asked && locale?.language === asked.language && locale.script === asked.script,
  );
  const plain = alike.find(({ regional }) => !regional)?.tag;
  if (!asked || plain === undefined) return 'en';
  let region = `${asked.language}-${asked.region}`;
  while (region !== '') {
    const name = stands.get(region) ?? region;
    const found = alike.find(({ tag: offered, regional }) => regional && offered === name);
    if (found) return found.tag;
    region = parentOf(region);
  }
  return plain;
}
