import { LRUCache } from 'lru-cache';
import type { GraphqlRequest } from './graphql-request.ts';

/** The body of a response, as text and in UTF-8. */
interface ResponseBody {
  readonly body: string;
  readonly bytes: Buffer;
}

/** Caches complete responses to introspection without a key. They depend only on the request. */
export class IntrospectionResponses {
  readonly #bodies = new LRUCache<string, ResponseBody>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ body, bytes }, key) => body.length + bytes.length + key.length,
  });

  get(request: GraphqlRequest): ResponseBody | undefined {
    return this.#bodies.get(toCacheKey(request));
  }

  add(request: GraphqlRequest, body: string): ResponseBody {
    const entry = { body, bytes: Buffer.from(body) };
    this.#bodies.set(toCacheKey(request), entry);
    return entry;
  }
}

const toCacheKey = ({ query, operationName, variables }: GraphqlRequest): string =>
  JSON.stringify([query, operationName, variables]);
