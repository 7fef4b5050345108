import { storedKey, storeKey, needsKey, request } from './request.ts';
import { byId } from './element.ts';

const dialog = byId('key-dialog', HTMLDialogElement);
const input = byId('key-input', HTMLInputElement);
const said = byId('key-said', HTMLElement);
const button = byId('key-button', HTMLButtonElement);

let afterwards: (() => void) | null = null;

/** Asks for the key, once; what was wanted goes on when it is there. */
export function askForKey(then: () => void = () => undefined, why = ''): void {
  afterwards = then;
  said.textContent = why;
  input.value = storedKey() ?? '';
  if (!dialog.open) dialog.showModal();
  input.focus();
}

function show(): void {
  const isHeld = storedKey() !== null;
  button.classList.toggle('held', isHeld);
  byId('key-state', HTMLElement).textContent = isHeld ? 'Key in use' : 'Enter a key';
}

async function use(): Promise<void> {
  const key = input.value.trim();
  if (key === '') {
    said.textContent = 'Paste the key first.';
    return;
  }
  const before = storedKey();
  storeKey(key);
  // Help needs no key, but says whether one that is sent is good.
  const { status, body } = await request('/help').catch(() => ({ status: 0, body: null }));
  if (status === 401 || status === 429 || status === 0) {
    storeKey(before);
    const message: unknown =
      typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
    said.textContent = typeof message === 'string' ? message : 'The service does not answer.';
    return;
  }
  dialog.close();
  show();
  afterwards?.();
}

byId('key-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  void use();
});
byId('key-cancel', HTMLButtonElement).addEventListener('click', () => dialog.close());
byId('key-forget', HTMLButtonElement).addEventListener('click', () => {
  storeKey(null);
  dialog.close();
  show();
});
button.addEventListener('click', () => askForKey());
show();

export { needsKey };
