import { createElement, createSvgElement } from '../element.ts';

type Cell = Node | string;

/** Creates a table. On a phone, each cell shows the name of its column. */
export function createTable(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  empty = 'None.',
): HTMLElement {
  if (rows.length === 0) return createElement('p', {}, empty);
  return createElement(
    'table',
    {},
    createElement('caption', { class: 'sr' }, caption),
    createElement(
      'thead',
      {},
      createElement('tr', {}, ...columns.map((name) => createElement('th', { scope: 'col' }, name))),
    ),
    createElement(
      'tbody',
      {},
      ...rows.map((cells) =>
        createElement(
          'tr',
          {},
          ...cells.map((cell, index) => createElement('td', { 'data-label': columns[index] ?? '' }, cell)),
        ),
      ),
    ),
  );
}

export function createButton(label: string, name: string, act: () => void): HTMLButtonElement {
  const createdButton = createElement(
    'button',
    { type: 'button', class: 'quiet', 'aria-label': name },
    label,
  );
  createdButton.addEventListener('click', act);
  return createdButton;
}

export interface ChartBar {
  readonly label: string;
  readonly requests: number;
}

const formatCount = (requests: number): string => requests.toLocaleString('en');

/** Draws the requests of each day as columns. */
export function createDayChart(days: readonly ChartBar[]): HTMLElement {
  const height = 80;
  const maxRequests = Math.max(1, ...days.map(({ requests }) => requests));
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  const drawing = createSvgElement(
    'svg',
    {
      viewBox: `0 0 ${days.length * 10} ${height}`,
      preserveAspectRatio: 'none',
      class: 'columns-chart',
      role: 'img',
      'aria-label': `Requests by day: ${formatCount(total)}`,
    },
    ...days.map(({ label, requests }, index) => {
      const size = (requests / maxRequests) * (height - 2);
      const title = createSvgElement('title');
      title.textContent = `${label}: ${formatCount(requests)}`;
      return createSvgElement(
        'rect',
        { x: `${index * 10 + 1}`, y: `${height - size}`, width: '8', height: `${size}` },
        title,
      );
    }),
  );
  const caption = createElement(
    'figcaption',
    {},
    `${formatCount(total)} requests from ${days[0]?.label ?? ''} to ${days.at(-1)?.label ?? ''}; at most ${formatCount(maxRequests)} a day`,
  );
  const figureElement = createElement('figure', {}, caption);
  figureElement.prepend(drawing);
  return figureElement;
}

/** Draws requests as horizontal bars. */
export function createBarChart(title: string, column: string, bars: readonly ChartBar[]): HTMLElement {
  const maxRequests = Math.max(1, ...bars.map(({ requests }) => requests));
  const section = createElement('div', {}, createElement('h3', {}, title));
  section.append(
    createTable(
      title,
      [column, 'Requests', 'Share'],
      bars.map(({ label, requests }) => [
        label,
        formatCount(requests),
        createSvgElement(
          'svg',
          {
            viewBox: '0 0 100 10',
            preserveAspectRatio: 'none',
            class: 'bar-chart',
            role: 'img',
            'aria-label': `${Math.round((requests / maxRequests) * 100)} % of the largest`,
          },
          createSvgElement('rect', { width: `${(requests / maxRequests) * 100}`, height: '10' }),
        ),
      ]),
      'No requests.',
    ),
  );
  return section;
}
