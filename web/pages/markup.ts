/** Trusted HTML, which templates insert without escaping it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

/** HTML template tag. Strings and numbers are escaped; null, undefined and false render nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(
    strings.map((text, index) => text + (index < parts.length ? render(parts[index]) : '')).join(''),
  );

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'string' || typeof part === 'number' ? escape(`${part}`) : part.map(render).join('');
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders the Markdown subset that descriptions use: paragraphs, lists and `code`. */
export function renderProse(text: string): Markup {
  const textBlocks = text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- '))
      ? html`<ul>
          ${lines.map((line) => html`<li>${renderInline(line.slice(2))}</li>`)}
        </ul>`
      : html`<p>${renderInline(block)}</p>`;
  });
  return html`${textBlocks}`;
}

/** Renders text whose `code` spans become code elements. */
export const renderInline = (text: string): Markup =>
  html`${text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : part))}`;
