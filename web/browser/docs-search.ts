import { element } from './element.ts';
import { rank, wordsOf, type Section } from './docs-ranking.ts';

const maxResults = 10;

interface Result {
  readonly href: string;
  readonly title: string;
  readonly place: string;
  readonly excerpt: string;
}

/** Starts the search of the documentation: a combobox over an index that is loaded on first use. */
export function startSearch(box: HTMLElement): void {
  const input = box.querySelector('input');
  const listbox = box.querySelector<HTMLElement>('[role="listbox"]');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (input === null || listbox === null || status === null) return;
  const base = document.body.dataset['base'] ?? '';
  const families = (box.dataset['families'] ?? '').split(' ');
  let index: Promise<readonly Section[]> | null = null;
  let results: readonly Result[] = [];
  /** The text that the results are for. */
  let resultsFor = '';
  let active = -1;

  const load = (): Promise<readonly Section[]> => {
    index ??= loadIndex(box.dataset['index'] ?? '').catch((error: unknown) => {
      index = null;
      throw error;
    });
    return index;
  };

  const mark = (at: number): void => {
    active = at;
    [...listbox.children].forEach((option, each) => {
      option.setAttribute('aria-selected', `${each === at}`);
      if (each === at) option.scrollIntoView({ block: 'nearest' });
    });
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `docs-result-${at}`);
  };

  const offer = (found: readonly Result[], message: string): void => {
    results = found;
    resultsFor = input.value;
    listbox.replaceChildren(
      ...found.map(({ href, title, place, excerpt }, at) => {
        const option = element(
          'li',
          { role: 'option', id: `docs-result-${at}`, 'aria-selected': 'false' },
          element('b', {}, title),
          place === '' ? null : ' ',
          place === '' ? null : element('small', {}, place),
          excerpt === '' ? null : element('span', {}, excerpt),
        );
        // Mousedown comes before the blur of the box, which closes the list.
        option.addEventListener('mousedown', (event) => {
          event.preventDefault();
          location.assign(href);
          close();
        });
        return option;
      }),
    );
    listbox.hidden = found.length === 0;
    input.setAttribute('aria-expanded', `${found.length > 0}`);
    status.textContent = message;
    mark(found.length > 0 ? 0 : -1);
  };
  const close = (): void => offer([], '');

  const update = async (): Promise<void> => {
    const query = input.value;
    if (query.trim() === '') {
      close();
      return;
    }
    try {
      const sections = await load();
      // The text may have changed while the index was loading.
      if (input.value !== query) return;
      const found = [...familiesNamed(families, query, base), ...sectionsOf(sections, query, base)].slice(
        0,
        maxResults,
      );
      offer(found, found.length === 1 ? '1 result' : `${found.length} results`);
    } catch {
      offer([], 'The search index could not be loaded.');
    }
  };

  const follow = async (): Promise<void> => {
    if (resultsFor !== input.value) await update();
    const chosen = results[active];
    if (chosen === undefined) return;
    location.assign(chosen.href);
    close();
  };

  input.addEventListener('focus', () => void load().catch(() => undefined));
  input.addEventListener('input', () => void update());
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (results.length === 0) void update();
      else mark((active + step + results.length) % results.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void follow();
    } else if (event.key === 'Escape') {
      if (results.length > 0) event.preventDefault();
      close();
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
    event.preventDefault();
    input.focus();
  });
  box.hidden = false;
}

async function loadIndex(address: string): Promise<readonly Section[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const pages: unknown = await response.json();
  if (!Array.isArray(pages) || !pages.every(isIndexedPage)) throw new Error(`${address} is not an index.`);
  return pages.flatMap(({ slug, title, sections }) =>
    sections.map(([id, heading, text]) => ({ slug, page: title, id, heading, text })),
  );
}

/** The format of search.json, which web/documents.js writes. */
interface IndexedPage {
  readonly slug: string;
  readonly title: string;
  readonly sections: readonly (readonly [id: string, heading: string, text: string])[];
}

const isIndexedPage = (value: unknown): value is IndexedPage =>
  typeof value === 'object' && value !== null && 'slug' in value && 'sections' in value;

const sectionsOf = (sections: readonly Section[], query: string, base: string): readonly Result[] =>
  rank(sections, query, maxResults).map(({ slug, page, id, heading, excerpt }) => ({
    href: `${base}/docs/${slug}${id === '' ? '' : `#${id}`}`,
    title: heading === '' ? page : heading,
    place: heading === '' ? '' : page,
    excerpt,
  }));

/** The families whose name begins with the query. */
function familiesNamed(families: readonly string[], query: string, base: string): readonly Result[] {
  const [word, ...others] = wordsOf(query);
  if (word === undefined || others.length > 0) return [];
  return families
    .filter((family) => family.startsWith(word))
    .slice(0, 3)
    .map((family) => ({
      href: `${base}/docs/${family}`,
      title: family,
      place: 'family reference',
      excerpt: '',
    }));
}
