import type { GraphQLSchema } from 'graphql';
import { errorTable } from '../router/errors.ts';
import { catalogOf } from './release-notes.ts';
import { responseFields } from './response-fields.ts';
import { routeErrors } from './route-errors.ts';
import { versions, type Body, type Route, type Version } from './route.ts';

/** Where the help of an endpoint is found, and what it says: all of it read from the table and the schema. */
export interface Help {
  /** @param path behind the version prefix: `/country/help`. @returns null when it is not a help path. */
  find(path: string, version: Version): Body | null;
}

export function helpOf(routes: readonly Route[], schema: GraphQLSchema, baseUrl: string): Help {
  const listed = new Map(versions.map((version) => [version, new Set(catalogOf(routes, version))]));
  const pages = new Map<string, Body>();
  return {
    find(path, version) {
      const name = /^\/([^/]+)\/help\/?$/.exec(path)?.[1];
      if (name === undefined || listed.get(version)?.has(name) !== true) return null;
      const id = `${version} ${name}`;
      let found = pages.get(id);
      if (found === undefined) {
        const rows = routes.filter(
          (route) => route.name === name && (route.listed ?? route.versions ?? versions).includes(version),
        );
        found = page(name, version, rows, schema, baseUrl);
        pages.set(id, found);
      }
      return found;
    },
  };
}

const deepPrices: Readonly<Record<NonNullable<Route['deep']>, string>> = {
  none: 'There are no richer fields: deep=true is answered with an empty object.',
  included: 'Included in every plan.',
  paid: 'In plans with paid deep; otherwise it is answered with an empty object.',
  email: 'Costs one deep email unit besides, for a valid address; every plan includes some.',
  vat: 'Costs one deep VAT unit besides, for a valid number; every plan includes some.',
};

const unitPrices: Readonly<Record<NonNullable<Route['unit']>, string>> = {
  pooled: 'One pooled request for an answer with status 200 or 304; errors cost none.',
  carrier: 'One carrier unit for a valid number; invalid numbers and errors cost none.',
};

const freshness: Readonly<Record<Route['cache'], string>> = {
  live: 'Evaluated or asked for at the moment of the request; never to be stored (Cache-Control: no-store).',
  facts:
    'From the loaded editions of the datasets, which change only when the operator imports others; may be kept for a day, and asked for again with If-None-Match.',
};

function page(
  name: string,
  version: Version,
  rows: readonly Route[],
  schema: GraphQLSchema,
  baseUrl: string,
): Body {
  const codes = new Set(rows.flatMap((row) => routeErrors(row, schema)));
  return {
    endpoint: name,
    version,
    summary: rows[0]?.summary ?? '',
    paths: rows.map((row) => pathHelp(row, version, schema)),
    authentication:
      'A key as X-API-Key: <key> or as Authorization: Bearer <key>; either one suffices. Never in the URL.',
    common_parameters: [
      { name: 'deep', summary: 'true adds the richer fields as a nested object named deep. Default false.' },
      { name: 'pretty', summary: 'true formats the JSON for reading. Default false.' },
    ],
    notes: [...new Set(rows.flatMap((row) => row.notes ?? []))],
    nulls:
      'A field whose value is unknown is null, a list too; a collection with nothing recorded is an empty array.',
    examples: rows.flatMap((row) =>
      row.examples.map(({ path, note }) => ({ note, path, url: `${baseUrl}/version/${version}${path}` })),
    ),
    errors: Object.entries(errorTable)
      .filter(([code]) => [...codes].some((known) => known === code))
      .map(([code, { status, meaning, remedy }]) => ({
        code,
        status,
        meaning,
        remedy,
        docs: `${baseUrl}/errors/${code}`,
      })),
    retries:
      'Retry 429, 500, 502, 503, 504 and network errors, by default twice. Do not retry ambiguous locations or ' +
      'rejected wall times. A retry without at evaluates a later now: pin at when repeatability matters.',
  };
}

const pathHelp = (row: Route, version: Version, schema: GraphQLSchema): Body => ({
  path: row.path,
  ...(row.when === undefined ? {} : { when: row.when }),
  summary: row.summary,
  key: row.key ?? true,
  ...(row.feature === undefined ? {} : { feature: row.feature }),
  unit: row.unit ?? 'pooled',
  cost: row.key === false ? 'Nothing without a key.' : unitPrices[row.unit ?? 'pooled'],
  deep: row.deep ?? 'none',
  deep_cost: deepPrices[row.deep ?? 'none'],
  freshness: freshness[row.cache],
  parameters: Object.entries(row.parameters ?? {}).map(([parameter, rule]) => ({
    name: parameter,
    in: rule.in,
    required: rule.in === 'path' || (rule.required ?? row.when?.includes(parameter) ?? false),
    summary: rule.summary,
    schema: rule.schema,
    example: rule.example,
  })),
  response: responseFields(row, version, schema),
});
