import { toRomaji } from 'wanakana';

/** Readings of the last character, which is the type of the municipality. */
const divisionEndings: Readonly<Record<string, readonly [kana: string, romaji: string][]>> = {
  市: [['シ', 'shi']],
  区: [['ク', 'ku']],
  郡: [['グン', 'gun']],
  町: [
    ['チョウ', 'cho'],
    ['マチ', 'machi'],
  ],
  村: [
    ['ソン', 'son'],
    ['ムラ', 'mura'],
  ],
  島: [['トウ', 'to']],
};

/** The parts of a municipality's full name. */
export interface Municipality {
  /** The district, such as `Yaeyama-gun`; null when the municipality is in no district. */
  readonly district: { readonly name: string; readonly local: string } | null;
  /** `Yonaguni-cho`, `Kyoto-shi Shimogyo-ku`. */
  readonly city: { readonly name: string; readonly local: string };
}

/**
 * Splits the name of a municipality and converts it to Latin letters: Hepburn as on official signs and passports, without marks
 * for long vowels.
 *
 * @param local 京都市下京区
 * @param kana キョウトシシモギョウク
 */
export function romanizeMunicipality(local: string, kana: string): Municipality {
  const districtAndTown = /^(.+?郡)(.+[町村])$/.exec(local);
  const end = kana.indexOf('グン', 1) + 2;
  if (districtAndTown !== null && end > 2) {
    const [, district = '', city = ''] = districtAndTown;
    return {
      district: { name: romanizeName(district, kana.slice(0, end)), local: district },
      city: { name: romanizeName(city, kana.slice(end)), local: city },
    };
  }
  const localParts = /^(.+市)(.+区)$/.exec(local);
  // Distinguish the シ of 市 from the same sound within ひろしま or きたきゅうしゅう.
  const cityAndWard = /^(..+?シ)(?![ャュョ]|マシ)(.+ク)$/.exec(kana);
  if (localParts !== null && cityAndWard !== null) {
    const name = `${romanizeName(localParts[1] ?? '', cityAndWard[1] ?? '')} ${romanizeName(localParts[2] ?? '', cityAndWard[2] ?? '')}`;
    return { district: null, city: { name, local } };
  }
  return { district: null, city: { name: romanizeName(local, kana), local } };
}

function romanizeName(local: string, kana: string): string {
  const divisionEnding = divisionEndings[local.at(-1) ?? '']?.find(
    ([ending]) => kana.endsWith(ending) && kana !== ending,
  );
  if (divisionEnding === undefined) return romanize(kana);
  return `${romanize(kana.slice(0, -divisionEnding[0].length))}-${divisionEnding[1]}`;
}

/** `シモギョウ` → `Shimogyo`. */
export function romanize(kana: string): string {
  const romanText = toRomaji(kana.normalize('NFKC'))
    .toLowerCase()
    .replace(/o[ou]|uu/g, (long) => long.charAt(0));
  return romanText.replace(/^./, (letter) => letter.toUpperCase());
}
