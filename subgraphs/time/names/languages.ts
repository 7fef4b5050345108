import { findParentLocale } from '../../../facts/names/locale.ts';
import { languageTagRule } from '../../validation/language-tag.ts';

/**
 * The 41 languages, scripts and regional variants of zone names. `pt` is Brazilian Portuguese, and `sr` is Serbian in Cyrillic.
 */
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

interface MaximizedLocale {
  readonly language: string;
  readonly script: string;
  readonly region: string;
}

/** Norwegian without a variant means Bokmål. CLDR has a separate code for Bokmål. */
const macrolanguages = new Map([['no', 'nb']]);

function maximizeLocale(tag: string): MaximizedLocale | undefined {
  try {
    const { language, script = '', region = '' } = new Intl.Locale(tag).maximize();
    return { language: macrolanguages.get(language) ?? language, script, region };
  } catch {
    // Return undefined for well-formed tags without a locale: x-private, i-klingon.
    return undefined;
  }
}

const languageChoices = languages.map((tag) => ({
  tag,
  locale: maximizeLocale(tag),
  regional: /-(?:[A-Z]{2}|\d{3})$/.test(tag),
}));

/** Offered language tags by CLDR locale. Names in World English are offered as en-GB. */
const offeredTagByLocale = new Map([['en-001', 'en-GB']]);

/**
 * Finds the offered language for a tag: by language and script, then by region, then by parent regions. English when no
 * language matches. @throws invalid_request when the text is not a language tag
 */
export function findLanguage(tag: string, param = 'lang'): Language {
  languageTagRule.read(tag, param);
  const requestedLocale = maximizeLocale(tag);
  const choicesOfLanguage = languageChoices.filter(
    ({ locale }) =>
      requestedLocale &&
      locale?.language === requestedLocale.language &&
      locale.script === requestedLocale.script,
  );
  const plainTag = choicesOfLanguage.find(({ regional }) => !regional)?.tag;
  if (!requestedLocale || plainTag === undefined) return 'en';
  let region = `${requestedLocale.language}-${requestedLocale.region}`;
  while (region !== '') {
    const name = offeredTagByLocale.get(region) ?? region;
    const regionalChoice = choicesOfLanguage.find(
      ({ tag: offered, regional }) => regional && offered === name,
    );
    if (regionalChoice) return regionalChoice.tag;
    region = findParentLocale(region) ?? '';
  }
  return plainTag;
}
