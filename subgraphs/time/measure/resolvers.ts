import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { resolveBatch } from '../../validation/batch.ts';
import { createIntegerRule } from '../../validation/number-rule.ts';
import type { Resolvers } from '../schema.generated.ts';
import { convertMeasure } from './measure.ts';
import { UnitTable } from './units.ts';

const maxPageSize = 500;
const unitLimitRule = createIntegerRule({ minimum: 1, maximum: maxPageSize, example: maxPageSize });

/** Creates the resolvers of measures and units. @param table the units; default: facts/tables/units.tsv */
export function createMeasureResolvers(table: UnitTable = new UnitTable()) {
  return {
    Query: {
      measure: (_, { value, toUnit: to = null, system = null, locale = null }) =>
        convertMeasure(value, { to, system, locale }, table),
      measures: (_, { values, toUnit: to = null, system = null, locale = null }) =>
        resolveBatch('values', values, 'values', (value) =>
          convertMeasure(value, { to, system, locale }, table),
        ),
      measureUnits: (_, { query = null, quantity: type = null, key = null, limit }) => {
        unitLimitRule.read(limit, 'limit');
        if (type !== null && !table.types.has(type)) {
          throw createInvalidInputError(
            'type',
            `type must be one of ${[...table.types].join(', ')}: use type=length.`,
          );
        }
        const searchText = query?.trim().toLowerCase() ?? '';
        return (key === null ? table.units : table.find(key))
          .filter(
            (candidate) =>
              (type === null || candidate.type === type) &&
              (searchText === '' ||
                [
                  candidate.unit,
                  candidate.symbol,
                  candidate.name,
                  candidate.plural,
                  ...candidate.aliases,
                ].some((spelling) => spelling.toLowerCase().includes(searchText))),
          )
          .slice(0, limit);
      },
    },
  } satisfies Resolvers;
}
