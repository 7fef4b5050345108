/** Base URL of the service, from the page's `data-base` attribute. */
export const base = document.body.dataset['base'] ?? '';
const isDemo = document.body.dataset['demo'] === 'true';

const storageKey = 'lookup-key';

/** Returns the key from the session storage, which the browser deletes when the tab is closed. */
export const readStoredKey = (): string | null => sessionStorage.getItem(storageKey);

export function storeKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, key);
}

export const needsKey = (): boolean => !isDemo && readStoredKey() === null;

/** An error response of the service. Without a response, the status is 0 and the code `unreachable`. */
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

/**
 * Sends a request with the key in a header.
 * @throws RequestFailed when the service does not respond; AbortError
 */
export async function sendRequest(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const key = readStoredKey();
  if (key !== null) headers.set('X-API-Key', key);
  try {
    return await fetch(base + path, { ...init, headers, credentials: 'omit', cache: 'no-cache' });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new RequestFailed(
      0,
      'unreachable',
      'The service does not respond. Check that it is running.',
      null,
    );
  }
}

/** Sends a request and reads the complete body. @throws RequestFailed when the service does not respond */
export async function requestBody(path: string, init: RequestInit = {}): Promise<ServiceResponse> {
  const start = performance.now();
  const response = await sendRequest(path, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: parseBody(text),
    milliseconds: performance.now() - start,
  };
}

export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the body of a GET request. @throws RequestFailed for any status except 200 */
export async function getBody(path: string, signal?: AbortSignal): Promise<unknown> {
  const { status, body } = await requestBody(path, signal === undefined ? {} : { signal });
  if (status === 200) return body;
  throw toFailure(status, body);
}

/** The data of a query, and the error messages for missing parts. */
export interface GraphData {
  readonly data: unknown;
  readonly missing: readonly string[];
}

/**
 * Sends a GraphQL query. Parts of the data can be missing, for example when a provider is unreachable.
 * @throws RequestFailed when the response has errors and no data
 */
export async function queryGraph(query: string, variables: object, signal?: AbortSignal): Promise<GraphData> {
  const { status, body } = await requestBody('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (status !== 200) throw toFailure(status, body);
  const data = getValueAt(body, 'data');
  const errors = getValueAt(body, 'errors');
  const allErrors: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const [first] = allErrors;
  const hasData =
    typeof data === 'object' && data !== null && Object.values(data).some((each) => each !== null);
  if (first === undefined || hasData) {
    return { data, missing: allErrors.flatMap((each) => getTextAt(each, 'message') ?? []) };
  }
  const code = getTextAt(first, 'extensions.code') ?? 'server_error';
  throw new RequestFailed(
    status,
    code,
    getTextAt(first, 'message') ?? 'The query failed.',
    `${base}/errors/${code}`,
  );
}

export const toFailure = (status: number, body: unknown): RequestFailed =>
  new RequestFailed(
    status,
    getTextAt(body, 'code') ?? `${status}`,
    getTextAt(body, 'message') ?? `The service returned status ${status}.`,
    getTextAt(body, 'docs'),
  );

/**
 * Returns the value at a dotted path such as `country.name`.
 * @returns null when there is no value
 */
export function getValueAt(value: unknown, path: string): unknown {
  let currentValue: unknown = value;
  for (const key of path.split('.')) {
    if (typeof currentValue !== 'object' || currentValue === null) return null;
    currentValue = Reflect.get(currentValue, key);
  }
  return currentValue ?? null;
}

export const getTextAt = (value: unknown, path: string): string | null => {
  const found = getValueAt(value, path);
  return typeof found === 'string' ? found : null;
};

export const getNumberAt = (value: unknown, path: string): number | null => {
  const found = getValueAt(value, path);
  return typeof found === 'number' ? found : null;
};

export const getListAt = (value: unknown, path: string): readonly unknown[] => {
  const found = getValueAt(value, path);
  return Array.isArray(found) ? found : [];
};
