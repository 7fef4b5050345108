import type { TariffLineRow, TariffStore } from '../../../db/queries/tariff-lines.ts';
import { LookupError, createUnavailableError } from '../../../core/lookup-error.ts';
import { importOnDemand, type ImportsOnDemand } from '../../imports-on-demand.ts';
import { parseText } from '../../../core/text.ts';
import { tariffCodeRule } from '../../validation/trade-code.ts';
import type { Resolvers } from '../schema.generated.ts';
import { chapterEdition, getChapters, searchChapters, type TariffChapter } from './chapters.ts';

export interface TariffRecord {
  /** Digits of the code, 2 to 10. */
  readonly code: string;
  readonly description: string;
  readonly lineage: readonly string[];
  readonly general: string | null;
  readonly special: string | null;
  readonly other: string | null;
  readonly units: readonly string[];
  readonly revision: string;
}

const maxResults = 20;

/** Formats a code with dots: `0901210010` → `0901.21.00.10`. */
const formatCode = (code: string): string =>
  [code.slice(0, 4), ...(code.slice(4).match(/../g) ?? [])].filter((part) => part !== '').join('.');

const toChapterRecord = ({ code, description, section }: TariffChapter): TariffRecord => ({
  code,
  description,
  lineage: [section.description],
  general: null,
  special: null,
  other: null,
  units: [],
  revision: chapterEdition,
});

const toLineRecord = (row: TariffLineRow, revision: string): TariffRecord => {
  const chapter = getChapters().get(row.code.slice(0, 2));
  const chapterLines = chapter === undefined ? [] : [chapter.section.description, chapter.description];
  return { ...row, lineage: [...chapterLines, ...row.lineage], revision };
};

/** Returns the digits of a code. @throws invalid_request when the code is malformed */
const parseTariffCode = (text: string): string => tariffCodeRule.read(text, 'code').replaceAll('.', '');

async function readStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LookupError) throw error;
    throw createUnavailableError(
      'The tariff cannot be read because the database does not respond. Try again later.',
    );
  }
}

const createNotLoadedError = (code: string) =>
  createUnavailableError(
    `Only the chapters of the tariff are loaded, not the subheading ${formatCode(code)}: ` +
      "run `npm run data -- import tariff --from 'https://hts.usitc.gov/reststop/exportList?from=0101&to=9999&format=JSON'`.",
  );

async function findTariffLine(
  store: TariffStore,
  code: string,
  requestImport: () => Promise<void>,
): Promise<TariffRecord | null> {
  const chapter = getChapters().get(code.slice(0, 2));
  if (code.length === 2) return chapter === undefined ? null : toChapterRecord(chapter);
  const edition = await readStore(() => store.edition());
  if (edition === null) {
    if (chapter === undefined) return null;
    await requestImport();
    throw createNotLoadedError(code);
  }
  const row = await readStore(() => store.find(code));
  return row === null ? null : toLineRecord(row, edition);
}

async function searchTariff(store: TariffStore, q: string): Promise<TariffRecord[]> {
  const edition = await readStore(() => store.edition());
  const digits = q.replaceAll('.', '');
  if (/^\d{2,10}$/.test(digits)) {
    const matchingChapters = [...getChapters().values()]
      .filter(({ code }) => code === digits)
      .map(toChapterRecord);
    const rows = edition === null ? [] : await readStore(() => store.below(digits, maxResults));
    return [...matchingChapters, ...rows.map((row) => toLineRecord(row, edition ?? ''))].slice(0, maxResults);
  }
  const matchingChapters = searchChapters(q).map(toChapterRecord);
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const rows =
    edition === null || words.length === 0 ? [] : await readStore(() => store.search(words, maxResults));
  return [...matchingChapters, ...rows.map((row) => toLineRecord(row, edition ?? ''))].slice(0, maxResults);
}

export const tariffResolvers = (store: TariffStore, imports?: ImportsOnDemand): Resolvers => ({
  Query: {
    tariff: (_, { code }, context) =>
      findTariffLine(store, parseTariffCode(code), () =>
        importOnDemand(imports, { dataset: 'tariff' }, 'The lines of the US tariff', context),
      ),
    tariffSearch: async (_, { query: text }) => {
      const query = parseText(text, 'q', { maximum: 100, example: 'coffee' });
      const results = await searchTariff(store, query);
      return { query, revision: (await readStore(() => store.edition())) ?? chapterEdition, results };
    },
  },
  TariffLine: {
    hts: ({ code }) => formatCode(code),
    section: ({ code }) => getChapters().get(code.slice(0, 2))?.section ?? null,
    lineage: ({ lineage }) => [...lineage],
    units: ({ units }) => [...units],
    // The duty for a country of origin depends on treaties and proclamations, which no loaded dataset contains.
    origin: () => null,
    effectiveRate: () => null,
    measures: () => null,
    deep: (line) => line,
  },
});
