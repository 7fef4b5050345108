import type { GraphQLSchema } from 'graphql';
import type { RequiredSelection, Rewrite } from '../plan/plan-nodes.ts';
import { compileTypeMatch, typenameKey, type TypeMatch } from './possible-types.ts';
import { isJson, type Json } from '../document/result.ts';
import { compileRewrites } from './rewrite.ts';

type CompiledSelection =
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly key: string;
      readonly selections: CompiledSelections | null;
    }
  | {
      readonly kind: 'fragment';
      readonly type: string;
      readonly matches: TypeMatch;
      readonly selections: CompiledSelections;
    };
type CompiledSelections = readonly CompiledSelection[];

/** Builds the representation of an entity for a subgraph. Returns null when a required field is missing. */
export type RepresentationBuilder = (entity: Json) => Json | null;

/**
 * Compiles the required fields to a function that builds representations.
 * @param schema the supergraph's types, for type conditions
 * @param typename response key of type names in the fetched data
 */
export function compileRepresentation(
  required: readonly RequiredSelection[],
  rewrites: readonly Rewrite[],
  schema: GraphQLSchema,
  typename = typenameKey,
): RepresentationBuilder {
  const selections = compileSelections(required, schema);
  const rewrite = compileRewrites(rewrites, schema);
  return (entity) => {
    const result: Json = {};
    if (!copyFields(selections, entity, result, typename) || !('__typename' in result)) return null;
    rewrite(result);
    return result;
  };
}

const compileSelections = (
  required: readonly RequiredSelection[],
  schema: GraphQLSchema,
): CompiledSelections =>
  required.map((selection) =>
    selection.kind === 'field'
      ? { ...selection, selections: selection.selections && compileSelections(selection.selections, schema) }
      : {
          ...selection,
          matches: compileTypeMatch(schema, [selection.type]),
          selections: compileSelections(selection.selections, schema),
        },
  );

/**
 * Copies the required fields of an entity.
 * @returns false when one is missing because it could not be fetched
 */
function copyFields(
  selections: CompiledSelections,
  entity: Json,
  result: Json,
  typename: string,
  type?: string,
): boolean {
  for (const selection of selections) {
    if (selection.kind === 'fragment') {
      if (!selection.matches(entity[typename])) continue;
      if (!copyFields(selection.selections, entity, result, typename, selection.type)) return false;
      continue;
    }
    const value = entity[selection.key] ?? (selection.name === typenameKey ? type : undefined);
    const copiedValue =
      entity[selection.key] === null ? null : copyValue(selection.selections, value, typename);
    if (copiedValue === undefined) return false;
    result[selection.name] = copiedValue;
  }
  return true;
}

function copyValue(selections: CompiledSelections | null, value: unknown, typename: string): unknown {
  if (selections === null || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => copyValue(selections, item, typename));
    return items.includes(undefined) ? undefined : items;
  }
  const result: Json = {};
  return isJson(value) && copyFields(selections, value, result, typename) ? result : undefined;
}
