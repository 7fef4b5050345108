import type { Page } from './layout.ts';
import { html } from './markup.ts';

/**
 * Renders the page for a path that does not exist.
 * @param hint text that suggests the closest path or explains the error
 */
export const renderMissingPage = (path: string, base: string, hint: string | null = null): Page => ({
  title: 'Not found · Lookup',
  description: 'This page does not exist.',
  menu: 'docs',
  body: html`<article class="guide narrow">
    <h1>Not found</h1>
    <p class="lead">There is no page at <code>${path.slice(0, 100)}</code>.</p>
    ${hint !== null && html`<p>${hint}</p>`}
    <ul class="families">
      <li>
        <a href="${base}/"><b>Search</b><span>Look up a place, an address, a number or a code.</span></a>
      </li>
      <li>
        <a href="${base}/docs"><b>Documentation</b><span>All paths, with parameters and examples.</span></a>
      </li>
      <li>
        <a href="${base}/graphql"><b>GraphQL explorer</b><span>An editor with the schema.</span></a>
      </li>
      <li>
        <a href="${base}/zones"><b>Time zones</b><span>All zones and their current offsets.</span></a>
      </li>
    </ul>
  </article>`,
});
