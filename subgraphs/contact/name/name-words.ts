import { readFacts } from '../../../facts/fact-table.ts';
import { lazy } from '../../../core/memoize.ts';
import type { Gender } from '../schema.generated.ts';

export interface NameWord {
  readonly written: string;
  readonly gender: Gender | null;
}

type WordKind = 'title' | 'title-part' | 'first-title' | 'suffix' | 'honour' | 'particle';

const readWords = lazy(() => {
  const wordsByKind = new Map<string, Map<string, NameWord>>();
  for (const { kind = '', word = '', written = '', gender } of readFacts('name-words')) {
    const words = wordsByKind.get(kind) ?? new Map<string, NameWord>();
    words.set(word, { written, gender: gender === 'male' || gender === 'female' ? gender : null });
    wordsByKind.set(kind, words);
  }
  return wordsByKind;
});

/** Finds a title, suffix or particle. The word can be in any case, with or without dots. Source: facts/tables/name-words.tsv. */
export const findNameWord = (kind: WordKind, word: string): NameWord | undefined =>
  readWords().get(kind)?.get(word.toLowerCase().replaceAll('.', ''));
