import type { GraphQLSchema } from 'graphql';
import { errorTable } from '../../router/errors.ts';
import { formatParameter } from '../formats/calendar.ts';
import type { Parameter } from '../parameters/parameter.ts';
import { deepPrices, freshness, unitPrices } from '../prices/price-texts.ts';
import { responseFields, type ResponseField } from './response-fields.ts';
import { routeErrors } from '../routing/route-errors.ts';
import { versions, type Body, type Route, type Version } from '../routing/route.ts';

/** Where the help of an endpoint is found, and what it says: all of it read from the table and the schema. */
export interface Help {
  /** Whether a path, behind the version prefix, is one of help in any version: `/country/help`, `/time/zones/help`. */
  has(path: string): boolean;
  /** @param base absolute URL that links begin with. @returns null when the version has no such page. */
  find(path: string, version: Version, base: string): Body | null;
}

export function helpOf(routes: readonly Route[], schema: GraphQLSchema): Help {
  const subjects = subjectsOf(routes);
  const pages = new Map<string, Page | null>();
  const pageOf = (subject: string, version: Version): Page | null => {
    const rows = (subjects.get(subject) ?? []).filter((route) =>
      (route.listed ?? route.versions ?? versions).includes(version),
    );
    // What a path is without further parameters says what the endpoint is about.
    const sorted = [...rows].sort((a, b) => (a.when?.length ?? 0) - (b.when?.length ?? 0));
    return rows.length === 0 ? null : page(subject, version, sorted, schema);
  };
  return {
    has: (path) => subjects.has(subjectOf(path) ?? ''),
    find(path, version, base) {
      const subject = subjectOf(path);
      if (subject === null) return null;
      const id = `${version} ${subject}`;
      let found = pages.get(id);
      if (found === undefined) {
        found = pageOf(subject, version);
        if (subjects.has(subject)) pages.set(id, found);
      }
      return found === null ? null : linked(found, base);
    },
  };
}

/** `time/zones` of `/time/zones/help`; null for a path that is none of help. */
const subjectOf = (path: string): string | null => /^\/(.+)\/help\/?$/.exec(path)?.[1] ?? null;

/** The rows by what their help is asked for: a name of the catalog, or the path up to its first parameter. */
function subjectsOf(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const subjects = new Map<string, Route[]>();
  const add = (subject: string, route: Route) => {
    const known = subjects.get(subject);
    if (known === undefined) subjects.set(subject, [route]);
    else if (!known.includes(route)) known.push(route);
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

/** A page before its links are made. */
interface Page extends Body {
  readonly examples: readonly { readonly note: string; readonly path: string; readonly url: string }[];
  readonly errors: readonly { readonly code: string; readonly docs: string }[];
}

/** The same page with absolute links; the order of its keys stays. */
const linked = (page: Page, base: string): Body => ({
  ...page,
  examples: page.examples.map((example) => ({ ...example, url: base + example.url })),
  errors: page.errors.map((error) => ({ ...error, docs: base + error.docs })),
});

function page(name: string, version: Version, rows: readonly Route[], schema: GraphQLSchema): Page {
  const codes = new Set(rows.flatMap((row) => routeErrors(row, schema)));
  const terms = rows.map(termsOf);
  const [first] = terms;
  const isShared = terms.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return {
    endpoint: name,
    version,
    summary: rows[0]?.summary ?? '',
    // What is the same for all paths is said once.
    ...(isShared ? first : {}),
    paths: rows.map((row, index) => ({ ...pathHelp(row), ...(isShared ? {} : terms[index]) })),
    authentication:
      'A key as X-API-Key: <key> or as Authorization: Bearer <key>; either one suffices. Never in the URL.',
    parameters: parametersOf(rows),
    common_parameters: [
      { name: 'deep', summary: 'true adds the richer fields as a nested object named deep. Default false.' },
      { name: 'pretty', summary: 'true formats the JSON for reading. Default false.' },
      {
        name: 'strict',
        summary: 'true refuses parameters that the path does not know, with 400. Default false.',
      },
    ],
    response: fieldsOf(rows, version, schema),
    notes: [...new Set(rows.flatMap((row) => row.notes ?? []))],
    nulls:
      'A field whose value is unknown is null, a list too; a collection with nothing recorded is an empty array.',
    examples: rows.flatMap((row) =>
      row.examples.map(({ path, note }) => ({ note, path, url: `/version/${version}${path}` })),
    ),
    errors: Object.entries(errorTable)
      .filter(([code]) => [...codes].some((known) => known === code))
      .map(([code, { status }]) => ({ code, status, docs: `/errors/${code}` })),
    retries:
      'Retry 429, 500, 502, 503, 504 and network errors, by default twice. Do not retry ambiguous locations or ' +
      'rejected wall times. A retry without at evaluates a later now: pin at when repeatability matters.',
  };
}

const costOf = ({ key, unit = 'pooled', most }: Route): string => {
  if (key === false) return 'Nothing without a key.';
  return most === undefined
    ? unitPrices[unit]
    : `What the query costs in GraphQL: at most ${most} pooled requests, and metered units where it asks for metered facts.`;
};

/** The parameters of a row, with the form of its answer where it has several. */
const takenBy = ({ parameters, calendar }: Route): Readonly<Record<string, Parameter>> => ({
  ...parameters,
  ...(calendar === undefined ? {} : { format: formatParameter }),
});

const pathHelp = (row: Route): Body => {
  const taken = Object.entries(takenBy(row));
  const isRequired = ([name, rule]: (typeof taken)[number]) =>
    rule.in === 'path' ||
    rule.documentedAsRequired === true ||
    (rule.required ?? row.when?.includes(name) ?? false);
  return {
    path: row.path,
    ...(row.when === undefined ? {} : { when: row.when }),
    summary: row.summary,
    required: taken.filter(isRequired).map(([name]) => name),
    optional: taken.filter((each) => !isRequired(each)).map(([name]) => name),
  };
};

/** Who may ask, at what price, and for how long an answer holds. */
const termsOf = (row: Route): Body => ({
  key: row.key ?? true,
  ...(row.feature === undefined ? {} : { feature: row.feature }),
  unit: row.unit ?? 'pooled',
  cost: costOf(row),
  deep: row.deep ?? 'none',
  deep_cost: deepPrices[row.deep ?? 'none'],
  freshness: freshness[row.cache],
});

/** Each rule once; `paths` says whose it is where paths of an endpoint have different ones for a name. */
function parametersOf(rows: readonly Route[]): Body[] {
  const rules = new Map<string, { readonly rule: Body; readonly paths: Set<string> }>();
  for (const row of rows) {
    for (const [name, { in: where, summary, schema, example }] of Object.entries(takenBy(row))) {
      const rule = { name, in: where, summary, schema, example };
      const id = JSON.stringify(rule);
      const known = rules.get(id) ?? { rule, paths: new Set() };
      known.paths.add(row.path);
      rules.set(id, known);
    }
  }
  const all = [...rules.values()];
  return all.map(({ rule, paths }) =>
    all.filter((other) => other.rule['name'] === rule['name']).length === 1
      ? rule
      : { ...rule, paths: [...paths] },
  );
}

/** The fields of all paths; what is said of one already is referred to by its name. */
function fieldsOf(
  rows: readonly Route[],
  version: Version,
  schema: GraphQLSchema,
): (ResponseField | Omit<ResponseField, 'null'> | { readonly field: string; readonly like: string })[] {
  const fields = new Map<string, ResponseField>();
  for (const row of rows)
    for (const field of responseFields(row, version, schema))
      if (!fields.has(field.field)) fields.set(field.field, field);
  const said = new Map<string, string>();
  return Array.from(fields.values(), (told) => {
    const { field, ...rest } = told;
    const id = JSON.stringify([field.split('.').at(-1), rest]);
    const like = said.get(id);
    if (like !== undefined) return { field, like };
    said.set(id, field);
    // What null means stands in the meaning where that says it already.
    const { null: empty, ...others } = told;
    return empty === undefined || told.meaning.includes(empty) ? others : told;
  });
}
