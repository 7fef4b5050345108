import type { Assets } from '../assets.ts';
import type { Page } from './layout.ts';
import { html, Markup } from './markup.ts';

/** A Markdown document that `build.js` has rendered, see web/documents.js. */
export interface Document {
  /** Path below /docs. */
  readonly slug: string;
  readonly group: string;
  readonly title: string;
  readonly summary: string;
  /** Headings of the second level. */
  readonly headings: readonly { readonly id: string; readonly title: string }[];
  /** Links to other pages have paths without the base URL. */
  readonly html: string;
}

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'slug' in value && 'html' in value;

/** Reads the documents in the order of the navigation. @throws Error when the build has not run */
export function readDocuments(assets: Assets): readonly Document[] {
  const list: unknown = JSON.parse(assets.text('documents.json'));
  if (!Array.isArray(list) || !list.every(isDocument)) throw new Error('documents.json has no documents.');
  return list;
}

/** Data that every documentation page shows: navigation, families and the search index. */
export interface Manual {
  readonly base: string;
  readonly documents: readonly Document[];
  /** Names of the families, which the search includes. */
  readonly families: readonly string[];
  /** URL of the search index. */
  readonly index: string;
}

/** Renders the page of a document, with the navigation, the search, and links to the previous and next page. */
export function renderDocumentPage(document: Document, manual: Manual): Page {
  const { base, documents } = manual;
  const documentIndex = documents.indexOf(document);
  const [previous, next] = [documents[documentIndex - 1], documents[documentIndex + 1]];
  return {
    title: `${document.title} · Lookup`,
    description: document.summary,
    menu: 'docs',
    script: 'docs',
    body: html`${renderSearch(manual)}
      <div class="docs">
        <aside>${renderContents(manual, document)}</aside>
        <article class="document">
          <p class="crumbs"><a href="${base}/docs">Docs</a> / ${document.group}</p>
          ${new Markup(document.html.replaceAll('href="/', `href="${base}/`))}
          <nav class="steps" aria-label="Previous and next page">
            ${renderPageLink(base, previous, 'Previous')} ${renderPageLink(base, next, 'Next')}
          </nav>
        </article>
      </div>`,
  };
}

const renderPageLink = (base: string, document: Document | undefined, label: string): Markup =>
  document === undefined
    ? html`<span></span>`
    : html`<a class="card" href="${base}/docs/${document.slug}"
        ><span>${label}</span> <b>${document.title}</b></a
      >`;

/**
 * Renders the table of contents.
 * @param current the document of the page, whose headings are listed too
 */
export const renderContents = ({ base, documents }: Manual, current?: Document): Markup =>
  html`<nav aria-label="Documentation">
    ${groupDocuments(documents).map(
      ([group, members]) =>
        html`<p class="group">${group}</p>
          <ul>
            ${members.map(
              (each) =>
                html`<li>
                  <a href="${base}/docs/${each.slug}" ${each === current ? html`aria-current="page"` : false}
                    >${each.title}</a
                  >
                  ${each === current ? renderHeadings(each) : null}
                </li>`,
            )}
          </ul>`,
    )}
    <p class="group">Reference</p>
    <ul>
      <li><a href="${base}/docs#families">All families</a></li>
    </ul>
  </nav>`;

const renderHeadings = ({ headings }: Document): Markup | null =>
  headings.length < 2
    ? null
    : html`<ul class="headings">
        ${headings.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
      </ul>`;

/** Renders the list of all documents with their summaries. */
export const renderOverview = ({ base, documents }: Manual): Markup =>
  html`${groupDocuments(documents).map(
    ([group, members]) =>
      html`<h3>${group}</h3>
        <ul class="families">
          ${members.map(
            ({ slug, title, summary }) =>
              html`<li>
                <a href="${base}/docs/${slug}"><b>${title}</b><span>${summary}</span></a>
              </li>`,
          )}
        </ul>`,
  )}`;

/** Renders the search box. Without a script, the box stays hidden. */
export const renderSearch = ({ index, families }: Manual): Markup =>
  html`<div
    class="search docs-search"
    id="docs-search"
    data-index="${index}"
    data-families="${families.join(' ')}"
    hidden
  >
    <label for="docs-query" class="sr">Search the documentation</label>
    <input
      id="docs-query"
      type="search"
      role="combobox"
      aria-expanded="false"
      aria-controls="docs-results"
      aria-autocomplete="list"
      autocomplete="off"
      spellcheck="false"
      placeholder="Search the documentation (press /)"
    />
    <ul id="docs-results" class="results" role="listbox" aria-label="Results" hidden></ul>
    <p id="docs-status" class="sr" role="status"></p>
  </div>`;

function groupDocuments(documents: readonly Document[]): readonly (readonly [string, readonly Document[]])[] {
  const groups = new Map<string, Document[]>();
  for (const document of documents)
    groups.set(document.group, [...(groups.get(document.group) ?? []), document]);
  return [...groups];
}
