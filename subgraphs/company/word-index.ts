import { computeEditDistance } from '../../facts/edit-distance.ts';

/** A query word that does not occur in any indexed text, and the most similar indexed word. */
export interface Correction {
  readonly from: string;
  readonly to: string;
}

/** One text of an item. `weight` is the score of a match in this text. */
export interface IndexedField<F extends string> {
  readonly field: F;
  readonly text: string;
  readonly weight: number;
}

export interface Hit<T, F extends string> {
  readonly item: T;
  readonly score: number;
  /** The field that contains the most query words. Among several such fields, the field with the greatest weight. */
  readonly field: F;
  readonly text: string;
}

export interface WordIndex<T, F extends string> {
  /**
   * Finds items that contain every word of the query, best first. A query word also matches longer words with this beginning. A
   * word without matches is replaced by the most similar indexed word.
   */
  search(query: string): {
    readonly hits: readonly Hit<T, F>[];
    /** The query words after correction. */
    readonly words: readonly string[];
    readonly corrections: readonly Correction[];
  };
}

const stopWords = new Set('a an and as at by for from in is of on or other the to with'.split(' '));

/** Splits a text into words in lower case, without accents and stop words. Plurals become singulars. */
export function splitIntoWords(text: string): string[] {
  const plainText = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plainText.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word)).map(toSingular);
}

function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** Creates an index in memory over a few thousand short texts. */
export function createWordIndex<T, F extends string>(
  items: readonly T[],
  fieldsOf: (item: T) => readonly IndexedField<F>[],
): WordIndex<T, F> {
  const fields = items.map(fieldsOf);
  const postings = buildPostings(fields);

  /**
   * Returns the items that contain the word, with their scores. An item with a longer word that begins with this word scores
   * half.
   */
  function findRecordsWithWord(word: string): Map<number, number> {
    const weights = new Map<number, number>();
    for (const [number, weight] of pairsOf(postings.get(word) ?? [])) weights.set(number, weight);
    if (word.length < 3) return weights;
    for (const [candidate, posting] of postings) {
      if (candidate === word || !candidate.startsWith(word)) continue;
      for (const [number, weight] of pairsOf(posting))
        weights.set(number, Math.max(weights.get(number) ?? 0, weight / 2));
    }
    return weights;
  }

  /** Returns the most similar indexed word; among equally similar words, the most frequent. Null when no word is similar. */
  function findNearestWord(word: string): string | null {
    const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    let bestMatch = { word: '', distance: limit + 1, size: 0 };
    for (const [candidate, { length: size }] of postings) {
      if (Math.abs(candidate.length - word.length) > limit || /\d/.test(candidate)) continue;
      const distance = computeEditDistance(word, candidate, limit);
      if (distance > limit || distance > bestMatch.distance) continue;
      if (distance < bestMatch.distance || size > bestMatch.size)
        bestMatch = { word: candidate, distance, size };
    }
    return bestMatch.word === '' ? null : bestMatch.word;
  }

  function search(query: string) {
    const corrections: Correction[] = [];
    let scores: Map<number, number> | undefined;
    const words = [...new Set(splitIntoWords(query))].map((word) => {
      let matches = findRecordsWithWord(word);
      let searchedWord = word;
      if (matches.size === 0) {
        const nearestWord = findNearestWord(word);
        if (nearestWord !== null) {
          corrections.push({ from: word, to: nearestWord });
          matches = findRecordsWithWord(nearestWord);
          searchedWord = nearestWord;
        }
      }
      const previousScores = scores;
      scores =
        previousScores === undefined
          ? matches
          : new Map(
              [...matches].flatMap(([n, score]) =>
                previousScores.has(n) ? [[n, score + (previousScores.get(n) ?? 0)]] : [],
              ),
            );
      return searchedWord;
    });
    const hits = [...(scores ?? [])].flatMap(([number, score]) => {
      const item = items[number];
      const field = findBestField(fields[number] ?? [], words);
      return item === undefined || field === null
        ? []
        : [{ item, score, field: field.field, text: field.text }];
    });
    hits.sort((a, b) => b.score - a.score);
    return { hits, words, corrections };
  }

  return { search };
}

/**
 * Item numbers by word. Each item number is followed by the weight of the best field that contains the word: number, weight,
 * number, weight. This flat list takes a quarter of the memory of maps.
 */
type Postings = ReadonlyMap<string, readonly number[]>;

function buildPostings(fields: readonly (readonly IndexedField<string>[])[]): Postings {
  const postings = new Map<string, number[]>();
  for (const [number, itemFields] of fields.entries()) {
    const weights = new Map<string, number>();
    for (const { text, weight } of itemFields) {
      const words = new Set(splitIntoWords(text));
      for (const word of words)
        weights.set(word, Math.max(weights.get(word) ?? 0, weight * (1 + 1 / words.size)));
    }
    for (const [word, weight] of weights) {
      const posting = postings.get(word);
      if (posting === undefined) postings.set(word, [number, weight]);
      else posting.push(number, weight);
    }
  }
  return postings;
}

function* pairsOf(posting: readonly number[]): Generator<readonly [number: number, weight: number]> {
  for (let postingIndex = 0; postingIndex < posting.length; postingIndex += 2)
    yield [posting[postingIndex] ?? 0, posting[postingIndex + 1] ?? 0];
}

function findBestField<F extends string>(fields: readonly IndexedField<F>[], words: readonly string[]) {
  const rankedFields = fields
    .map((field) => {
      const fieldWords = splitIntoWords(field.text);
      return {
        field,
        wordCount: words.filter((word) => fieldWords.some((each) => each.startsWith(word))).length,
      };
    })
    .sort((a, b) => b.wordCount - a.wordCount || b.field.weight - a.field.weight);
  return rankedFields[0]?.field ?? null;
}
