import type { UnitKind } from '../limits/units.ts';
import type { Outcome } from '../execute/execution.ts';
import { isJson, type Json, type ResponseError } from '../document/result.ts';
import { isMeterUsed } from './bound.ts';
import type { CostNode, CostTree } from './cost-tree.ts';

/** The actual cost of a result. */
export interface SpentUnits {
  readonly pooled: number;
  readonly metered: ReadonlyMap<UnitKind, number>;
}

/** Computes the actual cost of a result. Null records were not found and cost nothing. */
export function computeSpentUnits(
  tree: CostTree,
  { result, fetched, observedKey }: Outcome,
  variables: Readonly<Json>,
): SpentUnits {
  const meteredUnits = new Map<UnitKind, number>();
  const { data, errors = [] } = result;
  if (!isJson(data)) return { pooled: 0, metered: meteredUnits };
  if (tree.nodes.some(({ hasMeter }) => hasMeter)) {
    const meter = new MeterReader(variables, errors, observedKey, meteredUnits);
    for (const node of tree.nodes) meter.read(node, data, fetched, []);
  }
  return { pooled: countPooledUnits(tree.nodes, data), metered: meteredUnits };
}

/** Counts the pooled units of a complete or partial result. */
export function countPooledUnits(nodes: readonly CostNode[], data: Readonly<Json>): number {
  let sum = 0;
  for (const node of nodes) {
    const value = data[node.key];
    if (value === null || value === undefined) continue;
    if (node.perCall) sum += 1;
    if (node.perRecord || node.charged.length > 0) sum += countUnitsOfValue(value, node);
  }
  return sum;
}

function countUnitsOfValue(value: unknown, node: CostNode): number {
  if (Array.isArray(value)) {
    let sum = 0;
    for (const part of value) sum += countUnitsOfValue(part, node);
    return sum;
  }
  if (!isJson(value)) return 0;
  return (node.perRecord ? 1 : 0) + (node.charged.length === 0 ? 0 : countPooledUnits(node.charged, value));
}

/** Counts the fields of a result. */
export function countFields(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + countFields(part), 0);
  if (!isJson(value)) return 0;
  let sum = 0;
  for (const key in value) sum += 1 + countFields(value[key]);
  return sum;
}

/**
 * Whether the response has one of the fields for which a record costs a metered unit. Deferred fields are missing when the client
 * disconnected before their delivery.
 */
function hasMeteredFields({ inside }: CostNode, value: Readonly<Json>): boolean {
  const fields = [...listMeteredFields(inside, value)];
  return fields.length === 0 || fields.includes(true);
}

/**
 * Yields one boolean per metered field of a record, including fields in groups. The value is true when the response contains the
 * field.
 */
function* listMeteredFields(nodes: readonly CostNode[], value: Readonly<Json> | null): Generator<boolean> {
  for (const { key, isMetered, isGroup, inside } of nodes) {
    const nestedValue = value?.[key];
    if (isMetered) yield nestedValue !== undefined;
    if (isGroup) yield* listMeteredFields(inside, isJson(nestedValue) ? nestedValue : null);
  }
}

/** Counts records that were looked up: present, with valid input, and without an error at or below them. */
class MeterReader {
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
   * Counts the metered units of a field and of the fields below it.
   * @param data data of the response
   * @param fetched the fetched data that `data` is derived from
   */
  read(node: CostNode, data: Readonly<Json>, fetched: unknown, path: readonly (string | number)[]): void {
    this.#at(node, data[node.key], isJson(fetched) ? fetched[node.key] : undefined, [...path, node.key]);
  }

  #at(node: CostNode, value: unknown, fetched: unknown, path: readonly (string | number)[]): void {
    if (Array.isArray(value)) {
      const fetchedElements: readonly unknown[] = Array.isArray(fetched) ? fetched : [];
      value.forEach((part, index) => this.#at(node, part, fetchedElements[index], [...path, index]));
      return;
    }
    if (!isJson(value)) return;
    if (node.meters.length > 0 && hasMeteredFields(node, value) && this.#wasLookedUp(fetched, path)) {
      for (const meterUse of node.meters) {
        if (isMeterUsed(meterUse, this.#variables))
          this.#counts.set(meterUse.unit, (this.#counts.get(meterUse.unit) ?? 0) + 1);
      }
    }
    for (const nestedNode of node.inside)
      if (nestedNode.hasMeter) this.read(nestedNode, value, fetched, path);
  }

  #wasLookedUp(fetched: unknown, path: readonly (string | number)[]): boolean {
    const key = this.#observedKey;
    if (key !== null && isJson(fetched) && fetched[key] === false) return false;
    return !this.#errors.some((error) => path.every((step, index) => error.path?.[index] === step));
  }
}
