import { LRUCache } from 'lru-cache';
import { etagOf } from './etag.ts';

/** A text that many responses have as their body. */
export interface KeptText {
  readonly text: string;
  /** The text in UTF-8: responses that wait for slow clients share it. */
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Texts of hundreds of kilobytes that depend on little more than the address of the service: made once for each. */
export class KeptTexts {
  readonly #texts = new LRUCache<string, KeptText>({
    max: 500,
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ text, bytes }) => text.length + bytes.length + 1,
  });

  /** @param id all that the text depends on */
  of(id: string, make: () => string): KeptText {
    let kept = this.#texts.get(id);
    if (kept === undefined) {
      const bytes = Buffer.from(make());
      // Not the parts that it was joined from.
      const text = bytes.toString();
      this.#texts.set(id, (kept = { text, bytes, etag: etagOf(text) }));
    }
    return kept;
  }
}
