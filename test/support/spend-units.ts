import { openDatabase } from '../../db/client/client.ts';
import { createLeaseStore } from '../../app/access/lease-store.ts';
import { openJournal } from '../../app/access/unit-journal.ts';
import { Units } from '../../router/limits/units.ts';

/** A process that spends units of a key as fast as possible and reports the number of units that it could spend. */
const [databaseUrl, dataDir = '', key = '', limit = ''] = process.argv.slice(2);
const allowance = limit === 'none' ? null : Number(limit);

const database = await openDatabase({ databaseUrl, dataDir });
const journal = await openJournal(dataDir, (error) => process.stderr.write(`${String(error)}\n`));
const units = new Units(createLeaseStore(database), {
  clock: () => Date.parse('2026-11-20T12:00:00Z'),
  journal,
});

process.on('message', (order: { spend: number } | { flush: true } | { end: true }) => {
  if ('end' in order) {
    void units
      .close()
      .then(() => journal.close())
      .then(() => database.close())
      .then(() => process.disconnect());
    return;
  }
  if ('flush' in order) void units.flush().then(() => process.send?.({ flushed: true }));
  // Send the response at the end of the turn, as the server does.
  else void spend(order.spend).then((spent) => setImmediate(() => process.send?.({ spent })));
});
process.send?.({ ready: true });

async function spend(attempts: number): Promise<number> {
  let spentUnits = 0;
  for (let attempt = 0; attempt < attempts; attempt += 20) {
    const reservations = await Promise.all(
      Array.from({ length: Math.min(20, attempts - attempt) }, async () =>
        units.reserve(key, 'pooled', allowance),
      ),
    );
    spentUnits += reservations.filter((meter) => meter !== null).length;
  }
  return spentUnits;
}
