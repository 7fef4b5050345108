import type { UnitKind } from '../limits/units.ts';
import type { Outcome } from '../execute/execution.ts';
import { isJson, type Json, type ResponseError } from '../document/result.ts';
import { isUsed } from './bound.ts';
import type { CostNode, CostTree } from './cost-tree.ts';

/** The actual cost of a result. */
export interface Spent {
  readonly pooled: number;
  readonly metered: ReadonlyMap<UnitKind, number>;
}

/** Computes the actual cost of a result. Null records were not found and cost nothing. */
export function spentBy(
  tree: CostTree,
  { result, fetched, observedKey }: Outcome,
  variables: Readonly<Json>,
): Spent {
  const metered = new Map<UnitKind, number>();
  const { data, errors = [] } = result;
  if (!isJson(data)) return { pooled: 0, metered };
  if (tree.nodes.some(({ hasMeter }) => hasMeter)) {
    const meter = new MeterReading(variables, errors, observedKey, metered);
    for (const node of tree.nodes) meter.read(node, data, fetched, []);
  }
  return { pooled: pooledIn(tree.nodes, data), metered };
}

/** Counts the pooled units of a complete or partial result. */
export function pooledIn(nodes: readonly CostNode[], data: Readonly<Json>): number {
  let sum = 0;
  for (const node of nodes) {
    const value = data[node.key];
    if (value === null || value === undefined) continue;
    if (node.perCall) sum += 1;
    if (node.perRecord || node.charged.length > 0) sum += pooledUnits(value, node);
  }
  return sum;
}

function pooledUnits(value: unknown, node: CostNode): number {
  if (Array.isArray(value)) {
    let sum = 0;
    for (const part of value) sum += pooledUnits(part, node);
    return sum;
  }
  if (!isJson(value)) return 0;
  return (node.perRecord ? 1 : 0) + (node.charged.length === 0 ? 0 : pooledIn(node.charged, value));
}

/** Counts the fields of a result. */
export function fieldsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + fieldsIn(part), 0);
  if (!isJson(value)) return 0;
  let sum = 0;
  for (const key in value) sum += 1 + fieldsIn(value[key]);
  return sum;
}

/**
 * Whether the response has one of the fields for which a record costs a metered unit. Deferred fields are missing when the client
 * disconnected before their delivery.
 */
function hasMeteredFields({ inside }: CostNode, value: Readonly<Json>): boolean {
  const fields = [...meteredIn(inside, value)];
  return fields.length === 0 || fields.includes(true);
}

/** Yields for each metered field of a record, including those in groups, whether the response has it. */
function* meteredIn(nodes: readonly CostNode[], value: Readonly<Json> | null): Generator<boolean> {
  for (const { key, isMetered, isGroup, inside } of nodes) {
    const inner = value?.[key];
    if (isMetered) yield inner !== undefined;
    if (isGroup) yield* meteredIn(inside, isJson(inner) ? inner : null);
  }
}

/** Counts records that were looked up: present, with valid input, and without an error at or below them. */
class MeterReading {
  readonly #variables: Readonly<Json>;
  readonly #errors: readonly ResponseError[];
  readonly #observedKey: string | null;
  readonly #counts: Map<UnitKind, number>;

  constructor(
    variables: Readonly<Json>,
    errors: readonly ResponseError[],
    observedKey: string | null,
    counts: Map<UnitKind, number>,
  ) {
    this.#variables = variables;
    this.#errors = errors;
    this.#observedKey = observedKey;
    this.#counts = counts;
  }

  /**
   * @param data data of the response
   * @param fetched the corresponding fetched data
   */
  read(node: CostNode, data: Readonly<Json>, fetched: unknown, path: readonly (string | number)[]): void {
    this.#at(node, data[node.key], isJson(fetched) ? fetched[node.key] : undefined, [...path, node.key]);
  }

  #at(node: CostNode, value: unknown, fetched: unknown, path: readonly (string | number)[]): void {
    if (Array.isArray(value)) {
      const sources: readonly unknown[] = Array.isArray(fetched) ? fetched : [];
      value.forEach((part, index) => this.#at(node, part, sources[index], [...path, index]));
      return;
    }
    if (!isJson(value)) return;
    if (node.meters.length > 0 && hasMeteredFields(node, value) && this.#wasLookedUp(fetched, path)) {
      for (const use of node.meters) {
        if (isUsed(use, this.#variables)) this.#counts.set(use.unit, (this.#counts.get(use.unit) ?? 0) + 1);
      }
    }
    for (const inner of node.inside) if (inner.hasMeter) this.read(inner, value, fetched, path);
  }

  #wasLookedUp(fetched: unknown, path: readonly (string | number)[]): boolean {
    const key = this.#observedKey;
    if (key !== null && isJson(fetched) && fetched[key] === false) return false;
    return !this.#errors.some((error) => path.every((step, index) => error.path?.[index] === step));
  }
}
