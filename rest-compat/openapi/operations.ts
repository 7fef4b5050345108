import type { GraphQLSchema } from 'graphql';
import { deepPrices, freshness, unitPrices } from '../prices/price-texts.ts';
import { listRouteErrors } from '../routing/route-errors.ts';
import type { Parameter } from '../parameters/parameter.ts';
import type { Route, Version } from '../routing/route.ts';
import { getDocumentText } from '../routing/route-documents.ts';
import { deepUnitByFamily } from '../prices/costs.ts';
import type { ErrorResponses } from './error-responses.ts';
import { calendarFormatParameter, hasOwnFormat } from '../formats/format.ts';
import { parseExampleVariables } from './example-variables.ts';
import { createGraphqlExample } from './graphql-example.ts';

type Json = Readonly<Record<string, unknown>>;

interface Reference {
  readonly $ref: string;
}

interface OpenApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Json;
  readonly example: unknown;
}

/** The OpenAPI operation of a GET path. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly (OpenApiParameter | Reference)[];
  readonly security: readonly object[];
  /** Responses by status. Error responses are references. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly 'x-cost': {
    readonly unit: string;
    readonly units: number;
    readonly deep: string;
    readonly deep_unit?: string;
    readonly deep_units?: number;
  };
  readonly 'x-examples': readonly {
    readonly note: string;
    readonly path: string;
    /** The equivalent GraphQL query. */
    readonly graphql: string;
  }[];
}

/** Converts a path template to OpenAPI: `{name+}` becomes one parameter, whose slashes are encoded as %2F. */
export const toOpenApiPath = (path: string): string => path.replaceAll('+}', '}');

/** Returns the operation id: `getCityByName`, `getCountryStatesByCode`. */
export function createOperationId(path: string): string {
  const segments = toOpenApiPath(path).slice(1).split('/');
  const literalSegments = segments.filter((segment) => !segment.startsWith('{') && segment !== 'id');
  const parameters = segments.flatMap((segment) => (segment.startsWith('{') ? [segment.slice(1, -1)] : []));
  const parameterSuffix = parameters.length === 0 ? '' : `By${parameters.map(capitalise).join('And')}`;
  return `get${literalSegments.map(capitalise).join('')}${parameterSuffix}`;
}

const capitalise = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Returns the schema name of a body: `CitySearch` for the documents `city-search` and `city-search-v1`. */
export const getBodyName = (route: Route, version: Version): string => {
  const name = typeof route.operation === 'string' ? route.operation : route.operation[version];
  return name.replace(/-v1$/, '').split('-').map(capitalise).join('');
};

/** Combines the routes of a path into one operation; the query parameters decide which route responds. */
export function createOperation(
  rows: readonly Route[],
  version: Version,
  schema: GraphQLSchema,
  errors: ErrorResponses,
): Operation {
  // The route with the fewest required query parameters describes the path.
  const [main, ...others] = [...rows].sort((a, b) => (a.when?.length ?? 0) - (b.when?.length ?? 0));
  if (main === undefined) throw new Error('A path without rows.');
  const bodySchemas = [...new Set(rows.map((row) => getBodyName(row, version)))].map((name) => ({
    $ref: `#/components/schemas/${name}`,
  }));
  const isOpen = rows.some(({ key }) => key === false);
  const deepUnit = main.deep === 'email' || main.deep === 'vat' ? deepUnitByFamily[main.deep] : null;
  const hasCalendar = rows.some(({ calendar }) => calendar !== undefined);
  const codes = new Set(rows.flatMap((row) => listRouteErrors(row, schema)));
  return {
    operationId: createOperationId(main.path),
    tags: [main.family],
    summary: shortenTitle(main.summary),
    description: createDescription(main, others, rows),
    parameters: [
      ...createParameters(rows),
      ...getFormatParameters(rows),
      { $ref: '#/components/parameters/Deep' },
      { $ref: '#/components/parameters/Pretty' },
      { $ref: '#/components/parameters/Strict' },
    ],
    security: [...(isOpen ? [{}] : []), { ApiKey: [] }, { Bearer: [] }],
    responses: {
      200: {
        description: 'Successful response.',
        headers: createHeaders(rows),
        content: {
          'application/json': { schema: bodySchemas.length === 1 ? bodySchemas[0] : { anyOf: bodySchemas } },
          'text/csv': { schema: { type: 'string' } },
          ...(hasCalendar ? { 'text/calendar': { schema: calendarSchema } } : {}),
        },
      },
      ...(rows.some(({ cache }) => cache === 'facts')
        ? { 304: { $ref: '#/components/responses/NotModified' } }
        : {}),
      ...errors.of(codes),
    },
    'x-cost': {
      unit: main.unit ?? 'pooled',
      units: main.maxUnits ?? 1,
      deep: main.deep ?? 'none',
      ...(deepUnit === null ? {} : { deep_unit: deepUnit, deep_units: 1 }),
    },
    'x-examples': rows.flatMap((row) =>
      row.examples.map(({ path, note }) => ({
        note,
        path,
        graphql: createGraphqlExample(
          getDocumentText(row, version),
          parseExampleVariables(row, path),
          schema,
        ),
      })),
    ),
  };
}

const getFormatParameters = (rows: readonly Route[]): Operation['parameters'] => {
  if (rows.some(hasOwnFormat)) return [];
  return rows.some(({ calendar }) => calendar !== undefined)
    ? [createParameter('format', calendarFormatParameter, false)]
    : [{ $ref: '#/components/parameters/Format' }];
};

/** Returns a short title for lists of operations. The description has the complete summary. */
const shortenTitle = (summary: string): string => (/^[^.:;]+/.exec(summary)?.[0] ?? summary).trim();

function createDescription(main: Route, others: readonly Route[], rows: readonly Route[]): string {
  const alternatives = [main, ...others].flatMap(({ when, summary }) =>
    when === undefined ? [] : [`- with ${when.map((name) => `\`${name}\``).join(' and ')}: ${summary}`],
  );
  const notes = [...new Set(rows.flatMap((row) => row.notes ?? []))];
  const paragraphs = [
    main.when === undefined ? main.summary : '',
    alternatives.join('\n'),
    ...notes,
    main.key === false ? 'Needs no key.' : unitPrices[main.unit ?? 'pooled'],
    `\`deep=true\`: ${deepPrices[main.deep ?? 'none']}`,
    ...new Set(rows.map(({ cache }) => freshness[cache])),
    main.feature === undefined ? '' : `The plan must include the feature \`${main.feature}\`.`,
  ];
  return paragraphs.filter((text) => text !== '').join('\n\n');
}

function createParameters(rows: readonly Route[]): OpenApiParameter[] {
  const parametersByName = new Map<string, { rule: Parameter; rows: Route[] }>();
  for (const row of rows) {
    for (const [name, rule] of Object.entries(row.parameters ?? {})) {
      const entry = parametersByName.get(name) ?? { rule, rows: [] };
      entry.rows.push(row);
      parametersByName.set(name, entry);
    }
  }
  return [...parametersByName].map(([name, { rule, rows: takers }]) => {
    const isRequired =
      rule.in === 'path' ||
      (takers.length === rows.length &&
        takers.every(
          ({ parameters, when }) =>
            parameters?.[name]?.required === true ||
            parameters?.[name]?.documentedAsRequired === true ||
            when?.includes(name) === true,
        ));
    return createParameter(name, rule, isRequired);
  });
}

const createParameter = (name: string, rule: Parameter, required: boolean): OpenApiParameter => ({
  name,
  in: rule.in,
  required,
  description: rule.summary,
  schema: rule.schema,
  example: parseExample(rule),
});

const calendarSchema: Json = { type: 'string', description: 'An iCalendar object (RFC 5545).' };

/** Returns an example with the type of its schema: a number, not a string. */
const parseExample = ({ schema, example }: Parameter): unknown =>
  schema['type'] === 'string' ? example : JSON.parse(example);

function createHeaders(rows: readonly Route[]): Json {
  const createReference = (name: string) => ({ $ref: `#/components/headers/${name.replaceAll('-', '')}` });
  const isFact = rows.some(({ cache }) => cache === 'facts');
  const names = [
    'API-Version',
    'X-Request-Id',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'Cache-Control',
    ...(isFact ? ['ETag'] : []),
    ...(rows.some(({ parameters = {} }) => 'lang' in parameters) ? ['Content-Language'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, createReference(name)]));
}
