import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { possibleTypes, typePolicies } from '../../schema/clients/apollo.generated.ts';
import { keys } from '../../schema/clients/urql.generated.ts';
import { buildApiSchema } from './api-schema.ts';
import { readSupergraph } from './supergraph.ts';

const schema = buildApiSchema(readSupergraph());
const records = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && type !== schema.getQueryType() && !type.name.startsWith('__'))
  .map(({ name }) => name)
  .sort();

const createReader = (record: Readonly<Record<string, unknown>>) => ({
  readField: (name: string) => record[name],
});

describe('the published cache configurations', () => {
  test('the published cache configurations contain every type of the graph', () => {
    expect(Object.keys(typePolicies)).toEqual(records);
    expect(Object.keys(keys)).toEqual(records);
    expect(possibleTypes['CompanyMatch']?.toSorted()).toEqual([
      'CompanyIdentifierMatch',
      'CompanyTextMatch',
      'CompanyTickerMatch',
    ]);
  });

  test('the published cache configurations identify a record by its complete key', () => {
    const { keyFields } = typePolicies.Point;
    const point = { latitude: 59.91, longitude: 10.75 };
    expect(keyFields(point, createReader(point))).toEqual(['latitude', 'longitude']);
    expect(keyFields({}, createReader({ latitude: 59.91 }))).toBe(false);
    expect(keys['Point']?.(point)).toBe('59.91 10.75');
    expect(keys['State']?.({ iso31662: 'US-CA' })).toBe('US-CA');
    expect(keys['State']?.({ name: 'California' })).toBeNull();
  });

  test('the published cache configurations store an object without a key inside its parent', () => {
    expect(typePolicies.Clock).toEqual({ keyFields: false, merge: false });
    expect(typePolicies.BoundingBox).toEqual({ keyFields: false, merge: true });
    expect(keys['CityNeighbour']?.({ distance: 3 })).toBeNull();
  });
});
