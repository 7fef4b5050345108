import { foldText } from './fold.ts';

/** A section of a page: the text below a heading, up to the next heading. */
export interface Section {
  readonly slug: string;
  readonly page: string;
  /** Id of the heading; empty for the text before the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

export interface Hit extends Section {
  /** An excerpt of the text around the first match. */
  readonly excerpt: string;
}

/** Score of a query word in the title of the page, in the heading and in the text. */
const points = { page: 12, heading: 10, text: 2 } as const;
const excerptLength = 110;

/**
 * Finds the sections that contain every word of a query, or a word that begins with it. Matches in titles and headings have a
 * higher score than matches in the text, and complete words a higher score than beginnings.
 * @returns the best sections first, at most `limit`
 */
export function rankSections(sections: readonly Section[], query: string, limit: number): readonly Hit[] {
  const terms = splitWords(query);
  if (terms.length === 0) return [];
  return sections
    .map((section) => ({ section, score: computeScore(section, terms) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ section }) => ({ ...section, excerpt: createExcerpt(section.text, terms) }));
}

function computeScore(section: Section, terms: readonly string[]): number {
  const fields = [
    [splitWords(section.page), section.id === '' ? points.page * 1.5 : points.page / 2],
    [splitWords(section.heading), points.heading],
    [splitWords(section.text), points.text],
  ] as const;
  let sum = 0;
  for (const term of terms) {
    let score = 0;
    for (const [words, weight] of fields) {
      if (words.includes(term)) score += weight;
      else if (words.some((word) => word.startsWith(term))) score += weight / 2;
    }
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/** Returns the words of a text in lower case and without diacritics. `DATABASE_POOL` yields the complete name and its parts. */
export function splitWords(text: string): readonly string[] {
  const words = foldText(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.flatMap((word) =>
    word.includes('_') ? [word, ...word.split('_').filter((part) => part !== '')] : [word],
  );
}

function createExcerpt(text: string, terms: readonly string[]): string {
  const lowerText = text.toLowerCase();
  const matchPositions = terms.map((term) => lowerText.search(new RegExp(`(?<![\\p{L}\\p{N}])${term}`, 'u')));
  const firstMatch = Math.max(0, Math.min(...matchPositions.filter((at) => at >= 0), text.length));
  const start =
    firstMatch === text.length || firstMatch < 30 ? 0 : text.lastIndexOf(' ', firstMatch - 25) + 1;
  const excerptText = text.slice(start, start + excerptLength);
  return `${start > 0 ? '… ' : ''}${excerptText}${start + excerptLength < text.length ? ' …' : ''}`;
}
