import type { TypedDocumentString } from './gql/graphql.ts';

/** Written into the script by build.js. */
declare const LOOKUP_URL: string;
declare const LOOKUP_KEY: string;

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly { readonly message: string }[];
  /** Of the service, where it does not get to the graph: a wrong key, too many requests. */
  readonly message?: string;
}

/** @throws Error with what the service says, or the reason of the signal */
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
    answer.errors?.[0]?.message ?? answer.message ?? `The service answered ${response.status}.`,
  );
}
