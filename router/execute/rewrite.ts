import type { GraphQLSchema } from 'graphql';
import type { Rewrite, RewriteSegment } from '../plan/plan-nodes.ts';
import { compileTypeMatch, typenameKey, type TypeMatch } from './possible-types.ts';
import { isJson, type Json } from '../document/result.ts';

type CompiledSegment =
  { readonly kind: 'key'; readonly key: string } | { readonly kind: 'types'; readonly matches: TypeMatch };

/** Applies rewrites of a plan to a value, in place, at all matching paths. */
export type RewriteFunction = (value: unknown) => void;

/**
 * Compiles rewrites. A type condition matches a type and all its subtypes. For a subgraph that defines an interface as an object
 * type (`@interfaceObject`), implementations have the interface's name.
 * @param schema the supergraph's types
 * @param typename key of type names in the value
 */
export function compileRewrites(
  rewrites: readonly Rewrite[],
  schema: GraphQLSchema,
  typename = typenameKey,
): RewriteFunction {
  const compiledRewrites = rewrites.map((change) => ({
    change,
    path: change.path.map((each) => compileSegment(each, schema)),
  }));
  return (value) => {
    for (const { change, path } of compiledRewrites) applyRewrite(value, path, 0, change, typename);
  };
}

const compileSegment = (segment: RewriteSegment, schema: GraphQLSchema): CompiledSegment =>
  segment.kind === 'key' ? segment : { kind: 'types', matches: compileTypeMatch(schema, segment.names) };

function applyRewrite(
  value: unknown,
  path: readonly CompiledSegment[],
  index: number,
  change: Rewrite,
  typename: string,
): void {
  if (Array.isArray(value)) {
    for (const element of value) applyRewrite(element, path, index, change, typename);
    return;
  }
  const segment = path[index];
  if (segment === undefined || !isJson(value)) return;
  if (segment.kind === 'types') {
    if (segment.matches(value[typename])) applyRewrite(value, path, index + 1, change, typename);
  } else if (index < path.length - 1) applyRewrite(value[segment.key], path, index + 1, change, typename);
  else if (segment.key in value) {
    if (change.kind === 'set') value[segment.key] = change.value;
    else rename(value, segment.key, change.key);
  }
}

function rename(object: Json, from: string, to: string): void {
  object[to] = object[from];
  delete object[from];
}
