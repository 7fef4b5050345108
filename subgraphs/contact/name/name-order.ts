import type { Gender } from '../schema.generated.ts';
import { isGivenName } from './given-name.ts';
import { isGivenNameIn } from './national-given-name.ts';

/** Family names of nine in ten Vietnamese people, in Vietnamese spelling. */
const vietnameseFamilyNames = new Set(
  'nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trịnh đào mai trương lâm hà'.split(
    ' ',
  ),
);
/** Letters that are used only in Vietnamese. */
const vietnameseLetterPattern = /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

/** Countries and languages with patronymics, where lists contain the family name first. */
const eastSlavicOrigins = new Set(['RU', 'UA', 'BY', 'KZ', 'KG', 'ru', 'uk', 'be']);

/** Matches patronymics in Cyrillic or Latin letters: Иванович, Сергеевна, Ильич, Григорівна, Іванаўна, Ivanovich. */
const malePatronymicPattern =
  /(?:[аоеєё]в[иі]ч|ильич|ільіч|лліч|ьмич|укич|икитич|[аoe]vich|[oy]vych|[oe]vitch|avich|ilyich|ilich|illich)$/iu;
const femalePatronymicPattern =
  /(?:[ое]вна|[іїи]вна|[аоеэ]ўна|ична|ічна|[oe]vna|ivna|[aoe]una|inichna|itichna)$/iu;
/** Matches the Turkic words for son and daughter, which follow the father's name: Гейдар Алирза оглы. */
const turkicFatherPattern = /^(?:оглы|оглу|кызы|гызы|улы|уулу|oglu|oğlu|ogly|qizi|qızı|kyzy|uly)$/iu;
/** Matches endings that family names have and given names don't have. */
const familyEndingPattern =
  /(?:[оеё]в|[оеё]ва|[иы]н|[иы]на|ск[ио]й|цк[ио]й|ськ[иі]й|ська|ская|цкая|енко|[уюч]к|[иы]х|ов[сц]ька|[oe]va?|[iy]na?|sk(?:y|yy|iy|ii|aya|a)|tsk(?:y|yi|iy)|enko|chuk|[iy]uk)$/iu;

/** Returns the sex that a patronymic implies; null for other words. */
export function findPatronymicGender(word: string): Gender | null {
  if (word.length < 6) return null;
  if (femalePatronymicPattern.test(word)) return 'female';
  return malePatronymicPattern.test(word) ? 'male' : null;
}

const isPatronymic = (word: string) => findPatronymicGender(word) !== null;
const isCyrillic = (word: string) => /^\p{Script=Cyrillic}/u.test(word);
const isInitials = (word: string) => /^(?:\p{Lu}\.){1,2}$/u.test(word) || /^\p{Lu}$/u.test(word);

/** Whether an East Slavic name has its family name first. */
function isEastSlavicList(words: readonly string[], origin: string | null): boolean {
  const [family = '', given = '', father = '', ending = ''] = words;
  const hasSlavicOrigin = eastSlavicOrigins.has(origin ?? '');
  const isSlavic = hasSlavicOrigin || (origin === null && isCyrillic(family));
  if (words.length > 4 || isInitials(family)) return false;
  // Detect a family name that is followed only by initials: Иванов И. И., Иванов И.И.
  if (isSlavic && isCyrillic(family) && words.slice(1).every(isInitials)) return true;
  if (words.length === 4) return isSlavic && turkicFatherPattern.test(ending);
  const isFamilyName = familyEndingPattern.test(family) && !isGivenName(family) && !isPatronymic(family);
  if (words.length === 2) {
    const slavicCountries = ['RU', 'UA', 'BY', 'BG', 'RS'];
    return isSlavic &&
      isFamilyName &&
      isGivenNameIn(given.toLowerCase(), slavicCountries) &&
      !isPatronymic(given)
      ? !isGivenNameIn(family.toLowerCase(), slavicCountries)
      : false;
  }
  if (!isPatronymic(father) || isPatronymic(given)) return false;
  return isSlavic || (origin === null && isFamilyName);
}

/**
 * Detects from the spelling whether the family name is first. This is the order of Vietnamese names with Vietnamese letters,
 * and of East Slavic names that end with a patronymic or initials, as in lists.
 *
 * @param origin country or language of the name, if known
 * @returns null when the spelling does not determine the order
 */
export function detectOrder(words: readonly string[], origin: string | null): 'vi' | 'ru' | null {
  const [first = ''] = words;
  const hasVietnameseLetters = vietnameseLetterPattern.test(words.join(''));
  if (
    words.length > 2 &&
    hasVietnameseLetters &&
    vietnameseFamilyNames.has(first.toLowerCase().normalize('NFC'))
  )
    return 'vi';
  return isEastSlavicList(words, origin) ? 'ru' : null;
}

/**
 * Whether a name consists of a given name and a patronymic: Анна Сергеевна. A male patronymic can also be a family name (Roman
 * Abramovich). Such a word counts as a patronymic only if the father's name is one of the most common.
 */
export function isNameAndPatronymic(
  [given = '', father = '', ...more]: readonly string[],
  origin: string | null,
) {
  if (more.length > 0 || isInitials(given)) return false;
  const isSlavic = isCyrillic(father) || eastSlavicOrigins.has(origin ?? '');
  if (!isSlavic || (origin !== null && !eastSlavicOrigins.has(origin))) return false;
  return findPatronymicGender(father) === 'female' || commonPatronymicPattern.test(father);
}

const commonPatronymicPattern =
  /^(?:иван|владимир|александр|серге|никола|алексе|андре|дмитри|михайл|виктор|анатоль|юрь|василь|евгень|валерь|геннадь|григорь|константин|игор|олег|вячеслав|леонид|валентин|фёдор|федор|павл|вадим|виталь|аркадь|эдуард|володимир|олександр|миколай|іван|андрій|сергій)[ое]вич$|^владимирович$/iu;
