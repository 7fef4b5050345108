import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseJson } from '../../../core/json.ts';
import type { CompanyRecord } from '../../records/company-record.ts';
import { readMembers, type ArchiveMember } from '../../import/zip-archive.ts';
import { collectCiks } from './download.ts';
import { parseTickers } from './edgar.ts';
import { findCurrentCik } from './merge.ts';
import { isUserFacing, UserFacingError } from '../../../core/user-facing-error.ts';

/** Maximum size of a document in bytes. Documents of companies are much smaller, and the limit prevents a full disk. */
const maxDocumentBytes = 256 * 2 ** 20;
const tickerFile = 'company_tickers_exchange.json';

/**
 * Unpacks the documents for `compose` from a ZIP archive: EDGAR's submissions.zip, a quarter of the Financial Statement Data
 * Sets, or a packed folder of documents. Only submissions of companies in the directory are extracted, one at a time. Extracted
 * files have the modification time of the archive, which counts as the time of the observation.
 * @param folder must not exist yet
 * @throws UserFacingError when the archive is broken or contains no such document
 */
export async function unpackDocuments(
  path: string,
  present: readonly CompanyRecord[],
  folder: string,
): Promise<void> {
  const { mtime } = await stat(path);
  let unpackedCount = 0;
  const unpack = async (placeOf: (name: string) => string | null) => {
    for await (const member of readMembers(path)) {
      const relativePath = placeOf(member.name);
      if (relativePath === null) continue;
      await writeMember(member, join(folder, relativePath), path);
      await utimes(join(folder, relativePath), mtime, mtime);
      unpackedCount += 1;
    }
  };
  const usedCiks = collectCiks(present);
  await unpack((name) => findCommonPath(name) ?? findSubmissionsPath(name, usedCiks));
  const successorCiks = await findNewCiks(join(folder, tickerFile), present, usedCiks);
  if (successorCiks.size > 0) await unpack((name) => findSubmissionsPath(name, successorCiks));
  if (unpackedCount === 0) {
    throw new UserFacingError(
      'dataset',
      `${path} contains no CIK##########.json of a company in the directory, no sub.txt and no other document that companies can be imported from.`,
    );
  }
}

/** Returns the target path of a document about many companies; null for other members. */
function findCommonPath(name: string): string | null {
  if (/(^|\/)__MACOSX\//.test(name)) return null;
  return (
    /(?<=^|\/)(?:company_tickers_exchange\.json|sub\.txt|(?:gleif|wikidata)\/[^/]+\.json)$/.exec(name)?.[0] ??
    null
  );
}

function findSubmissionsPath(name: string, ciks: ReadonlySet<string>): string | null {
  const [document, cik = ''] = /(?<=^|\/)CIK(\d{10})\.json$/.exec(name) ?? [];
  return document === undefined || !ciks.has(cik) ? null : join('submissions', document);
}

/** Returns the new CIKs of companies according to the archive's ticker map. Empty when the archive contains no ticker map. */
async function findNewCiks(
  map: string,
  present: readonly CompanyRecord[],
  taken: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const text = await readFile(map, 'utf8').catch(() => null);
  const filers = text === null ? null : parseTickers(parseJson(text));
  const ciks =
    filers === null ? [] : present.flatMap((record) => findCurrentCik(record, filers, taken) ?? []);
  return new Set(ciks.filter((cik) => !taken.has(cik)));
}

async function writeMember(member: ArchiveMember, place: string, archive: string): Promise<void> {
  if (member.size > maxDocumentBytes) {
    throw new UserFacingError('dataset', `${archive}: ${member.name} is larger than any supported document.`);
  }
  await mkdir(dirname(place), { recursive: true });
  try {
    // An archive with two members of the same name is invalid.
    await pipeline(await member.open(), createWriteStream(place, { flags: 'wx' }));
  } catch (error) {
    await rm(place, { force: true });
    if (isUserFacing(error, 'dataset')) throw error;
    throw new UserFacingError('dataset', `${archive}: ${member.name} cannot be unpacked: ${String(error)}`, {
      cause: error,
    });
  }
}
