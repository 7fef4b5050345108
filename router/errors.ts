import type { LookupErrorCode } from '../core/lookup-error.ts';

/** One row per code: the only place that knows statuses, meanings and remedies. The pages at /errors show it. */
export const errorTable = {
  invalid_request: {
    status: 400,
    meaning:
      'The request breaks a rule: a parameter is malformed, missing, repeated or in conflict with another.',
    remedy: 'Read message and param: they name the rule and a value that works. Do not retry unchanged.',
  },
  ambiguous_time: {
    status: 400,
    meaning: 'disambiguation=reject was asked for and the wall time occurs twice in the source zone.',
    remedy:
      'Use disambiguation=earlier or disambiguation=later, or give at an explicit UTC offset. Do not retry unchanged.',
  },
  nonexistent_time: {
    status: 400,
    meaning: 'disambiguation=reject was asked for and the wall time is skipped in the source zone.',
    remedy:
      'Use disambiguation=earlier or disambiguation=later, or give at an explicit UTC offset. Do not retry unchanged.',
  },
  invalid_api_key: {
    status: 401,
    meaning: 'The key is missing, malformed, unknown, expired or revoked.',
    remedy: 'Send a key as X-API-Key: <key> or as Authorization: Bearer <key>, never in the URL.',
  },
  permission_denied: {
    status: 403,
    meaning:
      'The key is genuine but may not be used for this: another family, origin, app or address, or a suspended account.',
    remedy: 'Use a key whose restrictions allow the request, or ask the operator to widen them.',
  },
  plan_required: {
    status: 403,
    meaning: "The key's plan does not include the feature.",
    remedy: 'Use a key on a plan that includes it.',
  },
  not_found: {
    status: 404,
    meaning: 'The value is well-formed but no record has it, or no such path exists.',
    remedy: 'Check the value; /{endpoint}/help has examples that work.',
  },
  rate_limited: {
    status: 429,
    meaning: "The plan's requests per minute are used up.",
    remedy: 'Wait for Retry-After seconds.',
  },
  quota_exceeded: {
    status: 429,
    meaning: "The plan's monthly units of this kind are used up.",
    remedy: 'Wait for Retry-After seconds (the start of the next month in UTC), or use a larger plan.',
  },
  server_error: {
    status: 500,
    meaning: 'The service failed. The fault is ours.',
    remedy: 'Retry twice with a pause; report the request_id if it stays.',
  },
  service_unavailable: {
    status: 503,
    meaning:
      'A store or a provider that the answer needs cannot be used now. It says nothing about the record.',
    remedy: 'Retry twice with a pause. If the message names a setting, the operator has to configure it.',
  },
} as const satisfies Record<string, { status: number; meaning: string; remedy: string }>;

export type ErrorCode = keyof typeof errorTable;
// Every code that a subgraph can throw has a row.
const lookupCodes: readonly LookupErrorCode[] = [
  'invalid_request',
  'ambiguous_time',
  'nonexistent_time',
  'not_found',
  'service_unavailable',
] satisfies ErrorCode[];

/** Which error answers when a request meets several: the cheapest to mend first (400, 404, 503, then 500). */
const precedence: readonly string[] = [...lookupCodes];

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorTable, code);

/** A failed request before it is written. `status` differs from the table's only where HTTP has a status of its own. */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly status?: number;
  /** The parameter to blame, as the caller spells it. */
  readonly param?: string;
  /** Flat pairs: Retry-After, Allow, WWW-Authenticate. */
  readonly headers?: readonly string[];
}

export const isProblem = (value: object): value is Problem => 'code' in value && 'message' in value;

/** One problem from the errors of a GraphQL result; what is not ours to explain is a server_error. */
export function problemOf(
  errors: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[],
): Problem {
  let best: Problem | undefined;
  for (const { message, extensions } of errors) {
    const code = extensions?.['code'];
    if (!isErrorCode(code) || code === 'server_error') continue;
    if (best !== undefined && precedence.indexOf(best.code) <= precedence.indexOf(code)) continue;
    const param = extensions?.['param'];
    best = { code, message, ...(typeof param === 'string' ? { param } : {}) };
  }
  return (
    best ?? { code: 'server_error', message: 'The service failed to answer. The fault is ours, not yours.' }
  );
}

/** Names are repeated to who sent them, but not at any length. */
const longestName = 64;

/** A name of the client's as an answer repeats it: the start of a long one, whole characters only. */
export const cut = (name: string): string =>
  name.length <= longestName ? name : name.slice(0, longestName).replace(/[\ud800-\udbff]$/, '');
