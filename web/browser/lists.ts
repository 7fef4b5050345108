import { foldText } from './fold.ts';
import './page.ts';

const filter = document.querySelector<HTMLInputElement>('#list-filter');

/** Filters the entries of long lists. Groups without a match become hidden. */
function applyFilter(text: string): void {
  const searchWords = foldText(text.trim()).split(/[\s_]+/);
  for (const entry of document.querySelectorAll<HTMLElement>('[data-search]')) {
    const searchedText = foldText(entry.dataset['search'] ?? '');
    entry.hidden = !searchWords.every((word) => searchedText.includes(word));
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = group.querySelector('[data-search]:not([hidden])') === null;
}

if (filter !== null) {
  filter.addEventListener('input', () => applyFilter(filter.value));
  // The user can have typed text before this script was loaded.
  if (filter.value !== '') applyFilter(filter.value);
}
