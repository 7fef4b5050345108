import { createFactFinder } from '../../../facts/fact-table.ts';
import { fold } from '../../../facts/fold.ts';
import { memoize } from '../../../core/memoize.ts';
import { isGivenNameIn } from './national-given-name.ts';

/** Countries and languages where people have two surnames. */
const spanishOrigins = new Set(
  'ES MX AR CO CU PE VE CL EC PY BO PA CR GT HN SV NI DO PR UY GQ es ca gl eu'.split(' '),
);
const portugueseOrigins = new Set('PT BR AO MZ CV ST TL GW pt'.split(' '));
const findSurnameRow = memoize(() => createFactFinder('iberian-surnames'));

const particlePattern = /^(?:de|del|la|las|los|el|da|do|das|dos)$/i;
const surnameConjunctionPattern = /^(?:y|i|e)$/i;
/** Words of Spanish and Portuguese given names with a particle: María del Carmen, José de Jesús, Maria de Fátima. */
const devotionWords = new Set(
  'carmen pilar mar rosario angeles dolores mercedes remedios luz jesus lourdes fatima rocio sol socorro consuelo nieves guadalupe valle prado milagros soledad concepcion conceicao asuncion dios jose gracia monte montserrat sagrario refugio rosa ceu graca amparo esperanza'.split(
    ' ',
  ),
);

/** One given name or surname with its particles: `García`, `de la Cruz`, `Ortega y Gasset`. */
interface NameGroup {
  readonly words: readonly string[];
  readonly isJoined: boolean;
}

function groupWords(words: readonly string[]): readonly NameGroup[] {
  const groups: NameGroup[] = [];
  let currentGroup: string[] = [];
  for (const [at, word] of words.entries()) {
    const isInside = at > 0 && at < words.length - 1;
    if (isInside && surnameConjunctionPattern.test(word) && currentGroup.length === 0 && groups.length > 1) {
      // The surnames before and after `y` are one family name.
      currentGroup = [...(groups.pop()?.words ?? []), word];
      continue;
    }
    currentGroup.push(word);
    if (isInside && particlePattern.test(word)) continue;
    groups.push({
      words: currentGroup,
      isJoined: currentGroup.some((part, index) => index > 0 && surnameConjunctionPattern.test(part)),
    });
    currentGroup = [];
  }
  return groups;
}

const getMainWord = (group: NameGroup) => fold(group.words.at(-1) ?? '');
const isDevotion = (group: NameGroup) =>
  group.words.length > 1 && !group.isJoined && devotionWords.has(getMainWord(group));

/** Returns the languages of a word that is more often a surname than a given name; the empty text for other words. */
function findSurnameLanguages(group: NameGroup): string {
  const row = findSurnameRow()(getMainWord(group));
  return row === undefined || row['given'] === 'yes' ? '' : (row['languages'] ?? '');
}

const isSpanishSurname = (group: NameGroup) =>
  findSurnameLanguages(group).startsWith('es') &&
  !group.words.some((word) => /^(?:da|do|das|dos)$/i.test(word));

const isGivenNameGroup = (group: NameGroup) =>
  group.words.length === 1 &&
  findSurnameLanguages(group) === '' &&
  (findSurnameRow()(getMainWord(group))?.['given'] === 'yes' ||
    isGivenNameIn(group.words[0]?.toLowerCase() ?? '', [
      'ES',
      'MX',
      'AR',
      'UY',
      'PT',
      'BR',
      'CO',
      'PE',
      'VE',
    ]) ||
    isGivenNameIn(getMainWord(group), ['ES', 'MX', 'AR']));

export interface SplitName {
  readonly first: readonly string[];
  readonly middle: readonly string[];
  readonly last: readonly string[];
}

/**
 * Splits a name whose last two groups of words are surnames. With an origin, the first of these groups must not be a given
 * name. Without an origin, both groups must be known surnames.
 *
 * @param origin country or language of the name; null when not known
 * @returns null when the name doesn't have two surnames by these rules
 */
export function splitIberianName(words: readonly string[], origin: string | null): SplitName | null {
  const isSpanish = spanishOrigins.has(origin ?? '');
  if (!isSpanish && !portugueseOrigins.has(origin ?? '') && origin !== null) return null;
  const groups = groupWords(words);
  // Words such as `del Carmen` after a given name belong to the given name.
  const givenNameGroups = [groups[0]?.words ?? []];
  const remainingGroups = groups.slice(1);
  while (remainingGroups.length > 1 && remainingGroups[0] !== undefined && isDevotion(remainingGroups[0])) {
    givenNameGroups[0] = [...(givenNameGroups[0] ?? []), ...(remainingGroups.shift()?.words ?? [])];
  }
  const [paternal, maternal] = remainingGroups.slice(-2);
  const splitAt = (from: number): SplitName => ({
    first: givenNameGroups[0] ?? [],
    middle: remainingGroups.slice(0, from).flatMap((group) => group.words),
    last: remainingGroups.slice(from).flatMap((group) => group.words),
  });
  const hasDevotion = groups.length - 1 > remainingGroups.length;
  if (paternal === undefined || maternal === undefined || maternal.isJoined)
    return hasDevotion && origin !== null ? splitAt(remainingGroups.length - 1) : null;
  const isSurnamePair = isSpanish
    ? !isGivenNameGroup(paternal) && !/^\p{Lu}\.?$/u.test(paternal.words.join(''))
    : origin === null
      ? [paternal, maternal].every(isSpanishSurname)
      : findSurnameLanguages(paternal) !== '';
  if (isSurnamePair) return splitAt(remainingGroups.length - 2);
  return hasDevotion && origin !== null ? splitAt(remainingGroups.length - 1) : null;
}

/**
 * Returns a Portuguese suffix after the surnames. Such a suffix means a son, grandson or nephew of the same name. Null when the
 * name has no such suffix.
 */
export function findPortugueseSuffix(words: readonly string[], origin: string | null): string | null {
  const lastWord = words.at(-1) ?? '';
  const isSuffix = portugueseOrigins.has(origin ?? '') && words.length > 2;
  return isSuffix && /^(?:filho|neto|j[úu]nior|sobrinho|bisneto)$/i.test(lastWord) ? lastWord : null;
}
