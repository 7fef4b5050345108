import { asc, eq, sql } from 'drizzle-orm';
import { writeIp, type IpWords } from '../../facts/ip/ip-address.ts';
import { ipCityOf, type IpCity } from '../records/ip-city-record.ts';
import { IpDatabase, type IpMaker } from '../records/ip-database.ts';
import { ipCityPart } from '../tables/network.ts';
import { section } from './columns.ts';
import type { SnapshotForm } from './snapshot.ts';

/** City lookups for IP addresses; without an imported database every result is null. */
export interface IpCities {
  at(address: IpWords): IpCity | null;
  /** Source name in responses. */
  readonly source: NonNullable<IpMaker['cities']>;
}

/** IP cities in memory. A reference to `current` stays consistent when a new version is swapped in. */
export interface IpCitiesSource {
  readonly current: IpCities;
}

/** The complete imported file as one section: each process that shares the store gets a copy in DATA_DIR. */
export const ipCitiesForm: SnapshotForm<IpCities> = {
  name: 'ip-cities',
  datasets: ['ip-city'],
  revision: 1,
  async build(orm) {
    const [total] = await orm
      .select({ length: sql`coalesce(sum(length(${ipCityPart.bytes})), 0)`.mapWith(Number) })
      .from(ipCityPart);
    const file = new Uint8Array(total?.length ?? 0);
    const parts = await orm.select({ part: ipCityPart.part }).from(ipCityPart).orderBy(asc(ipCityPart.part));
    let written = 0;
    // One part at a time, to avoid a second copy of the file in memory.
    for (const { part } of parts) {
      const [row] = await orm.select().from(ipCityPart).where(eq(ipCityPart.part, part));
      if (row === undefined) throw new TypeError(`part ${part} of the cities of addresses is missing`);
      file.set(row.bytes, written);
      written += row.bytes.length;
    }
    return { file };
  },
  open(sections) {
    const { buffer, byteOffset, length } = section(sections, 'file', Uint8Array);
    if (length === 0) return { at: () => null, source: 'dbip_city' };
    const database = new IpDatabase(Buffer.from(buffer, byteOffset, length));
    return {
      at: (address) => ipCityOf(database.at(writeIp(address))),
      source: database.maker.cities ?? 'dbip_city',
    };
  },
};
