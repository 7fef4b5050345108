import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random values that all processes on a database share, also after a restart. Each is created on first use. */
export const secret = pgTable('secret', {
  /** Purpose of the secret. */
  name: text().primaryKey(),
  /** 32 random bytes, base64url. */
  value: text().notNull(),
});
