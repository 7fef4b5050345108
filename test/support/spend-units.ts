import { openDatabase } from '../../db/client/client.ts';
import { leaseStore } from '../../app/access/lease-store.ts';
import { Units } from '../../router/access/units.ts';

/** A process that spends units of a key as fast as it can until there are none, and says how many it got. */
const [databaseUrl, dataDir = '', key = '', limit = ''] = process.argv.slice(2);

const database = await openDatabase({ databaseUrl, dataDir });
const units = new Units(leaseStore(database), { clock: Date.now });

process.on('message', (order: { spend: number } | { end: true }) => {
  if ('end' in order) {
    void units
      .close()
      .then(() => database.close())
      .then(() => process.disconnect());
    return;
  }
  void spend(order.spend).then((spent) => process.send?.({ spent }));
});
process.send?.({ ready: true });

async function spend(attempts: number): Promise<number> {
  let spent = 0;
  for (let at = 0; at < attempts; at += 20) {
    const taken = await Promise.all(
      Array.from({ length: Math.min(20, attempts - at) }, async () =>
        units.take(key, 'pooled', Number(limit)),
      ),
    );
    spent += taken.filter((meter) => meter !== null).length;
  }
  return spent;
}
