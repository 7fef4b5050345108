import type { GraphQLSchema } from 'graphql';
import { errorTable } from '../../router/errors.ts';
import { calendarFormatParameter, formatParameter, hasOwnFormat } from '../formats/format.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { deepPrices, freshness, unitPrices } from '../prices/price-texts.ts';
import { listResponseFields, type ResponseField } from './response-fields.ts';
import { listRouteErrors } from '../routing/route-errors.ts';
import { versions, type Body, type Route, type Version } from '../routing/route.ts';

/** Help pages of endpoints, generated from the routes and the schema. */
export interface Help {
  /** Whether a path, without the version prefix, is a help page in any version: `/country/help`, `/time/zones/help`. */
  has(path: string): boolean;
  /**
   * Returns a help page.
   * @param base absolute URL prefix of links
   * @returns null when the version has no such page
   */
  find(path: string, version: Version, base: string): Body | null;
}

export function createHelp(routes: readonly Route[], schema: GraphQLSchema): Help {
  const subjects = groupBySubject(routes);
  const pages = new Map<string, Page | null>();
  const findPage = (subject: string, version: Version): Page | null => {
    const rows = (subjects.get(subject) ?? []).filter((route) =>
      (route.listed ?? route.versions ?? versions).includes(version),
    );
    // The route with the fewest required query parameters describes the endpoint.
    const sortedRoutes = [...rows].sort((a, b) => (a.when?.length ?? 0) - (b.when?.length ?? 0));
    return rows.length === 0 ? null : createPage(subject, version, sortedRoutes, schema);
  };
  return {
    has: (path) => subjects.has(parseSubject(path) ?? ''),
    find(path, version, base) {
      const subject = parseSubject(path);
      if (subject === null) return null;
      const id = `${version} ${subject}`;
      let cachedPage = pages.get(id);
      if (cachedPage === undefined) {
        cachedPage = findPage(subject, version);
        if (subjects.has(subject)) pages.set(id, cachedPage);
      }
      return cachedPage === null ? null : linkPage(cachedPage, base);
    },
  };
}

/** Returns `time/zones` for `/time/zones/help`; null when the path is not a help page. */
const parseSubject = (path: string): string | null => /^\/(.+)\/help\/?$/.exec(path)?.[1] ?? null;

/** Groups routes by the subject of their help: a name in the catalogue, or the path up to its first parameter. */
function groupBySubject(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const subjects = new Map<string, Route[]>();
  const add = (subject: string, route: Route) => {
    const knownRule = subjects.get(subject);
    if (knownRule === undefined) subjects.set(subject, [route]);
    else if (!knownRule.includes(route)) knownRule.push(route);
  };
  for (const route of routes) add(route.name, route);
  const names = new Set(subjects.keys());
  for (const route of routes) {
    const segments = route.path.slice(1).split('/');
    const parameter = segments.findIndex((segment) => segment.startsWith('{'));
    const literal = parameter === -1 ? segments : segments.slice(0, parameter);
    for (let length = 1; length <= literal.length; length += 1) {
      const subject = literal.slice(0, length).join('/');
      if (!names.has(subject)) add(subject, route);
    }
  }
  return subjects;
}

/** A help page whose links are still relative. */
interface Page extends Body {
  readonly examples: readonly { readonly note: string; readonly path: string; readonly url: string }[];
  readonly errors: readonly { readonly code: string; readonly docs: string }[];
}

/** Makes the links of a page absolute; keeps the order of its keys. */
const linkPage = (page: Page, base: string): Body => ({
  ...page,
  examples: page.examples.map((example) => ({ ...example, url: base + example.url })),
  errors: page.errors.map((error) => ({ ...error, docs: base + error.docs })),
});

function createPage(name: string, version: Version, rows: readonly Route[], schema: GraphQLSchema): Page {
  const errorCodes = new Set(rows.flatMap((row) => listRouteErrors(row, schema)));
  const terms = rows.map(describeTerms);
  const [first] = terms;
  const isShared = terms.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return {
    endpoint: name,
    version,
    summary: rows[0]?.summary ?? '',
    // State terms that are the same for all paths only once.
    ...(isShared ? first : {}),
    paths: rows.map((row, index) => ({ ...describePath(row), ...(isShared ? {} : terms[index]) })),
    authentication:
      'Send the key as X-API-Key: <key> or as Authorization: Bearer <key>; either header suffices. Never send the key in the URL.',
    parameters: describeParameters(rows),
    common_parameters: [
      { name: 'deep', summary: 'true adds more fields, in a nested object named deep. Default: false.' },
      { name: 'pretty', summary: 'true indents the JSON. Default: false.' },
      ...(rows.some(hasOwnFormat) ? [] : [{ name: 'format', summary: formatParameter.summary }]),
      {
        name: 'strict',
        summary: 'true rejects unknown parameters with 400. Default: false.',
      },
    ],
    response: describeFields(rows, version, schema),
    notes: [...new Set(rows.flatMap((row) => row.notes ?? []))],
    nulls: 'Unknown values are null, including lists. A collection without records is an empty array.',
    examples: rows.flatMap((row) =>
      row.examples.map(({ path, note }) => ({ note, path, url: `/version/${version}${path}` })),
    ),
    errors: Object.entries(errorTable)
      .filter(([code]) => [...errorCodes].some((existing) => existing === code))
      .map(([code, { status }]) => ({ code, status, docs: `/errors/${code}` })),
    retries:
      'Retry 429, 500, 502, 503, 504 and network errors, by default twice. Do not retry ambiguous locations or rejected wall times. ' +
      'A retry without at uses a later instant: send at for repeatable results.',
  };
}

const describeCost = ({ key, unit = 'pooled', maxUnits }: Route): string => {
  if (key === false) return 'Free without a key.';
  return maxUnits === undefined
    ? unitPrices[unit]
    : `The cost of its GraphQL query: at most ${maxUnits} pooled requests, plus metered units for metered fields.`;
};

/** Returns the parameters of a route. Routes that can return a calendar also have `format`. */
const getParameters = ({ parameters, calendar }: Route): Readonly<Record<string, Parameter>> => ({
  ...parameters,
  ...(calendar === undefined ? {} : { format: calendarFormatParameter }),
});

const describePath = (row: Route): Body => {
  const acceptedParameters = Object.entries(getParameters(row));
  const isRequired = ([name, rule]: (typeof acceptedParameters)[number]) =>
    rule.in === 'path' ||
    rule.documentedAsRequired === true ||
    (rule.required ?? row.when?.includes(name) ?? false);
  return {
    path: row.path,
    ...(row.when === undefined ? {} : { when: row.when }),
    summary: row.summary,
    required: acceptedParameters.filter(isRequired).map(([name]) => name),
    optional: acceptedParameters.filter((each) => !isRequired(each)).map(([name]) => name),
  };
};

/** Returns the required permission of a route, its price, and how long responses may be cached. */
const describeTerms = (row: Route): Body => ({
  key: row.key ?? true,
  ...(row.feature === undefined ? {} : { feature: row.feature }),
  unit: row.unit ?? 'pooled',
  cost: describeCost(row),
  deep: row.deep ?? 'none',
  deep_cost: deepPrices[row.deep ?? 'none'],
  freshness: freshness[row.cache],
});

/**
 * Lists each parameter once. `paths` is added when paths of an endpoint define a parameter of the same name
 * differently.
 */
function describeParameters(rows: readonly Route[]): Body[] {
  const rules = new Map<string, { readonly rule: Body; readonly paths: Set<string> }>();
  for (const row of rows) {
    for (const [name, { in: location, summary, schema, example }] of Object.entries(getParameters(row))) {
      const rule = { name, in: location, summary, schema, example };
      const id = JSON.stringify(rule);
      const knownSubject = rules.get(id) ?? { rule, paths: new Set() };
      knownSubject.paths.add(row.path);
      rules.set(id, knownSubject);
    }
  }
  const allRules = [...rules.values()];
  return allRules.map(({ rule, paths }) =>
    allRules.filter((other) => other.rule['name'] === rule['name']).length === 1
      ? rule
      : { ...rule, paths: [...paths] },
  );
}

/** Returns the fields of all paths. A field with the same definition as an earlier one refers to it with `like`. */
function describeFields(
  rows: readonly Route[],
  version: Version,
  schema: GraphQLSchema,
): (ResponseField | Omit<ResponseField, 'null'> | { readonly field: string; readonly like: string })[] {
  const fields = new Map<string, ResponseField>();
  for (const row of rows)
    for (const field of listResponseFields(row, version, schema))
      if (!fields.has(field.field)) fields.set(field.field, field);
  const firstFieldById = new Map<string, string>();
  return Array.from(fields.values(), (described) => {
    const { field, ...rest } = described;
    const id = JSON.stringify([field.split('.').at(-1), rest]);
    const sameField = firstFieldById.get(id);
    if (sameField !== undefined) return { field, like: sameField };
    firstFieldById.set(id, field);
    // Omit `null` when the meaning already contains it.
    const { null: nullMeaning, ...withoutNull } = described;
    return nullMeaning === undefined || described.meaning.includes(nullMeaning) ? withoutNull : described;
  });
}
