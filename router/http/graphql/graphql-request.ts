import { RequestRejected } from '../../../core/request-rejected.ts';
import { truncateName } from '../../errors.ts';
import { parseJson } from '../../../core/json.ts';
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
  readonly documentReference: { readonly by: 'hash' | 'id'; readonly id: string } | undefined;
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
export const createBadRequest = (
  message: string,
  { status = 400, code = 'BAD_REQUEST', headers = [] }: BadRequestDetails = {},
): RequestRejected =>
  new RequestRejected({ code: 'invalid_request', status, message, headers }, [
    { message, extensions: { code } },
  ]);

/** Content types that a page of another origin can send without a CORS preflight. */
const simpleMediaTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
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
    throw createBadRequest('Send GraphQL requests by GET or POST.', {
      status: 405,
      headers: ['Allow', 'GET, POST, OPTIONS'],
    });
  }
  const type = headers['content-type'];
  // Fast path for the most common Content-Type.
  const isPlainJson = type === 'application/json';
  if (!isPlainJson) rejectCsrf(request);
  const mediaType = type === undefined || isPlainJson ? null : parseMediaType(type);
  const isJsonType = type === undefined || isPlainJson || mediaType?.essence === 'application/json';
  if (!isJsonType || (mediaType?.parameters['charset'] ?? 'utf-8') !== 'utf-8') {
    throw createBadRequest(
      `A body of type ${truncateName(type ?? '')} cannot be read: send application/json in UTF-8.`,
      {
        status: 415,
      },
    );
  }
  return method === 'POST' ? parseFields(parseJson(await request.body())) : parseSearch(request.query);
}

/** Prevents CSRF: rejects requests that a page of another origin can send without a preflight. */
function rejectCsrf({ method, headers }: Request): void {
  const type = headers['content-type'];
  const essence = type === undefined ? undefined : parseMediaType(type)?.essence;
  if (type !== undefined && (essence === undefined || !simpleMediaTypes.includes(essence))) return;
  if (method === 'GET' && keyHeaders.some((name) => headers[name] !== undefined)) return;
  if (preflightHeaders.some((name) => (headers[name]?.length ?? 0) > 0)) return;
  throw createBadRequest(
    'This operation has been blocked as a potential Cross-Site Request Forgery (CSRF). ' +
      `Please either specify a 'content-type' header (with a type that is not one of ${simpleMediaTypes.join(', ')}) ` +
      `or provide a non-empty value for one of the following headers: ${preflightHeaders.join(', ')}`,
  );
}

function parseSearch(text: string): GraphqlRequest {
  const parameters = new URLSearchParams(text);
  const readParameter = (name: string): string | undefined => {
    const [value, ...others] = parameters.getAll(name);
    if (others.length > 0)
      throw createBadRequest(`The '${name}' search parameter may only be specified once.`);
    return value;
  };
  const readJsonParameter = (name: string): unknown => {
    const value = readParameter(name);
    if (value === undefined || value === '') return undefined;
    const object = parseJson(value);
    if (object !== undefined) return object;
    throw createBadRequest(`The ${name} search parameter contains invalid JSON.`);
  };
  return parseFields({
    query: readParameter('query'),
    operationName: readParameter('operationName'),
    variables: readJsonParameter('variables'),
    extensions: readJsonParameter('extensions'),
    documentId: readParameter('documentId'),
  });
}

function parseFields(fields: unknown): GraphqlRequest {
  if (Array.isArray(fields))
    throw createBadRequest(
      'Arrays of operations are not supported: send one operation per request, or several root fields with aliases.',
    );
  if (!isJson(fields) || Object.keys(fields).length === 0) {
    throw createBadRequest('POST body missing, invalid Content-Type, or JSON object has no keys.');
  }
  const { query, operationName } = fields;
  const variables = readObject(fields, 'variables');
  const extensions = readObject(fields, 'extensions');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw createBadRequest('`operationName` must be a string if provided.');
  }
  const reference = readDocumentReference(extensions, fields['documentId']);
  const hasQuery = query !== undefined && query !== null && query !== '';
  if (!hasQuery && reference === undefined) {
    throw createBadRequest(
      'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.',
    );
  }
  if (hasQuery && typeof query !== 'string') throw createBadRequest('GraphQL queries must be strings.');
  return {
    query: typeof query === 'string' && hasQuery ? query : undefined,
    documentReference: reference,
    operationName: operationName ?? undefined,
    variables,
    extensions,
  };
}

function readDocumentReference(
  { persistedQuery }: Readonly<Json>,
  documentId: unknown,
): GraphqlRequest['documentReference'] {
  if (persistedQuery !== undefined && persistedQuery !== null) {
    const { version, sha256Hash } = isJson(persistedQuery) ? persistedQuery : {};
    if (version !== 1) throw createBadRequest('Unsupported persisted query version');
    if (typeof sha256Hash !== 'string')
      throw createBadRequest('`persistedQuery.sha256Hash` must be a string.');
    return { by: 'hash', id: sha256Hash };
  }
  if (documentId === undefined || documentId === null) return undefined;
  if (typeof documentId !== 'string') throw createBadRequest('`documentId` must be a string.');
  return { by: 'id', id: documentId.replace(/^sha256:/, '') };
}

function readObject(fields: Readonly<Json>, name: 'variables' | 'extensions'): Readonly<Json> {
  const value = fields[name];
  if (value === undefined || value === null) return {};
  if (isJson(value)) return value;
  throw createBadRequest(
    typeof value === 'string'
      ? `\`${name}\` should be provided as an object, not a recursively JSON-encoded string.`
      : `\`${name}\` must be an object if provided.`,
  );
}
