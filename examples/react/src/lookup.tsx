import type { TypedDocumentString } from './gql/graphql.ts';

/** Constants that build.js replaces at build time. */
declare const LOOKUP_URL: string;
declare const LOOKUP_KEY: string;

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly { readonly message: string }[];
  /** Error message for a request that is rejected before the query runs, such as one with a wrong key. */
  readonly message?: string;
}

/**
 * Sends a GraphQL query.
 * @throws Error with the error message of the service, or the reason of an aborted signal
 */
export async function lookup<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Result> {
  const response = await fetch(`${LOOKUP_URL}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-API-Key': LOOKUP_KEY },
    body: JSON.stringify({ query: document.toString(), variables }),
    signal,
  });
  const answer: Answer<Result> = await response.json();
  if (answer.data) return answer.data;
  throw new Error(
    answer.errors?.[0]?.message ?? answer.message ?? `The service returned status ${response.status}.`,
  );
}
