import { needsKey, RequestFailed } from './request.ts';
import { getElement, createElement } from './element.ts';
import { createFailureCard, loadResultCard } from './result-card.ts';
import { promptForKey } from './page.ts';
import { isComposing, Listbox } from './listbox.ts';
import type { Guess } from './recognise.ts';
import { findSuggestions } from './suggest.ts';

const input = getElement('search', HTMLInputElement);
const resultArea = getElement('finding', HTMLElement);

/** Milliseconds without a key press before suggestions are requested. */
const debounceMs = 160;

const suggestionList = new Listbox<Guess>({
  input,
  listbox: getElement('suggestions', HTMLUListElement),
  id: 'option',
  contentOf: ({ label, hint }) => [createElement('b', {}, label), ' ', createElement('span', {}, hint)],
  choose: (guess) => showGuess(guess),
});
/** Controls the request in flight for suggestions or for a card. */
let currentRequest = new AbortController();
/** The text whose card is being loaded, or null. */
let submittedText: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Cancels the request in flight and closes the list. Called whenever the text changes, so that suggestions and cards of an
 * earlier text disappear.
 */
function restartRequest(): AbortSignal {
  clearTimeout(timer);
  currentRequest.abort();
  currentRequest = new AbortController();
  submittedText = null;
  resultArea.removeAttribute('aria-busy');
  suggestionList.offer([]);
  return currentRequest.signal;
}

const showGuess = (guess: Guess): void =>
  submit(
    (signal) => loadResultCard(guess, signal),
    () => showGuess(guess),
  );

/** Shows the card of the best suggestion for the text in the box. */
function lookUp(): void {
  const typedText = input.value;
  if (typedText.trim() === '' || isKeyMissing(lookUp)) return;
  submit(async (signal) => {
    const [best] = await findSuggestions(typedText, signal);
    if (best !== undefined) return loadResultCard(best, signal);
    return createFailureCard(new RequestFailed(404, 'not_found', `No results for ${typedText}.`, null));
  }, lookUp);
}

/** Loads a card and shows it. The card is ignored if the text changed or another suggestion was chosen in the meantime. */
function submit(load: (signal: AbortSignal) => Promise<HTMLElement>, retry: () => void): void {
  const signal = restartRequest();
  submittedText = input.value;
  showInAddress(submittedText);
  resultArea.hidden = false;
  resultArea.setAttribute('aria-busy', 'true');
  const finishSubmit = (show: () => void): void => {
    if (signal.aborted) return;
    submittedText = null;
    resultArea.removeAttribute('aria-busy');
    show();
  };
  load(signal).then(
    (card) => finishSubmit(() => resultArea.replaceChildren(card)),
    (error: unknown) => finishSubmit(() => showFailure(error, retry)),
  );
}

/** Adds the text to the address of the page, so that the page can be shared and reloaded: `/?q=Oslo`. */
function showInAddress(text: string): void {
  const address = new URL(location.href);
  address.searchParams.set('q', text);
  history.replaceState(null, '', address);
}

function showFailure(error: unknown, retry: () => void): void {
  if (!(error instanceof RequestFailed)) throw error;
  if (error.status === 401) promptForKey(retry, needsKey() ? '' : error.message);
  else {
    resultArea.hidden = false;
    resultArea.replaceChildren(createFailureCard(error));
  }
}

/**
 * Whether a key is needed but missing. If so, opens the key dialog.
 * @param retry called after the user has entered a key
 */
function isKeyMissing(retry: () => void): boolean {
  if (!needsKey()) return false;
  promptForKey(() => {
    input.focus();
    retry();
  });
  return true;
}

/** Lists the suggestions for the text in the box. */
async function showSuggestions(): Promise<void> {
  const signal = restartRequest();
  const typedText = input.value;
  if (typedText.trim() === '' || isKeyMissing(() => void showSuggestions())) return;
  try {
    const guesses = await findSuggestions(typedText, signal);
    if (!signal.aborted) suggestionList.offer(guesses);
  } catch (error) {
    if (!signal.aborted) showFailure(error, () => void showSuggestions());
  }
}

input.addEventListener('input', () => {
  restartRequest();
  timer = setTimeout(() => void showSuggestions(), debounceMs);
});
input.addEventListener('blur', () => {
  if (submittedText === null) restartRequest();
});
input.addEventListener('keydown', (event) => {
  if (isComposing(event)) return;
  const { active } = suggestionList;
  if (event.key === 'ArrowDown' && suggestionList.isOpen) suggestionList.move(1);
  else if (event.key === 'ArrowUp' && suggestionList.isOpen) suggestionList.move(-1);
  else if (event.key === 'Escape') restartRequest();
  else if (event.key !== 'Enter') return;
  else if (active !== undefined) showGuess(active);
  // Don't send the same request again when Enter is pressed a second time.
  else if (submittedText !== input.value) lookUp();
  event.preventDefault();
});
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-try]')) {
  button.addEventListener('click', () => {
    input.value = button.dataset['try'] ?? '';
    lookUp();
  });
}

const sharedQuery = new URLSearchParams(location.search).get('q');
if (sharedQuery !== null && sharedQuery.trim() !== '') {
  input.value = sharedQuery.slice(0, 200);
  lookUp();
}
