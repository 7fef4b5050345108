import { byId, copyButton, element } from '../element.ts';
import { list, storedKey, storeKey, text } from '../request.ts';
import { messageOf, optionsOf, runKeyCommand, valuesOf } from './client.ts';
import { button, table } from './drawing.ts';

const form = byId('key-editor', HTMLFormElement);
const problem = byId('key-editor-error', HTMLElement);
/** The fields that the form shows when it opens, to send only those that change. */
let initial: Readonly<Record<string, string>> = {};
/** The key that the form restricts; null when it creates one. */
let edited: string | null = null;

const control = (name: string): HTMLInputElement | HTMLSelectElement | null => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
};

/** Shows the keys. */
export function showKeys(state: unknown): void {
  const plan = control('plan');
  const chosen = plan?.value ?? '';
  plan?.replaceChildren(
    ...list(state, 'plans').map((each) => {
      const name = text(each, 'name') ?? '';
      const option = element('option', { value: name }, name);
      option.selected = name === (chosen || 'free');
      return option;
    }),
  );
  byId('key-table', HTMLElement).replaceChildren(
    table(
      'Keys',
      ['Key', 'Type', 'Plan', 'Account', 'Restrictions', 'State', 'Actions'],
      list(state, 'keys').map((key) => [
        element('code', {}, text(key, 'short') ?? ''),
        text(key, 'type') ?? '',
        text(key, 'plan') ?? '',
        text(key, 'account') ?? '',
        restrictionsOf(key),
        stateOf(key),
        actionsOf(key),
      ]),
    ),
  );
}

const joined = (key: unknown, path: string): string => list(key, path).join(', ');

const restrictionsOf = (key: unknown): string =>
  ['origins', 'app_ids', 'families', 'ips']
    .map((path) => joined(key, path))
    .filter((words) => words !== '')
    .join('; ') || 'none';

function stateOf(key: unknown): string {
  const [state, expires] = [text(key, 'state') ?? '', text(key, 'expires')];
  return state === 'active' && expires !== null ? `active until ${expires.slice(0, 10)}` : state;
}

/** Whether this page sends the key with its own requests. */
const isInUse = (short: string): boolean => storedKey()?.split('_')[1] === short;

/** Asks for confirmation before a change that could end the access of this page. */
const isConfirmed = (short: string, question: string): boolean =>
  confirm(isInUse(short) ? `${question} This page uses the key, and may lose its access.` : question);

function actionsOf(key: unknown): HTMLElement {
  const short = text(key, 'short') ?? '';
  const actions = element('div', { class: 'buttons' });
  if (text(key, 'revoked') !== null) return actions;
  actions.append(
    button('Restrict', `Restrict the key ${short}`, () => edit(key)),
    button('Rotate', `Rotate the key ${short}`, () => {
      if (confirm(`Replace the secret of the key ${short}? The old secret stops working immediately.`))
        void apply(['rotate', short]);
    }),
    button('Revoke', `Revoke the key ${short}`, () => {
      if (isConfirmed(short, `Revoke the key ${short} permanently?`)) void apply(['revoke', short]);
    }),
  );
  return actions;
}

/** Opens the form with the restrictions of a key. */
function edit(key: unknown): void {
  form.reset();
  edited = text(key, 'short');
  const values: Record<string, string> = {
    type: text(key, 'type') ?? '',
    plan: text(key, 'plan') ?? '',
    account: text(key, 'account') ?? '',
    origin: joined(key, 'origins'),
    'app-id': joined(key, 'app_ids'),
    families: joined(key, 'families'),
    ip: joined(key, 'ips'),
    expires: text(key, 'expires') ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    const input = control(name);
    if (input !== null) input.value = value;
  }
  initial = valuesOf(form);
  setMode();
  form.scrollIntoView({ block: 'center' });
  control('families')?.focus();
}

/** The type and the account of an existing key cannot change. */
function setMode(): void {
  for (const name of ['type', 'account']) control(name)?.toggleAttribute('disabled', edited !== null);
  byId('key-editor-title', HTMLElement).textContent =
    edited === null ? 'Create a key' : `Restrict the key ${edited}`;
  const submit = form.querySelector('button[type="submit"]');
  if (submit !== null) submit.textContent = edited === null ? 'Create key' : 'Save restrictions';
  problem.textContent = '';
}

let onChanged: () => Promise<void> = async () => undefined;

/** Runs a command, shows the secret of a new key and reads the keys again. */
async function apply(args: readonly string[]): Promise<void> {
  problem.textContent = '';
  try {
    const result = await runKeyCommand(args);
    const [secret, short] = [text(result, 'key'), text(result, 'short')];
    showSecret(secret, text(result, 'warning'));
    if (secret !== null && short !== null && isInUse(short)) storeKey(secret);
    form.reset();
    await onChanged();
  } catch (error) {
    problem.textContent = messageOf(error);
  }
}

/** Shows the secret of a new key, which the service does not store. */
function showSecret(secret: string | null, warning: string | null): void {
  const panel = byId('new-key', HTMLElement);
  panel.hidden = secret === null;
  if (secret === null) return;
  panel.replaceChildren(
    element('p', {}, 'Shown only once. Store it now.'),
    element('code', { id: 'secret' }, secret),
    copyButton(() => secret),
    warning === null ? '' : element('p', {}, `Warning: ${warning}.`),
  );
}

/** Connects the form and the buttons to their actions. @param changed called after a key has changed */
export function startKeys(changed: () => Promise<void>): void {
  onChanged = changed;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = valuesOf(form);
    if (edited === null) {
      void apply(['create', ...optionsOf(values)]);
      return;
    }
    if (isInUse(edited) && !isConfirmed(edited, `Restrict the key ${edited}?`)) return;
    const changes: Record<string, string> = {};
    for (const [name, value] of Object.entries(values))
      if (value !== initial[name]) changes[name] = value === '' ? 'none' : value;
    void apply(['restrict', edited, ...optionsOf(changes)]);
  });
  form.addEventListener('reset', () => {
    edited = null;
    setMode();
  });
}
