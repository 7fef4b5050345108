import { html, type Markup } from './markup.ts';

/** A text in a box of its own; the script adds a button that copies it. */
export const code = (title: string, text: string): Markup =>
  html`<section class="code">
    <header><h4>${title}</h4></header>
    <pre tabindex="0" aria-label="${title}">${text}</pre>
  </section>`;
