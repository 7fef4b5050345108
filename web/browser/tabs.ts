import { copyButton, element } from './element.ts';

/** A text that a tab shows. */
export interface Tab {
  readonly label: string;
  readonly text: string;
}

let boxes = 0;

/**
 * Creates a box whose tabs each show a code. Left and right arrow keys change the tab (WAI-ARIA tabs pattern).
 * @returns the box, and a function that replaces the text of a tab
 */
export function tabBox(
  title: string,
  tabs: readonly Tab[],
): { readonly box: HTMLElement; readonly setText: (label: string, text: string) => void } {
  const id = `box-${(boxes += 1)}`;
  const texts = new Map(tabs.map(({ label, text }) => [label, text]));
  let current = tabs[0]?.label ?? '';
  const panel = element('pre', { role: 'tabpanel', id, tabindex: '0' });
  const buttons = tabs.map(({ label }) => {
    const button = element(
      'button',
      { type: 'button', role: 'tab', id: `${id}-${label}`, 'aria-controls': id },
      label,
    );
    button.addEventListener('click', () => select(label));
    return button;
  });
  const list = element('div', { role: 'tablist', 'aria-label': title }, ...buttons);
  list.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const index = tabs.findIndex(({ label }) => label === current);
    select(tabs[(index + step + tabs.length) % tabs.length]?.label ?? current);
    buttons.find(({ textContent }) => textContent === current)?.focus();
    event.preventDefault();
  });

  function select(label: string): void {
    current = label;
    for (const button of buttons) {
      const isCurrent = button.textContent === label;
      button.setAttribute('aria-selected', isCurrent ? 'true' : 'false');
      button.tabIndex = isCurrent ? 0 : -1;
    }
    panel.setAttribute('aria-label', `${title}: ${label}`);
    panel.textContent = texts.get(label) ?? '';
    panel.scrollTop = 0;
  }
  select(current);

  return {
    box: element(
      'section',
      { class: 'code tabs' },
      element(
        'header',
        {},
        element('h3', {}, title),
        list,
        copyButton(() => texts.get(current) ?? ''),
      ),
      panel,
    ),
    setText(label, text) {
      texts.set(label, text);
      if (label === current) panel.textContent = text;
    },
  };
}
