import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { execute, executeOperation, buildCompanySchema } from '../support/company-graph.ts';

const subgraphs = ['company', 'contact', 'geo', 'time'];

/** Nullable list fields of the schema, such as `Vin.recalls`, with their descriptions. */
const nullableLists = subgraphs.flatMap((name) =>
  parse(readFileSync(new URL(`../../schema/${name}.graphql`, import.meta.url), 'utf8')).definitions.flatMap(
    (type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION || type.kind === Kind.INTERFACE_TYPE_DEFINITION
        ? (type.fields ?? []).flatMap((field) =>
            field.type.kind === Kind.LIST_TYPE
              ? [
                  {
                    name: `${type.name.value}.${field.name.value}`,
                    description: field.description?.value ?? '',
                  },
                ]
              : [],
          )
        : [],
  ),
);

describe('CONV-010 empty and null lists', () => {
  test.each(nullableLists)(
    'the description of the list $name states when the list is null',
    ({ description }) => {
      expect(description).toMatch(/\b(null|without|omitted)\b/i);
    },
  );

  test('a GraphQL list whose source is not loaded is null, not empty', async () => {
    const npi = await executeOperation('npi', { npi: '1234567890', deep: true });
    expect(npi.data?.['npi']).toMatchObject({ deep: { enrollments: null } });
    const schema = buildCompanySchema({ vehicles: () => ({ decode: () => null }) });
    const vin = await execute(
      '{ vin(vin: "1M8GDM9AXKP042788") { valid recalls { campaign } } }',
      {},
      { schema },
    );
    expect(vin).toEqual({ data: { vin: { valid: true, recalls: null } }, errors: [] });
    const tariffResult = await execute('{ tariff(code: "09") { measures { heading } units } }');
    expect(tariffResult.data?.['tariff']).toMatchObject({ measures: null });
  });

  test('a GraphQL list that is known to have no elements is empty, not null', async () => {
    const { data } = await execute(
      '{ tariff(code: "09") { units } naics(code: "511210") { children { code } exclusions { codes } } }',
    );
    expect(data).toEqual({ tariff: { units: [] }, naics: { children: [], exclusions: [] } });
  });
});
