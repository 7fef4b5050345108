import { readFacts } from '../../../facts/fact-table.ts';
import { lazy } from '../../../core/lazy.ts';
import type { Gender } from '../schema.generated.ts';

export interface NameWord {
  readonly written: string;
  readonly gender: Gender | null;
}

type Kind = 'title' | 'title-part' | 'first-title' | 'suffix' | 'honour' | 'particle';

const table = lazy(() => {
  const kinds = new Map<string, Map<string, NameWord>>();
  for (const { kind = '', word = '', written = '', gender } of readFacts('name-words')) {
    const words = kinds.get(kind) ?? new Map<string, NameWord>();
    words.set(word, { written, gender: gender === 'male' || gender === 'female' ? gender : null });
    kinds.set(kind, words);
  }
  return kinds;
});

/** Returns a title, suffix or particle, in any case and with or without dots. Source: facts/tables/name-words.tsv. */
export const nameWord = (kind: Kind, word: string): NameWord | undefined =>
  table().get(kind)?.get(word.toLowerCase().replaceAll('.', ''));
