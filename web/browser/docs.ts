import { base, needsKey, toFailure, requestBody, RequestFailed } from './request.ts';
import { createCopyButton, createElement } from './element.ts';
import { startSearch } from './docs-search.ts';
import { promptForKey } from './page.ts';
import { createGraphqlSamples, createRestSamples } from './samples.ts';
import { createTabBox } from './tabs.ts';

/** Names of the response headers that the page shows. */
const shownHeaders = [
  'api-version',
  'cache-control',
  'etag',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
  'content-language',
  'retry-after',
];

// Add tabs with examples in further languages. Without JavaScript, the page has only some of the languages.
for (const examples of document.querySelectorAll<HTMLElement>('.questions[data-rest]')) {
  const [rest, graphql] = examples.querySelectorAll('.code');
  const { rest: path = '', client = '' } = examples.dataset;
  const query = graphql?.querySelector('pre')?.textContent ?? '';
  const toTabs = (samples: ReturnType<typeof createRestSamples>) =>
    samples.map(({ language, text }) => ({ label: language, text }));
  const clientTabs = client === '' ? [] : [{ label: 'TypeScript client', text: client }];
  rest?.replaceWith(createTabBox('REST', [...toTabs(createRestSamples(base + path)), ...clientTabs]).box);
  graphql?.replaceWith(
    createTabBox('GraphQL', [
      { label: 'Query', text: query },
      ...toTabs(createGraphqlSamples(`${base}/graphql`, query, {})),
    ]).box,
  );
}

for (const box of document.querySelectorAll<HTMLElement>('.code:not(.tabs)')) {
  const text = box.querySelector('pre')?.textContent ?? '';
  box.querySelector('header')?.append(createCopyButton(() => text));
}

for (const exampleForm of document.querySelectorAll<HTMLFormElement>('form.try')) {
  exampleForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendExample(exampleForm);
  });
  // The page disables its buttons until this script runs. Otherwise a click would submit the form to the page itself.
  for (const button of exampleForm.querySelectorAll('button')) button.disabled = false;
}

for (const chip of document.querySelectorAll<HTMLButtonElement>('[data-path]')) {
  chip.addEventListener('click', () => {
    const form = chip.closest('form');
    const input = form?.querySelector('input');
    if (!form || !input) return;
    input.value = chip.dataset['path'] ?? '';
    void sendExample(form);
  });
}

/** The request in flight of each form. */
const pendingRequests = new WeakMap<HTMLFormElement, AbortController>();

/** Shows the response to a path. A response is ignored if another path was requested in the meantime. */
async function sendExample(form: HTMLFormElement): Promise<void> {
  const input = form.querySelector('input');
  const output = form.querySelector<HTMLElement>('.answer');
  if (input === null || output === null) return;
  if (needsKey() && form.dataset['open'] !== 'true') {
    promptForKey(() => void sendExample(form));
    return;
  }
  pendingRequests.get(form)?.abort();
  const controller = new AbortController();
  pendingRequests.set(form, controller);
  const { signal } = controller;
  output.hidden = false;
  output.setAttribute('aria-busy', 'true');
  try {
    const { status, headers, body, milliseconds } = await requestBody(input.value.trim(), { signal });
    if (status === 401) promptForKey(() => void sendExample(form), toFailure(status, body).message);
    const hints = Array.from(
      (headers.get('link') ?? '').matchAll(/title="([^"]*)"/g),
      ([, hint = '']) => hint,
    );
    const headerLines = shownHeaders.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [`${name}: ${value}`];
    });
    output.replaceChildren(
      createElement(
        'p',
        { class: status < 400 ? 'status good' : 'status bad' },
        `${status} in ${Math.round(milliseconds)} ms`,
      ),
      ...hints.map((hint) => createElement('p', { class: 'hint' }, hint)),
      createElement('pre', { tabindex: '0', 'aria-label': 'Response' }, format(body)),
      createElement(
        'details',
        {},
        createElement('summary', {}, 'Headers'),
        createElement('pre', {}, headerLines.join('\n')),
      ),
    );
  } catch (error) {
    if (error instanceof RequestFailed && !signal.aborted)
      output.replaceChildren(createElement('p', { class: 'status bad' }, error.message));
  } finally {
    if (!signal.aborted) output.removeAttribute('aria-busy');
  }
}

const format = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body, null, 2));

/** Filters the list of families while the user types. */
const filter = document.querySelector<HTMLInputElement>('#families-filter');
filter?.addEventListener('input', () => {
  const wantedText = filter.value.trim().toLowerCase();
  for (const entry of document.querySelectorAll<HTMLElement>('[data-family]')) {
    entry.hidden = !(entry.dataset['family'] ?? '').includes(wantedText);
  }
});

const searchBox = document.querySelector<HTMLElement>('#docs-search');
if (searchBox !== null) startSearch(searchBox);
