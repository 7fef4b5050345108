import { readFacts } from '../fact-table.ts';
import { fold } from '../fold.ts';

/** Returns folded generic words, longest first, so that a complete form of state is removed before its parts. */
const readGenericWords = (place: string): string[] =>
  [...readFacts('country-words')]
    .filter(({ where }) => where === place)
    .flatMap(({ words = '' }) => words.split(',').map(fold))
    .sort((a, b) => b.length - a.length);

/** Matches elided articles and prepositions: `d'Autriche`, `dell’Angola`, `l’Équateur`. */
const elidedArticlePattern = /(?<!\p{L})(?:d|l|del|dell|nell)['’]/giu;

/** Creates a function that folds a country name and removes its elided articles and generic words. */
export function createBareCountryName(): (name: string) => string {
  const genericWords = new Set(readGenericWords('word'));
  const [start, end] = [readGenericWords('start'), readGenericWords('end')].map((words) => words.join('|'));
  const joinedWordPattern = new RegExp(`^(?:${start ?? ''})|(?:${end ?? ''})$`, 'gu');
  return (name) =>
    fold(name.replace(elidedArticlePattern, ' '))
      .split(' ')
      .filter((word) => !genericWords.has(word))
      .join(' ')
      .replace(joinedWordPattern, '')
      .trim();
}
