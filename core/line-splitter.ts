/**
 * Splits text that arrives in chunks into lines. The duration is proportional to the length of the text, because a chunk
 * without a line end is not scanned again.
 */
export class LineSplitter {
  readonly #maxLength: number;
  #parts: string[] = [];
  #length = 0;

  /** Creates a splitter. @param maxLength maximum length of a line in characters */
  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /**
   * Returns the lines that end in a chunk, without line ends.
   * @throws RangeError when a line is too long
   */
  add(text: string): string[] {
    const lines = text.split('\n');
    const remainder = lines.pop() ?? '';
    const [first] = lines;
    if (first !== undefined && this.#parts.length > 0) {
      lines[0] = `${this.#parts.join('')}${first}`;
      this.#parts = [];
      this.#length = 0;
    }
    if (remainder !== '') this.#parts.push(remainder);
    this.#length += remainder.length;
    if (this.#length > this.#maxLength || lines.some((line) => line.length > this.#maxLength))
      throw new RangeError(`a line is longer than ${this.#maxLength.toLocaleString('en')} characters`);
    return lines;
  }

  /** Returns the text after the last line end. */
  end(): string {
    return this.#parts.join('');
  }
}
