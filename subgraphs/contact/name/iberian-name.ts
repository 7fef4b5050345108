import { factsByKey } from '../../../facts/fact-table.ts';
import { fold } from '../../../facts/fold.ts';
import { lazy } from '../../../core/lazy.ts';
import { isGivenNameIn } from './national-given-name.ts';

/** Countries and languages where people have two surnames. */
const spanish = new Set(
  'ES MX AR CO CU PE VE CL EC PY BO PA CR GT HN SV NI DO PR UY GQ es ca gl eu'.split(' '),
);
const portuguese = new Set('PT BR AO MZ CV ST TL GW pt'.split(' '));
const surnames = lazy(() => factsByKey('iberian-surnames'));

const particlePattern = /^(?:de|del|la|las|los|el|da|do|das|dos)$/i;
const joinerPattern = /^(?:y|i|e)$/i;
/** Words of Spanish and Portuguese given names with a particle: María del Carmen, José de Jesús, Maria de Fátima. */
const devotion = new Set(
  'carmen pilar mar rosario angeles dolores mercedes remedios luz jesus lourdes fatima rocio sol socorro consuelo nieves guadalupe valle prado milagros soledad concepcion conceicao asuncion dios jose gracia monte montserrat sagrario refugio rosa ceu graca amparo esperanza'.split(
    ' ',
  ),
);

/** One given name or surname with its particles: `García`, `de la Cruz`, `Ortega y Gasset`. */
interface Group {
  readonly words: readonly string[];
  readonly isJoined: boolean;
}

function groupsOf(words: readonly string[]): readonly Group[] {
  const groups: Group[] = [];
  let current: string[] = [];
  for (const [at, word] of words.entries()) {
    const isInside = at > 0 && at < words.length - 1;
    if (isInside && joinerPattern.test(word) && current.length === 0 && groups.length > 1) {
      // The surnames before and after `y` are one family name.
      current = [...(groups.pop()?.words ?? []), word];
      continue;
    }
    current.push(word);
    if (isInside && particlePattern.test(word)) continue;
    groups.push({
      words: current,
      isJoined: current.some((part, index) => index > 0 && joinerPattern.test(part)),
    });
    current = [];
  }
  return groups;
}

const main = (group: Group) => fold(group.words.at(-1) ?? '');
const isDevotion = (group: Group) => group.words.length > 1 && !group.isJoined && devotion.has(main(group));

/** Language of a surname that is more often a surname than a given name; null for other words. */
function surnameLanguages(group: Group): string {
  const row = surnames()(main(group));
  return row === undefined || row['given'] === 'yes' ? '' : (row['languages'] ?? '');
}

const isSpanishSurname = (group: Group) =>
  surnameLanguages(group).startsWith('es') && !group.words.some((word) => /^(?:da|do|das|dos)$/i.test(word));

const isGiven = (group: Group) =>
  group.words.length === 1 &&
  surnameLanguages(group) === '' &&
  (surnames()(main(group))?.['given'] === 'yes' ||
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
    isGivenNameIn(main(group), ['ES', 'MX', 'AR']));

export interface SplitName {
  readonly first: readonly string[];
  readonly middle: readonly string[];
  readonly last: readonly string[];
}

/**
 * Splits a name with two surnames: the last two groups of words, unless the first of them is a given name. Without a hint both
 * must be known surnames.
 *
 * @param origin country or language of the name; null when not known
 * @returns null when the name doesn't have two surnames by these rules
 */
export function splitIberian(words: readonly string[], origin: string | null): SplitName | null {
  const isSpanish = spanish.has(origin ?? '');
  if (!isSpanish && !portuguese.has(origin ?? '') && origin !== null) return null;
  const groups = groupsOf(words);
  // `del Carmen` after a given name belongs to it.
  const given = [groups[0]?.words ?? []];
  const rest = groups.slice(1);
  while (rest.length > 1 && rest[0] !== undefined && isDevotion(rest[0])) {
    given[0] = [...(given[0] ?? []), ...(rest.shift()?.words ?? [])];
  }
  const [paternal, maternal] = rest.slice(-2);
  const split = (from: number): SplitName => ({
    first: given[0] ?? [],
    middle: rest.slice(0, from).flatMap((group) => group.words),
    last: rest.slice(from).flatMap((group) => group.words),
  });
  const hasDevotion = groups.length - 1 > rest.length;
  if (paternal === undefined || maternal === undefined || maternal.isJoined)
    return hasDevotion && origin !== null ? split(rest.length - 1) : null;
  const isPair = isSpanish
    ? !isGiven(paternal) && !/^\p{Lu}\.?$/u.test(paternal.words.join(''))
    : origin === null
      ? [paternal, maternal].every(isSpanishSurname)
      : surnameLanguages(paternal) !== '';
  if (isPair) return split(rest.length - 2);
  return hasDevotion && origin !== null ? split(rest.length - 1) : null;
}

/** Words after Portuguese surnames for a son, grandson or nephew of the same name. @returns the number of such words, 0 or 1 */
export function portugueseSuffix(words: readonly string[], origin: string | null): string | null {
  const last = words.at(-1) ?? '';
  const isSuffix = portuguese.has(origin ?? '') && words.length > 2;
  return isSuffix && /^(?:filho|neto|j[úu]nior|sobrinho|bisneto)$/i.test(last) ? last : null;
}
