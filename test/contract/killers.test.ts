import { describe, expect, inject, test } from 'vitest';

const service = inject('service');
const repeatText = (count: number, text: (index: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(between);

interface GraphqlResponse {
  readonly errors?: readonly {
    readonly extensions?: { readonly code?: string; readonly request_id?: string };
  }[];
  readonly code?: string;
  readonly request_id?: string;
  readonly data?: unknown;
}

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(service.url + path, {
    ...init,
    headers: { 'X-API-Key': service.key, ...init.headers },
  });
  return { status: response.status, text: await response.text() };
}
const post = (path: string, type: string, body: string) =>
  send(path, {
    method: 'POST',
    headers: {
      'Content-Type': type,
      Accept: path === '/mcp' ? 'application/json, text/event-stream' : 'application/graphql-response+json',
    },
    body,
  });

/** Documents that exceed a limit, each for a different reason. */
const documents: readonly (readonly [name: string, query: string, variables?: object])[] = [
  ['lists in lists', '{ blocs { countries { blocs { countries { blocs { countries { code } } } } } } }'],
  ['cities near cities', '{countries{states{cities(limit:50){nearby(limit:50){city{name}}}}}}'],
  ['states of countries of states', '{countries{states{country{states{country{states{code}}}}}}}'],
  ['1,500 aliases', `{${repeatText(1500, (i) => `a${i}:country(code:"FR"){code}`)}}`],
  ['3,000 aliases of a field', `{country(code:"FR"){${repeatText(3000, (i) => `a${i}:name`)}}}`],
  [
    'a chain of 500 fragments',
    `{country(code:"FR"){...F0}} ${repeatText(500, (i) => `fragment F${i} on Country{code ${i < 499 ? `...F${i + 1}` : ''}}`)}`,
  ],
  [
    'fragments that double in number twelve times',
    `{countries{...F0}} ${repeatText(12, (i) => `fragment F${i} on Country{${i < 11 ? `a${i}:currency{countries{...F${i + 1}}} b${i}:currency{countries{...F${i + 1}}}` : 'code'}}`)}`,
  ],
  [
    'a cycle of fragments',
    '{country(code:"FR"){...A}} fragment A on Country{...B} fragment B on Country{...A}',
  ],
  ['400 nested levels', `{country(code:"FR")${'{continent{countries'.repeat(200)}{code}${'}}'.repeat(200)}}`],
  ['15,000 nested lists in an argument', `{country(code:${'['.repeat(15_000)}${']'.repeat(15_000)}){code}}`],
  ['9,000 nested objects in an argument', `{country(code:${'{a:'.repeat(9000)}1${'}'.repeat(9000)}){code}}`],
  ['types in types', `query($a:${'['.repeat(20_000)}Int${']'.repeat(20_000)}){countries{code}}`],
  ['3,000 directives', `{country(code:"FR")${' @include(if:true)'.repeat(3000)}{code}}`],
  ['4,000 unknown fields', `{${repeatText(4000, (i) => `countr${i}`)}}`],
  ['2,500 unknown arguments', `{country(${repeatText(2500, (i) => `codd${i}:"x"`)}){code}}`],
  ['a subscription', 'subscription{countries{code}}'],
  ['a mutation', 'mutation{countries{code}}'],
  ['an alias named __proto__', '{__proto__:countries{code}}'],
  [
    'types of types',
    '{__schema{types{possibleTypes{possibleTypes{possibleTypes{name}}} interfaces{possibleTypes{interfaces{name}}}}}}',
  ],
  ['fields of types of fields', '{__schema{types{fields{type{fields{type{fields{type{fields{name}}}}}}}}}}'],
  [
    '50 schemas',
    `{${repeatText(50, (i) => `a${i}:__schema{types{name description fields{name description args{name}}}}`)}}`,
  ],
  ['9,000 codes', 'query($c:[ID!]!){countries(codes:$c){code}}', { c: Array(9000).fill('FR') }],
  [
    '2,000 numbers',
    'query($c:[String!]!){phones(numbers:$c){phone}}',
    { c: Array(2000).fill(`+${'1'.repeat(25)}`) },
  ],
  [
    'a hundred years of all countries',
    `{countries{${repeatText(100, (i) => `h${i}:holidays(year:${1971 + i}){coverage}`)}}}`,
  ],
];

describe('GraphQL documents that are too large or too expensive', () => {
  test.each(documents)(
    'a GraphQL document with %s is rejected with 400 before execution',
    async (_, query, variables) => {
      const { status, text } = await post(
        '/graphql',
        'application/json',
        JSON.stringify({ query, variables }),
      );
      const { errors = [], data } = JSON.parse(text) as GraphqlResponse;
      const { code, request_id: id } = errors[0]?.extensions ?? {};
      expect([status, data], text.slice(0, 300)).toEqual([400, undefined]);
      expect([code, id]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    },
  );
});

const encodeText = (text: string) => encodeURIComponent(text);
/** An invalid value, such as an email address, returns 200 with `valid: false`. */
const statusOfInvalid = 200;
/** Paths with values that exceed a limit or need long processing. */
const paths: readonly (readonly [path: string, status: number])[] = [
  [`/country/${'z'.repeat(7000)}`, 400],
  [`/${'countrz/'.repeat(900)}`, 404],
  [`/city/${encodeText('ñ'.repeat(1200))}`, 400],
  [`/city/${encodeText('san '.repeat(1500))}`, 400],
  [`/country/FR?strict=true&${repeatText(900, (i) => `de${i}p=1`, '&')}`, 400],
  [`/city?q=${encodeText('\u0D9E\u0DCA\u200D'.repeat(300))}`, 400],
  [`/city?q=${encodeText('가'.repeat(500))}`, 400],
  [`/company?q=${encodeText('('.repeat(2000))}`, 400],
  [`/useragent?ua=${encodeText(`Mozilla/5.0 (${'; '.repeat(2000)}`)}`, 400],
  [`/email/${'a.'.repeat(3000)}@x.com`, statusOfInvalid],
  [`/name/${encodeText(`O'${'-a'.repeat(2000)}`)}`, statusOfInvalid],
  [`/phone/${'1'.repeat(6000)}`, statusOfInvalid],
  [`/measure/${'9'.repeat(5000)}km?to=mi`, statusOfInvalid],
  [`/measure/1${encodeText('m/s*'.repeat(1000))}?to=mi`, statusOfInvalid],
  [`/date/${'1-'.repeat(3000)}`, statusOfInvalid],
  [`/address/${encodeText('1 St '.repeat(900))}`, 400],
  [`/ip/${'::'.repeat(2000)}`, 400],
  [`/tariff?q=${encodeText('a% '.repeat(900))}`, 400],
  [`/emoji?q=${encodeText('👩‍👩‍👧‍👦'.repeat(100))}`, 400],
  [`/x/${'a'.repeat(7000)}`, 404],
  [`/doors/${'restcountries/'.repeat(500)}`, 404],
];

test.each(paths.map(([path, status]) => [path.slice(0, 30), status, path] as const))(
  'the request GET %s… returns %i with a short message',
  async (_, status, path) => {
    const response = await send(path);
    expect(response.status, response.text.slice(0, 300)).toBe(status);
    expect(response.text.length).toBeLessThan(status === statusOfInvalid ? 2 * path.length + 2000 : 2000);
  },
);

const callTool = (tool: string, given: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: given } });

test.each([
  ['search', { query: 'country '.repeat(7000) }],
  ['search', { query: '가'.repeat(20_000) }],
  ['describe', { name: 'x'.repeat(50_000) }],
  ['run', { path: `/city/${'z'.repeat(5000)}` }],
  ['run', { query: documents[0]?.[1] }],
])('the MCP tool %s rejects oversized arguments', async (tool, given) => {
  const { status, text } = await post('/mcp', 'application/json', callTool(tool, given));
  expect(status).toBe(200);
  expect(text).toMatch(/"isError":\s*true/);
  expect(text.length).toBeLessThan(3000);
});
