import { getElement, createCopyButton, createElement } from '../element.ts';
import { getListAt, readStoredKey, storeKey, getTextAt } from '../request.ts';
import { getErrorMessage, toOptions, runKeyCommand, readFields } from './client.ts';
import { createButton, createTable } from './drawing.ts';

const form = getElement('key-editor', HTMLFormElement);
const problem = getElement('key-editor-error', HTMLElement);
/** Values of the form when it opens. Only changed values are sent. */
let initialValues: Readonly<Record<string, string>> = {};
/** The key that the form edits; null when the form creates a key. */
let editedKey: string | null = null;

const findControl = (name: string): HTMLInputElement | HTMLSelectElement | null => {
  const foundElement = form.elements.namedItem(name);
  return foundElement instanceof HTMLInputElement || foundElement instanceof HTMLSelectElement
    ? foundElement
    : null;
};

/** Shows the keys. */
export function showKeys(state: unknown): void {
  const plan = findControl('plan');
  const chosenPlan = plan?.value ?? '';
  plan?.replaceChildren(
    ...getListAt(state, 'plans').map((each) => {
      const name = getTextAt(each, 'name') ?? '';
      const option = createElement('option', { value: name }, name);
      option.selected = name === (chosenPlan || 'free');
      return option;
    }),
  );
  getElement('key-table', HTMLElement).replaceChildren(
    createTable(
      'Keys',
      ['Key', 'Type', 'Plan', 'Account', 'Restrictions', 'State', 'Actions'],
      getListAt(state, 'keys').map((key) => [
        createElement('code', {}, getTextAt(key, 'short') ?? ''),
        getTextAt(key, 'type') ?? '',
        getTextAt(key, 'plan') ?? '',
        getTextAt(key, 'account') ?? '',
        formatRestrictions(key),
        formatState(key),
        createKeyActions(key),
      ]),
    ),
  );
}

const joinList = (key: unknown, path: string): string => getListAt(key, path).join(', ');

const formatRestrictions = (key: unknown): string =>
  ['origins', 'app_ids', 'families', 'ips']
    .map((path) => joinList(key, path))
    .filter((words) => words !== '')
    .join('; ') || 'none';

function formatState(key: unknown): string {
  const [state, expires] = [getTextAt(key, 'state') ?? '', getTextAt(key, 'expires')];
  return state === 'active' && expires !== null ? `active until ${expires.slice(0, 10)}` : state;
}

/** Whether this page uses the key for its own requests. */
const isInUse = (short: string): boolean => readStoredKey()?.split('_')[1] === short;

/** Asks for confirmation before a change that could end this page's access. */
const isConfirmed = (short: string, question: string): boolean =>
  confirm(isInUse(short) ? `${question} This page uses the key, and may lose its access.` : question);

function createKeyActions(key: unknown): HTMLElement {
  const shortKey = getTextAt(key, 'short') ?? '';
  const actionButtons = createElement('div', { class: 'buttons' });
  if (getTextAt(key, 'revoked') !== null) return actionButtons;
  actionButtons.append(
    createButton('Restrict', `Restrict the key ${shortKey}`, () => editKey(key)),
    createButton('Rotate', `Rotate the key ${shortKey}`, () => {
      if (confirm(`Replace the secret of the key ${shortKey}? The old secret stops working immediately.`))
        void applyChange(['rotate', shortKey]);
    }),
    createButton('Revoke', `Revoke the key ${shortKey}`, () => {
      if (isConfirmed(shortKey, `Revoke the key ${shortKey} permanently?`))
        void applyChange(['revoke', shortKey]);
    }),
  );
  return actionButtons;
}

/** Opens the form with the current restrictions of a key. */
function editKey(key: unknown): void {
  form.reset();
  editedKey = getTextAt(key, 'short');
  const values: Record<string, string> = {
    type: getTextAt(key, 'type') ?? '',
    plan: getTextAt(key, 'plan') ?? '',
    account: getTextAt(key, 'account') ?? '',
    origin: joinList(key, 'origins'),
    'app-id': joinList(key, 'app_ids'),
    families: joinList(key, 'families'),
    ip: joinList(key, 'ips'),
    expires: getTextAt(key, 'expires') ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    const input = findControl(name);
    if (input !== null) input.value = value;
  }
  initialValues = readFields(form);
  setFormMode();
  form.scrollIntoView({ block: 'center' });
  findControl('families')?.focus();
}

/** Prepares the form for a new or an existing key. The type and the account of an existing key cannot change. */
function setFormMode(): void {
  for (const name of ['type', 'account']) findControl(name)?.toggleAttribute('disabled', editedKey !== null);
  getElement('key-editor-title', HTMLElement).textContent =
    editedKey === null ? 'Create a key' : `Restrict the key ${editedKey}`;
  const submit = form.querySelector('button[type="submit"]');
  if (submit !== null) submit.textContent = editedKey === null ? 'Create key' : 'Save restrictions';
  problem.textContent = '';
}

let onChanged: () => Promise<void> = async () => undefined;

/** Runs a command, shows the secret of a new key and reads the keys again. */
async function applyChange(args: readonly string[]): Promise<void> {
  problem.textContent = '';
  try {
    const result = await runKeyCommand(args);
    const [secret, short] = [getTextAt(result, 'key'), getTextAt(result, 'short')];
    showSecret(secret, getTextAt(result, 'warning'));
    if (secret !== null && short !== null && isInUse(short)) storeKey(secret);
    form.reset();
    await onChanged();
  } catch (error) {
    problem.textContent = getErrorMessage(error);
  }
}

/** Shows the secret of a new key, which the service does not store. */
function showSecret(secret: string | null, warning: string | null): void {
  const panel = getElement('new-key', HTMLElement);
  panel.hidden = secret === null;
  if (secret === null) return;
  panel.replaceChildren(
    createElement('p', {}, 'Shown only once. Store it now.'),
    createElement('code', { id: 'secret' }, secret),
    createCopyButton(() => secret),
    warning === null ? '' : createElement('p', {}, `Warning: ${warning}.`),
  );
}

/** Connects the form and the buttons to their actions. @param changed called after a key has changed */
export function startKeys(changed: () => Promise<void>): void {
  onChanged = changed;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = readFields(form);
    if (editedKey === null) {
      void applyChange(['create', ...toOptions(values)]);
      return;
    }
    if (isInUse(editedKey) && !isConfirmed(editedKey, `Restrict the key ${editedKey}?`)) return;
    const changes: Record<string, string> = {};
    for (const [name, value] of Object.entries(values))
      if (value !== initialValues[name]) changes[name] = value === '' ? 'none' : value;
    void applyChange(['restrict', editedKey, ...toOptions(changes)]);
  });
  form.addEventListener('reset', () => {
    editedKey = null;
    setFormMode();
  });
}
