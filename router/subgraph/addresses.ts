/** One of the servers that answer for a subgraph. */
export interface Address {
  readonly url: URL;
  /** False from a failure on, until it answers again. */
  isWell: boolean;
  /** Requests that it has not answered yet. */
  inFlight: number;
}

/**
 * The servers of one subgraph, which answer alike. A request goes to one that is well, to the least busy of these, and of
 * equals to the next in turn. Where none is well all are asked: a failure may be ours.
 */
export class Addresses {
  readonly all: readonly Address[];
  #turn = 0;

  /** @param urls one at least */
  constructor(urls: readonly string[]) {
    this.all = urls.map((url) => ({ url: new URL(url), isWell: true, inFlight: 0 }));
  }

  /**
   * Where a request goes.
   * @param tried where it went before, in order; the last one is asked again only when there is no other
   */
  choose(tried: readonly Address[]): Address {
    const { all } = this;
    const start = (this.#turn = (this.#turn + 1) % all.length);
    const inTurn = [...all.slice(start), ...all.slice(0, start)];
    return inTurn.reduce((best, each) => (compare(each, best, tried) < 0 ? each : best));
  }

  /** How many are left alone for now. */
  get out(): number {
    return this.all.filter(({ isWell }) => !isWell).length;
  }
}

/** Below 0: the one is to be asked before the other. */
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
  /** Milliseconds from the end of one look at all addresses to the next. */
  readonly everyMs: number;
  /** Rejects when the server there does not answer. */
  readonly ask: (url: string) => Promise<unknown>;
  /** Told when one falls out, and when it is well again. */
  readonly onChange: (url: string, isWell: boolean) => void;
}

/**
 * Looks after the addresses of a subgraph that has several: one that is silent is left alone before requests find out, and
 * taken back when it answers. @returns ends it
 */
export function checkAddresses({ all }: Addresses, { everyMs, ask, onChange }: AddressCheck): () => void {
  if (all.length < 2) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const told = new Map(all.map((address) => [address, true]));
  const look = async (address: Address): Promise<void> => {
    const isWell = await ask(address.url.href).then(
      () => true,
      () => false,
    );
    if (isOver) return;
    address.isWell = isWell;
    if (told.get(address) === isWell) return;
    told.set(address, isWell);
    onChange(address.url.href, isWell);
  };
  const again = (): void => {
    if (isOver) return;
    timer = setTimeout(() => void Promise.all(all.map(look)).then(again), everyMs).unref();
  };
  again();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
