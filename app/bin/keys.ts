import { openDatabase } from '../../db/client/client.ts';
import { getKeyScopes } from '../../rest-compat/routing/key-scopes.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { sendToControlSocket } from '../access/control-client.ts';
import { KeyRegistry } from '../key-administration/key-registry.ts';
import { createLeaseStore } from '../access/lease-store.ts';
import { settleAbandonedJournals } from '../access/unit-journal.ts';
import { executeKeyCommand, type KeysReply } from '../key-administration/commands.ts';
import { requireStore } from '../existing-store.ts';
import { exitWithError } from '../describe-error.ts';
import { readSettings, getStoreOptions } from '../settings/settings.ts';

/** Runs `npm run keys -- ...` in the service that has the embedded database open, otherwise directly on the store. */
function runCommand(args: readonly string[]): Promise<KeysReply> {
  return executeKeyCommand(args, async (command) => {
    const settings = readSettings(process.env);
    await requireStore(settings);
    const reply = settings.databaseUrl ? null : await sendToControlSocket(settings.dataDir, args);
    if (reply !== null) return reply;
    const database = await openDatabase(getStoreOptions(settings));
    try {
      const keyRegistry = new KeyRegistry(database, Date.now);
      const settle = async () =>
        void (await settleAbandonedJournals(settings.dataDir, createLeaseStore(database)));
      return await command({ book: keyRegistry, scopes: getKeyScopes(routes), clock: Date.now, settle });
    } finally {
      await database.close();
    }
  });
}

try {
  const { code, text } = await runCommand(process.argv.slice(2));
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = code;
} catch (error) {
  exitWithError(error);
}
