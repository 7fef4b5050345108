import { fold } from './fold.ts';
import './page.ts';

/** Filters the entries of long lists while the user types. Groups without a match are hidden. */
const filter = document.querySelector<HTMLInputElement>('#list-filter');
filter?.addEventListener('input', () => {
  const wanted = fold(filter.value.trim()).split(/[\s_]+/);
  for (const entry of document.querySelectorAll<HTMLElement>('[data-search]')) {
    const text = fold(entry.dataset['search'] ?? '');
    entry.hidden = !wanted.every((word) => text.includes(word));
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = group.querySelector('[data-search]:not([hidden])') === null;
});
