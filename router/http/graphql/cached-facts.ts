import { TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from 'graphql';
import { memoize } from '../../../core/memoize.ts';
import type { KeyRecord } from '../../auth/access.ts';
import type { Request, Response } from '../../exchange.ts';
import type { Variant } from '../../execute/operation.ts';
import { computeETag, createNotModified } from '../etag.ts';

/** The headers that a response depends on in addition to its URL, in the form that content delivery networks accept. */
const varyHeader = ['Vary', 'X-API-Key, Authorization, X-App-Id, Accept, Accept-Encoding'];

/** Decides which operations select only facts, and makes their responses cacheable. */
export class CachedFacts {
  readonly #schema: GraphQLSchema;
  readonly #fields: () => ReadonlySet<string>;
  readonly #known = new WeakMap<Variant, boolean>();

  /** @param fields returns the coordinates `Type.field` of facts. Called once, on first use */
  constructor(schema: GraphQLSchema, fields: () => ReadonlySet<string>) {
    this.#schema = schema;
    this.#fields = memoize(fields);
  }

  /** Whether every field of an operation is a fact, whose value may be cached for a day. */
  has(variant: Variant): boolean {
    let hasOnlyKnownFacts = this.#known.get(variant);
    if (hasOnlyKnownFacts === undefined)
      this.#known.set(variant, (hasOnlyKnownFacts = this.#isFacts(variant)));
    return hasOnlyKnownFacts;
  }

  #isFacts({ client }: Variant): boolean {
    let hasOnlyFacts = true;
    const types = new TypeInfo(this.#schema);
    visit(
      client.document,
      visitWithTypeInfo(types, {
        Field: ({ name: { value: field } }) => {
          hasOnlyFacts &&=
            field === '__typename' || this.#fields().has(`${types.getParentType()?.name}.${field}`);
        },
      }),
    );
    return hasOnlyFacts;
  }
}

/**
 * Returns a cacheable response, or a 304 when the client already has the response. Shared caches may store responses to public
 * keys, because anyone can read such a key in a page. Those responses omit the rate limit headers, which concern a single client.
 */
export function toCacheableResponse(
  response: Response,
  request: Request,
  key: KeyRecord,
  rate: readonly string[],
): Response {
  const isShared = key.type === 'public';
  const policyHeaders = ['Cache-Control', `${isShared ? 'public' : 'private'}, max-age=86400`, ...varyHeader];
  const headers = isShared ? policyHeaders : [...policyHeaders, ...rate];
  const { info } = response;
  const etag = computeETag(response.body);
  const notModifiedResponse = createNotModified(request, etag, headers);
  return notModifiedResponse === null
    ? { ...response, headers: [...response.headers, ...headers, 'ETag', etag] }
    : { ...notModifiedResponse, ...(info === undefined ? {} : { info }) };
}
