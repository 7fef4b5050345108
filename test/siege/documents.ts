import { getIntrospectionQuery } from 'graphql';
import {
  ask,
  clientError,
  expected,
  json,
  nested,
  repeated,
  send,
  type Attack,
  type AttackClass,
  type Target,
} from './attack.ts';

const types = 'types { name description fields { name description args { name description } } }';
const aliasedSchemas = `{ ${repeated(20, (index) => `a${index}: __schema { ${types} } `)} }`;
const longAliases = repeated(30, (index) => `${'long_alias_'.repeat(12)}${index}: description `);

const rejected = (name: string, query: string): Attack => ({
  name,
  async run(target) {
    const sent = await ask(target, query, { 'x-api-key': target.key });
    return (
      clientError(sent) ?? (/"errors"|"code"/.test(sent.text) ? null : `served: ${sent.text.slice(0, 200)}`)
    );
  },
});

const posted = (name: string, body: string, headers: Readonly<Record<string, string>> = {}): Attack => ({
  name,
  run: async ({ url, key }) =>
    clientError(await send(`${url}/graphql`, { headers: { ...json, 'x-api-key': key, ...headers }, body })),
});

const country = 'country(code: "NO") { code }';
/** Fragments that double the fields with each level. */
const doubling = `{ ${country.replace('code }', '...F0 }')} } ${repeated(30, (index) => `fragment F${index} on Country { ...F${index + 1} ...F${index + 1} } `)} fragment F30 on Country { name }`;
const chained = (levels: number) =>
  `{ country(code: "NO") ${'{ neighbors '.repeat(levels)}{ code }${' }'.repeat(levels)} }`;

export const documentClasses: readonly AttackClass[] = [
  {
    name: 'introspection without a key',
    attacks: [
      {
        name: 'the schema under 20 aliases',
        run: async (target) => expected('status', (await ask(target, aliasedSchemas)).status, 400),
      },
      {
        name: 'long aliases in all types',
        async run(target) {
          const { status, text } = await ask(target, `{ __schema { types { ${longAliases} } } }`);
          return expected('status', status, 400) ?? (text.length > 10_000 ? `${text.length} bytes` : null);
        },
      },
      {
        name: 'the query of tools, 20 times',
        async run(target) {
          for (let turn = 0; turn < 20; turn += 1) {
            const sent = await ask(target, getIntrospectionQuery());
            if (sent.status !== 200) return clientError(sent);
            if (sent.text.length > 1_000_000) return `${sent.text.length} bytes`;
          }
          return null;
        },
      },
      {
        name: 'the schema under 20 aliases with a free key',
        run: async (target) =>
          clientError(await ask(target, aliasedSchemas, { 'x-api-key': await target.createKey() })),
      },
    ],
  },
  {
    name: 'documents',
    attacks: [
      rejected('2,000 aliases', `{ ${repeated(2000, (index) => `a${index}: ${country} `)} }`),
      rejected('30 levels of doubling fragments', doubling),
      rejected(
        'fragments in a circle',
        `{ country(code: "NO") { ...A } } fragment A on Country { ...B } fragment B on Country { ...A }`,
      ),
      rejected('300 levels of neighbours', chained(300)),
      rejected('12 levels of neighbours', chained(12)),
      rejected('5,000 directives', `{ country(code: "NO") { code ${'@include(if: true) '.repeat(3000)} } }`),
      rejected('20,000 braces', '{'.repeat(20_000)),
      rejected('20,000 brackets in an argument', `{ countries(codes: ${nested(10_000)}) { code } }`),
      rejected('a text of 60 kB', `{ country(code: "${'a'.repeat(60_000)}") { code } }`),
      rejected('10,000 equal fields', `{ country(code: "NO") { ${'code '.repeat(10_000)} } }`),
      rejected(
        '10,000 operations',
        repeated(5000, (index) => `query Q${index} { __typename } `),
      ),
      rejected('a subscription', 'subscription { country(code: "NO") { code } }'),
      rejected('a mutation', 'mutation { __typename }'),
      rejected(
        '500 deferred fragments',
        `{ country(code: "NO") { ${repeated(500, () => '... @defer { name } ')} } }`,
      ),
      rejected('a list of 100,000 codes', `{ countries(codes: [${'"NO",'.repeat(10_000)}]) { code } }`),
      rejected('lists in lists', `{ countries { neighbors { neighbors { neighbors { code } } } } }`),
      rejected('an unterminated text', '{ country(code: """'),
      posted(
        'a batch of 1,000 operations',
        JSON.stringify(Array.from({ length: 1000 }, () => ({ query: `{ ${country} }` }))),
      ),
      posted('variables of 5,000 levels', `{"query":"{ __typename }","variables":{"a":${nested(5000)}}}`),
      posted('extensions of 5,000 levels', `{"query":"{ __typename }","extensions":{"a":${nested(5000)}}}`),
      posted(
        'prototypes as variables',
        `{"query":"query Q($code: ID!) { country(code: $code) { code } }","variables":{"__proto__":{"code":"NO"},"constructor":{"prototype":{"code":"NO"}}}}`,
      ),
      posted(
        'a persisted query with another hash',
        `{"query":"{ __typename }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}`,
      ),
      posted('half a surrogate pair', '{"query":"{ country(code: \\"\\ud800\\") { code } }"}'),
      posted('a body of 10 MB', `{"query":"${'a'.repeat(10_000_000)}"}`),
      posted('JSON that ends early', '{"query":"{ __typename'),
      posted('a form', 'query=%7B__typename%7D', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
  },
  {
    name: 'values of parameters',
    attacks: [
      '/city?q=%00',
      `/city?q=${'a'.repeat(5000)}`,
      `/name/${'%F0%9F%87%B3'.repeat(500)}`,
      `/measure/${'9'.repeat(5000)}km?to=mi`,
      '/measure/1e308km?to=mm',
      `/measure/${'1h'.repeat(2000)}`,
      `/email/${'a.'.repeat(2000)}@example.com`,
      `/phone/+${'1'.repeat(5000)}`,
      `/date/${'1'.repeat(3000)}`,
      `/iban/${'DE'.repeat(2000)}`,
      `/vat/DE${'0'.repeat(5000)}`,
      `/domain/${'a.'.repeat(2000)}com`,
      `/ip/${':'.repeat(3000)}`,
      `/useragent?ua=${encodeURIComponent(`Mozilla/5.0 (${'; '.repeat(1500)}`)}`,
      `/useragent?ua=${'Mozilla%2F5.0%20('.repeat(300)}`,
      `/useragent?ua=${`${'a'.repeat(50)}%2F1.`.repeat(100)}`,
      `/time/${'../'.repeat(2000)}etc`,
      `/emoji/${'%F0%9F%91%A8%E2%80%8D'.repeat(300)}`,
      '/point?lat=1e400&lon=-1e400',
      `/country/NO?${'fields=name&'.repeat(1000)}`,
      `/company?q=${'%25_'.repeat(1000)}`,
      `/timezone/${'a'.repeat(5000)}`,
    ].map((path) => ({
      name: path.length > 60 ? `${path.slice(0, 60)}…` : path,
      run: async ({ url, key }: Target) =>
        clientError(await send(`${url}${path}`, { headers: { 'x-api-key': key } })),
    })),
  },
];
