import { readFacts } from '../../../facts/fact-table.ts';
import { memoize } from '../../../core/memoize.ts';
import type { Gender } from '../schema.generated.ts';

export interface NameWord {
  readonly written: string;
  readonly gender: Gender | null;
}

type NameWordType = 'title' | 'title-part' | 'first-title' | 'suffix' | 'honour' | 'particle';

const readWords = memoize(() => {
  const wordsByType = new Map<string, Map<string, NameWord>>();
  for (const { kind = '', word = '', written = '', gender } of readFacts('name-words')) {
    const words = wordsByType.get(kind) ?? new Map<string, NameWord>();
    words.set(word, { written, gender: gender === 'male' || gender === 'female' ? gender : null });
    wordsByType.set(kind, words);
  }
  return wordsByType;
});

/** Finds a title, suffix or particle. The word can be in any case, with or without dots. Source: facts/tables/name-words.tsv. */
export const findNameWord = (kind: NameWordType, word: string): NameWord | undefined =>
  readWords().get(kind)?.get(word.toLowerCase().replaceAll('.', ''));
