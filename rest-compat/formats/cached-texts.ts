import { LRUCache } from 'lru-cache';
import { computeETag } from '../../router/http/etag.ts';

/** A text that is the body of many responses. */
export interface CachedText {
  readonly text: string;
  /** The UTF-8 bytes of the text, shared by all responses, so that slow clients don't add copies. */
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Caches large texts (hundreds of kilobytes) that depend on little more than the base URL. */
export class CachedTexts {
  readonly #texts = new LRUCache<string, CachedText>({
    max: 500,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ text, bytes }) => text.length + bytes.length + 1,
  });

  /**
   * Returns the cached text, or creates it.
   * @param id key with everything that the text depends on
   */
  of(id: string, make: () => string): CachedText {
    let cachedText = this.#texts.get(id);
    if (cachedText === undefined) {
      const bytes = Buffer.from(make());
      // Decode a new string, so that the fragments that `make` joined can be garbage-collected.
      const text = bytes.toString();
      this.#texts.set(id, (cachedText = { text, bytes, etag: computeETag(text) }));
    }
    return cachedText;
  }
}
