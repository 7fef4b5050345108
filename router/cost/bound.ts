import { Kind } from 'graphql';
import type { UnitKind } from '../limits/units.ts';
import type { Problem } from '../errors.ts';
import type { Json } from '../document/result.ts';
import type { CostNode, CostTree, MeterUse } from './cost-tree.ts';
import { duplicatesOf, valuesOf } from './sizes.ts';

/** Upper bound of an operation's cost. */
export interface Bound {
  readonly pooled: number;
  readonly metered: ReadonlyMap<UnitKind, number>;
  /** Maximum number of fields in the response. Every element of a list of scalars counts as a field. */
  readonly fields: number;
  /** Estimated maximum size of the response, in bytes. */
  readonly bytes: number;
  /** Minimum number of pooled units that the query itself costs, regardless of the results of its lists. */
  readonly least: number;
}

/** Limits of one operation. */
export interface Ceiling {
  readonly lookups: number;
  readonly fields: number;
  /** Bytes of introspected data. Default: the limit of a response. */
  readonly bytes?: number;
}

interface Sums {
  pooled: number;
  readonly metered: Map<UnitKind, number>;
  fields: number;
  bytes: number;
  least: number;
}

/** Computes the bound by multiplying list sizes, in one pass over the fields. */
export function boundOf({ nodes }: CostTree, variables: Readonly<Json>): Bound {
  const sums: Sums = { pooled: 0, metered: new Map(), fields: 0, bytes: 2, least: 0 };
  for (const node of nodes) {
    const before = sums.pooled;
    add(node, 1, 1, variables, sums);
    if (node.perCall) sums.least += 1;
    else if (node.perRecord) sums.least += recordsOf(node, 1, 1, variables);
    else sums.least += Math.min(1, sums.pooled - before);
  }
  return sums;
}

/** Whether the bound is independent of the variables. */
export const isFixed = ({ nodes }: CostTree): boolean => nodes.every(isIndependentOfVariables);

const isIndependentOfVariables = ({ size, meters, inside }: CostNode): boolean =>
  size?.given?.value.kind !== Kind.VARIABLE &&
  meters.every(({ when }) => when === null || when.every(({ kind }) => kind !== Kind.VARIABLE)) &&
  inside.every(isIndependentOfVariables);

/** @param copies maximum number of parents that are the same record */
function add(node: CostNode, parents: number, copies: number, variables: Readonly<Json>, sums: Sums): void {
  const records = recordsOf(node, parents, copies, variables);
  const isLeafList = node.size !== null && node.inside.length === 0;
  sums.fields += isLeafList ? Math.max(parents, records) : parents;
  sums.bytes += parents * (node.key.length + 4) + records * (node.bytes + 1);
  if (node.perCall) sums.pooled += parents;
  if (node.perRecord) sums.pooled += records;
  for (const use of node.meters) {
    if (isUsed(use, variables)) sums.metered.set(use.unit, (sums.metered.get(use.unit) ?? 0) + records);
  }
  const below = copiesBelow(node, parents, copies, variables);
  for (const inner of node.inside) add(inner, records, below, variables, sums);
}

/** Returns the total number of values of a field, over all parent records. */
function recordsOf(
  { size, partitionTotal }: CostNode,
  parents: number,
  copies: number,
  variables: Readonly<Json>,
): number {
  const records = size === null ? parents : parents * valuesOf(size, variables);
  return partitionTotal === null || size?.given?.by === 'length'
    ? records
    : Math.min(records, copies * partitionTotal);
}

/** Returns the maximum number of records below a field that are the same record. */
function copiesBelow(
  { size, partitionTotal, isGroup }: CostNode,
  parents: number,
  copies: number,
  variables: Readonly<Json>,
): number {
  if (size === null) return isGroup ? copies : parents;
  if (size.given?.by === 'length') return parents * duplicatesOf(size.given.value, variables);
  return partitionTotal === null ? parents * valuesOf(size, variables) : copies;
}

export function isUsed({ when }: MeterUse, variables: Readonly<Json>): boolean {
  return (
    when === null ||
    when.some((value) =>
      value.kind === Kind.VARIABLE
        ? variables[value.name.value] === true
        : value.kind === Kind.BOOLEAN && value.value,
    )
  );
}

/**
 * Returns the problem of an operation above the limits, with the lists that multiply, or null when it is within them.
 */
export function overCeiling(
  { nodes }: CostTree,
  bound: Bound,
  variables: Readonly<Json>,
  ceiling: Ceiling,
): Problem | null {
  let lookups = bound.pooled;
  for (const count of bound.metered.values()) lookups += count;
  if (lookups <= ceiling.lookups && bound.fields <= ceiling.fields) return null;
  const what = lookups > ceiling.lookups ? 'lookups' : 'fields';
  const count = what === 'lookups' ? lookups : bound.fields;
  const lists = mostFrequentPath(nodes, variables);
  const [last] = lists.slice(-1);
  const factors = lists.map(({ path, values }) => `${path.split('.').at(-1)} ${values}`).join(' × ');
  const product = lists.reduce((all, { values }) => all * values, 1);
  const where =
    last === undefined
      ? ''
      : ` ${last.path} multiplies: up to ${factors} = ${product} records.${last.narrow}`;
  return {
    code: 'invalid_request',
    param: 'query',
    message:
      `The operation could need ${Math.ceil(count)} ${what}, and at most ${ceiling[what]} are allowed.${where} ` +
      'Select less: query by codes, use a smaller limit, or omit one of these lists.',
  };
}

interface Multiplier {
  readonly path: string;
  readonly values: number;
  readonly narrow: string;
}

/** Returns the lists on the path to the most frequent field. */
function mostFrequentPath(nodes: readonly CostNode[], variables: Readonly<Json>): readonly Multiplier[] {
  let mostFrequent: readonly Multiplier[] = [];
  let maxProduct = 0;
  const visit = (node: CostNode, product: number, multipliers: readonly Multiplier[]): void => {
    const values = node.size === null ? 1 : valuesOf(node.size, variables);
    const narrow = node.size?.given ? ` Reduce it by its argument ${node.size.given.name}.` : '';
    const here =
      node.size === null
        ? multipliers
        : [...multipliers, { path: node.path, values: Math.ceil(values), narrow }];
    if (product * values > maxProduct) {
      maxProduct = product * values;
      mostFrequent = here;
    }
    for (const inner of node.inside) visit(inner, product * values, here);
  };
  for (const node of nodes) visit(node, 1, []);
  return mostFrequent;
}
