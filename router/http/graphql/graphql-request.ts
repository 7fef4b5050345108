import { RequestRejected } from '../../../core/request-rejected.ts';
import { truncateName } from '../../errors.ts';
import { parsedJson } from '../../../core/json.ts';
import { isJson, type Json } from '../../document/result.ts';
import type { Request } from '../../exchange.ts';
import { parseMediaType } from './media-type.ts';

/** The parsed content of a GraphQL request. */
export interface GraphqlRequest {
  /** Document text. Undefined when the client sends only a reference to a document. */
  readonly query: string | undefined;
  /**
   * Reference to a document: by hash (Apollo's `persistedQuery`), or by the id that the operator registered
   * (`documentId`).
   */
  readonly named: { readonly by: 'hash' | 'id'; readonly id: string } | undefined;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Json>;
  readonly extensions: Readonly<Json>;
}

interface BadRequestDetails {
  readonly status?: number;
  /** GraphQL's error code. */
  readonly code?: string;
  /** Headers of the response: names and values alternately. */
  readonly headers?: readonly string[];
}

/** Creates the rejection of a malformed GraphQL request, with the same message as Apollo Server. */
export const badRequest = (
  message: string,
  { status = 400, code = 'BAD_REQUEST', headers = [] }: BadRequestDetails = {},
): RequestRejected =>
  new RequestRejected({ code: 'invalid_request', status, message, headers }, [
    { message, extensions: { code } },
  ]);

/** Content types that a page of another origin can send without a CORS preflight. */
const simpleTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const preflightHeaders = ['x-apollo-operation-name', 'apollo-require-preflight'];
/** Headers that trigger a CORS preflight. Cookies don't matter, because the service uses none. */
const keyHeaders = ['x-api-key', 'authorization'];

/**
 * Parses a GraphQL request: POST with JSON, or GET.
 * @throws RequestRejected (in the promise)
 */
export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest> {
  const { method, headers } = request;
  if (method !== 'POST' && method !== 'GET') {
    throw badRequest('Send GraphQL requests by GET or POST.', {
      status: 405,
      headers: ['Allow', 'GET, POST, OPTIONS'],
    });
  }
  const type = headers['content-type'];
  // Fast path for the most common Content-Type.
  const isPlainJson = type === 'application/json';
  if (!isPlainJson) preventForgery(request);
  const named = type === undefined || isPlainJson ? null : parseMediaType(type);
  const isJsonType = type === undefined || isPlainJson || named?.essence === 'application/json';
  if (!isJsonType || (named?.parameters['charset'] ?? 'utf-8') !== 'utf-8') {
    throw badRequest(
      `A body of type ${truncateName(type ?? '')} cannot be read: send application/json in UTF-8.`,
      {
        status: 415,
      },
    );
  }
  return method === 'POST' ? fromFields(parsedJson(await request.body())) : fromSearch(request.query);
}

/** Prevents CSRF: rejects requests that a page of another origin can send without a preflight. */
function preventForgery({ method, headers }: Request): void {
  const type = headers['content-type'];
  const essence = type === undefined ? undefined : parseMediaType(type)?.essence;
  if (type !== undefined && (essence === undefined || !simpleTypes.includes(essence))) return;
  if (method === 'GET' && keyHeaders.some((name) => headers[name] !== undefined)) return;
  if (preflightHeaders.some((name) => (headers[name]?.length ?? 0) > 0)) return;
  throw badRequest(
    'This operation has been blocked as a potential Cross-Site Request Forgery (CSRF). ' +
      `Please either specify a 'content-type' header (with a type that is not one of ${simpleTypes.join(', ')}) ` +
      `or provide a non-empty value for one of the following headers: ${preflightHeaders.join(', ')}`,
  );
}

function fromSearch(text: string): GraphqlRequest {
  const parameters = new URLSearchParams(text);
  const singleParameter = (name: string): string | undefined => {
    const [value, ...others] = parameters.getAll(name);
    if (others.length > 0) throw badRequest(`The '${name}' search parameter may only be specified once.`);
    return value;
  };
  const jsonParameter = (name: string): unknown => {
    const value = singleParameter(name);
    if (value === undefined || value === '') return undefined;
    const object = parsedJson(value);
    if (object !== undefined) return object;
    throw badRequest(`The ${name} search parameter contains invalid JSON.`);
  };
  return fromFields({
    query: singleParameter('query'),
    operationName: singleParameter('operationName'),
    variables: jsonParameter('variables'),
    extensions: jsonParameter('extensions'),
    documentId: singleParameter('documentId'),
  });
}

function fromFields(fields: unknown): GraphqlRequest {
  if (Array.isArray(fields))
    throw badRequest(
      'Arrays of operations are not supported: send one operation per request, or several root fields with aliases.',
    );
  if (!isJson(fields) || Object.keys(fields).length === 0) {
    throw badRequest('POST body missing, invalid Content-Type, or JSON object has no keys.');
  }
  const { query, operationName } = fields;
  const variables = objectOf(fields, 'variables');
  const extensions = objectOf(fields, 'extensions');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw badRequest('`operationName` must be a string if provided.');
  }
  const named = documentReference(extensions, fields['documentId']);
  const isSent = query !== undefined && query !== null && query !== '';
  if (!isSent && named === undefined) {
    throw badRequest('GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.');
  }
  if (isSent && typeof query !== 'string') throw badRequest('GraphQL queries must be strings.');
  return {
    query: typeof query === 'string' && isSent ? query : undefined,
    named,
    operationName: operationName ?? undefined,
    variables,
    extensions,
  };
}

function documentReference({ persistedQuery }: Readonly<Json>, documentId: unknown): GraphqlRequest['named'] {
  if (persistedQuery !== undefined && persistedQuery !== null) {
    const { version, sha256Hash } = isJson(persistedQuery) ? persistedQuery : {};
    if (version !== 1) throw badRequest('Unsupported persisted query version');
    if (typeof sha256Hash !== 'string') throw badRequest('`persistedQuery.sha256Hash` must be a string.');
    return { by: 'hash', id: sha256Hash };
  }
  if (documentId === undefined || documentId === null) return undefined;
  if (typeof documentId !== 'string') throw badRequest('`documentId` must be a string.');
  return { by: 'id', id: documentId.replace(/^sha256:/, '') };
}

function objectOf(fields: Readonly<Json>, name: 'variables' | 'extensions'): Readonly<Json> {
  const value = fields[name];
  if (value === undefined || value === null) return {};
  if (isJson(value)) return value;
  throw badRequest(
    typeof value === 'string'
      ? `\`${name}\` should be provided as an object, not a recursively JSON-encoded string.`
      : `\`${name}\` must be an object if provided.`,
  );
}
