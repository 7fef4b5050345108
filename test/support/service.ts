import { inject } from 'vitest';

export interface ServiceResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; undefined when it is empty or not JSON. */
  readonly body: Record<string, unknown>;
}

export interface Call {
  readonly method?: string;
  /** The key of the request. False: no key. Default: the first key. */
  readonly key?: string | false;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request to the real service over a socket. */
export async function call(path: string, options: Call = {}): Promise<ServiceResponse> {
  const { url, key } = inject('service');
  const keyHeaders = options.key === false ? {} : { 'X-API-Key': options.key ?? key };
  const response = await fetch(url + path, {
    method: options.method ?? 'GET',
    headers: { ...keyHeaders, ...options.headers },
    redirect: 'manual',
    ...(options.body === undefined ? {} : { body: options.body }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: readJson(text) };
}

/**
 * Sends a GET request that must return 200.
 * @returns the body of the response
 */
export async function get(path: string): Promise<Record<string, unknown>> {
  const { status, body, text } = await call(path);
  if (status !== 200) throw new Error(`GET ${path} → ${status}: ${text}`);
  return body;
}

/** Sends a GraphQL operation to POST /graphql. */
export async function query(
  document: string,
  variables: Record<string, unknown> = {},
): Promise<{
  data: Record<string, unknown>;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}> {
  const { body } = await call('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
  });
  return body as { data: Record<string, unknown> };
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined as unknown as Record<string, unknown>;
  }
}
