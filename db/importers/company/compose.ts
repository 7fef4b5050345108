import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseCompanyRecord, type CompanyRecord } from '../../records/company-record.ts';
import { findFirstCik, collectCiks } from './download.ts';
import { parseSubmissions, parseTickers } from './edgar.ts';
import type { RegisterFacts } from './facts.ts';
import { parseLeiRecords } from './gleif.ts';
import { mergeFacts, mergeListings, findCurrentCik, addCik } from './merge.ts';
import { readStatements } from './statements.ts';
import { parseWikidata } from './wikidata.ts';
import { UserFacingError } from '../../../core/user-facing-error.ts';

export interface Composition {
  readonly records: readonly CompanyRecord[];
  /** Problems to report to the operator: companies that are missing in a register, and rejected facts. */
  readonly remarks: readonly string[];
}

/**
 * Merges the registers' documents in a folder into the current records. Companies are neither added nor removed, and ids stay.
 * All files are optional: `company_tickers_exchange.json`, `submissions/CIK##########.json` (or in the folder itself),
 * `sub.txt`, `gleif/*.json`, `wikidata/*.json`. The modification time of a file counts as the time of the observation.
 * @throws UserFacingError when a document is broken, or the folder contains no document
 */
export async function composeRecords(
  present: readonly CompanyRecord[],
  folder: string,
): Promise<Composition> {
  const remarks: string[] = [];
  let documentCount = 0;
  let records = [...present];

  const tickerDocument = await readDocument(join(folder, 'company_tickers_exchange.json'));
  if (tickerDocument !== null) {
    documentCount += 1;
    const filers = parseTickers(tickerDocument.value);
    if (filers === null)
      throw new UserFacingError('dataset', 'company_tickers_exchange.json is not in the expected format.');
    const usedCiks = collectCiks(records);
    records = records.map((record) => {
      const cik = findCurrentCik(record, filers, usedCiks);
      const filer = cik === null ? undefined : filers.get(cik);
      if (cik === null || filer === undefined) {
        remarks.push(`${record.name}: not in the ticker map, so its listings are unchanged`);
        return record;
      }
      if (cik !== findFirstCik(record)) remarks.push(`${record.name}: now files under CIK ${cik}`);
      return mergeListings(addCik(record, cik), filer);
    });
  }

  const statementsFile = join(folder, 'sub.txt');
  if (await isExistingFile(statementsFile)) {
    documentCount += 1;
    const facts = await readStatements(
      statementsFile,
      collectCiks(records),
      await readModificationTime(statementsFile),
    );
    records = records.map((record) =>
      mergeRegisterFacts(record, facts.get(findFirstCik(record) ?? ''), remarks),
    );
  }

  for (const [index, record] of records.entries()) {
    const cik = findFirstCik(record);
    if (cik === undefined) continue;
    const name = `CIK${cik}.json`;
    const document =
      (await readDocument(join(folder, 'submissions', name))) ?? (await readDocument(join(folder, name)));
    if (document === null) continue;
    documentCount += 1;
    const facts = parseSubmissions(document.value, cik, document.readAt);
    if (facts === null)
      throw new UserFacingError('dataset', `${name} is not the submissions document of its CIK.`);
    records[index] = mergeRegisterFacts(record, facts, remarks);
  }

  for (const document of await readDocuments(join(folder, 'wikidata'))) {
    documentCount += 1;
    const ids = new Map(records.flatMap((record) => getCiks(record).map((cik) => [cik, record.id])));
    const facts = parseWikidata(document.value, (cik) => ids.get(cik), document.readAt);
    records = records.map((record) => {
      const cik = getCiks(record).find((one) => facts.has(one));
      return mergeRegisterFacts(record, cik === undefined ? undefined : facts.get(cik), remarks);
    });
  }

  for (const document of await readDocuments(join(folder, 'gleif'))) {
    documentCount += 1;
    const facts = parseLeiRecords(document.value, document.readAt);
    records = records.map((record) => {
      const lei = record.identifiers.find(({ type }) => type === 'lei')?.value;
      return mergeRegisterFacts(record, lei === undefined ? undefined : facts.get(lei), remarks);
    });
  }

  if (documentCount === 0)
    throw new UserFacingError(
      'dataset',
      `${folder} contains no document that companies can be imported from.`,
    );
  return { records, remarks };
}

/** Merges the facts of a register into a record. Facts that would make the record invalid are skipped and reported. */
function mergeRegisterFacts(
  record: CompanyRecord,
  facts: RegisterFacts | undefined,
  remarks: string[],
): CompanyRecord {
  if (facts === undefined) return record;
  try {
    return parseCompanyRecord(mergeFacts(record, facts));
  } catch (error) {
    remarks.push(`${record.name}: ${error instanceof Error ? error.message : 'invalid facts'}`);
    return record;
  }
}

const getCiks = ({ identifiers }: CompanyRecord) =>
  identifiers.filter(({ type }) => type === 'cik').map(({ value }) => value);

interface Document {
  readonly value: unknown;
  readonly readAt: string;
}

async function readDocument(path: string): Promise<Document | null> {
  if (!(await isExistingFile(path))) return null;
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return { value, readAt: await readModificationTime(path) };
  } catch (error) {
    throw new UserFacingError('dataset', `${basename(path)} is not complete JSON.`, { cause: error });
  }
}

async function readDocuments(folder: string): Promise<Document[]> {
  const names = await readdir(folder).catch(() => []);
  const documents: Document[] = [];
  for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
    const document = await readDocument(join(folder, name));
    if (document !== null) documents.push(document);
  }
  return documents;
}

const isExistingFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false;
const readModificationTime = async (path: string) => new Date((await stat(path)).mtime).toISOString();
