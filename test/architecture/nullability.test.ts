import { readFileSync } from 'node:fs';
import { isInterfaceType, isNonNullType, isObjectType, type GraphQLField } from 'graphql';
import { expect, test } from 'vitest';
import { buildPublicSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { semanticNonNullLevels } from '../federation/unexplained-nulls.ts';

/** Reasons for null in the words of the descriptions, as docs/graphql.md counts them. The first match applies. */
const reasons: readonly (readonly [name: string, words: RegExp])[] = [
  ['always null, because no source is available', /always null/i],
  ['not included in the plan', /on a plan without/i],
  ['not requested', /that argument|without an amount|the request has|no wall time was converted/],
  [
    'input not valid, or valid without a reason',
    /not valid|`valid` is false|it is valid|is violated|are satisfied/,
  ],
  [
    'not reported by a provider, registry or client',
    /provider|service|published|queries the DNS|in the DNS|registry|registries|register\b|header|was queried|source does not state/i,
  ],
  [
    'not recorded or not known',
    /recorded|known|certain|available|determined|loaded|imports|no single|selected|descriptive facts|unclear|undetermined/,
  ],
  ['does not exist', /\bnull\b/i],
];

const schema = buildPublicSchema(readSupergraph());
const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
  !type.name.startsWith('__') && (isObjectType(type) || isInterfaceType(type))
    ? Object.values(type.getFields()).map((field) => ({ type: type.name, field }))
    : [],
);

const isPromised = (field: GraphQLField<unknown, unknown>): boolean =>
  isNonNullType(field.type) || semanticNonNullLevels(schema, field).includes(0);

const nullables = fields
  .filter(({ field }) => !isPromised(field))
  .map(({ type, field }) => {
    const [, meaning = ''] =
      /([^.]*\bnull\b.*)/i.exec((field.description ?? '').replaceAll(/\s+/g, ' ')) ?? [];
    const reason =
      type === 'Query'
        ? 'a lookup that finds no record'
        : reasons.find(([, words]) => words.test(meaning))?.[0];
    return { coordinate: `${type}.${field.name}`, reason };
  });

test('the description of each field that can be null without an error says when it is null', () => {
  expect(nullables.filter(({ reason }) => reason === undefined)).toEqual([]);
});

test('docs/graphql.md has the number of fields that can be null, by reason', () => {
  const page = readFileSync(new URL('../../docs/graphql.md', import.meta.url), 'utf8');
  const rows = Array.from(
    page.matchAll(/^\| ([a-z`][^|]*?) +\| +([\d,]+) +\|$/gm),
    ([, name = '', count = '']) => [name, Number(count.replace(',', ''))],
  );
  const counts = new Map<string, number>([
    ['non-null', fields.filter(({ field }) => isNonNullType(field.type)).length],
    [
      '`@semanticNonNull`',
      fields.filter(({ field }) => !isNonNullType(field.type) && isPromised(field)).length,
    ],
  ]);
  for (const { reason = '' } of nullables) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(counts));
});
