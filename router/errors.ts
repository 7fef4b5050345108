import type { LookupErrorCode } from '../core/lookup-error.ts';
import type { ErrorCode, Problem } from '../core/problem.ts';

export type { ErrorCode, Problem } from '../core/problem.ts';

/** The error codes with their HTTP status, meaning and remedy. The pages at /errors are generated from this table. */
export const errorTable = {
  invalid_request: {
    status: 400,
    meaning:
      'The request breaks a rule: a parameter is malformed, missing, repeated or in conflict with another.',
    remedy: 'Read message and param: they name the rule and a valid value. Do not retry unchanged.',
  },
  ambiguous_time: {
    status: 400,
    meaning: 'The request has disambiguation=reject, and the wall time occurs twice in the source zone.',
    remedy:
      'Use disambiguation=earlier or disambiguation=later, or give at an explicit UTC offset. Do not retry unchanged.',
  },
  nonexistent_time: {
    status: 400,
    meaning: 'The request has disambiguation=reject, and the wall time is skipped in the source zone.',
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
      'The key is valid, but does not allow this request: another family, origin, app or address, or a suspended account.',
    remedy: 'Use a key whose restrictions allow the request, or have the operator extend them.',
  },
  plan_required: {
    status: 403,
    meaning: "The key's plan does not include the feature.",
    remedy: 'Use a key on a plan that includes it.',
  },
  not_found: {
    status: 404,
    meaning: 'The value is well-formed but no record has it, or the path does not exist.',
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
    meaning: 'The service failed. The error is in the service, not in the request.',
    remedy: 'Retry twice with a pause. If the error persists, report the request_id.',
  },
  service_unavailable: {
    status: 503,
    meaning:
      'A store or a provider that the response needs is unavailable. This does not mean that the record does not exist.',
    remedy:
      'Wait for Retry-After seconds if the response has it, otherwise retry twice with a pause. If the message names a setting, the operator has to configure it.',
  },
} as const satisfies Record<ErrorCode, { status: number; meaning: string; remedy: string }>;

/** Error codes that GraphQL servers commonly use, for requests that are rejected before execution. */
export const graphqlErrorTable = {
  GRAPHQL_PARSE_FAILED: {
    status: 400,
    meaning: 'The document is not GraphQL: a bracket, a quotation mark or a name is missing or misplaced.',
    remedy: 'Correct the document at the line and column in locations. Do not retry unchanged.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    status: 400,
    meaning:
      'The document does not fit the schema: an unknown field or argument, a wrong type, or an unused fragment or variable.',
    remedy:
      'Correct the document at the line and column in locations; /graphql/schema.graphql has the schema. Do not retry unchanged.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    meaning:
      'The document has several operations and operationName is missing, or no operation has that name.',
    remedy: 'Send operationName with the name of an operation of the document.',
  },
  BAD_USER_INPUT: {
    status: 400,
    meaning: 'A variable has a value that its type does not allow, or a required variable is missing.',
    remedy: 'Send a value of the declared type. The message has the variable and its value.',
  },
  BAD_REQUEST: {
    status: 400,
    meaning:
      'The HTTP request is not a GraphQL request: body, parameters or headers are not as GraphQL over HTTP requires.',
    remedy: 'Send POST with Content-Type: application/json and a body such as {"query": "{ __typename }"}.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    meaning: 'The service does not know the document with this hash.',
    remedy:
      'Send the request again with the hash and the complete document. Clients with persisted queries send both automatically.',
  },
} as const;

export type GraphqlErrorCode = keyof typeof graphqlErrorTable;

export const isGraphqlErrorCode = (code: unknown): code is GraphqlErrorCode =>
  typeof code === 'string' && Object.hasOwn(graphqlErrorTable, code);

/** Codes of lookups, in order of precedence. */
const lookupCodes: readonly LookupErrorCode[] = [
  'invalid_request',
  'ambiguous_time',
  'nonexistent_time',
  'not_found',
  'service_unavailable',
];

/** Codes in order of precedence, for requests with several errors: the easiest to fix comes first (400, 404, 503). */
const errorPrecedence: readonly string[] = [...lookupCodes];

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorTable, code);

export const isProblem = (value: object): value is Problem => 'code' in value && 'message' in value;

/** Reduces the errors of a GraphQL result to one problem. Errors with an unknown code become a server_error. */
export function toProblem(
  errors: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[],
): Problem {
  let firstProblem: Problem | undefined;
  for (const { message, extensions } of errors) {
    const code = extensions?.['code'];
    if (!isErrorCode(code) || code === 'server_error') continue;
    if (
      firstProblem !== undefined &&
      errorPrecedence.indexOf(firstProblem.code) <= errorPrecedence.indexOf(code)
    )
      continue;
    const { param, retryAfter: seconds, source } = extensions ?? {};
    firstProblem = {
      code,
      message,
      ...(typeof param === 'string' ? { param } : {}),
      ...(typeof seconds === 'number' ? { headers: ['Retry-After', `${seconds}`] } : {}),
      ...(typeof source === 'string' ? { source } : {}),
    };
  }
  return (
    firstProblem ?? {
      code: 'server_error',
      message: 'The service failed to respond. The error is in the service, not in the request.',
    }
  );
}

/** Maximum length of a client-supplied name that a response echoes, in UTF-16 code units. */
const maxNameLength = 64;

/** Truncates a client-supplied name for an echo in a response, without splitting a surrogate pair. */
export const truncateName = (name: string): string =>
  name.length <= maxNameLength ? name : name.slice(0, maxNameLength).replace(/[\ud800-\udbff]$/, '');
