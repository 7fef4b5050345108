import type { Page } from './layout.ts';
import { html } from './markup.ts';

/** Renders the page for a path that does not exist. */
export const missingPage = (path: string, base: string): Page => ({
  title: 'Not found · Lookup',
  description: 'This page does not exist.',
  menu: 'docs',
  body: html`<article class="guide narrow">
    <h1>Not found</h1>
    <p class="lead">
      There is no page at <code>${path}</code>. All time zones: <a href="${base}/zones">/zones</a>; all
      families: <a href="${base}/docs">/docs</a>.
    </p>
  </article>`,
});
