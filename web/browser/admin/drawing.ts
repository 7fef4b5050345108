import { element, svgElement } from '../element.ts';

type Cell = Node | string;

/** Creates a table. On a phone, each cell shows the name of its column. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  empty = 'None.',
): HTMLElement {
  if (rows.length === 0) return element('p', {}, empty);
  return element(
    'table',
    {},
    element('caption', { class: 'sr' }, caption),
    element('thead', {}, element('tr', {}, ...columns.map((name) => element('th', { scope: 'col' }, name)))),
    element(
      'tbody',
      {},
      ...rows.map((cells) =>
        element(
          'tr',
          {},
          ...cells.map((cell, index) => element('td', { 'data-label': columns[index] ?? '' }, cell)),
        ),
      ),
    ),
  );
}

export function button(label: string, name: string, act: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', class: 'quiet', 'aria-label': name }, label);
  created.addEventListener('click', act);
  return created;
}

export interface Bar {
  readonly label: string;
  readonly requests: number;
}

const count = (requests: number): string => requests.toLocaleString('en');

/** Draws the requests of each day as columns. */
export function dayChart(days: readonly Bar[]): HTMLElement {
  const height = 80;
  const max = Math.max(1, ...days.map(({ requests }) => requests));
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  const drawing = svgElement(
    'svg',
    {
      viewBox: `0 0 ${days.length * 10} ${height}`,
      preserveAspectRatio: 'none',
      class: 'columns-chart',
      role: 'img',
      'aria-label': `Requests by day: ${count(total)}`,
    },
    ...days.map(({ label, requests }, index) => {
      const size = (requests / max) * (height - 2);
      const title = svgElement('title');
      title.textContent = `${label}: ${count(requests)}`;
      return svgElement(
        'rect',
        { x: `${index * 10 + 1}`, y: `${height - size}`, width: '8', height: `${size}` },
        title,
      );
    }),
  );
  const caption = element(
    'figcaption',
    {},
    `${count(total)} requests from ${days[0]?.label ?? ''} to ${days.at(-1)?.label ?? ''}; at most ${count(max)} a day`,
  );
  const figure = element('figure', {}, caption);
  figure.prepend(drawing);
  return figure;
}

/** Draws requests as horizontal bars. */
export function barChart(title: string, column: string, bars: readonly Bar[]): HTMLElement {
  const max = Math.max(1, ...bars.map(({ requests }) => requests));
  const section = element('div', {}, element('h3', {}, title));
  section.append(
    table(
      title,
      [column, 'Requests', 'Share'],
      bars.map(({ label, requests }) => [
        label,
        count(requests),
        svgElement(
          'svg',
          {
            viewBox: '0 0 100 10',
            preserveAspectRatio: 'none',
            class: 'bar-chart',
            role: 'img',
            'aria-label': `${Math.round((requests / max) * 100)} % of the largest`,
          },
          svgElement('rect', { width: `${(requests / max) * 100}`, height: '10' }),
        ),
      ]),
      'No requests.',
    ),
  );
  return section;
}
