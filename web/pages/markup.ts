/** HTML that may stand in a page as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

/** A template of HTML: whatever is put into it as text is escaped. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(
    strings.map((text, index) => text + (index < parts.length ? written(parts[index]) : '')).join(''),
  );

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  return typeof part === 'string' || typeof part === 'number'
    ? escape(`${part}`)
    : part.map(written).join('');
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The little Markdown that descriptions have: paragraphs, lists, `code`. */
export function prose(text: string): Markup {
  const blocks = text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- '))
      ? html`<ul>
          ${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}
        </ul>`
      : html`<p>${inline(block)}</p>`;
  });
  return html`${blocks}`;
}

/** `code` and addresses. */
export const inline = (text: string): Markup =>
  html`${text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : part))}`;
