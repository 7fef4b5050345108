import { parseJson } from '../../../core/json.ts';
import { isJson } from '../../document/result.ts';
import { sha256 } from '../../plan/prebuilt-plans.ts';

/** Documents that the operator has registered, by the ids that clients send. */
export class TrustedDocuments {
  readonly #byId: ReadonlyMap<string, string>;
  readonly #texts: ReadonlySet<string>;

  constructor(byId: ReadonlyMap<string, string>) {
    this.#byId = new Map([...byId, ...[...byId.values()].map((text) => [sha256(text), text] as const)]);
    this.#texts = new Set(byId.values());
  }

  /**
   * Returns the text of a registered document.
   * @param id registered id, or the sha256 of the text
   */
  find(id: string): string | undefined {
    return this.#byId.get(id);
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }
}

/**
 * Parses a document registry in a format of common frontend tools. The formats are an object of texts by id (client preset of
 * GraphQL Code Generator, Relay's compiler), and Apollo's manifest of persisted queries.
 * @throws Error with the reason when the text is not a valid registry
 */
export function parseTrustedDocuments(text: string): TrustedDocuments {
  const registry = parseJson(text);
  if (registry === undefined) throw new Error('is not valid JSON');
  if (!isJson(registry)) throw new Error('has to be an object of documents by id');
  const { operations } = registry;
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(operations)
    ? operations.map((each: unknown) => (isJson(each) ? [String(each['id']), each['body']] : ['', undefined]))
    : Object.entries(registry);
  const documents = new Map<string, string>();
  for (const [id, body] of entries) {
    if (id === '' || typeof body !== 'string') throw new Error(`has no text for the document "${id}"`);
    documents.set(id, body);
  }
  return new TrustedDocuments(documents);
}
