import type { Page } from './layout.ts';
import { html } from './markup.ts';

/** Progress of the import of a dataset. */
interface ImportedDataset {
  readonly name: string;
  /** Expected number of rows. */
  readonly about: number;
  readonly rows: number;
  readonly isDone: boolean;
}

/** Renders the progress page of the first import. Its script reloads the content every second. */
export const renderStartingPage = (
  datasets: readonly ImportedDataset[],
  secondsLeft: number | null,
): Page => {
  const finishedCount = datasets.filter(({ isDone }) => isDone).length;
  return {
    title: 'Starting · Lookup',
    description: 'The data is being imported.',
    menu: 'home',
    script: 'starting',
    body: html`<article class="guide narrow">
      <h1>Starting</h1>
      <p class="lead">
        ${
          datasets.length === 0
            ? 'The data is being loaded.'
            : `The first start imports the data once: ${finishedCount} of ${datasets.length} datasets are ready.`
        }
      </p>
      <p role="status">
        ${secondsLeft === null ? 'This page reloads when the import is complete.' : `About ${secondsLeft} seconds left. This page reloads automatically.`}
      </p>
      ${
        datasets.length > 0 &&
        html`<table>
          <caption>
            Datasets
          </caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Rows</th>
              <th scope="col">Done</th>
            </tr>
          </thead>
          <tbody>
            ${datasets.map(
              ({ name, about, rows, isDone }) =>
                html`<tr>
                  <td><code>${name}</code></td>
                  <td class="number">${isDone ? 'imported' : rows.toLocaleString('en')}</td>
                  <td>
                    <progress max="${about}" value="${isDone ? about : rows}" aria-label="${name}"></progress>
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>`
      }
    </article>`,
  };
};
