import { parentLocale } from '../../../facts/names/locale.ts';
import { languageTag } from '../../validation/language-tag.ts';

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

/** The names of the world's English are offered as en-GB. */
const stands = new Map([['en-001', 'en-GB']]);

/**
 * The offered language for a tag, English when there is none: same language and script, then the region, then the
 * region that it follows. @throws invalid_request when the text is no language tag
 */
export function findLanguage(tag: string, param = 'lang'): Language {
  languageTag.read(tag, param);
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
    region = parentLocale(region) ?? '';
  }
  return plain;
}
