/** The client that requests a run, and the service that the run depends on. */
interface Share {
  readonly client: string;
  /** For example a registrable domain. */
  readonly target: string;
}

/**
 * Runs work when a slot is free. Free slots go to waiting clients in turn, and neither a client nor a target can take
 * all slots.
 * @throws the error that `full` returns when too many runs wait
 */
type FairLimit = <T>(share: Share, work: () => Promise<T>, full: () => Error) => Promise<T>;

interface FairLimits {
  /** Maximum number of concurrent runs. */
  readonly max: number;
  readonly perClient: number;
  readonly perTarget: number;
  /** Maximum number of waiting runs, of all clients. */
  readonly waiting: number;
}

interface Waiter {
  readonly target: string;
  readonly enter: () => void;
  readonly reject: () => void;
}

export function createFairLimit(limits: FairLimits): FairLimit {
  const running = { all: 0, clients: new Map<string, number>(), targets: new Map<string, number>() };
  /** Waiters by client. The client whose turn is next comes first. */
  const queues = new Map<string, Waiter[]>();
  let waiting = 0;

  const canRun = ({ client, target }: Share): boolean =>
    running.all < limits.max &&
    (running.clients.get(client) ?? 0) < limits.perClient &&
    (running.targets.get(target) ?? 0) < limits.perTarget;

  const count = ({ client, target }: Share, change: 1 | -1): void => {
    running.all += change;
    add(running.clients, client, change);
    add(running.targets, target, change);
  };

  /** Starts one waiter. @returns false when no waiter can start */
  const startNext = (): boolean => {
    for (const [client, queue] of queues) {
      const index = queue.findIndex(({ target }) => canRun({ client, target }));
      const [waiter] = index === -1 ? [] : queue.splice(index, 1);
      if (waiter === undefined) continue;
      waiting -= 1;
      count({ client, target: waiter.target }, 1);
      queues.delete(client);
      if (queue.length > 0) queues.set(client, queue);
      waiter.enter();
      return true;
    }
    return false;
  };

  /** Makes room by rejecting the last waiter of the client that has most. @returns false when `client` has most itself */
  const makeRoom = (client: string): boolean => {
    let longest = queues.get(client) ?? [];
    const own = longest.length + 1;
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
    if (longest.length <= own) return false;
    longest.pop()?.reject();
    waiting -= 1;
    return true;
  };

  return async (share, work, full) => {
    if (canRun(share)) count(share, 1);
    else {
      if (waiting >= limits.waiting && !makeRoom(share.client)) throw full();
      await new Promise<void>((enter, reject) => {
        const queue = queues.get(share.client) ?? [];
        queue.push({ target: share.target, enter, reject: () => reject(full()) });
        queues.set(share.client, queue);
        waiting += 1;
      });
    }
    try {
      return await work();
    } finally {
      count(share, -1);
      // One end can free a waiter of the same client and another of the same target.
      while (startNext());
    }
  };
}

function add(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const sum = (counts.get(name) ?? 0) + change;
  if (sum === 0) counts.delete(name);
  else counts.set(name, sum);
}
