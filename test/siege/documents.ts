import { getIntrospectionQuery } from 'graphql';
import {
  sendQuery,
  describeNonClientError,
  describeMismatch,
  json,
  formatNestedLists,
  repeatText,
  send,
  type Attack,
  type AttackClass,
  type Target,
} from './attack.ts';

const types = 'types { name description fields { name description args { name description } } }';
const aliasedSchemas = `{ ${repeatText(20, (index) => `a${index}: __schema { ${types} } `)} }`;
const longAliases = repeatText(30, (index) => `${'long_alias_'.repeat(12)}${index}: description `);

const buildRejectedAttack = (name: string, query: string): Attack => ({
  name,
  async run(target) {
    const response = await sendQuery(target, query, { 'x-api-key': target.key });
    return (
      describeNonClientError(response) ??
      (/"errors"|"code"/.test(response.text) ? null : `served: ${response.text.slice(0, 200)}`)
    );
  },
});

const buildPostAttack = (
  name: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Attack => ({
  name,
  run: async ({ url, key }) =>
    describeNonClientError(
      await send(`${url}/graphql`, { headers: { ...json, 'x-api-key': key, ...headers }, body }),
    ),
});

const country = 'country(code: "NO") { code }';
/** Fragments that double the fields with each level. */
const doublingFragments = `{ ${country.replace('code }', '...F0 }')} } ${repeatText(30, (index) => `fragment F${index} on Country { ...F${index + 1} ...F${index + 1} } `)} fragment F30 on Country { name }`;
const buildChainedFragments = (levels: number) =>
  `{ country(code: "NO") ${'{ borders '.repeat(levels)}{ code }${' }'.repeat(levels)} }`;

export const documentClasses: readonly AttackClass[] = [
  {
    name: 'introspection without a key',
    attacks: [
      {
        name: 'the schema under 20 aliases',
        run: async (target) =>
          describeMismatch('status', (await sendQuery(target, aliasedSchemas)).status, 400),
      },
      {
        name: 'long aliases in all types',
        async run(target) {
          const { status, text } = await sendQuery(target, `{ __schema { types { ${longAliases} } } }`);
          return (
            describeMismatch('status', status, 400) ?? (text.length > 10_000 ? `${text.length} bytes` : null)
          );
        },
      },
      {
        name: 'the query of tools, 20 times',
        async run(target) {
          for (let iteration = 0; iteration < 20; iteration += 1) {
            const response = await sendQuery(target, getIntrospectionQuery());
            if (response.status !== 200) return describeNonClientError(response);
            if (response.text.length > 1_000_000) return `${response.text.length} bytes`;
          }
          return null;
        },
      },
      {
        name: 'the schema under 20 aliases with a free key',
        run: async (target) =>
          describeNonClientError(
            await sendQuery(target, aliasedSchemas, { 'x-api-key': await target.createKey() }),
          ),
      },
    ],
  },
  {
    name: 'documents',
    attacks: [
      buildRejectedAttack('2,000 aliases', `{ ${repeatText(2000, (index) => `a${index}: ${country} `)} }`),
      buildRejectedAttack('30 levels of doubling fragments', doublingFragments),
      buildRejectedAttack(
        'fragments in a circle',
        `{ country(code: "NO") { ...A } } fragment A on Country { ...B } fragment B on Country { ...A }`,
      ),
      buildRejectedAttack('300 levels of neighbours', buildChainedFragments(300)),
      buildRejectedAttack('12 levels of neighbours', buildChainedFragments(12)),
      buildRejectedAttack(
        '5,000 directives',
        `{ country(code: "NO") { code ${'@include(if: true) '.repeat(3000)} } }`,
      ),
      buildRejectedAttack('20,000 braces', '{'.repeat(20_000)),
      buildRejectedAttack(
        '20,000 brackets in an argument',
        `{ countries(codes: ${formatNestedLists(10_000)}) { code } }`,
      ),
      buildRejectedAttack('a text of 60 kB', `{ country(code: "${'a'.repeat(60_000)}") { code } }`),
      buildRejectedAttack('10,000 equal fields', `{ country(code: "NO") { ${'code '.repeat(10_000)} } }`),
      buildRejectedAttack(
        '10,000 operations',
        repeatText(5000, (index) => `query Q${index} { __typename } `),
      ),
      buildRejectedAttack('a subscription', 'subscription { country(code: "NO") { code } }'),
      buildRejectedAttack('a mutation', 'mutation { __typename }'),
      buildRejectedAttack(
        '500 deferred fragments',
        `{ country(code: "NO") { ${repeatText(500, () => '... @defer { name } ')} } }`,
      ),
      buildRejectedAttack(
        'a list of 100,000 codes',
        `{ countries(codes: [${'"NO",'.repeat(10_000)}]) { code } }`,
      ),
      buildRejectedAttack('lists in lists', `{ countries { borders { borders { borders { code } } } } }`),
      buildRejectedAttack('an unterminated text', '{ country(code: """'),
      buildPostAttack(
        'a batch of 1,000 operations',
        JSON.stringify(Array.from({ length: 1000 }, () => ({ query: `{ ${country} }` }))),
      ),
      buildPostAttack(
        'variables of 5,000 levels',
        `{"query":"{ __typename }","variables":{"a":${formatNestedLists(5000)}}}`,
      ),
      buildPostAttack(
        'extensions of 5,000 levels',
        `{"query":"{ __typename }","extensions":{"a":${formatNestedLists(5000)}}}`,
      ),
      buildPostAttack(
        'prototypes as variables',
        `{"query":"query Q($code: ID!) { country(code: $code) { code } }","variables":{"__proto__":{"code":"NO"},"constructor":{"prototype":{"code":"NO"}}}}`,
      ),
      buildPostAttack(
        'a persisted query with another hash',
        `{"query":"{ __typename }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}`,
      ),
      buildPostAttack('half a surrogate pair', '{"query":"{ country(code: \\"\\ud800\\") { code } }"}'),
      buildPostAttack('a body of 10 MB', `{"query":"${'a'.repeat(10_000_000)}"}`),
      buildPostAttack('JSON that ends early', '{"query":"{ __typename'),
      buildPostAttack('a form', 'query=%7B__typename%7D', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
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
        describeNonClientError(await send(`${url}${path}`, { headers: { 'x-api-key': key } })),
    })),
  },
];
