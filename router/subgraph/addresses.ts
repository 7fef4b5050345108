/** One of the servers of a subgraph. */
export interface Address {
  readonly url: URL;
  /** Whether the last request or check succeeded. */
  isWell: boolean;
  /** Number of requests in flight. */
  inFlight: number;
}

/**
 * The equivalent servers of one subgraph. A request goes to the least busy healthy server, in rotation between
 * equals. When no server is healthy, all are used: the failure may be in this process.
 */
export class Addresses {
  readonly all: readonly Address[];
  #turn = 0;

  /** @param urls at least one */
  constructor(urls: readonly string[]) {
    this.all = urls.map((url) => ({ url: new URL(url), isWell: true, inFlight: 0 }));
  }

  /**
   * Chooses the server for a request.
   * @param tried servers already tried, in order; the last one is chosen again only when there is no other
   */
  choose(tried: readonly Address[]): Address {
    const { all } = this;
    const start = (this.#turn = (this.#turn + 1) % all.length);
    const inTurn = [...all.slice(start), ...all.slice(0, start)];
    return inTurn.reduce((best, each) => (compare(each, best, tried) < 0 ? each : best));
  }

  /** Number of unhealthy servers. */
  get out(): number {
    return this.all.filter(({ isWell }) => !isWell).length;
  }
}

/** Compares two servers: below 0 when the first is preferred. */
function compare(one: Address, other: Address, tried: readonly Address[]): number {
  const count = (address: Address) => tried.filter((each) => each === address).length;
  const last = tried.at(-1);
  return (
    Number(other.isWell) - Number(one.isWell) ||
    count(one) - count(other) ||
    Number(one === last) - Number(other === last) ||
    one.inFlight - other.inFlight
  );
}

export interface AddressCheck {
  /** Milliseconds between the end of one round of checks and the next. */
  readonly everyMs: number;
  /** Checks a server. Rejects when it does not respond. */
  readonly ask: (url: string) => Promise<unknown>;
  /** Called when a server becomes unhealthy or healthy again. */
  readonly onChange: (url: string, isWell: boolean) => void;
}

/**
 * Checks the servers of a subgraph that has several, so that an unresponsive one is avoided before requests fail, and
 * used again when it responds.
 * @returns a function that stops the checks
 */
export function checkAddresses({ all }: Addresses, { everyMs, ask, onChange }: AddressCheck): () => void {
  if (all.length < 2) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const lastReported = new Map(all.map((address) => [address, true]));
  const check = async (address: Address): Promise<void> => {
    const isWell = await ask(address.url.href).then(
      () => true,
      () => false,
    );
    if (isStopped) return;
    address.isWell = isWell;
    if (lastReported.get(address) === isWell) return;
    lastReported.set(address, isWell);
    onChange(address.url.href, isWell);
  };
  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => void Promise.all(all.map(check)).then(schedule), everyMs).unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
