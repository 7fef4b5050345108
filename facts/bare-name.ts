const letterReplacements: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  æ: 'ae',
  ə: 'a',
  ǝ: 'a',
  ı: 'i',
  ħ: 'h',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  œ: 'oe',
};

/**
 * Matches words that do not distinguish names: words for a division in several languages (such as "province"), articles, and
 * "saint".
 */
const genericWordPattern =
  /\b(province|provincia|region|state|of|the|governorate|department|departement|district|county|oblast|prefecture|municipality|parish|saint|st|republic|autonomous|city|division|muhafazat|wilaya|commune|provinsi|novads|rajons|oblisi|canton|island|islands|de|la|el|al|as|ash|ad|an|ar|at|az)\b\.?/g;

/** Returns a name without diacritics, upper case and generic words, reduced to ASCII letters and digits. */
export function toBareName(name: string): string {
  const plainName = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øđłæəǝıħðþßœ]/g, (letter) => letterReplacements[letter] ?? letter)
    .replace(/[ʻʼ'’‘`]/g, '');
  const shortName = plainName.replace(genericWordPattern, ' ').replace(/[^a-z0-9]+/g, '');
  return shortName === '' ? plainName.replace(/[^a-z0-9]+/g, '') : shortName;
}
