import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random values that all processes on a database share and that outlive a restart; made on first use. */
export const secret = pgTable('secret', {
  /** What it is for. */
  name: text().primaryKey(),
  /** 32 random bytes, base64url. */
  value: text().notNull(),
});
