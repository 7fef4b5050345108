import { readFacts } from '../../../facts/fact-table.ts';
import { createWordIndex, type WordIndex } from '../word-index.ts';

export interface TariffSectionRecord {
  /** Number of the section, 1 to 22. Section 22 is specific to the United States. */
  readonly number: number;
  readonly description: string;
}

/** A chapter of the Harmonized System. */
export interface TariffChapter {
  /** Two digits. */
  readonly code: string;
  readonly description: string;
  readonly section: TariffSectionRecord;
}

/** Version of the bundled chapters. */
export const chapterEdition = 'HS 2022';

let cachedChapters: ReadonlyMap<string, TariffChapter> | undefined;
let cachedIndex: WordIndex<TariffChapter, 'description'> | undefined;

function readChapters(): ReadonlyMap<string, TariffChapter> {
  const sections = new Map(
    readFacts('tariff-sections').map((row) => [row['section'] ?? '', row['description'] ?? '']),
  );
  return new Map(
    readFacts('tariff-chapters').map((row) => {
      const { chapter: code = '', section = '', description = '' } = row;
      return [
        code,
        { code, description, section: { number: Number(section), description: sections.get(section) ?? '' } },
      ];
    }),
  );
}

/** Returns the chapters by their two digits. */
export const getChapters = (): ReadonlyMap<string, TariffChapter> => (cachedChapters ??= readChapters());

/** Returns the chapters whose descriptions contain every word of the query, best first. */
export function searchChapters(query: string): readonly TariffChapter[] {
  cachedIndex ??= createWordIndex([...getChapters().values()], ({ description }) => [
    { field: 'description', text: description, weight: 1 },
  ]);
  return cachedIndex.search(query).hits.map(({ item }) => item);
}
