import { asc, eq, sql } from 'drizzle-orm';
import { IpDatabase } from '../records/ip-database.ts';
import { ipCityPart } from '../tables/network.ts';
import { IpCityTableBuilder, createIpCitySections, openIpCityTable, type IpCities } from './ip-city-table.ts';
import { isSectionFile, parseSections, type Sections } from './section-file.ts';
import type { SnapshotFormat } from './snapshot.ts';

/**
 * Cities of IP addresses in memory. `current` changes when a new version is swapped in; an earlier value of `current` stays
 * consistent.
 */
export interface IpCitiesSource {
  readonly current: IpCities;
}

/** Version in the file of bundled data. */
export const bundledVersion = '1';

/** The stored file is either the bundled table, or a database that an operator imported. The build converts a database. */
export const ipCitiesFormat: SnapshotFormat<IpCities> = {
  name: 'ip-cities',
  datasets: ['ip-city'],
  revision: 2,
  async build(orm) {
    const parts = await orm.select({ part: ipCityPart.part }).from(ipCityPart).orderBy(asc(ipCityPart.part));
    const bytes: Buffer[] = [];
    // Read one part at a time, as text, because the embedded store takes four times as long for bytes.
    for (const { part } of parts) {
      const [row] = await orm
        .select({ base64: sql<string>`encode(${ipCityPart.bytes}, 'base64')` })
        .from(ipCityPart)
        .where(eq(ipCityPart.part, part));
      if (row === undefined) throw new TypeError(`part ${part} of the cities of addresses is missing`);
      bytes.push(Buffer.from(row.base64, 'base64'));
    }
    return read(Buffer.concat(bytes));
  },
  open: openIpCityTable,
};

function read(file: Buffer): Sections {
  if (file.length === 0) return new IpCityTableBuilder().sections('dbip_city');
  if (!isSectionFile(file)) return createIpCitySections(new IpDatabase(file));
  const sections = parseSections(file, bundledVersion);
  if (sections === undefined) throw new TypeError('the stored table of IP cities is damaged');
  return sections;
}
