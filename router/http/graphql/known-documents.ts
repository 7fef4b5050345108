import { LRUCache } from 'lru-cache';
import type { KeyRecord } from '../../auth/access.ts';
import { sha256 } from '../../plan/prebuilt-plans.ts';
import { createBadRequest, type GraphqlRequest } from './graphql-request.ts';
import { RequestRejected } from '../../../core/request-rejected.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** Maximum size of the cache of sent documents, in bytes. Clients resend a document that was evicted. */
const maxBytes = 8 * 1024 * 1024;

/**
 * Resolves references to documents: those that clients have sent with their hash, and those that the operator
 * registered.
 */
export class KnownDocuments {
  readonly #trusted: () => TrustedDocuments | null;
  readonly #sent = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (text) => 200 + 2 * text.length,
  });

  /** @param trusted returns the registered documents; null when keys of every type may run any document */
  constructor(trusted: () => TrustedDocuments | null) {
    this.#trusted = trusted;
  }

  /**
   * Returns the document of a request. Its cost is limited and charged like that of any other document.
   * @throws RequestRejected for an unknown reference, and when the key may run only registered documents
   */
  textOf({ query, documentReference }: GraphqlRequest, key: KeyRecord | null): string {
    const trustedDocuments = this.#trusted();
    if (query !== undefined && documentReference?.by === 'hash' && sha256(query) !== documentReference.id) {
      throw createBadRequest('provided sha does not match query');
    }
    const isRestricted = trustedDocuments !== null && key?.type === 'public';
    if (query !== undefined) {
      if (isRestricted && !trustedDocuments.has(query)) throw new RequestRejected(unregisteredProblem);
      return query;
    }
    const registeredText = trustedDocuments?.find(documentReference?.id ?? '');
    if (registeredText !== undefined) return registeredText;
    if (isRestricted) throw new RequestRejected(unregisteredProblem);
    const sentText = documentReference?.by === 'hash' ? this.#sent.get(documentReference.id) : undefined;
    if (sentText !== undefined) return sentText;
    // Apollo clients recognise this message and resend the document with its hash.
    if (documentReference?.by === 'hash')
      throw createBadRequest('PersistedQueryNotFound', { status: 200, code: 'PERSISTED_QUERY_NOT_FOUND' });
    throw createBadRequest(`No document is registered as "${documentReference?.id.slice(0, 100) ?? ''}".`);
  }

  /** Caches a valid document that was sent with its hash. */
  remember({ query, documentReference }: GraphqlRequest): void {
    if (query !== undefined && documentReference?.by === 'hash') this.#sent.set(documentReference.id, query);
  }
}

const unregisteredProblem = {
  code: 'permission_denied',
  message:
    'This public key may run only registered documents: have the operator register this document, character for character, or send the id of a registered document.',
} as const;
