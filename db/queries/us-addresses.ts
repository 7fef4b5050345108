import { and, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import { collateByCodePoint } from '../client/code-point-collation.ts';
import type { Database } from '../client/database.ts';
import { readProvenance } from '../import/provenance.ts';
import { usAddress } from '../tables/us-address.ts';

export type UsAddressRow = typeof usAddress.$inferSelect;

/** The area of a search. The store filters by state and ZIP code, and the caller filters by city. */
export interface AddressArea {
  /** USPS code of the state. */
  readonly state?: string | undefined;
  /** ZIP code, five digits. */
  readonly postal?: string | undefined;
}

/** Address points in the store. Every function throws a StoreError when the store does not respond. */
export interface AddressStore {
  /** Whether the store contains addresses. */
  loaded(): Promise<boolean>;
  /**
   * Finds points with a house number in one of the streets, or in a street with one of the prefixes. Returns at most `limit`
   * points.
   * @param number see `toHouseNumberKey`
   * @param streets complete street keys, see `toStreetKey`
   * @param prefixes prefixes of street keys
   */
  find(
    number: string,
    streets: readonly string[],
    prefixes: readonly string[],
    area: AddressArea,
    limit: number,
  ): Promise<readonly UsAddressRow[]>;
}

const escapePattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

export const createAddressStore = (db: Database): AddressStore => ({
  loaded: async () => (await readProvenance(db.reads.orm, 'us_addresses')) !== undefined,
  find(number, streets, prefixes, { state, postal }, limit) {
    const conditions: SQL[] = prefixes.map((beginning) =>
      like(usAddress.streetKey, escapePattern(beginning)),
    );
    if (streets.length > 0) conditions.push(inArray(usAddress.streetKey, [...streets]));
    return db.reads.orm
      .select()
      .from(usAddress)
      .where(
        and(
          eq(usAddress.number, number),
          or(...conditions),
          state === undefined ? undefined : eq(usAddress.state, state),
          postal === undefined ? undefined : eq(usAddress.postal, postal),
        ),
      )
      .orderBy(
        ...[usAddress.streetKey, usAddress.state, usAddress.city, usAddress.postal, usAddress.unit].map(
          collateByCodePoint,
        ),
      )
      .limit(limit);
  },
});
