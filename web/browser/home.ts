import { needsKey, RequestFailed } from './request.ts';
import { byId, element } from './element.ts';
import { failure, findingOf } from './finding.ts';
import { promptForKey } from './page.ts';
import { isComposing, Listbox } from './listbox.ts';
import type { Guess } from './recognise.ts';
import { suggestions } from './suggest.ts';

const input = byId('search', HTMLInputElement);
const resultArea = byId('finding', HTMLElement);

/** Milliseconds without a key press before suggestions are requested. */
const debounceMs = 160;

const offered = new Listbox<Guess>({
  input,
  listbox: byId('suggestions', HTMLUListElement),
  id: 'option',
  contentOf: ({ label, hint }) => [element('b', {}, label), ' ', element('span', {}, hint)],
  choose: (guess) => show(guess),
});
/** Controls the request in flight: for suggestions, or for a card. */
let current = new AbortController();
/** The text whose card is being loaded, or null. */
let submitted: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Cancels the request in flight and closes the list. Called whenever the text changes, so that no suggestion or card of an
 * earlier text can be chosen or shown.
 */
function restart(): AbortSignal {
  clearTimeout(timer);
  current.abort();
  current = new AbortController();
  submitted = null;
  resultArea.removeAttribute('aria-busy');
  offered.offer([]);
  return current.signal;
}

const show = (guess: Guess): void =>
  submit(
    (signal) => findingOf(guess, signal),
    () => show(guess),
  );

/** Shows the card of the best suggestion for the text in the box. */
function lookUp(): void {
  const typed = input.value;
  if (typed.trim() === '' || lacksKey(lookUp)) return;
  submit(async (signal) => {
    const [best] = await suggestions(typed, signal);
    if (best !== undefined) return findingOf(best, signal);
    return failure(new RequestFailed(404, 'not_found', `No results for ${typed}.`, null));
  }, lookUp);
}

/** Loads a card and shows it, unless the text changes or another suggestion is chosen before the card arrives. */
function submit(load: (signal: AbortSignal) => Promise<HTMLElement>, retry: () => void): void {
  const signal = restart();
  submitted = input.value;
  showInAddress(submitted);
  resultArea.hidden = false;
  resultArea.setAttribute('aria-busy', 'true');
  const settle = (show: () => void): void => {
    if (signal.aborted) return;
    submitted = null;
    resultArea.removeAttribute('aria-busy');
    show();
  };
  load(signal).then(
    (card) => settle(() => resultArea.replaceChildren(card)),
    (error: unknown) => settle(() => fail(error, retry)),
  );
}

/** Puts the text into the address of the page, which can then be shared and reloaded: `/?q=Oslo`. */
function showInAddress(text: string): void {
  const address = new URL(location.href);
  address.searchParams.set('q', text);
  history.replaceState(null, '', address);
}

function fail(error: unknown, retry: () => void): void {
  if (!(error instanceof RequestFailed)) throw error;
  if (error.status === 401) promptForKey(retry, needsKey() ? '' : error.message);
  else {
    resultArea.hidden = false;
    resultArea.replaceChildren(failure(error));
  }
}

/** Whether a key is needed and missing; if so, opens the key dialog. @param retry called once a key is entered */
function lacksKey(retry: () => void): boolean {
  if (!needsKey()) return false;
  promptForKey(() => {
    input.focus();
    retry();
  });
  return true;
}

/** Lists the suggestions for the text in the box. */
async function suggest(): Promise<void> {
  const signal = restart();
  const typed = input.value;
  if (typed.trim() === '' || lacksKey(() => void suggest())) return;
  try {
    const guesses = await suggestions(typed, signal);
    if (!signal.aborted) offered.offer(guesses);
  } catch (error) {
    if (!signal.aborted) fail(error, () => void suggest());
  }
}

input.addEventListener('input', () => {
  restart();
  timer = setTimeout(() => void suggest(), debounceMs);
});
input.addEventListener('blur', () => {
  if (submitted === null) restart();
});
input.addEventListener('keydown', (event) => {
  if (isComposing(event)) return;
  const { active } = offered;
  if (event.key === 'ArrowDown' && offered.isOpen) offered.move(1);
  else if (event.key === 'ArrowUp' && offered.isOpen) offered.move(-1);
  else if (event.key === 'Escape') restart();
  else if (event.key !== 'Enter') return;
  else if (active !== undefined) show(active);
  // Don't send the same requests again on a second Enter.
  else if (submitted !== input.value) lookUp();
  event.preventDefault();
});
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-try]')) {
  button.addEventListener('click', () => {
    input.value = button.dataset['try'] ?? '';
    lookUp();
  });
}

const shared = new URLSearchParams(location.search).get('q');
if (shared !== null && shared.trim() !== '') {
  input.value = shared.slice(0, 200);
  lookUp();
}
