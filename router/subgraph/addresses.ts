/** One of the servers of a subgraph. */
export interface Address {
  readonly url: URL;
  /** Whether the last request to this server, or the last check of it, succeeded. */
  isHealthy: boolean;
  /** Number of requests in flight. */
  inFlight: number;
}

/**
 * The equivalent servers of one subgraph. A request goes to the least busy healthy server, in rotation between
 * equals. When no server is healthy, all are used: the failure might be in this process.
 */
export class Addresses {
  readonly all: readonly Address[];
  #turn = 0;

  /** @param urls URLs of the servers, at least one */
  constructor(urls: readonly string[]) {
    this.all = urls.map((url) => ({ url: new URL(url), isHealthy: true, inFlight: 0 }));
  }

  /**
   * Chooses the server for a request.
   * @param triedAddresses servers already tried, in order; the last server is chosen again only when there is no other
   */
  choose(triedAddresses: readonly Address[]): Address {
    const { all } = this;
    const start = (this.#turn = (this.#turn + 1) % all.length);
    const rotatedAddresses = [...all.slice(start), ...all.slice(0, start)];
    return rotatedAddresses.reduce((best, each) =>
      compareAddresses(each, best, triedAddresses) < 0 ? each : best,
    );
  }

  /** Number of unhealthy servers. */
  get unhealthyCount(): number {
    return this.all.filter(({ isHealthy }) => !isHealthy).length;
  }
}

/**
 * Compares two servers.
 * @returns a negative number when the first one is preferred
 */
function compareAddresses(one: Address, other: Address, triedAddresses: readonly Address[]): number {
  const countTries = (address: Address) => triedAddresses.filter((each) => each === address).length;
  const lastTried = triedAddresses.at(-1);
  return (
    Number(other.isHealthy) - Number(one.isHealthy) ||
    countTries(one) - countTries(other) ||
    Number(one === lastTried) - Number(other === lastTried) ||
    one.inFlight - other.inFlight
  );
}

export interface AddressCheck {
  /** Milliseconds between the end of one round of checks and the next. */
  readonly intervalMs: number;
  /** Checks a server. Rejects when it does not respond. */
  readonly check: (url: string) => Promise<unknown>;
  /** Called when a server becomes unhealthy or healthy again. */
  readonly onChange: (url: string, isHealthy: boolean) => void;
}

/**
 * Checks the servers of a subgraph with several servers. An unresponsive server is avoided before requests fail, and used again
 * when it responds.
 * @returns a function that stops the checks
 */
export function checkAddresses(
  { all }: Addresses,
  { intervalMs, check, onChange }: AddressCheck,
): () => void {
  if (all.length < 2) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const lastReported = new Map(all.map((address) => [address, true]));
  const checkAddress = async (address: Address): Promise<void> => {
    const isHealthy = await check(address.url.href).then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    address.isHealthy = isHealthy;
    if (lastReported.get(address) === isHealthy) return;
    lastReported.set(address, isHealthy);
    onChange(address.url.href, isHealthy);
  };
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => void Promise.all(all.map(checkAddress)).then(schedule), intervalMs).unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
