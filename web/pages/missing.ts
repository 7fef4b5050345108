import type { Page } from './layout.ts';
import { html } from './markup.ts';

/** Renders the page for a path that does not exist. */
export const missingPage = (path: string, base: string): Page => ({
  title: 'Not found · Lookup',
  description: 'There is no such page.',
  menu: 'docs',
  body: html`<article class="guide narrow">
    <h1>Not found</h1>
    <p class="lead">
      Nothing stands at <code>${path}</code>. All time zones: <a href="${base}/zones">/zones</a>; all
      families: <a href="${base}/docs">/docs</a>.
    </p>
  </article>`,
});
