import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name <what>` writes the next file of db/migrations from the tables.
export default defineConfig({ dialect: 'postgresql', schema: './db/tables/*.ts', out: './db/migrations' });
