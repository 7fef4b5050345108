import { memoize } from '../../../core/memoize.ts';
import { getObjectAt, getObjectsAt, getTextAt, type JsonObject } from '../../../core/json.ts';
import { readPackageJson } from '../../../core/package-file.ts';

interface EmojiSkinRecord {
  readonly emoji: string;
  readonly tone: string;
  readonly unicode: string;
  readonly hex: string;
}

export interface EmojiRecord {
  readonly emoji: string;
  readonly name: string;
  readonly shortcodes: readonly string[];
  readonly category: string;
  readonly subcategory: string;
  readonly status: string;
  readonly version: string;
  readonly keywords: readonly string[];
  readonly skins: readonly EmojiSkinRecord[];
}

export interface EmojiTable {
  /** Emoji without skin variants, in Unicode order. */
  readonly base: readonly EmojiRecord[];
  /** Emoji by character without variation selectors. */
  readonly byCharacter: ReadonlyMap<string, EmojiRecord>;
  readonly byShortcode: ReadonlyMap<string, EmojiRecord>;
  /** Emoji by name, normalised with `toNameKey`. */
  readonly byName: ReadonlyMap<string, EmojiRecord>;
}

/** Shortcode sets in order of precedence. When two sets assign a shortcode to different emoji, the earlier set applies. */
const shortcodeSets = ['github', 'cldr', 'iamcal', 'joypixels', 'emojibase'] as const;

const skinTones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

/** Normalises a character for lookup: removes the selectors of text and emoji presentation. */
export const toCharacterKey = (character: string) => character.replace(/[\uFE0E\uFE0F]/g, '');

/** Normalises a name for lookup: lower case, with single spaces in place of underscores and hyphens. */
export const toNameKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s_-]+/g, ' ')
    .trim();

const listCodePoints = (character: string) =>
  Array.from(character, (each) => (each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'));
export const formatHex = (character: string) => listCodePoints(character).join('-');
export const formatUnicode = (character: string) => listCodePoints(character).map((hex) => `U+${hex}`);

/**
 * Removes the variation selector after characters with default emoji presentation. The source adds the selector, but fully
 * qualified emoji do not contain it.
 */
const toFullyQualified = (emoji: string) => emoji.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

/** Reads the emoji data once. Source: emojibase-data (Unicode emoji list, English CLDR names and keywords). */
export const readEmojiTable = memoize((): EmojiTable => {
  const meta: unknown = readPackageJson('emojibase-data/meta/groups.json');
  const groups = getObjectAt(meta, 'groups') ?? {};
  const subgroups = getObjectAt(meta, 'subgroups') ?? {};
  const sets = shortcodeSets.map(
    (set): JsonObject => getObjectAt(readPackageJson(`emojibase-data/en/shortcodes/${set}.json`)) ?? {},
  );
  const listShortcodes = (hexcode: string) => [...new Set(sets.flatMap((set) => toTexts(set[hexcode])))];

  const table = {
    base: new Array<EmojiRecord>(),
    byCharacter: new Map<string, EmojiRecord>(),
    byName: new Map<string, EmojiRecord>(),
  };
  const hexcodes: { record: EmojiRecord; hexcode: string }[] = [];

  function addRecord(
    entry: JsonObject,
    skins: readonly JsonObject[],
    keywords: readonly string[],
  ): EmojiRecord {
    const hexcode = getTextAt(entry, 'hexcode') ?? '';
    const category = String(groups[String(entry['group'])]);
    const record: EmojiRecord = {
      emoji: toFullyQualified(getTextAt(entry, 'emoji') ?? ''),
      name: getTextAt(entry, 'label') ?? '',
      shortcodes: listShortcodes(hexcode),
      category,
      subcategory: String(subgroups[String(entry['subgroup'])]),
      status: category === 'component' ? 'component' : 'fully-qualified',
      version: formatVersion(entry['version']),
      keywords,
      skins: skins.map(toSkinRecord),
    };
    hexcodes.push({ record, hexcode });
    table.byCharacter.set(toCharacterKey(record.emoji), record);
    const name = toNameKey(record.name);
    if (!table.byName.has(name)) table.byName.set(name, record);
    return record;
  }

  for (const entry of getObjectsAt(readPackageJson('emojibase-data/en/data.json'))) {
    // The source assigns no group to the 26 regional indicator letters of flags. Skip them, because a single letter is not an
    // emoji.
    if (entry['group'] === undefined) continue;
    const keywords = toTexts(entry['tags']);
    const skins = getObjectsAt(entry, 'skins');
    table.base.push(addRecord(entry, skins, keywords));
    for (const skin of skins) addRecord(skin, [], keywords);
  }

  const emojiByShortcode = new Map<string, EmojiRecord>();
  for (const set of sets) {
    for (const { record, hexcode } of hexcodes) {
      for (const code of toTexts(set[hexcode]))
        if (!emojiByShortcode.has(code)) emojiByShortcode.set(code, record);
    }
  }
  return { ...table, byShortcode: emojiByShortcode };
});

function toSkinRecord(skin: JsonObject): EmojiSkinRecord {
  const emoji = toFullyQualified(getTextAt(skin, 'emoji') ?? '');
  const numbers = [skin['tone']].flat().map(Number);
  return {
    emoji,
    tone: numbers.map((number) => skinTones[number - 1] ?? '').join(', '),
    unicode: formatUnicode(emoji).join(' '),
    hex: formatHex(emoji),
  };
}

/** Returns shortcodes as a list. The source contains a single text or a list of texts. */
const toTexts = (value: unknown): string[] =>
  [value].flat().filter((word): word is string => typeof word === 'string');

/** Formats a version as in Unicode: 0.6 → `0.6`, 17 → `17.0`. */
const formatVersion = (value: unknown) => (typeof value === 'number' ? value.toFixed(1) : '');
