import { html, type Markup } from './markup.ts';

/** Renders a code box. A script in the browser adds the copy button. */
export const renderCode = (title: string, text: string): Markup =>
  html`<section class="code">
    <header><h4>${title}</h4></header>
    <pre tabindex="0" aria-label="${title}">${text}</pre>
  </section>`;
