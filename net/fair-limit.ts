/** The client that requests a task, and the service on which the task depends. */
interface TaskRequest {
  readonly client: string;
  /** The service, such as a registrable domain. */
  readonly target: string;
}

/**
 * Runs work when a slot is free. Waiting clients receive free slots in turn, and neither a client nor a target can occupy all
 * slots.
 * @throws the error that `full` returns when too many runs are waiting
 */
type FairConcurrencyLimit = <T>(share: TaskRequest, work: () => Promise<T>, full: () => Error) => Promise<T>;

interface FairConcurrencyLimits {
  /** Maximum number of concurrent runs. */
  readonly max: number;
  readonly perClient: number;
  readonly perTarget: number;
  /** Maximum number of waiting runs over all clients. */
  readonly waiting: number;
}

interface WaitingTask {
  readonly target: string;
  readonly enter: () => void;
  readonly reject: () => void;
}

export function createFairConcurrencyLimit(limits: FairConcurrencyLimits): FairConcurrencyLimit {
  const runningCounts = { all: 0, clients: new Map<string, number>(), targets: new Map<string, number>() };
  /** Waiting runs by client. The next client is first. */
  const queues = new Map<string, WaitingTask[]>();
  let waitingCount = 0;

  const canRun = ({ client, target }: TaskRequest): boolean =>
    runningCounts.all < limits.max &&
    (runningCounts.clients.get(client) ?? 0) < limits.perClient &&
    (runningCounts.targets.get(target) ?? 0) < limits.perTarget;

  const changeCounts = ({ client, target }: TaskRequest, change: 1 | -1): void => {
    runningCounts.all += change;
    changeCount(runningCounts.clients, client, change);
    changeCount(runningCounts.targets, target, change);
  };

  /** Starts one waiting run. @returns false when no waiting run can start */
  const startNext = (): boolean => {
    for (const [client, queue] of queues) {
      const index = queue.findIndex(({ target }) => canRun({ client, target }));
      const [waiter] = index === -1 ? [] : queue.splice(index, 1);
      if (waiter === undefined) continue;
      waitingCount -= 1;
      changeCounts({ client, target: waiter.target }, 1);
      queues.delete(client);
      if (queue.length > 0) queues.set(client, queue);
      waiter.enter();
      return true;
    }
    return false;
  };

  /** Rejects the last waiting run of the client with the most waiting runs. @returns false when `client` itself has the most */
  const evictLastWaiter = (client: string): boolean => {
    let longestQueue = queues.get(client) ?? [];
    const lengthWithNewWaiter = longestQueue.length + 1;
    for (const queue of queues.values()) if (queue.length > longestQueue.length) longestQueue = queue;
    if (longestQueue.length <= lengthWithNewWaiter) return false;
    longestQueue.pop()?.reject();
    waitingCount -= 1;
    return true;
  };

  return async (share, work, full) => {
    if (canRun(share)) changeCounts(share, 1);
    else {
      if (waitingCount >= limits.waiting && !evictLastWaiter(share.client)) throw full();
      await new Promise<void>((enter, reject) => {
        const queue = queues.get(share.client) ?? [];
        queue.push({ target: share.target, enter, reject: () => reject(full()) });
        queues.set(share.client, queue);
        waitingCount += 1;
      });
    }
    try {
      return await work();
    } finally {
      changeCounts(share, -1);
      // The end of one run can start two waiting runs: one of the same client, and one of the same target.
      while (startNext());
    }
  };
}

function changeCount(counts: Map<string, number>, name: string, change: 1 | -1): void {
  const sum = (counts.get(name) ?? 0) + change;
  if (sum === 0) counts.delete(name);
  else counts.set(name, sum);
}
