import type { GraphQLSchema } from 'graphql';
import type { FlattenPath } from '../plan/plan-nodes.ts';
import { compileTypeMatch, typenameKey, type TypeMatch } from './possible-types.ts';
import { isJson, type Json, type ResponseKey } from '../document/result.ts';

type PathSegmentMatch =
  | { readonly kind: 'field'; readonly key: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'types'; readonly matches: TypeMatch };

/** Finds the entities at a path of a plan. */
export class Targets {
  readonly #segments: readonly PathSegmentMatch[];
  readonly #typename: string;

  /** @param typename response key of type names */
  constructor(path: FlattenPath, schema: GraphQLSchema, typename = typenameKey) {
    this.#typename = typename;
    this.#segments = path.map((segment) =>
      segment.kind === 'types'
        ? { kind: 'types', matches: compileTypeMatch(schema, segment.names) }
        : segment,
    );
  }

  /** Adds the entities under `data` to `found`, and their response paths, in the same order, to `trails` when given. */
  collect(data: Json, found: Json[], trails?: ResponseKey[][]): void {
    this.#walk(data, 0, found, [], trails);
  }

  #walk(from: unknown, start: number, found: Json[], trail: ResponseKey[], trails?: ResponseKey[][]): void {
    let value = from;
    for (let i = start; i < this.#segments.length; i++) {
      const segment = this.#segments[i];
      if (segment === undefined) return;
      if (Array.isArray(value)) {
        const nextSegment = segment.kind === 'list' ? i + 1 : i;
        for (const [index, item] of value.entries()) {
          this.#walk(item, nextSegment, found, trails ? [...trail, index] : trail, trails);
        }
        return;
      }
      if (!isJson(value)) return;
      if (segment.kind === 'field') {
        value = value[segment.key];
        if (trails) trail = [...trail, segment.key];
      } else if (segment.kind === 'types' && !segment.matches(value[this.#typename])) return;
    }
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        this.#walk(item, this.#segments.length, found, trails ? [...trail, index] : trail, trails);
      }
    } else if (isJson(value)) {
      found.push(value);
      trails?.push(trail);
    }
  }
}
