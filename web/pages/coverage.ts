import { getNumberAt, getObjectsAt, getTextAt, getTextsAt, type JsonObject } from '../../core/json.ts';
import type { Page } from './layout.ts';
import { html, type Markup } from './markup.ts';
import { drawWorld } from './world-drawing.ts';

/** Name of the operation document for the data of the map. */
export const coverageOperation = 'page-coverage';

interface CoverageContext {
  readonly base: string;
  /** Outline of the land as SVG path data. */
  readonly land: string;
  /** Result of the operation `page-coverage`. */
  readonly countries: unknown;
  /**
   * Returns the data that requests can import.
   * @param loaded names of the loaded datasets
   */
  readonly onDemand: (loaded: ReadonlySet<string>) => readonly OnDemandRow[];
}

/** A dataset that the service imports when a request needs it. */
export interface OnDemandRow {
  readonly data: string;
  readonly licence: string;
  /** State of the data: `loaded`, `imported on request`, or the state of the import. */
  readonly state: string;
}

/** Renders the list of imported datasets, bundled datasets and live sources, each with edition and licence. */
export function renderCoveragePage(datasets: unknown, context: CoverageContext): Page {
  const { base } = context;
  const datasetRecords = getObjectsAt(datasets);
  const [imported, notImported] = [
    datasetRecords.filter(isImported),
    datasetRecords.filter((each) => !isImported(each)),
  ];
  const [live, installed] = [
    notImported.filter(isLiveDataset),
    notImported.filter((each) => !isLiveDataset(each)),
  ];
  const maxRows = Math.max(1, ...imported.map((each) => getNumberAt(each, 'row_count') ?? 0));
  return {
    title: 'Coverage · Lookup',
    description: 'All data sources of the service, with version, licence and number of rows.',
    menu: 'docs',
    script: 'lists',
    body: html`<article class="guide">
      <h1>Coverage</h1>
      <p class="lead">
        Data sources: ${imported.length} imported datasets, ${installed.length} bundled, ${live.length} live
        providers. <a href="${base}/datasets">View as JSON</a>.
      </p>
      ${renderMap(context)}
      <label class="sr" for="list-filter">Search the data sources</label>
      <input
        id="list-filter"
        type="search"
        placeholder="Search the data sources: postal, GeoNames, MIT …"
        autocomplete="off"
      />
      ${renderTable('Imported', imported, base, maxRows)}
      ${renderOnDemandTable(context.onDemand(new Set(imported.map((each) => getTextAt(each, 'name') ?? ''))))}
      ${areas.map(({ title, families }) =>
        renderTable(
          `Bundled: ${title}`,
          installed.filter((each) => getArea(each).families === families),
          base,
          null,
        ),
      )}
      ${renderTable('Live sources, unless the operator has turned them off; some need a key', live, base, null)}
    </article>`,
  };
}

/** Colours of countries by the datasets that cover them: postal codes, holidays, or both. */
const shadeColours = [
  { fill: 'hsl(0 65% 42%)', label: 'neither' },
  { fill: 'hsl(38 95% 38%)', label: 'one of them' },
  { fill: 'hsl(150 75% 28%)', label: 'postal codes and a calendar of holidays' },
] as const;

function renderMap({ base, land, countries }: CoverageContext): Markup {
  const countryRecords = getObjectsAt(countries);
  const shadedCountries = countryRecords.map((country) => {
    const coverageFlags = [country['postalCoverage'] === true, country['holidayCoverage'] === true];
    return {
      country,
      covered: coverageFlags,
      shade: shadeColours[coverageFlags.filter(Boolean).length] ?? shadeColours[0],
    };
  });
  const mapDots = shadedCountries.flatMap(({ country, covered: [hasCodes, hasDays], shade }) => {
    const [latitude, longitude] = [
      getNumberAt(country, 'capitalLatitude'),
      getNumberAt(country, 'capitalLongitude'),
    ];
    if (latitude === null || longitude === null) return [];
    const label = [
      `${getTextAt(country, 'name') ?? ''}: ${hasCodes === true ? '' : 'no '}postal codes`,
      `${hasDays === true ? '' : 'no '}holidays`,
      `${getObjectsAt(country, 'states').length} divisions`,
    ].join(', ');
    const href = `${base}/country/${getTextAt(country, 'code') ?? ''}`;
    return [{ latitude, longitude, label, href, fill: shade.fill, isMarked: false }];
  });
  return html`<section>
    <h2>Countries</h2>
    ${drawWorld(land, mapDots, 'World map of the loaded data')}
    <ul class="legend">
      ${shadeColours.map(
        (shade) =>
          html`<li>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="8" fill="${shade.fill}" />
            </svg>
            ${shadedCountries.filter((each) => each.shade === shade).length} with ${shade.label}
          </li>`,
      )}
    </ul>
  </section>`;
}

const renderOnDemandTable = (rows: readonly OnDemandRow[]): Markup =>
  html`<section>
    <h2>On demand</h2>
    <table>
      <caption class="sr">
        Data that requests can import
      </caption>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col">State</th>
          <th scope="col">Licence</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ data, state, licence }) =>
            html`<tr>
              <td>${data}</td>
              <td>${state}</td>
              <td>${licence}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;

const isImported = (dataset: JsonObject): boolean => getTextAt(dataset, 'imported_at') !== null;
const isLiveDataset = (dataset: JsonObject): boolean => getTextAt(dataset, 'edition') === 'live';

/** Areas that group the bundled datasets, each with its families. */
const areas = [
  {
    title: 'places',
    families: [
      ...['continent', 'bloc', 'country', 'state', 'district', 'city', 'postal', 'address', 'point'],
      ...['elevation', 'weather', 'language'],
    ],
  },
  { title: 'time', families: ['time', 'timezone', 'holiday', 'date', 'measure'] },
  { title: 'networks', families: ['ip', 'asn', 'domain', 'dns', 'mx', 'mac', 'useragent'] },
  { title: 'contact data', families: ['email', 'phone', 'carrier', 'caller', 'hlr', 'name', 'emoji'] },
  {
    title: 'business and money',
    families: ['company', 'currency', 'iban', 'bin', 'vat', 'vin', 'npi', 'naics', 'tariff'],
  },
] as const;

/** Returns the subject area of a dataset's first family. */
function getArea(dataset: JsonObject): (typeof areas)[number] {
  const [first = ''] = getTextsAt(dataset, 'families');
  return areas.find(({ families }) => families.some((each) => each === first)) ?? areas[0];
}

/** Formats the name of a dataset as a title: `Agent browsers` for `tables/agent-browsers`. */
function formatTitle(name: string): string {
  const stem = name.includes('/') && !name.startsWith('@') ? (name.split('/').at(-1) ?? name) : null;
  if (stem === null) return name;
  const stemWords = stem.replaceAll('-', ' ');
  return stemWords.charAt(0).toUpperCase() + stemWords.slice(1);
}

const renderTable = (
  title: string,
  datasets: readonly JsonObject[],
  base: string,
  maxRows: number | null,
): Markup =>
  html`<section data-group>
    <h2>${title}</h2>
    <table>
      <caption class="sr">
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">Dataset</th>
          ${maxRows !== null && html`<th scope="col">Rows</th>`}
          <th scope="col">Version</th>
          <th scope="col">Licence</th>
          <th scope="col">Families</th>
        </tr>
      </thead>
      <tbody>
        ${datasets.map((dataset) => renderRow(dataset, base, maxRows))}
      </tbody>
    </table>
  </section>`;

function renderRow(dataset: JsonObject, base: string, maxRows: number | null): Markup {
  const getText = (key: string) => getTextAt(dataset, key);
  const [name, attribution, imported] = [getText('name'), getText('attribution'), getText('imported_at')];
  const count = getNumberAt(dataset, 'row_count') ?? 0;
  const families = getTextsAt(dataset, 'families');
  const searchText = [name, getText('source'), getText('licence'), attribution, ...families].join(' ');
  return html`<tr data-search="${searchText}">
    <td>
      <b>${formatTitle(name ?? '')}</b>
      ${attribution !== null && html`<br /><span class="or">${attribution}</span>`}
    </td>
    ${
      maxRows !== null &&
      html`<td class="number">
        ${count.toLocaleString('en')}
        <meter max="${maxRows}" value="${count}" aria-label="${`Rows of ${name ?? ''}`}"></meter>
      </td>`
    }
    <td>
      ${getText('edition')}
      ${imported !== null && html`<br /><span class="or">imported ${imported.slice(0, 10)}</span>`}
    </td>
    <td>${getText('licence')}</td>
    <td>${families.map((family) => html`<a href="${base}/docs/${family}">${family}</a> `)}</td>
  </tr>`;
}
