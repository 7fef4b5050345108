import { customType } from 'drizzle-orm/pg-core';

/** Bytes as they are; both drivers take and give them, COPY takes the hexadecimal form of PostgreSQL. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | string }>({
  dataType: () => 'bytea',
  toDriver: (value) => `\\x${Buffer.from(value).toString('hex')}`,
});
