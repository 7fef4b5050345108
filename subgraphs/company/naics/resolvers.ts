import { memoizePerObject } from '../../../core/memoize-per-object.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { checkLimit } from '../../validation/batch.ts';
import { parseText } from '../../../core/text.ts';
import { naicsCodeRule } from '../../validation/trade-code.ts';
import type { Resolvers } from '../schema.generated.ts';
import { createWordIndex, splitIntoWords, type Correction, type WordIndex } from '../word-index.ts';
import type { NaicsEdition, NaicsRecord } from './edition.ts';
import { findRetiredClass, findSuccessors } from './retired-classes.ts';

export interface NaicsSearchMatch {
  readonly field: 'code' | 'name' | 'index' | 'description';
  readonly text: string;
  readonly corrections: readonly Correction[];
}

/** A class, and the text in which the search matched. */
export interface NaicsResult {
  readonly naics: NaicsRecord;
  readonly match: NaicsSearchMatch;
}

/** Provides the current version, which changes when the operator imports a newer version. */
export interface NaicsSource {
  readonly edition: () => NaicsEdition;
}

type NaicsIndex = WordIndex<NaicsRecord, 'name' | 'index' | 'description'>;
let industryWordsByCode: ReadonlyMap<string, readonly string[]> | undefined;

/** Common names of trades by the code of their class. Source: facts/tables/naics-words.tsv. */
const readIndustryWords = () =>
  (industryWordsByCode ??= new Map(
    readFacts('naics-words').map((row) => [row['code'] ?? '', [row['words'] ?? '']]),
  ));

const getWordIndex = memoizePerObject((edition: NaicsEdition): NaicsIndex => {
  const wordsByCode = readIndustryWords();
  return createWordIndex(edition.records, ({ code, name, description }) => [
    // Remove the exceptions in a title, because they are activities of another class.
    { field: 'name', text: name.replace(/\(except[^)]*\)/g, ''), weight: 8 },
    ...(wordsByCode.get(code) ?? []).map((text) => ({ field: 'index' as const, text, weight: 6 })),
    ...(description === null ? [] : [{ field: 'description' as const, text: description, weight: 1 }]),
  ]);
});

/** Returns the sentence of a description that contains the most query words. */
function findSentence(text: string, words: readonly string[]): string {
  const countWords = (sentence: string) => {
    const sentenceWords = splitIntoWords(sentence);
    return words.filter((word) => sentenceWords.some((each) => each.startsWith(word))).length;
  };
  const sentences = text.split(/(?<=\.)\s+|\n+/);
  return sentences.reduce(
    (best, sentence) => (countWords(sentence) > countWords(best) ? sentence : best),
    sentences[0] ?? text,
  );
}

function searchClasses(edition: NaicsEdition, q: string, limit: number): NaicsResult[] {
  if (/^\d{2,6}$/.test(q)) {
    return edition.records
      .filter(({ code }) => code.startsWith(q) || edition.find(q)?.code === code)
      .slice(0, limit)
      .map((naics) => ({ naics, match: { field: 'code', text: naics.code, corrections: [] } }));
  }
  const { hits, words, corrections } = getWordIndex(edition).search(q);
  // Among equal scores, prefer the most specific class.
  return [...hits]
    .sort((a, b) => b.score - a.score || b.item.level - a.item.level || (a.item.code < b.item.code ? -1 : 1))
    .slice(0, limit)
    .map(({ item, field, text }) => ({
      naics: item,
      match: {
        field,
        text: field === 'name' || field === 'index' ? item.name : findSentence(text, words),
        corrections,
      },
    }));
}

export const naicsResolvers = (source: NaicsSource): Resolvers => ({
  Query: {
    naics: (_, { code }) => {
      const naicsCodeText = naicsCodeRule.read(code, 'code');
      return source.edition().find(naicsCodeText) ?? findRetiredClass(naicsCodeText, source.edition());
    },
    naicsSearch: (_, { query: text, limit }) => {
      const query = parseText(text, 'q', { maximum: 100, example: 'software' });
      checkLimit(limit);
      const edition = source.edition();
      return { query, year: edition.year, countryCode: 'US', results: searchClasses(edition, query, limit) };
    },
  },
  Naics: {
    parent: ({ parent }) => parent,
    parentCode: ({ parent }) => parent?.code ?? null,
    parentName: ({ parent }) => parent?.name ?? null,
    countryCode: () => 'US',
    country: () => ({ code: 'US' }),
    children: ({ children }) => [...children],
    successors: (record) => findSuccessors(record, source.edition()),
    exclusions: ({ exclusions }) =>
      exclusions.map(({ description, codes }) => ({ description, codes: [...codes] })),
    deep: (record) => record,
  },
  NaicsMatch: { corrections: ({ corrections }) => [...corrections] },
});
