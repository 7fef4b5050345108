import type { GraphQLSchema } from 'graphql';
import { errorTable } from '../../router/errors.ts';
import { deepPrices } from '../prices/price-texts.ts';
import { listResponseFields } from './response-fields.ts';
import { versions, type Route } from '../routing/route.ts';
import { latestVersion } from '../routing/versions.ts';

/** Placeholder for the base URL. It must not occur in other texts; `{base}` would also match path templates. */
const baseUrlPlaceholder = '<address of the service>';

/**
 * The description of the service for language models (llmstxt.org), short and complete; generated from the routes and the schema.
 */
export class Llms {
  readonly #routes: readonly Route[];
  readonly #schema: GraphQLSchema;
  readonly #parts = new Map<string, readonly string[]>();

  constructor(routes: readonly Route[], schema: GraphQLSchema) {
    this.#routes = routes.filter((row) => (row.listed ?? row.versions ?? versions).includes(latestVersion));
    this.#schema = schema;
  }

  /**
   * Returns the text at a path.
   * @param base absolute URL prefix of links
   * @returns null for other paths
   */
  at(path: string, base: string): string | null {
    if (path !== '/llms.txt' && path !== '/llms-full.txt') return null;
    let parts = this.#parts.get(path);
    if (parts === undefined) {
      parts = (path === '/llms.txt' ? this.#brief() : this.#full()).split(baseUrlPlaceholder);
      this.#parts.set(path, parts);
    }
    return parts.join(base);
  }

  #brief(): string {
    return `${introduction}
${this.#families()
  .map(
    ([family, rows]) =>
      `## ${family}\n\n${removeDuplicates(rows)
        .map((row) => `- [GET ${row.path}](${baseUrlPlaceholder}/docs/${family}): ${row.summary}`)
        .join('\n')}\n`,
  )
  .join('\n')}
## Optional

${links}
`;
  }

  #full(): string {
    return `${introduction}
${links}

## Errors

${Object.entries(errorTable)
  .map(([code, { status, meaning, remedy }]) => `- ${status} ${code}: ${meaning} ${remedy}`)
  .join('\n')}

${this.#families()
  .map(([family, rows]) => `## ${family}\n\n${rows.map((row) => this.#operation(row)).join('\n')}`)
  .join('\n')}`;
  }

  #operation(row: Route): string {
    const { path, when, summary, notes = [], parameters = {}, examples, deep = 'none' } = row;
    const fields = listResponseFields(row, latestVersion, this.#schema).filter(
      ({ field }) => !field.startsWith('deep.'),
    );
    const lines = [
      `### GET ${path}${when === undefined ? '' : ` with ${when.join(' and ')}`}`,
      '',
      summary,
      ...notes,
      '',
      ...Object.entries(parameters).map(
        ([name, rule]) => `- ${name} (${rule.in}): ${rule.summary} Example: ${rule.example}`,
      ),
      ...(deep === 'none' ? [] : [`- deep (query): true adds more fields. ${deepPrices[deep]}`]),
      ...examples.map(({ path: example, note }) => `- GET ${example}: ${note}`),
      `- response: ${fields.map(({ field, type }) => `${field} (${type})`).join(', ')}`,
    ];
    return `${lines.join('\n')}\n`;
  }

  #families(): (readonly [family: string, rows: readonly Route[]])[] {
    const families = [...new Set(this.#routes.map(({ family }) => family))];
    return families.map((family) => [family, this.#routes.filter((row) => row.family === family)]);
  }
}

/** Returns the first route of each path. */
const removeDuplicates = (rows: readonly Route[]): readonly Route[] =>
  rows.filter((row, index) => rows.findIndex(({ path }) => path === row.path) === index);

const introduction = `# Lookup

> Facts about places, networks, contact data, money and time, as documented GET paths and as one GraphQL graph over the
> same data. Unknown values are null; nothing is guessed.

- Base address: ${baseUrlPlaceholder}
- Key: header \`X-API-Key: <key>\` or \`Authorization: Bearer <key>\`, never in the URL.
- Responses are JSON objects. \`deep=true\` adds more fields, \`strict=true\` rejects unknown parameters.
- Records have stable IDs (\`city_…\`, \`co_…\`) that you can store and look up again.
- Errors: \`{ code, message, docs, request_id, param? }\`; the message has the rule and a valid value.
- Several facts in one request: POST ${baseUrlPlaceholder}/graphql.
- Agents: ${baseUrlPlaceholder}/mcp implements the Model Context Protocol (tools search, describe, run). Over stdio: the command
  \`node /path/to/lookup/bin/lookup.js mcp\` with \`LOOKUP_URL\` (${baseUrlPlaceholder}) and \`LOOKUP_KEY\` in \`env\`; on the
machine of the service it needs neither. \`DATA_DIR\` selects a data folder other than \`.data\`.
`;

const links = `- [Complete reference](${baseUrlPlaceholder}/llms-full.txt): every path with its parameters, examples and fields
- [OpenAPI](${baseUrlPlaceholder}/openapi.json): all paths, machine-readable
- [GraphQL schema](${baseUrlPlaceholder}/graphql/schema.graphql): the SDL of the graph
- [Guide](${baseUrlPlaceholder}/docs): keys, errors, versions, limits, caching, paging, costs
- [Errors](${baseUrlPlaceholder}/errors): all error codes
- [Datasets](${baseUrlPlaceholder}/datasets): data sources with version and licence`;
