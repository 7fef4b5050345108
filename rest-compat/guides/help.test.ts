import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { errorTable } from '../../router/errors.ts';
import { createHelp } from './help.ts';
import { listCatalog, createReleaseNotes } from './release-notes.ts';
import { listResponseFields } from './response-fields.ts';
import { versions, type Version } from '../routing/route.ts';
import { routes } from '../routes/index.ts';

const schema = buildApiSchema(
  readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8'),
);
const base = 'http://localhost';
const help = createHelp(routes, schema);

interface Page {
  readonly endpoint: string;
  readonly version: string;
  readonly summary: string;
  readonly paths: readonly {
    readonly path: string;
    readonly summary: string;
    readonly required: readonly string[];
    readonly optional: readonly string[];
    readonly cost?: string;
    readonly deep_cost?: string;
    readonly freshness?: string;
  }[];
  readonly cost?: string;
  readonly deep_cost?: string;
  readonly freshness?: string;
  readonly parameters: readonly {
    name: string;
    summary: string;
    schema: object;
    example: string;
    paths?: string[];
  }[];
  readonly response: readonly {
    field: string;
    type?: string;
    meaning?: string;
    null?: string;
    like?: string;
  }[];
  readonly examples: readonly { path: string; url: string; note: string }[];
  readonly errors: readonly { code: string; status: number }[];
  readonly retries: string;
}
const getPage = (name: string, version: Version) =>
  help.find(`/${name}/help`, version, base) as unknown as Page | null;

/** The endpoint names in the catalogue of the specification. */
const printedHelp =
  `ip ip_self asn mac email vat iban vin npi company tariff tariff_search domain mx dns bin naics naics_search
  phone carrier caller hlr useragent timezone timezone_coords timezone_convert time time_now time_coords time_convert
  continent bloc country state district city postal address emoji elevation point weather currency language name date
  holiday measure`.split(/\s+/);

describe.each(versions)('help of version %s', (version) => {
  const names = listCatalog(routes, version);

  test('GEO-057 the help of the postal code path lists the country as required', () => {
    const paths = ['postal', 'postal_nearby', 'postal_distance'].map(
      (name) => getPage(name, version)?.paths ?? [],
    );
    expect(paths.map(([first]) => first?.required.includes('country'))).toEqual([true, true, true]);
  });

  test.each(names)(
    'VER-004 VER-005 VER-008 the help of %s lists its parameters, response, cost and errors',
    (name) => {
      const page = getPage(name, version);
      expect(page).toMatchObject({ endpoint: name, version });
      expect(page?.summary).toMatch(/\S/);
      expect(page?.paths.length).toBeGreaterThan(0);
      for (const path of page?.paths ?? []) {
        for (const text of [path.summary, path.cost ?? page?.cost, path.deep_cost ?? page?.deep_cost])
          expect(text).toMatch(/\S/);
        expect(path.freshness ?? page?.freshness).toMatch(/\S/);
        // Each parameter of a path is described once, or once for that path.
        for (const name of [...path.required, ...path.optional]) {
          const rules = page?.parameters.filter((rule) => rule.name === name) ?? [];
          const ownRules = rules.filter(({ paths }) => paths === undefined || paths.includes(path.path));
          expect(ownRules.length, `${path.path} ${name}`).toBeGreaterThan(0);
        }
      }
      for (const { summary, schema: form, example } of page?.parameters ?? []) {
        expect(summary).toMatch(/\S/);
        expect(form).toHaveProperty('type');
        expect(example).toBeTypeOf('string');
      }
      const fields = new Map(page?.response.map((field) => [field.field, field]));
      expect(fields.size, `${name} names a field twice`).toBe(page?.response.length);
      expect(fields.size).toBeGreaterThan(0);
      for (const field of fields.values()) {
        const { meaning, null: empty } = field.like === undefined ? field : (fields.get(field.like) ?? {});
        expect(meaning, field.field).toMatch(/\S/);
        if (empty !== undefined) expect(empty, field.field).toMatch(/\S/);
      }
      expect(page?.examples.length).toBeGreaterThan(0);
      for (const { code, status } of page?.errors ?? [])
        expect(errorTable).toHaveProperty(`${code}.status`, status);
    },
  );

  test('VER-006 every endpoint that the specification names has help', () => {
    for (const name of [
      'continent',
      'country',
      'city',
      'postal',
      'ip',
      'email',
      'phone',
      'carrier',
      'time',
      'currency',
      'language',
      'holiday',
    ]) {
      expect(getPage(name, version), name).not.toBeNull();
    }
  });

  test('VER-003 the release notes list the catalogue of their version', () => {
    const notes = createReleaseNotes(routes, version, 'http://localhost');
    expect(notes['version']).toBe(version);
    expect((notes['notes'] as string[]).length).toBeGreaterThan(0);
    for (const { name, help: url } of notes['endpoints'] as { name: string; help: string }[]) {
      expect(
        help.find(url.replace(`http://localhost/version/${version}`, ''), version, base),
        name,
      ).not.toBeNull();
    }
  });
});

test('VER-001 VER-013 VER-015 VER-017 the release notes of a version list the endpoints that only it has', () => {
  const [older, newer] = versions.map((version) => new Set(listCatalog(routes, version)));
  for (const name of ['timezone', 'timezone_coords', 'timezone_convert']) {
    expect(older?.has(name), name).toBe(true);
    expect(newer?.has(name), name).toBe(false);
  }
  expect(older?.has('address')).toBe(false);
});

test.each<[Version, string[]]>([
  ['1.0.0', ['address']],
  ['2.0.0', ['timezone', 'timezone_coords', 'timezone_convert']],
])('VER-005 VER-013 every specified endpoint has help in version %s, except %j', (version, others) => {
  expect(printedHelp).toHaveLength(48);
  expect(printedHelp.filter((name) => getPage(name, version) === null).sort()).toEqual(others.sort());
});

test('VER-005 every endpoint outside the specified catalogue belongs to a specified family', () => {
  const additional = listCatalog(routes, '1.0.0').filter((name) => !printedHelp.includes(name));
  for (const name of additional) expect(printedHelp).toContain(name.split('_')[0]);
});

test('AUTH-020 the help states that either of the two key headers suffices', () => {
  expect(help.find('/country/help', '2.0.0', base)?.['authentication']).toMatch(
    /X-API-Key.* or .*Bearer.*either header suffices/,
  );
});

test('the help states terms that apply to all paths only once', () => {
  for (const version of versions) {
    expect(JSON.stringify(getPage('time', version)).length).toBeLessThan(21_000);
    for (const name of listCatalog(routes, version))
      expect(JSON.stringify(getPage(name, version)).length, `${version} ${name}`).toBeLessThan(32_000);
  }
});

test('VER-012 an unknown endpoint has no help', () => {
  expect(help.find('/nope/help', '2.0.0', base)).toBeNull();
  expect(help.find('/country/FR/help', '2.0.0', base)).toBeNull();
  expect(help.find('/help', '2.0.0', base)).toBeNull();
});

describe('the response fields in help', () => {
  const listFields = (path: string, version: Version) => {
    const route = routes.find((each) => each.path === path);
    if (route === undefined) throw new Error(path);
    return new Map(listResponseFields(route, version, schema).map((field) => [field.field, field]));
  };

  test('the response fields in the help follow the shape of the route', () => {
    const search = listFields('/company', '2.0.0');
    expect(search.has('companies[].name')).toBe(true);
    expect(search.has('companies[].company')).toBe(false);
    expect(search.has('companies[].deep.legal_name')).toBe(true);
    const country = listFields('/country/{code}', '2.0.0');
    expect(country.get('currency_name')).toMatchObject({ type: 'string' });
    // Antarctica has no currency, so the fields that `shape` takes from that object are null too.
    expect(country.get('currency_name')?.null).toMatch(/\S/);
  });

  test('the response fields in the help differ between API versions', () => {
    expect(listFields('/currency/{code}', '1.0.0').has('numeric')).toBe(true);
    expect(listFields('/currency/{code}', '2.0.0').has('numeric')).toBe(false);
    expect(listFields('/currency/{code}', '2.0.0').has('deep.numeric')).toBe(true);
  });

  test('the response fields in the help state the meaning of null in the words of the schema', () => {
    expect(listFields('/carrier/{number}', '2.0.0').get('burner')?.null).toMatch(/null/i);
    expect(listFields('/company', '2.0.0').get('companies[].website')?.null).toMatch(/no single URL/);
  });
});
