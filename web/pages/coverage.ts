import { numberAt, objectsAt, textAt, textsAt, type JsonObject } from '../../facts/json.ts';
import type { Page } from './layout.ts';
import { html, type Markup } from './markup.ts';

/** What is loaded, what comes with the installation, and who is asked live; each with edition and licence. */
export function coveragePage(base: string, answer: unknown): Page {
  const all = objectsAt(answer);
  const [imported, others] = [all.filter(isImported), all.filter((each) => !isImported(each))];
  const [live, installed] = [others.filter(isLive), others.filter((each) => !isLive(each))];
  const most = Math.max(1, ...imported.map((each) => numberAt(each, 'row_count') ?? 0));
  return {
    title: 'Coverage · Lookup',
    description: 'Every dataset that answers rest on, with edition, licence and rows.',
    menu: 'docs',
    body: html`<article class="guide">
      <h1>Coverage</h1>
      <p class="lead">
        ${imported.length} datasets are imported, ${installed.length} come with the installation,
        ${live.length} sources are asked live. <a href="${base}/datasets">The same as JSON</a>.
      </p>
      ${tableOf('Imported', imported, base, most)}
      ${tableOf('Part of the installation', installed, base, null)}
      ${tableOf('Asked live, where the operator has configured it', live, base, null)}
    </article>`,
  };
}

const isImported = (dataset: JsonObject): boolean => textAt(dataset, 'imported_at') !== null;
const isLive = (dataset: JsonObject): boolean => textAt(dataset, 'edition') === 'live';

const tableOf = (title: string, datasets: readonly JsonObject[], base: string, most: number | null): Markup =>
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
        ${datasets.map((dataset) => rowOf(dataset, base, most))}
      </tbody>
    </table>
  </section>`;

function rowOf(dataset: JsonObject, base: string, most: number | null): Markup {
  const text = (key: string) => textAt(dataset, key);
  const [name, attribution, imported] = [text('name'), text('attribution'), text('imported_at')];
  const count = numberAt(dataset, 'row_count') ?? 0;
  return html`<tr>
    <td>
      <b>${name}</b>
      ${attribution !== null && html`<br /><span class="or">${attribution}</span>`}
    </td>
    ${
      most !== null &&
      html`<td class="number">
        ${count.toLocaleString('en')}
        <meter max="${most}" value="${count}" aria-label="${`Rows of ${name ?? ''}`}"></meter>
      </td>`
    }
    <td>
      ${text('edition')}
      ${imported !== null && html`<br /><span class="or">imported ${imported.slice(0, 10)}</span>`}
    </td>
    <td>${text('licence')}</td>
    <td>
      ${textsAt(dataset, 'families').map((family) => html`<a href="${base}/docs/${family}">${family}</a> `)}
    </td>
  </tr>`;
}
