import { join } from 'node:path';
import type { CompanyRecord } from '../../records/company-record.ts';
import { parseTickers } from './edgar.ts';
import type { RateLimitedClient } from './rate-limited-client.ts';
import { findCurrentCik } from './merge.ts';
import { createWikidataQuery } from './wikidata.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

/** Base URLs of the registers. */
export interface Registers {
  readonly sec: string;
  readonly secData: string;
  readonly gleif: string;
  readonly wikidata: string;
}

const officialRegisters: Registers = {
  sec: 'https://www.sec.gov',
  secData: 'https://data.sec.gov',
  gleif: 'https://api.gleif.org/api/v1',
  wikidata: 'https://query.wikidata.org',
};

export const registerNames = ['sec', 'gleif', 'wikidata'] as const;
export type RegisterName = (typeof registerNames)[number];

const leiPageSize = 100;

/** Downloads a register's data about the companies into a folder for `compose`. Existing files are not downloaded again. */
export async function download(
  register: RegisterName,
  records: readonly CompanyRecord[],
  folder: string,
  client: RateLimitedClient,
  registers: Registers = officialRegisters,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  switch (register) {
    case 'sec': {
      const tickerDocument = await client.document(
        `${registers.sec}/files/company_tickers_exchange.json`,
        join(folder, 'company_tickers_exchange.json'),
      );
      const filers = parseTickers(tickerDocument);
      if (filers === null)
        throw new UserFacingError('dataset', 'company_tickers_exchange.json is not in the expected format.');
      const usedCiks = collectCiks(records);
      for (const [index, record] of records.entries()) {
        const cik = findCurrentCik(record, filers, usedCiks) ?? findFirstCik(record);
        if (cik !== undefined) {
          const name = `CIK${cik}.json`;
          await client.document(
            `${registers.secData}/submissions/${name}`,
            join(folder, 'submissions', name),
          );
        }
        onProgress(index + 1);
      }
      return;
    }
    case 'gleif': {
      const leis = records.flatMap(({ identifiers }) =>
        identifiers.filter(({ type }) => type === 'lei').map(({ value }) => value),
      );
      if (leis.length === 0) {
        throw new UserFacingError(
          'dataset',
          'No company has an LEI yet: import companies from wikidata first.',
        );
      }
      for (let start = 0; start < leis.length; start += leiPageSize) {
        const page = leis.slice(start, start + leiPageSize).sort();
        const query = `filter[lei]=${page.join(',')}&page[size]=${leiPageSize}`;
        await client.document(
          `${registers.gleif}/lei-records?${query}`,
          join(folder, 'gleif', `${page[0] ?? ''}-${page.length}.json`),
        );
        onProgress(start + page.length);
      }
      return;
    }
    case 'wikidata': {
      const ciks = records.flatMap((record) => findFirstCik(record) ?? []);
      // Query in batches. Servers reject the long URL of a query for all 500 companies.
      for (let start = 0; start < ciks.length; start += leiPageSize) {
        const page = ciks.slice(start, start + leiPageSize);
        const query = encodeURIComponent(createWikidataQuery(page));
        await client.document(
          `${registers.wikidata}/sparql?format=json&query=${query}`,
          join(folder, 'wikidata', `${page[0] ?? ''}-${page.length}.json`),
        );
        onProgress(start + page.length);
      }
      return;
    }
  }
}

export const findFirstCik = ({ identifiers }: CompanyRecord) =>
  identifiers.find(({ type }) => type === 'cik')?.value;

export const collectCiks = (records: readonly CompanyRecord[]): ReadonlySet<string> =>
  new Set(
    records.flatMap(({ identifiers }) =>
      identifiers.filter(({ type }) => type === 'cik').map(({ value }) => value),
    ),
  );
