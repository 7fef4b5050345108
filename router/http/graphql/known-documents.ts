import { LRUCache } from 'lru-cache';
import type { KeyRecord } from '../../auth/access.ts';
import { sha256 } from '../../plan/plan-book.ts';
import { BadRequest, type GraphqlRequest } from './graphql-request.ts';
import { RequestRejected } from './request-rejected.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** Bytes that sent documents may hold: what is forgotten, clients send again. */
const mostBytes = 8 * 1024 * 1024;

/** Gives the text of documents that are only named: those that clients have sent before, and those that are registered. */
export class KnownDocuments {
  readonly #trusted: () => TrustedDocuments | null;
  readonly #sent = new LRUCache<string, string>({
    maxSize: mostBytes,
    sizeCalculation: (text) => 200 + 2 * text.length,
  });

  /** @param trusted null: keys of every type may ask what they like. */
  constructor(trusted: () => TrustedDocuments | null) {
    this.#trusted = trusted;
  }

  /**
   * The document of a question, which is bound and priced like any other.
   * @throws BadRequest for a name that nothing is known by; Refused where only registered documents may be asked.
   */
  textOf({ query, named }: GraphqlRequest, key: KeyRecord | null): string {
    const trusted = this.#trusted();
    if (query !== undefined && named?.by === 'hash' && sha256(query) !== named.id) {
      throw new BadRequest('provided sha does not match query');
    }
    const isBound = trusted !== null && key?.type === 'public';
    if (query !== undefined) {
      if (isBound && !trusted.has(query)) throw new RequestRejected(unregistered);
      return query;
    }
    const registered = trusted?.find(named?.id ?? '');
    if (registered !== undefined) return registered;
    if (isBound) throw new RequestRejected(unregistered);
    const sent = named?.by === 'hash' ? this.#sent.get(named.id) : undefined;
    if (sent !== undefined) return sent;
    // Apollo's clients know these words, and then send the document with its hash.
    if (named?.by === 'hash')
      throw new BadRequest('PersistedQueryNotFound', 200, 'PERSISTED_QUERY_NOT_FOUND');
    throw new BadRequest(`No document is registered as "${named?.id.slice(0, 100) ?? ''}".`);
  }

  /** Remembers a valid document that was sent with its hash. */
  remember({ query, named }: GraphqlRequest): void {
    if (query !== undefined && named?.by === 'hash') this.#sent.set(named.id, query);
  }
}

const unregistered = {
  code: 'permission_denied',
  message:
    'This public key may ask only documents that the operator has registered: have this one registered, word for word, or name a registered one by its id.',
} as const;
