import { customType } from 'drizzle-orm/pg-core';

/** Column of raw bytes. Both drivers accept and return bytes. COPY needs PostgreSQL's hexadecimal format. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | string }>({
  dataType: () => 'bytea',
  toDriver: (value) => `\\x${Buffer.from(value).toString('hex')}`,
});
