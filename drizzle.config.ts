import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name <name>` compares the tables with db/migrations and writes the next migration.
export default defineConfig({ dialect: 'postgresql', schema: './db/tables/*.ts', out: './db/migrations' });
