import { createElement } from './element.ts';
import { isComposing, Listbox } from './listbox.ts';
import { rankSections, splitWords, type Section } from './docs-ranking.ts';

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
  const results = new Listbox<Result>({
    input,
    listbox,
    id: 'docs-result',
    contentOf: ({ title, place, excerpt }) => [
      createElement('b', {}, title),
      place === '' ? null : ' ',
      place === '' ? null : createElement('small', {}, place),
      excerpt === '' ? null : createElement('span', {}, excerpt),
    ],
    choose: (result) => open(result),
  });
  /** The text that the visible results belong to. */
  let resultsQuery = '';

  const load = (): Promise<readonly Section[]> => {
    index ??= loadIndex(box.dataset['index'] ?? '').catch((error: unknown) => {
      index = null;
      throw error;
    });
    return index;
  };

  const offerResults = (found: readonly Result[], message: string): void => {
    resultsQuery = input.value;
    results.offer(found);
    status.textContent = message;
  };
  const close = (): void => offerResults([], '');
  const open = ({ href }: Result): void => {
    location.assign(href);
    close();
  };

  const update = async (): Promise<void> => {
    const query = input.value;
    if (query.trim() === '') {
      close();
      return;
    }
    try {
      const sections = await load();
      // The text can have changed while the index was loading.
      if (input.value !== query) return;
      const foundResults = [
        ...findFamilies(families, query, base),
        ...findSections(sections, query, base),
      ].slice(0, maxResults);
      offerResults(foundResults, foundResults.length === 1 ? '1 result' : `${foundResults.length} results`);
    } catch {
      offerResults([], 'The search index could not be loaded.');
    }
  };

  const follow = async (): Promise<void> => {
    if (resultsQuery !== input.value) await update();
    if (results.active !== undefined) open(results.active);
  };

  input.addEventListener('focus', () => void load().catch(() => undefined));
  input.addEventListener('input', () => void update());
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (results.isOpen) results.move(event.key === 'ArrowDown' ? 1 : -1);
      else void update();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void follow();
    } else if (event.key === 'Escape') {
      if (results.isOpen) event.preventDefault();
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

/** The format of search.json, which web/documents.js creates. */
interface IndexedPage {
  readonly slug: string;
  readonly title: string;
  readonly sections: readonly (readonly [id: string, heading: string, text: string])[];
}

const isIndexedPage = (value: unknown): value is IndexedPage =>
  typeof value === 'object' && value !== null && 'slug' in value && 'sections' in value;

const findSections = (sections: readonly Section[], query: string, base: string): readonly Result[] =>
  rankSections(sections, query, maxResults).map(({ slug, page, id, heading, excerpt }) => ({
    href: `${base}/docs/${slug}${id === '' ? '' : `#${id}`}`,
    title: heading === '' ? page : heading,
    place: heading === '' ? '' : page,
    excerpt,
  }));

/** Returns the families whose name begins with the query. */
function findFamilies(families: readonly string[], query: string, base: string): readonly Result[] {
  const [word, ...others] = splitWords(query);
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
