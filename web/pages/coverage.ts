import { numberOf, recordsOf, textOf } from '../json.ts';
import type { Page } from './layout.ts';
import { html, type Markup } from './markup.ts';

type Dataset = Readonly<Record<string, unknown>>;

/** What is loaded, what comes with the installation, and who is asked live; each with edition and licence. */
export function coveragePage(base: string, answer: unknown): Page {
  const all = recordsOf(answer);
  const [imported, others] = [all.filter(isImported), all.filter((each) => !isImported(each))];
  const live = others.filter(({ edition }) => edition === 'live');
  const most = Math.max(1, ...imported.map(({ row_count: count }) => numberOf(count)));
  return {
    title: 'Coverage · Lookup',
    description: 'Every dataset that answers rest on, with edition, licence and rows.',
    menu: 'docs',
    body: html`<article class="guide">
      <h1>Coverage</h1>
      <p class="lead">
        ${imported.length} datasets are imported, ${others.length - live.length} come with the installation,
        ${live.length} sources are asked live. <a href="${base}/datasets">The same as JSON</a>.
      </p>
      ${tableOf('Imported', imported, base, most)}
      ${tableOf(
        'Part of the installation',
        others.filter(({ edition }) => edition !== 'live'),
        base,
        null,
      )}
      ${tableOf('Asked live, where the operator has configured it', live, base, null)}
    </article>`,
  };
}

const isImported = ({ row_count: count }: Dataset): boolean => typeof count === 'number' && count > 0;

const tableOf = (title: string, datasets: readonly Dataset[], base: string, most: number | null): Markup =>
  html`<section>
    <h2>${title}</h2>
    <table>
      <caption class="sr">
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">Dataset</th>
          ${most !== null && html`<th scope="col">Rows</th>`}
          <th scope="col">Edition</th>
          <th scope="col">Licence</th>
          <th scope="col">Answers</th>
        </tr>
      </thead>
      <tbody>
        ${datasets.map(
          ({ name, row_count: count, edition, licence, attribution, families, imported_at: at }) =>
            html`<tr>
              <td>
                <b>${textOf(name)}</b>
                ${textOf(attribution) !== '' && html`<br /><span class="or">${textOf(attribution)}</span>`}
              </td>
              ${
                most !== null &&
                html`<td class="number">
                  ${numberOf(count).toLocaleString('en')}
                  <meter
                    max="${most}"
                    value="${numberOf(count)}"
                    aria-label="${`Rows of ${textOf(name)}`}"
                  ></meter>
                </td>`
              }
              <td>
                ${textOf(edition)}
                ${textOf(at) !== '' && html`<br /><span class="or">imported ${textOf(at).slice(0, 10)}</span>`}
              </td>
              <td>${textOf(licence)}</td>
              <td>
                ${textsOf(families).map((family) => html`<a href="${base}/docs/${family}">${family}</a> `)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);
