/** Where the service is, as the page was told. */
export const base = document.body.dataset['base'] ?? '';
const isDemo = document.body.dataset['demo'] === 'true';

const place = 'lookup-key';

/** The key stays in this tab until it is closed. */
export const storedKey = (): string | null => sessionStorage.getItem(place);

export function storeKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, key);
}

export const needsKey = (): boolean => !isDemo && storedKey() === null;

/** An answer that is not what was asked for, as the service explains it. */
export class RequestFailed extends Error {
  readonly status: number;
  readonly code: string;
  readonly docs: string | null;

  constructor(status: number, code: string, message: string, docs: string | null) {
    super(message);
    this.status = status;
    this.code = code;
    this.docs = docs;
  }
}

export interface ServiceResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly milliseconds: number;
}

/** One request with the key as a header. Rejects with Refused only when nobody answers. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const key = storedKey();
  if (key !== null) headers.set('X-API-Key', key);
  try {
    return await fetch(base + path, { ...init, headers, credentials: 'omit', cache: 'no-cache' });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new RequestFailed(0, 'unreachable', 'The service does not answer. Is it still running?', null);
  }
}

/** The same, with the whole of the answer read. */
export async function request(path: string, init: RequestInit = {}): Promise<ServiceResponse> {
  const start = performance.now();
  const response = await send(path, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: parsed(text),
    milliseconds: performance.now() - start,
  };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A GET that must be a 200. */
export async function get(path: string, signal?: AbortSignal): Promise<unknown> {
  const { status, body } = await request(path, signal === undefined ? {} : { signal });
  if (status === 200) return body;
  throw failureOf(status, body);
}

/** What a query told, and in the service's words what it could not tell. */
export interface Facts {
  readonly data: unknown;
  readonly missing: readonly string[];
}

/** A GraphQL query that must answer; a part of it may be missing: a provider that cannot be reached, say. */
export async function queryGraph(query: string, variables: object, signal?: AbortSignal): Promise<Facts> {
  const { status, body } = await request('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (status !== 200) throw failureOf(status, body);
  const data = at(body, 'data');
  const errors = at(body, 'errors');
  const failed: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const [first] = failed;
  const isTold =
    typeof data === 'object' && data !== null && Object.values(data).some((each) => each !== null);
  if (first === undefined || isTold) {
    return { data, missing: failed.flatMap((each) => text(each, 'message') ?? []) };
  }
  const code = text(first, 'extensions.code') ?? 'server_error';
  throw new RequestFailed(
    status,
    code,
    text(first, 'message') ?? 'The query failed.',
    `${base}/errors/${code}`,
  );
}

export const failureOf = (status: number, body: unknown): RequestFailed =>
  new RequestFailed(
    status,
    text(body, 'code') ?? `${status}`,
    text(body, 'message') ?? `The service answered ${status}.`,
    text(body, 'docs'),
  );

/** What stands at a path of keys in an answer; null where nothing does. */
export function at(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null) return null;
    found = Reflect.get(found, key);
  }
  return found ?? null;
}

export const text = (value: unknown, path: string): string | null => {
  const found = at(value, path);
  return typeof found === 'string' ? found : null;
};

export const number = (value: unknown, path: string): number | null => {
  const found = at(value, path);
  return typeof found === 'number' ? found : null;
};

export const list = (value: unknown, path: string): readonly unknown[] => {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
};
