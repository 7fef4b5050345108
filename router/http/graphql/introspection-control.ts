import { getIntrospectionQuery } from 'graphql';
import { CostControl } from '../../cost/charge.ts';
import type { Graph, ClientDocumentRules } from '../../graph.ts';
import { removeReadingLimits } from './client-document-rules.ts';

/** Maximum size of introspected data without a key, in bytes: twice the largest query of common tools. */
const maxIntrospectionBytes = 1024 * 1024;

/**
 * Creates the limits of introspection without a key: twice the fields of the largest query that common tools send.
 * @param costControl the limits of all other operations
 */
export function createIntrospectionControl(
  costControl: CostControl,
  graph: Pick<Graph, 'prepare'>,
  reading: ClientDocumentRules,
): CostControl {
  const queryOptions = {
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    oneOf: true,
  };
  const text = getIntrospectionQuery({ ...queryOptions, inputValueDeprecation: true });
  const { variant } = graph.prepare(text, undefined, removeReadingLimits(reading)).bind({});
  if (variant === undefined) throw new Error('The introspection query has no variables.');
  const { fields } = costControl.charge({ key: null, rate: null }, variant, {}).bound;
  const { options } = costControl;
  return new CostControl({
    ...options,
    operationLimits: {
      lookups: 0,
      fields: Math.min(2 * fields, options.operationLimits.fields),
      bytes: maxIntrospectionBytes,
    },
  });
}
