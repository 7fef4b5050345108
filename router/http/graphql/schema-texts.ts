import { memoize } from '../../../core/memoize.ts';
import { generateApolloCache, generateUrqlCache } from '../../compose/client-caches.ts';
import { printClientSchema } from '../../compose/api-schema.ts';
import type { Response } from '../../exchange.ts';
import type { Graph } from '../../graph.ts';

/** Files for GraphQL tools: the SDL of the public schema, and the cache settings of clients. */
export class SchemaTexts {
  readonly #sdl: string;
  readonly #sdlBytes: Buffer;
  readonly #apolloCache: () => string;
  readonly #urqlCache: () => string;

  constructor({ publicSchema, sdl }: Pick<Graph, 'publicSchema' | 'sdl'>) {
    this.#sdl = printClientSchema(publicSchema);
    this.#sdlBytes = Buffer.from(this.#sdl);
    this.#apolloCache = memoize(() => generateApolloCache(sdl));
    this.#urqlCache = memoize(() => generateUrqlCache(sdl));
  }

  /** Returns the file at a path. @returns null for all other paths */
  at(path: string): Pick<Response, 'body' | 'bytes'> | null {
    if (path.endsWith('/schema.graphql')) return { body: this.#sdl, bytes: this.#sdlBytes };
    if (path.endsWith('/apollo.ts')) return { body: this.#apolloCache() };
    return path.endsWith('/urql.ts') ? { body: this.#urqlCache() } : null;
  }
}
