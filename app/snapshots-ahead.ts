import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Database } from '../db/client/client.ts';
import type { Progress } from '../db/import/progress.ts';
import { writeSnapshotBeside, type SnapshotForm } from '../db/snapshot/snapshot.ts';

type Form = SnapshotForm<unknown>;

/** What an import tells the builder: the name of a form; null: nothing follows. */
export type Order = string | null;

/** A thread that runs `buildSnapshots`. */
export interface Builder {
  tell(order: Order): void;
  /** However it ends. */
  readonly ended: Promise<unknown>;
}

/** Snapshots that another thread builds while an import goes on. */
export interface SnapshotsAhead {
  /** To be told what the import does. */
  readonly progress: Pick<Progress, 'plan' | 'end'>;
  /** When all that were begun are written. A builder that failed is no fault: who opens them builds what is missing. */
  done(): Promise<void>;
}

/**
 * Has each snapshot built as soon as its datasets are in: building takes as long as importing, and a second core has nothing
 * else to do.
 * @param start starts it, with the other end of the embedded database's stream; called once there is something to build
 */
export function snapshotsAhead(
  database: Database,
  forms: readonly Form[],
  start: (port: MessagePort) => Builder,
): SnapshotsAhead {
  const missing = new Set<string>();
  let waiting: readonly Form[] = [];
  let builder: Builder | null = null;

  function begin(): Builder {
    const { port1, port2 } = new MessageChannel();
    void database.share?.(streamOver(port1));
    return start(port2);
  }

  return {
    progress: {
      plan(datasets) {
        for (const { name } of datasets) missing.add(name);
        waiting = forms.filter((form) => form.datasets.some((name) => missing.has(name)));
      },
      end(name) {
        missing.delete(name);
        const isReady = (form: Form) => !form.datasets.some((each) => missing.has(each));
        // The last ones are built as quickly by whoever opens them.
        for (const form of missing.size === 0 ? [] : waiting.filter(isReady)) {
          builder ??= begin();
          builder.tell(form.name);
        }
        waiting = waiting.filter((form) => !isReady(form));
      },
    },
    async done() {
      builder?.tell(null);
      await builder?.ended;
    },
  };
}

/** Builds what it is told over the port until that says that nothing follows. */
export async function buildSnapshots(
  database: Database,
  forms: readonly Form[],
  orders: MessagePort,
): Promise<void> {
  const told: AsyncIterable<Order> = ordersOf(orders);
  for await (const order of told) {
    const form = forms.find(({ name }) => name === order);
    if (form === undefined) return;
    await writeSnapshotBeside(database, form);
  }
}

async function* ordersOf(port: MessagePort): AsyncGenerator<Order> {
  const come: Order[] = [];
  let wake: () => void = () => undefined;
  port.on('message', (order: Order) => {
    come.push(order);
    wake();
  });
  for (;;) {
    const order = come.shift();
    if (order === undefined) await new Promise<void>((resolve) => (wake = resolve));
    else yield order;
  }
}

/** A stream to the other thread. Its end is null. */
export function streamOver(port: MessagePort): Duplex {
  const stream = new Duplex({
    read: () => undefined,
    write(bytes: Uint8Array, _encoding, done) {
      port.postMessage(bytes);
      done();
    },
    final(done) {
      port.postMessage(null);
      done();
    },
    destroy(error, done) {
      port.close();
      done(error);
    },
  });
  port.on('message', (bytes: Uint8Array | null) => stream.push(bytes));
  port.once('close', () => stream.destroy());
  return stream;
}
