import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Graph, Result } from '../../router/graph.ts';
import { createInvalidInputError } from '../../core/lookup-error.ts';
import { Lookups, type LookupResult } from './lookups.ts';
import { integerParameter } from '../parameters/integer.ts';
import { textParameter } from '../parameters/text.ts';
import { chooseRoute, getRequiredAccess, createPathProblem } from './row-choice.ts';
import { parseQuery } from '../parameters/query.ts';
import type { Route, Version } from '../routing/route.ts';

/** A graph with fixed results for the built-in documents. */
function createFixture(
  route: Partial<Route>,
  answer: (variables: Record<string, unknown>) => Result = () => ({ data: { city: { name: 'Oslo' } } }),
) {
  const requestedVariables: Record<string, unknown>[] = [];
  const graph: Graph = {
    apiSchema: buildSchema('type Query { a: Int }'),
    publicSchema: buildSchema('type Query { a: Int }'),
    sdl: '',
    operationCacheStatistics: () => ({ operations: 0, bytes: 0, maxBytes: 0 }),
    prepare: (document) => ({
      kind: 'query',
      rootFields: document.includes('query TimeZones') ? ['zones'] : ['city'],
      bind: () => ({ errors: [] }),
      execute: (variables) => {
        requestedVariables.push({ ...variables });
        return answer(variables);
      },
    }),
  };
  const row: Route = {
    name: 'city',
    family: 'city',
    path: '/city/{name}',
    summary: 'A city.',
    operation: 'continent',
    parameters: {
      name: textParameter('Name.', { in: 'path', example: 'Oslo', maximum: 20 }),
      country: textParameter('Country.', { example: 'NO', maximum: 20 }),
      limit: integerParameter('How many.', { minimum: 1, maximum: 5, fallback: 3 }),
    },
    cache: 'facts',
    examples: [{ path: '/city/Oslo', note: 'Oslo.' }],
    ...route,
  };
  const reports: unknown[] = [];
  const onError = (error: unknown) => void reports.push(error);
  const lookups = new Lookups({ routes: [row], graph, clock: () => 0, onError });
  const lookUp = async (
    target: string,
    version: Version = '2.0.0',
    deep = true,
    additional: { readonly suggests?: boolean; readonly plan?: undefined } = {},
  ) => {
    const [path = '', query = ''] = target.split('?');
    const match = lookups.find(path);
    const preparedRoute = match?.rows[0];
    if (match === null || preparedRoute === undefined) throw new Error(`No row: ${target}`);
    const request = {
      method: 'GET',
      path,
      query,
      headers: {},
      ip: '192.0.2.1',
      id: '',
      signal: new AbortController().signal,
      body: async () => '',
    };
    const plan = { name: 'small', requestsPerMinute: null, deep, features: [] };
    const foundResult = await lookups.ask({
      prepared: preparedRoute,
      version,
      values: match.values,
      query: parseQuery(query),
      plan,
      request,
      ...additional,
    });
    return foundResult as LookupResult & { message: string; param: string; code: string };
  };
  return { lookups, ask: lookUp, requested: requestedVariables, reports };
}

describe('the variables of an operation', () => {
  test('the variables of an operation are its parsed parameters, its default values, and whether deep is granted', async () => {
    const { ask, requested } = createFixture({ deep: 'paid' });
    await ask('/city/S%C3%A3o+Paulo?country=%20BR%20&deep=true');
    expect(requested).toEqual([
      expect.objectContaining({ name: 'São+Paulo', country: 'BR', limit: 3, deep: true }),
    ]);
  });

  test.each<[Route['deep'], boolean, boolean]>([
    ['paid', true, true],
    ['paid', false, false],
    ['included', false, true],
    ['email', false, true],
    ['none', true, false],
    [undefined, true, false],
  ])(
    'with deep %s on a plan with paid deep %s, the variable granted is %s',
    async (deep, isPaid, isGranted) => {
      const { ask, requested } = createFixture(deep === undefined ? {} : { deep });
      const foundResult = await ask('/city/Oslo?deep=true', '2.0.0', isPaid);
      expect(requested[0]).toMatchObject({ deep: isGranted });
      expect('deep' in foundResult.body).toBe(!isGranted);
      await ask('/city/Oslo', '2.0.0', isPaid);
      expect(requested[1]).toMatchObject({ deep: false });
    },
  );

  test('only the price plan determines whether a lookup includes paid fields', async () => {
    const { ask, requested } = createFixture({ deep: 'paid' });
    const foundResult = await ask('/city/Oslo?deep=true', '2.0.0', true, { plan: undefined });
    expect(requested[0]).toMatchObject({ deep: false });
    expect(foundResult.body).toMatchObject({ deep: {} });
  });

  test('the variables of an operation include data of the request itself, unless a parameter overrides the data', async () => {
    const { ask, requested } = createFixture({ caller: ({ ip }) => ({ ip, limit: 99 }) });
    await ask('/city/Oslo');
    expect(requested[0]).toMatchObject({ ip: '192.0.2.1', limit: 3 });
  });

  test('the variables of an operation include the values that the check of its route changes', async () => {
    const { ask, requested } = createFixture({ check: ({ name }) => ({ name: String(name).toUpperCase() }) });
    await ask('/city/Oslo');
    expect(requested[0]).toEqual({ name: 'OSLO', deep: false });
  });
});

describe('rejected lookups', () => {
  const strictRow = { strict: true };
  test.each<[Partial<Route>, string, string, RegExp]>([
    [{}, '/city/Oslo?limit=6', 'limit', /limit must .*: use/],
    [{}, '/city/Oslo?limit=', 'limit', /limit must not be empty\. For example, use 3, or omit it\./],
    [{}, '/city/Oslo?country=%00', 'country', /control characters/],
    [{}, '/city/a%0Ab', 'name', /control characters/],
    [{}, '/city/%E0%A4', 'name', /percent-encoding/],
    [
      strictRow,
      '/city/Oslo?county=NO',
      'county',
      /^Did you mean country\? "county" is not a parameter of this path\. Valid parameters: country, limit, deep, pretty, format\./,
    ],
    [strictRow, '/city/Oslo?zzzz=1', 'zzzz', /^"zzzz" is not a parameter of this path\. Valid parameters:/],
    [
      {
        parameters: {
          name: textParameter('Name.', { in: 'path', example: 'Oslo', maximum: 20 }),
          q: textParameter('Q.', { example: 'a b', maximum: 5, required: true }),
        },
      },
      '/city/Oslo?qq=1',
      'q',
      /^q is required, for example q=a%20b\.$/,
    ],
    [
      {
        parameters: {
          name: textParameter('Name.', { in: 'path', example: 'Oslo', maximum: 20 }),
          country: textParameter('C.', { example: 'NO', maximum: 5, required: true }),
        },
      },
      '/city/Oslo?contry=NO',
      'country',
      /^Did you mean country instead of contry\? country is required, for example country=NO\./,
    ],
    [
      {
        parameters: {
          name: textParameter('Name.', { in: 'path', example: 'Oslo', maximum: 20 }),
          country: textParameter('C.', { example: 'NO', maximum: 5, required: true }),
        },
      },
      // Only the first of a thousand unknown names are compared, so that a long query costs little.
      `/city/Oslo?${'abcdefghij'.replace(/./g, '$&$&$&=1&')}contry=NO`,
      'country',
      /country is required, for example country=NO\.$/,
    ],
    [
      {
        check: () => {
          throw createInvalidInputError('country', 'No.');
        },
      },
      '/city/Oslo',
      'country',
      /^No\.$/,
    ],
  ])('a lookup with invalid parameters is rejected: %j %s', async (route, target, param, message) => {
    const { ask, requested } = createFixture(route);
    expect(await ask(target)).toMatchObject({
      code: 'invalid_request',
      param,
      message: expect.stringMatching(message),
    });
    expect(requested).toEqual([]);
  });

  test('a lookup ignores unknown parameters when its route is not strict', async () => {
    expect((await createFixture({}).ask('/city/Oslo?county=NO')).body).toEqual({ name: 'Oslo' });
    expect((await createFixture(strictRow).ask('/city/Oslo?country=NO&deep=false&pretty=true')).body).toEqual(
      {
        name: 'Oslo',
      },
    );
  });

  test('a lookup with an invalid flag reports this error before any other error', async () => {
    await expect(createFixture({}).ask('/city/Oslo?deep=1')).rejects.toThrow('deep must be true or false');
  });

  test('a lookup is rejected when the requested version does not have its route', async () => {
    const { ask, requested } = createFixture({ versions: ['2.0.0'] });
    expect(await ask('/city/Oslo', '1.0.0')).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('Use version 2.0.0'),
    });
    expect(requested).toEqual([]);
  });

  test('an internal error of a lookup is reported to the operator, and its response contains no details', async () => {
    const { ask, reports } = createFixture({
      check: () => {
        throw new Error('secret');
      },
    });
    const problem = await ask('/city/Oslo');
    expect(problem).toMatchObject({ code: 'server_error' });
    expect(problem.message).not.toContain('secret');
    expect(reports).toEqual([new Error('secret')]);
  });
});

describe('the result of the graph', () => {
  const createErrorResult = (code: string, param?: string): Result => ({
    data: null,
    errors: [{ message: 'Said so.', extensions: { code, ...(param === undefined ? {} : { param }) } }],
  });

  test('a lookup with a null result returns 404 with the message of the route or with its example', async () => {
    const findNoCity = () => ({ data: { city: null } });
    expect(await createFixture({}, findNoCity).ask('/city/x')).toEqual({
      code: 'not_found',
      message: 'No city record matches the request. For example, use /city/Oslo.',
    });
    expect(await createFixture({ examples: [] }, findNoCity).ask('/city/x')).toMatchObject({
      message: 'No city record matches the request.',
    });
    expect(
      await createFixture({ missing: ({ name }) => `No ${String(name)}.` }, findNoCity).ask('/city/x'),
    ).toMatchObject({
      message: 'No x.',
    });
  });

  test('an error of a lookup takes precedence over data, and names the parameter of the path', async () => {
    const remapParam = async (param: string) =>
      (
        await createFixture(
          {
            parameters: {
              name: textParameter('N.', { in: 'path', example: 'x', maximum: 9 }),
              max_rows: textParameter('M.', { example: 'x', maximum: 9 }),
            },
          },
          () => createErrorResult('invalid_request', param),
        ).ask('/city/x')
      ).param;
    expect(await remapParam('name')).toBe('name');
    expect(await remapParam('maxRows')).toBe('max_rows');
    expect(await remapParam('somethingElse')).toBe('something_else');
    expect(
      await createFixture({}, () => ({
        data: { city: { name: 'x' } },
        errors: [{ message: 'down', extensions: { code: 'service_unavailable' } }],
      })).ask('/city/x'),
    ).toMatchObject({ code: 'service_unavailable' });
    expect(
      (await createFixture({}, () => ({ data: { city: { name: 'x' } }, errors: [] })).ask('/city/x')).body,
    ).toEqual({ name: 'x' });
  });

  test('a lookup reads response headers before its route reshapes the body, and does not charge for invalid input', async () => {
    const { ask } = createFixture(
      { headers: ({ name }) => ({ 'X-Name': String(name) }), shape: ({ name }) => ({ called: name }) },
      () => ({ data: { city: { name: 'Oslo', valid: false } } }),
    );
    expect(await ask('/city/Oslo')).toEqual({
      body: { called: 'Oslo' },
      headers: ['X-Name', 'Oslo'],
      hints: [],
      unmetered: true,
      reserved: [],
    });
    expect((await createFixture({}).ask('/city/Oslo')).unmetered).toBe(false);
    expect(
      (await createFixture({}, () => ({ data: { city: { valid: true } } })).ask('/city/Oslo')).unmetered,
    ).toBe(false);
  });

  test('a lookup returns all root fields as the body when its route requires them', async () => {
    expect((await createFixture({ body: 'whole' }).ask('/city/Oslo')).body).toEqual({
      city: { name: 'Oslo' },
    });
  });

  test('the error for an unknown word suggests a similar known word', async () => {
    const name = {
      ...textParameter('Name.', { in: 'path', example: 'Oslo', maximum: 20 }),
      words: 'zones',
    } as const;
    const zones = { data: { zones: { timezoneIds: ['Europe/Oslo', 'Asia/Tokyo', 7] } } };
    const lookup = (variables: Record<string, unknown>) =>
      'name' in variables ? { data: { city: null } } : zones;
    const parameters = { name };
    expect((await createFixture({ parameters }, lookup).ask('/city/Europe%2FOlso')).message).toBe(
      'Did you mean Europe/Oslo? No city record matches the request. For example, use /city/Oslo.',
    );
    expect((await createFixture({ parameters }, lookup).ask('/city/Mars')).message).toBe(
      'No city record matches the request. For example, use /city/Oslo.',
    );
    expect((await createFixture({ parameters }, lookup).ask('/city/europe%2Foslo')).message).not.toContain(
      'mean',
    );
    // In a list, the unknown entry gets the suggestion.
    expect(
      (await createFixture({ parameters }, lookup).ask('/city/Asia%2FTokyo,Europe%2FOlso')).message,
    ).toContain('Did you mean Europe/Oslo?');
    expect((await createFixture({}, lookup).ask('/city/Europe%2FOlso')).message).not.toContain('mean');
    // Rows of a file get no suggestion, and no query is sent for one.
    const rows = createFixture({ parameters }, lookup);
    const row = await rows.ask('/city/Europe%2FOlso', '2.0.0', true, { suggests: false });
    expect(row.message).toBe('No city record matches the request. For example, use /city/Oslo.');
    expect(rows.requested).toHaveLength(1);
    const rejectVariables = (variables: Record<string, unknown>) =>
      'name' in variables ? createErrorResult('invalid_request', 'name') : zones;
    expect((await createFixture({ parameters }, rejectVariables).ask('/city/Europe%2FOlso')).message).toBe(
      'Said so.',
    );
  });

  test('the error for a country name in place of a code suggests the code', async () => {
    const name = {
      ...textParameter('C.', {
        in: 'path',
        example: 'FR',
        maximum: 9,
        pattern: { expression: /^..$/, rule: 'two' },
      }),
      words: 'countries',
    } as const;
    const countries = [
      { word: 'Germany', code: 'DE' },
      { word: 'United Kingdom', code: 'GB' },
      { word: 'South Korea', code: 'KR' },
      { word: 'North Korea', code: 'KP' },
    ];
    const { ask, requested } = createFixture({ parameters: { name } }, () => ({ data: { countries } }));
    const stateWord = async (word: string) =>
      /Did you mean (.*)\?/.exec((await ask(`/city/${word}`)).message)?.[1] ?? null;
    expect(await stateWord('grmany')).toBe('DE (Germany)');
    expect(await stateWord('GERMANY')).toBe('DE (Germany)');
    // The last word of a name is enough for a suggestion if it is unique.
    expect(await stateWord('kingdom')).toBe('GB (United Kingdom)');
    expect(await stateWord('korea')).toBeNull();
    expect(await stateWord('x')).toBeNull();
    expect(await stateWord('%E0%A4')).toBeNull();
    // The words are fetched at most once a minute.
    expect(requested).toHaveLength(1);
  });

  test('the error for an unknown city suggests a city from a search within the requested country', async () => {
    const name = {
      ...textParameter('Name.', { in: 'path', example: 'Oslo', maximum: 20 }),
      words: 'cities',
    } as const;
    const { ask, requested } = createFixture({ parameters: { name } }, (variables) =>
      'text' in variables
        ? { data: { citySearch: { results: [{ word: 'Parisot' }, { word: 'Paris' }] } } }
        : { data: { city: null } },
    );
    expect((await ask('/city/Pariss?country=FR')).message).toContain('Did you mean Paris?');
    expect(requested[1]).toEqual({ text: 'Pariss', country: 'FR' });
  });

  test('ignored parameters of a lookup are reported as hints, and are rejected with strict=true', async () => {
    const { ask } = createFixture({});
    expect((await ask('/city/Oslo?contry=NO&a=1&b=2&c=3')).hints).toEqual([
      'Did you mean country? "contry" is not a parameter of this path.',
      '"a" is not a parameter of this path.',
      '"b" is not a parameter of this path.',
    ]);
    expect((await ask('/city/Oslo?country=NO&strict=true&deep=false')).hints).toEqual([]);
    expect(await ask('/city/Oslo?contry=NO&strict=true')).toMatchObject({ param: 'contry' });
    expect((await ask('/city/Oslo?contry=NO&strict=false')).hints).toHaveLength(1);
    expect(await ask('/city/Oslo?strict=maybe')).toMatchObject({ code: 'invalid_request', param: 'strict' });
    const createHint = ({ name }: Record<string, unknown>) => `The row says so of ${String(name)}.`;
    expect((await createFixture({ hint: createHint }).ask('/city/Oslo')).hints).toEqual([
      'The row says so of Oslo.',
    ]);
  });
});

describe('the route of a path', () => {
  const rows = ['a', 'b'].map(
    (name) =>
      createFixture({
        path: '/city/{name}',
        when: name === 'a' ? ['q'] : ['lat', 'lon'],
        key: name === 'a' ? false : true,
        examples: [{ path: `/city/${name}`, note: '' }],
      }).lookups.find('/city/x')?.rows[0],
  );
  const match = { rows: rows.flatMap((row) => row ?? []), values: ['x'] };
  const chooseByNames = (...names: string[]) =>
    chooseRoute(match, (name) => names.includes(name))?.route.when;

  test('a lookup uses the first route whose `when` parameters are all present', () => {
    expect([
      chooseByNames('q'),
      chooseByNames('lat', 'lon'),
      chooseByNames('q', 'lat', 'lon'),
      chooseByNames('lat'),
      chooseByNames(),
    ]).toEqual([['q'], ['lat', 'lon'], ['q'], undefined, undefined]);
    expect(chooseRoute(null, () => true)).toBeNull();
  });

  test('the error for a missing parameter names the parameter of the route that fits the request best', () => {
    const describeProblem = (query: Record<string, string>) =>
      createPathProblem('/city', match, query, () => null);
    expect(describeProblem({ lat: '1' })).toEqual({
      code: 'invalid_request',
      param: 'lon',
      message: '/city requires the query parameter q, or lat and lon, for example /city/b.',
    });
    expect(describeProblem({})).toMatchObject({ param: 'q', message: expect.stringContaining('/city/a.') });
    expect(createPathProblem('/nope', null, {}, () => null)).toEqual({
      code: 'not_found',
      message: 'No such path: /nope. GET /help lists all paths.',
    });
    expect(createPathProblem('/x/dashboard', null, {}, () => null).message).toBe(
      'No such path: /x/dashboard. GET /x/help lists all paths.',
    );
    expect(createPathProblem(`/${'x'.repeat(200)}`, null, {}, () => null).message).toHaveLength(
      'No such path: . GET /help lists all paths.'.length + 100,
    );
  });

  test('error responses to anonymous clients contain no parameter names, and unknown paths need no key', () => {
    expect(getRequiredAccess(match, null)).toEqual({ key: true, limited: true, family: 'city' });
    expect(getRequiredAccess(match, match.rows[0] ?? null)).toEqual({
      key: false,
      limited: true,
      family: 'city',
    });
    expect(getRequiredAccess(null, null)).toEqual({ key: false });
  });
});

test.each<[Partial<Route>, RegExp]>([
  [{ path: '/city/{other}' }, /no path parameter other/],
  [{ path: '/city' }, /a path parameter of the row is not in the path/],
])('a route that contradicts its path template is rejected at start: %j', (route, message) => {
  expect(() => createFixture(route)).toThrow(message);
});
