import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random values that all processes on a database share, even after a restart. A value is created on first use. */
export const secret = pgTable('secret', {
  /** Purpose of the secret. */
  name: text().primaryKey(),
  /** 32 random bytes, base64url. */
  value: text().notNull(),
});
