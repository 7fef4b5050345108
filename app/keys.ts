import { openDatabase } from '../db/client/client.ts';
import { keyScopesOf } from '../rest-compat/key-scopes.ts';
import { routes } from '../rest-compat/routes.ts';
import { askControlSocket } from './access/control-socket.ts';
import { KeyBook } from './access/key-book.ts';
import { leaseStore } from './access/lease-store.ts';
import { settleLeftJournals } from './access/unit-journal.ts';
import { keys, keysHelp, type KeysAnswer } from './access/keys.ts';
import { endWith } from './plain-fault.ts';
import { readSettings, storeOf } from './settings.ts';

/** `npm run keys -- ...`: asks the service that owns the embedded database, else opens the store itself. */
async function run(args: readonly string[]): Promise<KeysAnswer> {
  if (args.length === 0 || args[0] === 'help' || args.includes('--help') || args.includes('-h')) {
    return { code: 0, text: keysHelp };
  }
  const settings = readSettings(process.env);
  const told = settings.databaseUrl ? null : await askControlSocket(settings.dataDir, args);
  if (told !== null) return told;
  const database = await openDatabase(storeOf(settings));
  try {
    const book = new KeyBook(database, Date.now);
    const settle = async () => void (await settleLeftJournals(settings.dataDir, leaseStore(database)));
    return await keys(args, { book, scopes: keyScopesOf(routes), clock: Date.now, settle });
  } finally {
    await database.close();
  }
}

try {
  const { code, text } = await run(process.argv.slice(2));
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = code;
} catch (error) {
  endWith(error);
}
