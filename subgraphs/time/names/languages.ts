import { findParentLocale } from '../../../facts/names/locale.ts';
import { languageTag } from '../../validation/language-tag.ts';

/** The 41 languages, scripts and regional variants of zone names. `pt` is Brazilian, `sr` is Cyrillic. */
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

interface Locale {
  readonly language: string;
  readonly script: string;
  readonly region: string;
}

/** Norwegian without a variant means Bokmål, which CLDR lists separately. */
const macrolanguages = new Map([['no', 'nb']]);

function maximize(tag: string): Locale | undefined {
  try {
    const { language, script = '', region = '' } = new Intl.Locale(tag).maximize();
    return { language: macrolanguages.get(language) ?? language, script, region };
  } catch {
    // Well-formed tags without a locale (x-private, i-klingon).
    return undefined;
  }
}

const choices = languages.map((tag) => ({
  tag,
  locale: maximize(tag),
  regional: /-(?:[A-Z]{2}|\d{3})$/.test(tag),
}));

/** Names in World English are offered as en-GB. */
const displayTags = new Map([['en-001', 'en-GB']]);

/**
 * Finds the offered language for a tag; English when there is none. Matches language and script, then the region,
 * then the parent regions. @throws invalid_request when the text is not a language tag
 */
export function findLanguage(tag: string, param = 'lang'): Language {
  languageTag.read(tag, param);
  const requested = maximize(tag);
  const sameLanguage = choices.filter(
    ({ locale }) =>
      requested && locale?.language === requested.language && locale.script === requested.script,
  );
  const plain = sameLanguage.find(({ regional }) => !regional)?.tag;
  if (!requested || plain === undefined) return 'en';
  let region = `${requested.language}-${requested.region}`;
  while (region !== '') {
    const name = displayTags.get(region) ?? region;
    const found = sameLanguage.find(({ tag: offered, regional }) => regional && offered === name);
    if (found) return found.tag;
    region = findParentLocale(region) ?? '';
  }
  return plain;
}
