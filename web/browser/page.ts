import { readStoredKey, storeKey, needsKey, requestBody } from './request.ts';
import { getElement } from './element.ts';

takeKeyFromAddress();

const dialog = getElement('key-dialog', HTMLDialogElement);
const input = getElement('key-input', HTMLInputElement);
const message = getElement('key-said', HTMLElement);
const button = getElement('key-button', HTMLButtonElement);

let onKeyStored: (() => void) | null = null;

/**
 * Stores the key of an address such as `/#key=secret_…`, which the first start prints. Removes the key from the address bar and
 * the history. Browsers never send the part after `#`.
 */
function takeKeyFromAddress(): void {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (key === null) return;
  history.replaceState(null, '', `${location.pathname}${location.search}`);
  if (/^[\w-]{8,200}$/.test(key)) storeKey(key);
}

/**
 * Opens the key dialog.
 * @param then called after a valid key was stored
 * @param why message to show first
 */
export function promptForKey(then: () => void = () => undefined, why = ''): void {
  onKeyStored = then;
  message.textContent = why;
  input.value = readStoredKey() ?? '';
  if (!dialog.open) dialog.showModal();
  input.focus();
}

function showKeyState(): void {
  const hasKey = readStoredKey() !== null;
  button.classList.toggle('held', hasKey);
  getElement('key-state', HTMLElement).textContent = hasKey ? 'Key set' : 'Enter a key';
}

async function storeTypedKey(): Promise<void> {
  const key = input.value.trim();
  if (key === '') {
    message.textContent = 'Enter a key.';
    return;
  }
  const previousKey = readStoredKey();
  storeKey(key);
  // Test the key with a request for /help, which requires no key but rejects an invalid one.
  const { status, body } = await requestBody('/help').catch(() => ({ status: 0, body: null }));
  if (status === 401 || status === 429 || status === 0) {
    storeKey(previousKey);
    const reason: unknown =
      typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
    message.textContent = typeof reason === 'string' ? reason : 'The service does not respond.';
    return;
  }
  dialog.close();
  showKeyState();
  onKeyStored?.();
}

getElement('key-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  void storeTypedKey();
});
getElement('key-cancel', HTMLButtonElement).addEventListener('click', () => dialog.close());
getElement('key-forget', HTMLButtonElement).addEventListener('click', () => {
  storeKey(null);
  dialog.close();
  showKeyState();
});
button.addEventListener('click', () => promptForKey());
showKeyState();

// On a phone, tables are lists: each cell shows the name of its column.
for (const table of document.querySelectorAll('table')) {
  const names = Array.from(table.querySelectorAll('thead th'), ({ textContent }) => textContent.trim());
  for (const row of table.querySelectorAll<HTMLTableRowElement>('tbody tr'))
    for (const [index, cell] of [...row.cells].entries()) cell.dataset['label'] = names[index] ?? '';
}

export { needsKey };
