import { needsKey, Refused } from './ask.ts';
import { byId, element } from './element.ts';
import { failure, findingOf } from './finding.ts';
import { askForKey } from './page.ts';
import type { Guess } from './recognise.ts';
import { suggestions } from './suggest.ts';

const input = byId('search', HTMLInputElement);
const listbox = byId('suggestions', HTMLUListElement);
const place = byId('finding', HTMLElement);

/** Milliseconds without a key press before the service is asked. */
const pause = 160;

let offered: readonly Guess[] = [];
let active = -1;
let typing: AbortController | null = null;
let showing: AbortController | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function offer(guesses: readonly Guess[]): void {
  offered = guesses;
  listbox.replaceChildren(
    ...guesses.map(({ label, hint }, index) => {
      const option = element(
        'li',
        { role: 'option', id: `option-${index}`, 'aria-selected': 'false' },
        element('b', {}, label),
        ' ',
        element('span', {}, hint),
      );
      // Before the box loses its focus.
      option.addEventListener('mousedown', (event) => {
        event.preventDefault();
        choose(index);
      });
      return option;
    }),
  );
  listbox.hidden = guesses.length === 0;
  input.setAttribute('aria-expanded', `${guesses.length > 0}`);
  mark(guesses.length > 0 ? 0 : -1);
}

function mark(index: number): void {
  active = index;
  [...listbox.children].forEach((option, each) => {
    option.setAttribute('aria-selected', `${each === index}`);
    if (each === index) option.scrollIntoView({ block: 'nearest' });
  });
  if (index < 0) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', `option-${index}`);
}

function choose(index: number): void {
  const guess = offered[index];
  if (guess === undefined) return;
  offer([]);
  void show(guess);
}

async function show(guess: Guess): Promise<void> {
  showing?.abort();
  showing = new AbortController();
  const { signal } = showing;
  place.hidden = false;
  place.setAttribute('aria-busy', 'true');
  try {
    place.replaceChildren(await findingOf(guess, signal));
  } catch (error) {
    fail(error, () => void show(guess));
  } finally {
    place.removeAttribute('aria-busy');
  }
}

function fail(error: unknown, again: () => void): void {
  if (!(error instanceof Refused)) return;
  if (error.status === 401) askForKey(again, needsKey() ? '' : error.message);
  else {
    place.hidden = false;
    place.replaceChildren(failure(error));
  }
}

/** Looks for what was typed. @param take true: the likeliest is shown at once. */
async function look(take: boolean): Promise<void> {
  typing?.abort();
  typing = new AbortController();
  const { signal } = typing;
  const typed = input.value;
  if (needsKey() && typed.trim() !== '') {
    askForKey(() => {
      input.focus();
      void look(take);
    });
    return;
  }
  try {
    const guesses = await suggestions(typed, signal);
    if (signal.aborted) return;
    offer(guesses);
    if (take && guesses.length > 0) choose(0);
    else if (take && typed.trim() !== '') {
      place.hidden = false;
      place.replaceChildren(
        failure(new Refused(404, 'not_found', `Nothing has a name like ${typed}.`, null)),
      );
    }
  } catch (error) {
    fail(error, () => void look(take));
  }
}

input.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => void look(false), pause);
});
input.addEventListener('blur', () => offer([]));
input.addEventListener('keydown', (event) => {
  const last = offered.length - 1;
  if (event.key === 'ArrowDown' && last >= 0) mark(active >= last ? 0 : active + 1);
  else if (event.key === 'ArrowUp' && last >= 0) mark(active <= 0 ? last : active - 1);
  else if (event.key === 'Escape') offer([]);
  else if (event.key === 'Enter') {
    clearTimeout(timer);
    if (active >= 0) choose(active);
    else void look(true);
  } else return;
  event.preventDefault();
});
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-try]')) {
  button.addEventListener('click', () => {
    input.value = button.dataset['try'] ?? '';
    void look(true);
  });
}
