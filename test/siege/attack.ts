import { connect, type Socket } from 'node:net';

/** A service under attack. */
export interface Target {
  readonly url: string;
  readonly port: number;
  /** A secret key without limits. */
  readonly key: string;
  readonly dataDir: string;
  /** A folder for the files of attacks. */
  readonly folder: string;
  /** Creates a key of the free plan. @param options more options of `keys create` */
  readonly createKey: (...options: readonly string[]) => Promise<string>;
  /** Runs `npm run keys -- …` next to the service. @returns its exit code and its output */
  readonly keys: (args: readonly string[]) => Promise<{ readonly code: number; readonly text: string }>;
  /** Returns the output of the service so far: its log. */
  readonly printed: () => string;
  /** Runs `npm run data -- …` next to the service. @returns its exit code and its output */
  readonly data: (
    args: readonly string[],
    settings?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly code: number; readonly text: string }>;
}

export interface Attack {
  readonly name: string;
  /**
   * Runs the attack.
   * @returns null when the service responds as it should; otherwise the reason
   */
  readonly run: (target: Target) => Promise<string | null>;
}

/** Attacks of one kind. */
export interface AttackClass {
  readonly name: string;
  readonly attacks: readonly Attack[];
  /** Whether the attacks take minutes, or need imports: `npm test` leaves them out. */
  readonly isLong?: boolean;
}

/** What a service needs before it starts. */
export interface Preparation {
  readonly settings: Readonly<Record<string, string>>;
  readonly stop?: () => Promise<void>;
}

/** A service and the attacks that it must withstand. */
export interface Siege {
  readonly name: string;
  /**
   * Starts what the service needs.
   * @returns its settings, or the reason why this machine cannot run the attacks, such as a missing program
   */
  readonly prepare?: (dataDir: string) => Promise<Preparation | { readonly missing: string }>;
  readonly classes: readonly AttackClass[];
}

export const json = { 'content-type': 'application/json' };
export const ndjson = { 'content-type': 'application/x-ndjson' };

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The received part of the body. */
  readonly text: string;
}

/** Sends a request, as POST when it has a body. */
export async function send(
  url: string,
  { body, headers = {} }: { body?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<ReceivedResponse> {
  const response = await fetch(url, {
    headers: { ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  const text = await response.text().catch((error: unknown) => `aborted: ${String(error)}`);
  return { status: response.status, headers: response.headers, text };
}

/** Sends a GraphQL document. */
export const sendQuery = ({ url }: Target, query: string, headers: Readonly<Record<string, string>> = {}) =>
  send(`${url}/graphql`, { headers: { ...json, ...headers }, body: JSON.stringify({ query }) });

/** Compares two values by their JSON. @returns null when they are equal */
export const describeMismatch = (what: string, found: unknown, wanted: unknown): string | null =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? null
    : `${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`;

/** Returns the units of all kinds that a key has used. */
export async function readUsedUnits({ keys }: Pick<Target, 'keys'>, key: string): Promise<number> {
  const { text } = await keys(['usage', '--key', key, '--json']);
  const { usage } = JSON.parse(text) as { readonly usage: readonly { readonly used: number }[] };
  return usage.reduce((sum, { used }) => sum + used, 0);
}

/**
 * Checks that a response is a success or a client error, in JSON.
 * @returns null in this case, otherwise the reason
 */
export function describeNonClientError({ status, text }: ReceivedResponse): string | null {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`;
  return /call stack|RangeError|TypeError|\bat .*\.ts:\d/.test(text)
    ? `internals: ${text.slice(0, 200)}`
    : null;
}

/** Returns the first problem of several checks, which run one after the other. */
export async function findFirstProblem<T>(
  items: Iterable<T>,
  check: (item: T) => Promise<string | null>,
): Promise<string | null> {
  for (const item of items) {
    const problem = await check(item);
    if (problem !== null) return problem;
  }
  return null;
}

/** Resolves with the status of a request; 0 when the connection fails. */
export const requestStatus = (url: string, key: string): Promise<number> =>
  send(url, { headers: { 'x-api-key': key } }).then(
    ({ status }) => status,
    () => 0,
  );

/** Adds the problem of a check to a problem before it. */
export const runChecks = (checks: readonly (() => Promise<string | null>)[]): Promise<string | null> =>
  findFirstProblem(checks, (check) => check());

export const checkStatus = async (
  url: string,
  key: string,
  wanted: number,
  what: string,
): Promise<string | null> => describeMismatch(what, await requestStatus(url, key), wanted);

/** Opens a connection that sends bytes. Errors close it. */
export function open({ port }: Pick<Target, 'port'>, bytes: string | Buffer): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(bytes);
  return socket;
}

/**
 * Opens connections that send bytes and read no more than the first bytes of the response, until `work` has ended. `work` begins
 * when the service has begun to respond on all of them.
 * @param status status of the first response on at least one connection
 */
export async function withUnreadSockets(
  target: Target,
  { count, bytes, status }: { readonly count: number; readonly bytes: string; readonly status: number },
  work: () => Promise<string | null>,
): Promise<string | null> {
  const sockets = Array.from({ length: count }, () => open(target, bytes));
  try {
    const firstTexts = await Promise.all(
      sockets.map(async (socket) => {
        const firstText = await readFirstBytes(socket);
        socket.pause();
        return firstText;
      }),
    );
    if (!firstTexts.some((first) => first.startsWith(`HTTP/1.1 ${status} `)))
      return `no connection got ${status}: ${firstTexts[0]?.slice(0, 100)}`;
    return await work();
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** Resolves with the first bytes that a connection receives; empty when it closes first. */
export const readFirstBytes = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (part: Buffer) => resolve(part.toString('latin1')));
    socket.once('close', () => resolve(''));
  });

/** Sends requests as another client, and checks that each of them is served. */
export async function checkOtherClients({ url, key }: Target, count = 20): Promise<string | null> {
  for (let probe = 0; probe < count; probe += 1) {
    const options = { headers: { 'x-api-key': key }, signal: AbortSignal.timeout(10_000) };
    const response = await fetch(`${url}/country/NO`, options).catch(() => null);
    if (response?.status !== 200) return `another client got ${response?.status ?? 'no response in 10 s'}`;
    await response.text();
  }
  return null;
}

export const repeatText = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('');

export const formatNestedLists = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Waits up to a minute until a check has no problem. @returns the last problem, or null */
export async function waitUntil(check: () => Promise<string | null>): Promise<string | null> {
  for (let iteration = 0; iteration < 600; iteration += 1) {
    if ((await check()) === null) return null;
    await waitFor(100);
  }
  return check();
}

export const waitFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
