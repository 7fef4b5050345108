type Child = Node | string | null;

/** Creates an element. Strings among the children become text nodes and are never parsed as HTML. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const newElement = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) newElement.setAttribute(key, value);
  newElement.append(...children.filter((child) => child !== null));
  return newElement;
}

/** Creates an SVG element. */
export function createSvgElement(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly Node[]
): SVGElement {
  const newElement = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) newElement.setAttribute(key, `${value}`);
  newElement.append(...children);
  return newElement;
}

/** Returns the element with an id. @throws Error when the page has no such element of this type */
export function getElement<T extends HTMLElement>(id: string, type: new () => T): T {
  const foundElement = document.getElementById(id);
  if (foundElement instanceof type) return foundElement;
  throw new Error(`The page has no ${id}.`);
}

const labelTimers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

/** Creates a button that copies a text to the clipboard and then briefly shows the label `Copied`. */
export function createCopyButton(text: () => string, label = 'Copy'): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: 'copy' }, label);
  button.addEventListener('click', () => void copyText(button, text(), label));
  return button;
}

async function copyText(button: HTMLElement, text: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Press Ctrl+C';
  }
  clearTimeout(labelTimers.get(button));
  labelTimers.set(
    button,
    setTimeout(() => (button.textContent = label), 1600),
  );
}
