/** Scripts that GeoNames' alternate names of a country's places are written in, where that is not the Latin one. */
const scripts = {
  Arab: /^[\p{Script=Arabic}\p{M}\p{P}\p{Nd}\s]+$/u,
  Armn: /^[\p{Script=Armenian}\p{P}\p{Nd}\s]+$/u,
  Beng: /^[\p{Script=Bengali}\p{M}\p{P}\p{Nd}\s]+$/u,
  Cyrl: /^[\p{Script=Cyrillic}\p{M}\p{P}\p{Nd}\s]+$/u,
  Deva: /^[\p{Script=Devanagari}\p{M}\p{P}\p{Nd}\s]+$/u,
  Ethi: /^[\p{Script=Ethiopic}\p{P}\p{Nd}\s]+$/u,
  Geor: /^[\p{Script=Georgian}\p{P}\p{Nd}\s]+$/u,
  Grek: /^[\p{Script=Greek}\p{M}\p{P}\p{Nd}\s]+$/u,
  Hani: /^[\p{Script=Han}々〇ヶケノ\p{P}\p{Nd}\s]+$/u,
  Hebr: /^[\p{Script=Hebrew}\p{M}\p{P}\p{Nd}\s]+$/u,
  Jpan: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々〇ヶー\p{Nd}\s]+$/u,
  Khmr: /^[\p{Script=Khmer}\p{M}\p{P}\p{Nd}\s]+$/u,
  Hang: /^[\p{Script=Hangul}\p{P}\p{Nd}\s]+$/u,
  Laoo: /^[\p{Script=Lao}\p{M}\p{P}\p{Nd}\s]+$/u,
  Mymr: /^[\p{Script=Myanmar}\p{M}\p{P}\p{Nd}\s]+$/u,
  Sinh: /^[\p{Script=Sinhala}\p{M}\p{P}\p{Nd}\s]+$/u,
  Thaa: /^[\p{Script=Thaana}\p{M}\p{P}\p{Nd}\s]+$/u,
  Thai: /^[\p{Script=Thai}\p{M}\p{P}\p{Nd}\s]+$/u,
  Tibt: /^[\p{Script=Tibetan}\p{M}\p{P}\p{Nd}\s]+$/u,
} as const;

/** The script of a country's main language, by country. Countries of the Latin script are not listed. */
const homes: readonly (readonly [keyof typeof scripts, string])[] = [
  ['Arab', 'AE AF BH DZ EG EH IQ IR JO KW LB LY MA MR OM PK PS QA SA SD SY TN YE'],
  ['Armn', 'AM'],
  ['Beng', 'BD'],
  ['Cyrl', 'BG BY KG KZ MK MN RS RU TJ UA'],
  ['Deva', 'IN NP'],
  ['Ethi', 'ER ET'],
  ['Geor', 'GE'],
  ['Grek', 'CY GR'],
  ['Hani', 'CN HK MO TW'],
  ['Hebr', 'IL'],
  ['Jpan', 'JP'],
  ['Khmr', 'KH'],
  ['Hang', 'KP KR'],
  ['Laoo', 'LA'],
  ['Mymr', 'MM'],
  ['Sinh', 'LK'],
  ['Thaa', 'MV'],
  ['Thai', 'TH'],
  ['Tibt', 'BT'],
];
const scriptOf = new Map(
  homes.flatMap(([script, countries]) =>
    countries.split(' ').map((country) => [country, scripts[script]] as const),
  ),
);

/** Endings that say "city", "county" and so on: with and without them it is one name. */
const endings = /(都|市|区|區|町|村|縣|县|鎮|镇|鄉|乡|시|군|읍)$/;

/**
 * The native name among the names of a place: those in the country's own script. The source does not say which
 * language a name is in, so several names that are not forms of each other are no answer.
 *
 * @returns null for countries of the Latin script, and when there is none or several.
 */
export function localName(country: string, names: readonly string[]): string | null {
  const script = scriptOf.get(country);
  if (script === undefined) return null;
  const native = [...new Set(names.filter((name) => script.test(name)))];
  const [first, ...others] = native.sort((a, b) => a.length - b.length);
  if (first === undefined) return null;
  const stem = first.replace(endings, '');
  return others.every((other) => other.replace(endings, '') === stem || other.startsWith(first))
    ? first
    : null;
}
