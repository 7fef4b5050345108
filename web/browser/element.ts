type Child = Node | string | null;

/** Makes an element; text is always text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** An element that the page has. */
export function byId<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${id}.`);
}

const says = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

/** A button that copies a text, and says so. */
export function copyButton(text: () => string, label = 'Copy'): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'copy' }, label);
  button.addEventListener('click', () => void copied(button, text(), label));
  return button;
}

async function copied(button: HTMLElement, text: string, label: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Press Ctrl+C';
  }
  clearTimeout(says.get(button));
  says.set(
    button,
    setTimeout(() => (button.textContent = label), 1600),
  );
}
