import { createCopyButton, createElement } from './element.ts';

/** A tab: its label, and the text that it shows. */
export interface Tab {
  readonly label: string;
  readonly text: string;
}

let boxes = 0;

/**
 * Creates a box with tabs that each show a code sample. Left and right arrow keys change the tab (WAI-ARIA tabs pattern).
 * @returns the box, and a function that replaces the text of a tab
 */
export function createTabBox(
  title: string,
  tabs: readonly Tab[],
): { readonly box: HTMLElement; readonly setText: (label: string, text: string) => void } {
  const id = `box-${(boxes += 1)}`;
  const texts = new Map(tabs.map(({ label, text }) => [label, text]));
  let currentLabel = tabs[0]?.label ?? '';
  const panel = createElement('pre', { role: 'tabpanel', id, tabindex: '0' });
  const buttons = tabs.map(({ label }) => {
    const button = createElement(
      'button',
      { type: 'button', role: 'tab', id: `${id}-${label}`, 'aria-controls': id },
      label,
    );
    button.addEventListener('click', () => selectTab(label));
    return button;
  });
  const list = createElement('div', { role: 'tablist', 'aria-label': title }, ...buttons);
  list.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const index = tabs.findIndex(({ label }) => label === currentLabel);
    selectTab(tabs[(index + step + tabs.length) % tabs.length]?.label ?? currentLabel);
    buttons.find(({ textContent }) => textContent === currentLabel)?.focus();
    event.preventDefault();
  });

  function selectTab(label: string): void {
    currentLabel = label;
    for (const button of buttons) {
      const isCurrent = button.textContent === label;
      button.setAttribute('aria-selected', isCurrent ? 'true' : 'false');
      button.tabIndex = isCurrent ? 0 : -1;
    }
    panel.setAttribute('aria-label', `${title}: ${label}`);
    panel.textContent = texts.get(label) ?? '';
    panel.scrollTop = 0;
  }
  selectTab(currentLabel);

  return {
    box: createElement(
      'section',
      { class: 'code tabs' },
      createElement(
        'header',
        {},
        createElement('h3', {}, title),
        list,
        createCopyButton(() => texts.get(currentLabel) ?? ''),
      ),
      panel,
    ),
    setText(label, text) {
      texts.set(label, text);
      if (label === currentLabel) panel.textContent = text;
    },
  };
}
