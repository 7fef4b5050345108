import type { GraphQLSchema } from 'graphql';
import { createOpenApi, type OpenApi } from '../../rest-compat/openapi/document.ts';
import { toOpenApiPath, type Operation } from '../../rest-compat/openapi/operations.ts';
import { listResponseFields } from '../../rest-compat/guides/response-fields.ts';
import { versions, type Route, type Version } from '../../rest-compat/routing/route.ts';
import { formatClientSample } from './client-sample.ts';
import { renderCode } from './code.ts';
import type { Page } from './layout.ts';
import { html, renderInline, renderProse, type Markup } from './markup.ts';

export interface Family {
  readonly name: string;
  readonly summary: string;
}

/** The reference pages of all families, rendered from the route table. OpenAPI documents are built on first use and cached. */
export class Reference {
  readonly #routes: readonly Route[];
  readonly #schema: GraphQLSchema;
  readonly #documents = new Map<string, OpenApi>();

  constructor(routes: readonly Route[], schema: GraphQLSchema) {
    this.#routes = routes;
    this.#schema = schema;
  }

  families(version: Version): readonly Family[] {
    const summaries = new Map<string, string>();
    for (const { family, summary } of this.#listed(version)) {
      if (!summaries.has(family)) summaries.set(family, summary);
    }
    return [...summaries].map(([name, summary]) => ({ name, summary }));
  }

  /**
   * Returns the family of a help URL.
   * @param word the name of a family or of a catalogue entry
   * @returns null for any other word
   */
  familyOf(word: string, version: Version): string | null {
    const namedRoute = this.#listed(version).find(({ name, family }) => name === word || family === word);
    return namedRoute?.family ?? null;
  }

  page(family: string, version: Version, base: string): Page {
    const rows = this.#listed(version).filter((row) => row.family === family);
    const document = this.#document(family, version, rows);
    const prefix = version === versions.at(-1) ? '' : `/version/${version}`;
    return {
      title: `${family} · Lookup`,
      description: rows[0]?.summary ?? family,
      menu: 'docs',
      script: 'docs',
      body: html`<div class="docs">
        ${this.#navigation(family, version, base)}
        <article class="reference">
          <header>
            <p class="crumbs"><a href="${base}/docs">Docs</a> / ${family}</p>
            <h1>${family}</h1>
            <p class="lead">${rows[0]?.summary ?? ''}</p>
            ${renderVersions(family, version, base)}
          </header>
          ${Object.entries(document.paths).map(([path, { get }]) =>
            this.#operation(path, get, { rows, version, base, prefix }),
          )}
        </article>
      </div>`,
    };
  }

  #navigation(family: string, version: Version, base: string): Markup {
    return html`<aside>
      <label class="sr" for="families-filter">Filter the families</label>
      <input id="families-filter" type="search" placeholder="Filter …" autocomplete="off" />
      <nav aria-label="Families">
        <ul>
          ${this.families(version).map(
            ({ name }) =>
              html`<li data-family="${name}">
                <a
                  href="${base}${getDocsPath(name, version)}"
                  ${name === family ? html`aria-current="page"` : false}
                  >${name}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
    </aside>`;
  }

  #operation(path: string, operation: Operation, context: OperationContext): Markup {
    const rows = context.rows.filter((row) => toOpenApiPath(row.path) === path);
    const [example, ...others] = operation['x-examples'];
    const isOpen = rows.every(({ key }) => key === false);
    const [sentence = '', ...rest] = operation.description.split('\n\n');
    return html`<section class="operation" id="${operation.operationId}">
      <h2><span class="method">GET</span> <code>${path}</code></h2>
      ${renderProse(sentence)}
      ${operation.parameters.some((each) => 'name' in each) ? renderParameters(operation) : null}
      <p class="cost">${renderCost(operation)}</p>
      ${example === undefined ? null : renderTryIt(example, others, isOpen, context)}
      ${
        example === undefined
          ? null
          : html`<div
              class="questions"
              data-rest="${context.prefix}${example.path}"
              data-client="${context.prefix === '' ? formatClientSample(path, operation, example.path, context.base) : ''}"
            >
              ${renderCode('REST', `curl '${context.base}${context.prefix}${example.path}' \\\n  -H "X-API-Key: $KEY"`)}
              ${renderCode('GraphQL', example.graphql)}
            </div>`
      }
      <details>
        <summary>Response fields</summary>
        ${selectDistinctBodies(rows).map((row) => this.#fields(row, context.version))}
      </details>
      <details>
        <summary>Limits, freshness, sources</summary>
        ${renderProse(rest.join('\n\n'))}
      </details>
      <p class="codes">
        Possible errors:
        ${listCodes(operation).map(
          (each) => html`<a class="code-link" href="${context.base}/errors/${each}">${each}</a> `,
        )}
      </p>
    </section>`;
  }

  #fields(row: Route, version: Version): Markup {
    const fields = listResponseFields(row, version, this.#schema);
    const title = row.when === undefined ? 'Response' : `With ${row.when.join(' and ')}`;
    return html`<table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map(
          ({ field, type, meaning, null: empty }) =>
            html`<tr>
              <td><code>${field}</code></td>
              <td>${type}${empty === undefined ? null : html` <span class="or">or null</span>`}</td>
              <td>${renderInline(meaning)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #document(family: string, version: Version, rows: readonly Route[]): OpenApi {
    const id = `${version} ${family}`;
    const cachedDocument = this.#documents.get(id);
    if (cachedDocument !== undefined) return cachedDocument;
    const document = createOpenApi(rows, version, this.#schema);
    this.#documents.set(id, document);
    return document;
  }

  #listed(version: Version): readonly Route[] {
    return this.#routes.filter((route) => (route.listed ?? route.versions ?? versions).includes(version));
  }
}

interface OperationContext {
  readonly rows: readonly Route[];
  readonly version: Version;
  readonly base: string;
  /** Path prefix of an older version, such as `/version/1.0.0`; empty for the newest version. */
  readonly prefix: string;
}

/** Returns the path of a reference page, such as `/docs/city` or `/version/1.0.0/docs/city`. */
export const getDocsPath = (family: string, version: Version): string =>
  `${version === versions.at(-1) ? '' : `/version/${version}`}/docs/${family}`;

const renderVersions = (family: string, version: Version, base: string): Markup =>
  html`<p class="versions">
    Version
    ${versions.map((each) =>
      each === version
        ? html`<b>${each}</b> `
        : html`<a href="${base}${getDocsPath(family, each)}">${each}</a> `,
    )}
  </p>`;

/** Returns the routes except those with the same response body as an earlier route. */
const selectDistinctBodies = (rows: readonly Route[]): readonly Route[] =>
  rows.filter(
    (row, index) => rows.findIndex(({ operation }) => hasSameBody(operation, row.operation)) === index,
  );

const hasSameBody = (one: Route['operation'], other: Route['operation']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const renderParameters = ({ parameters: all }: Operation): Markup =>
  html`<table>
    <caption>
      Parameters
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Meaning</th>
        <th scope="col">Example</th>
      </tr>
    </thead>
    <tbody>
      ${all.map((each) =>
        'name' in each
          ? html`<tr>
              <td>
                <code>${each.name}</code>${each.required ? html` <span class="needed">required</span>` : null}
              </td>
              <td>${renderInline(each.description)} ${renderEnumValues(each.schema)}</td>
              <td><code>${`${String(each.example)}`}</code></td>
            </tr>`
          : null,
      )}
      <tr>
        <td><code>deep</code></td>
        <td>Adds more fields, in a nested object named deep.</td>
        <td><code>true</code></td>
      </tr>
    </tbody>
  </table>`;

function renderEnumValues(schema: Readonly<Record<string, unknown>>): Markup | null {
  const values: unknown = schema['enum'];
  if (!Array.isArray(values) || values.length > 12) return null;
  return html`${values.map((value) => html`<code>${String(value)}</code> `)}`;
}

const unitCosts: Readonly<Record<string, string>> = {
  pooled: 'one pooled request',
  carrier: 'one carrier unit for a valid number',
};
const deepCostTexts: Readonly<Record<string, string>> = {
  none: 'deep adds no fields',
  included: 'deep is included',
  paid: 'deep is included in plans with paid deep fields',
  email: 'deep costs one additional deep email unit if the DNS responds',
  vat: 'deep costs one additional deep VAT unit if a tax office responds',
};

const renderCost = ({ 'x-cost': { unit, deep } }: Operation): string =>
  `Costs ${unitCosts[unit] ?? unit}; ${deepCostTexts[deep] ?? deep}. Errors are free.`;

const listCodes = ({ responses }: Operation): readonly string[] =>
  Object.values(responses).flatMap(({ $ref: reference }) =>
    typeof reference === 'string' ? parseReferenceCodes(reference) : [],
  );

/** Returns the error codes in a response reference such as `#/components/responses/RateLimitedOrQuotaExceeded`. */
const parseReferenceCodes = (ref: string): readonly string[] => {
  const name = ref.split('/').at(-1) ?? '';
  if (name === 'NotModified') return [];
  return name.split(/Or(?=[A-Z])/).map((each) => each.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase());
};

const renderTryIt = (
  example: Operation['x-examples'][number],
  others: Operation['x-examples'],
  isOpen: boolean,
  { prefix }: OperationContext,
): Markup =>
  html`<form class="try" data-open="${isOpen ? 'true' : 'false'}">
    <label
      >Try it: ${example.note}
      <span class="row">
        <input type="text" value="${prefix}${example.path}" spellcheck="false" autocomplete="off" />
        <button type="submit" class="main" disabled>Send</button>
      </span>
    </label>
    ${
      others.length === 0
        ? null
        : html`<p class="more">
            ${others.map(
              ({ path, note }) =>
                html`<button type="button" class="chip" data-path="${prefix}${path}" disabled>
                  ${note.replace(/\.$/, '')}
                </button> `,
            )}
          </p>`
    }
    <div class="answer" aria-live="polite" hidden></div>
  </form>`;
