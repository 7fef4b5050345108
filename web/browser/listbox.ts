import { createElement } from './element.ts';

interface ListboxOptions<T> {
  readonly input: HTMLInputElement;
  readonly listbox: HTMLElement;
  /** Prefix of the options' ids. */
  readonly id: string;
  readonly contentOf: (item: T) => readonly (Node | string | null)[];
  /** Called with an option that is clicked. */
  readonly choose: (item: T) => void;
}

/** The list of a combobox: options below an input, one of which is active. The caller handles the keyboard. */
export class Listbox<T> {
  readonly #options: ListboxOptions<T>;
  #items: readonly T[] = [];
  #active = -1;

  constructor(options: ListboxOptions<T>) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#items.length > 0;
  }

  /** The active option; undefined when the list is closed. */
  get active(): T | undefined {
    return this.#items[this.#active];
  }

  /** Shows options. The first option becomes active. Without options, the list closes. */
  offer(items: readonly T[]): void {
    const { input, listbox, id, contentOf, choose } = this.#options;
    this.#items = items;
    listbox.replaceChildren(
      ...items.map((item, index) => {
        const option = createElement(
          'li',
          { role: 'option', id: `${id}-${index}`, 'aria-selected': 'false' },
          ...contentOf(item),
        );
        // Use `mousedown`, because it occurs before the `blur` event of the input, which closes the list.
        option.addEventListener('mousedown', (event) => {
          event.preventDefault();
          choose(item);
        });
        return option;
      }),
    );
    listbox.hidden = !this.isOpen;
    input.setAttribute('aria-expanded', `${this.isOpen}`);
    this.#mark(this.isOpen ? 0 : -1);
  }

  /** Makes the next or the previous option active; the list wraps around. */
  move(step: 1 | -1): void {
    const { length } = this.#items;
    if (length > 0) this.#mark((this.#active + step + length) % length);
  }

  #mark(index: number): void {
    const { input, listbox, id } = this.#options;
    this.#active = index;
    [...listbox.children].forEach((option, each) => {
      option.setAttribute('aria-selected', `${each === index}`);
      if (each === index) option.scrollIntoView({ block: 'nearest' });
    });
    if (index < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${id}-${index}`);
  }
}

/**
 * Whether a key press belongs to an input method that composes characters. In such methods, Enter ends the composition. Safari
 * reports the end of the composition before that key press, which then has the code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
