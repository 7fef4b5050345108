import { fold } from './fold.ts';

/** Words in place names that are often abbreviated, with their abbreviations. */
const abbreviateWords = createWordReplacer({
  saint: 'st',
  sankt: 'st',
  sainte: 'ste',
  santa: 'sta',
  santo: 'sto',
  mount: 'mt',
  fort: 'ft',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
});
const expandWords = createWordReplacer({
  st: 'saint',
  ste: 'sainte',
  sta: 'santa',
  sto: 'santo',
  mt: 'mount',
  ft: 'fort',
});

/** Creates a function that replaces complete words of a folded text. */
function createWordReplacer(words: Readonly<Record<string, string>>): (folded: string) => string {
  const pattern = new RegExp(`(?<![a-z])(?:${Object.keys(words).join('|')})(?![a-z])`, 'g');
  return (folded) => folded.replace(pattern, (word) => words[word] ?? word);
}

/** Replacements of letters with diacritics by two letters: München, Muenchen; København, Koebenhavn. */
const letterPairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * Returns the lookup key of a place name: the folded name with abbreviations for words such as Saint, Mount and North.
 * `toPlaceKey('Fort Wayne') === toPlaceKey('Ft. Wayne')`.
 */
export const toPlaceKey = (name: string): string => abbreviateWords(fold(name));

/** Matches the word for city at the end, with an optional rank of the city: 부산광역시. */
const citySuffixPattern = /^(\p{Lo}{2,}?)(?:特别|特別|广域|広域|廣域|특별|광역)?[市시]$/u;

/**
 * Removes the word for city from a Chinese, Japanese or Korean name: 烟台市 → 烟台. @returns null when the name does not end with
 * the word
 */
export const removeCityWord = (name: string): string | null =>
  citySuffixPattern.exec(name.normalize('NFC'))?.[1] ?? null;

/** Returns the folded spellings by which typeahead must find a place name. The name itself is first. */
export function listSpellingVariants(name: string): Set<string> {
  const foldedName = fold(name);
  const spellings = new Set([foldedName]);
  spellings.add(abbreviateWords(foldedName)).add(expandWords(foldedName));
  if (/[äöüøå]/i.test(name.normalize('NFC'))) {
    spellings.add(
      fold(
        name.normalize('NFC').replace(/[äöüøå]/gi, (letter) => letterPairs[letter.toLowerCase()] ?? letter),
      ),
    );
  }
  // Add aa for å: on keyboards without å, Västerås is often typed with aa.
  spellings.add(fold(name.normalize('NFC').replace(/å/gi, 'aa')));
  if (/\p{L}['’‘`´]\p{L}/u.test(name)) spellings.add(fold(name.replace(/['’‘`´]/g, ' ')));
  spellings.add(fold(removeCityWord(name) ?? ''));
  spellings.delete('');
  return spellings;
}

/** Prepositions by their abbreviations in German names: Rothenburg o. d. Tauber, Freiburg i. Br. */
const prepositions: readonly (readonly [RegExp, string])[] = [
  [/(?<= )o\. ?d\. ?/gi, 'ob der '],
  [/(?<= )a\. ?d\. ?/gi, 'an der '],
  [/(?<= )i\. ?d\. ?/gi, 'in der '],
  [/(?<= )v\. ?d\. ?/gi, 'vor der '],
  [/(?<= )a\. ?(?=\p{L}{3})/giu, 'am '],
  [/(?<= )b\. ?(?=\p{L}{3})/giu, 'bei '],
  [/(?<= )i\. ?(?=\p{L}{2})/giu, 'im '],
  [/(?<= )opf\b\.?/gi, 'Oberpfalz'],
  [/(?<= )westf\b\.?/gi, 'Westfalen'],
  [/(?<= )württ\b\.?/gi, 'Württemberg'],
];

/** Matches words before the name of a municipality in official and postal use, by language. */
const placeTypePrefixes: readonly RegExp[] = [
  /^(?:the\s+)?(?:city|town|village|borough|(?:charter\s+)?township|municipality)\s+of\s+/i,
  /^(?:ville|commune)\s+d(?:e\s+|['’])/i,
  /^(?:comune|città|citta)\s+d(?:i\s+|['’])/iu,
  /^(?:ciudad|municipio|ayuntamiento)\s+de\s+/i,
  /^(?:munic[ií]pio|cidade)\s+d[aeo]\s+/iu,
  /^(?:(?:landeshaupt|hanse|universitäts|kreis|bundes)?stadt|große\s+kreisstadt|(?:markt)?gemeinde|markt)\s+/iu,
  /^(?:gemeente|miasto|gmina|grad|(?:statutární\s+|hlavní\s+)?město|mesto|obec|municipiul|orașul|comuna)\s+/iu,
  /^(?:(?:г|гор|пос|дер|гр|м)\.\s*|(?:город|місто|град|горад|смт|пгт)\s+)/iu,
];
/** Matches words after the name: Oslo kommune, Göteborgs stad, Lahore City, Москва г. */
const placeTypeSuffixes: readonly RegExp[] = [
  /\s+(?:kommune?|stad|city|belediyesi)$/i,
  /s\s+(?:kommun|stad)$/i,
  /\s+г\.?$/iu,
  /(?<=^\p{Lo}{2,})(?:都|府|县|縣|区|區|町|村|镇|鎮|군|구|읍|면)$/u,
];

/**
 * Returns alternative texts for a search: without the word for the kind of place (`City of`, `Stadt`, 市), and without
 * abbreviations. `Offenbach/Main` also means Offenbach am Main.
 */
export function listOtherSpellings(text: string): readonly string[] {
  const trimmedText = text.trim();
  const plainName = placeTypePrefixes.reduce((name, kind) => name.replace(kind, ''), trimmedText);
  const expandedName = prepositions.reduce((name, [short, word]) => name.replace(short, word), plainName);
  const [, place, river] = /^(\p{L}[^/]*\p{L})\s*\/\s*(\p{L}{3}[^/]*)$/u.exec(plainName) ?? [];
  const spellings = [
    plainName,
    expandedName,
    ...(place === undefined || river === undefined
      ? []
      : [`${place} am ${river}`, `${place} an der ${river}`]),
    removeCityWord(trimmedText) ?? text,
    ...placeTypeSuffixes.map((kind) => plainName.replace(kind, '')),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== text && spelling !== '');
}

/** Whether a text contains characters that never occur in place names. */
export const hasForeignCharacter = (text: string): boolean => /[%*?_\\^$<>{}|~+#@;]/.test(text);
