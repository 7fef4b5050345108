import { TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from 'graphql';
import { lazy } from '../../../core/lazy.ts';
import type { KeyRecord } from '../../auth/access.ts';
import type { Request, Response } from '../../exchange.ts';
import type { Variant } from '../../execute/operation.ts';
import { etagOf, notModified } from '../etag.ts';

/** The headers that a response depends on in addition to its URL, in the form that content delivery networks accept. */
const vary = ['Vary', 'X-API-Key, Authorization, X-App-Id, Accept, Accept-Encoding'];

/** Decides which operations select only facts, and makes their responses cacheable. */
export class CachedFacts {
  readonly #schema: GraphQLSchema;
  readonly #fields: () => ReadonlySet<string>;
  readonly #known = new WeakMap<Variant, boolean>();

  /** @param fields returns the coordinates `Type.field` of facts. Called once, on first use */
  constructor(schema: GraphQLSchema, fields: () => ReadonlySet<string>) {
    this.#schema = schema;
    this.#fields = lazy(fields);
  }

  /** Whether every field of an operation is a fact. */
  has(variant: Variant): boolean {
    let known = this.#known.get(variant);
    if (known === undefined) this.#known.set(variant, (known = this.#isFacts(variant)));
    return known;
  }

  #isFacts({ client }: Variant): boolean {
    let isFacts = true;
    const types = new TypeInfo(this.#schema);
    visit(
      client.document,
      visitWithTypeInfo(types, {
        Field: ({ name: { value: field } }) => {
          isFacts &&= field === '__typename' || this.#fields().has(`${types.getParentType()?.name}.${field}`);
        },
      }),
    );
    return isFacts;
  }
}

/**
 * Returns a cacheable response, or a 304 when the client has it. Shared caches may store a response to a public key, which
 * anyone can read in a page; it then has no rate limit, which belongs to one client.
 */
export function cachedResponse(
  response: Response,
  request: Request,
  key: KeyRecord,
  rate: readonly string[],
): Response {
  const isShared = key.type === 'public';
  const policy = ['Cache-Control', `${isShared ? 'public' : 'private'}, max-age=86400`, ...vary];
  const headers = isShared ? policy : [...policy, ...rate];
  const { info } = response;
  const etag = etagOf(response.body);
  const unchanged = notModified(request, etag, headers);
  return unchanged === null
    ? { ...response, headers: [...response.headers, ...headers, 'ETag', etag] }
    : { ...unchanged, ...(info === undefined ? {} : { info }) };
}
