import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../../db/client/client.ts';

/** `restore <dump.sql> <data folder>`: creates the data folder of an older program from a dump. */
const [, , dump = '', folder = ''] = process.argv;
await (await openDatabase({ dataDir: folder })).close();
const client = await PGlite.create(join(folder, 'pglite'));
await client.exec('drop schema public cascade; drop schema drizzle cascade; create schema public');
await client.exec(readFileSync(dump, 'utf8'));
await client.close();
