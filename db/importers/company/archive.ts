import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parsedJson } from '../../../core/json.ts';
import { DatasetError } from '../../import/dataset.ts';
import type { CompanyRecord } from '../../records/company-record.ts';
import { membersOf, type Member } from '../../import/zip-archive.ts';
import { takenCiks } from './download.ts';
import { readTickers } from './edgar.ts';
import { presentCik } from './merge.ts';

/** Far above any document of one company; below what would fill a disk. */
const largest = 256 * 2 ** 20;
const tickerMap = 'company_tickers_exchange.json';

/**
 * Unpacks what `compose` reads out of a ZIP archive: submissions.zip of EDGAR, a quarter of the Financial Statement
 * Data Sets, or a folder of documents packed as it is. Of a million submissions only those of the directory's
 * companies are taken, one at a time; everything else is passed over unread. What is unpacked counts as read when the
 * archive was last changed.
 * @param folder does not exist yet.
 * @throws DatasetError when the archive is broken, or has none of the documents.
 */
export async function unpackDocuments(
  path: string,
  present: readonly CompanyRecord[],
  folder: string,
): Promise<void> {
  const { mtime } = await stat(path);
  let unpacked = 0;
  const unpack = async (placeOf: (name: string) => string | null) => {
    for await (const member of membersOf(path)) {
      const place = placeOf(member.name);
      if (place === null) continue;
      await write(member, join(folder, place), path);
      await utimes(join(folder, place), mtime, mtime);
      unpacked += 1;
    }
  };
  const taken = takenCiks(present);
  await unpack((name) => commonPlace(name) ?? submissionsPlace(name, taken));
  const heirs = await newCiks(join(folder, tickerMap), present, taken);
  if (heirs.size > 0) await unpack((name) => submissionsPlace(name, heirs));
  if (unpacked === 0) {
    throw new DatasetError(
      `${path} has no CIK##########.json of a company of the directory, no sub.txt and no other document that companies are imported from.`,
    );
  }
}

/** Where a document that speaks of many companies goes. Null: the member is none. */
function commonPlace(name: string): string | null {
  if (/(^|\/)__MACOSX\//.test(name)) return null;
  return (
    /(?<=^|\/)(?:company_tickers_exchange\.json|sub\.txt|(?:gleif|wikidata)\/[^/]+\.json)$/.exec(name)?.[0] ??
    null
  );
}

function submissionsPlace(name: string, ciks: ReadonlySet<string>): string | null {
  const [document, cik = ''] = /(?<=^|\/)CIK(\d{10})\.json$/.exec(name) ?? [];
  return document === undefined || !ciks.has(cik) ? null : join('submissions', document);
}

/** Numbers that companies file under now, as the ticker map of the archive tells, if it has one. */
async function newCiks(
  map: string,
  present: readonly CompanyRecord[],
  taken: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const text = await readFile(map, 'utf8').catch(() => null);
  const filers = text === null ? null : readTickers(parsedJson(text));
  const ciks = filers === null ? [] : present.flatMap((record) => presentCik(record, filers, taken) ?? []);
  return new Set(ciks.filter((cik) => !taken.has(cik)));
}

async function write(member: Member, place: string, archive: string): Promise<void> {
  if (member.size > largest) {
    throw new DatasetError(`${archive}: ${member.name} is larger than a document of companies can be.`);
  }
  await mkdir(dirname(place), { recursive: true });
  try {
    // A second member of the same name is a fault of the archive, not something to choose from.
    await pipeline(await member.open(), createWriteStream(place, { flags: 'wx' }));
  } catch (error) {
    await rm(place, { force: true });
    if (error instanceof DatasetError) throw error;
    throw new DatasetError(`${archive}: ${member.name} cannot be unpacked: ${String(error)}`, {
      cause: error,
    });
  }
}
