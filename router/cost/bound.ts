import { Kind } from 'graphql';
import type { UnitKind } from '../limits/units.ts';
import type { Problem } from '../errors.ts';
import type { Json } from '../document/result.ts';
import type { CostNode, CostTree, MeterUse } from './cost-tree.ts';
import { countDuplicates, countValues } from './sizes.ts';

/** Upper bound of an operation's cost. */
export interface CostBound {
  readonly pooled: number;
  readonly metered: ReadonlyMap<UnitKind, number>;
  /** Maximum number of fields in the response. Every element of a list of scalars counts as a field. */
  readonly fields: number;
  /** Estimated maximum size of the response, in bytes. */
  readonly bytes: number;
  /** Minimum number of pooled units that the query itself costs, regardless of the results of its lists. */
  readonly minimum: number;
}

/** Limits of one operation. */
export interface OperationLimits {
  readonly lookups: number;
  readonly fields: number;
  /** Bytes of introspected data. Default: the limit of a response. */
  readonly bytes?: number;
}

interface CostSums {
  pooled: number;
  readonly metered: Map<UnitKind, number>;
  fields: number;
  bytes: number;
  minimum: number;
}

/** Computes the upper bound of an operation's cost: multiplies list sizes in one pass over the fields. */
export function computeBound({ nodes }: CostTree, variables: Readonly<Json>): CostBound {
  const sums: CostSums = { pooled: 0, metered: new Map(), fields: 0, bytes: 2, minimum: 0 };
  for (const node of nodes) {
    const pooledBefore = sums.pooled;
    addNode(node, 1, 1, variables, sums);
    if (node.perCall) sums.minimum += 1;
    else if (node.perRecord) sums.minimum += countRecords(node, 1, 1, variables);
    else sums.minimum += Math.min(1, sums.pooled - pooledBefore);
  }
  return sums;
}

/** Whether the bound is independent of the variables. */
export const hasFixedBound = ({ nodes }: CostTree): boolean => nodes.every(isIndependentOfVariables);

const isIndependentOfVariables = ({ size, meters, inside }: CostNode): boolean =>
  size?.limitingArgument?.value.kind !== Kind.VARIABLE &&
  meters.every(({ when }) => when === null || when.every(({ kind }) => kind !== Kind.VARIABLE)) &&
  inside.every(isIndependentOfVariables);

/**
 * Adds the cost of a field, and of the fields below it, to the sums.
 * @param copies maximum number of times that one record occurs among the parents
 */
function addNode(
  node: CostNode,
  parents: number,
  copies: number,
  variables: Readonly<Json>,
  sums: CostSums,
): void {
  const records = countRecords(node, parents, copies, variables);
  const isLeafList = node.size !== null && node.inside.length === 0;
  sums.fields += isLeafList ? Math.max(parents, records) : parents;
  sums.bytes += parents * (node.key.length + 4) + records * (node.bytes + 1);
  if (node.perCall) sums.pooled += parents;
  if (node.perRecord) sums.pooled += records;
  for (const meterUse of node.meters) {
    if (isMeterUsed(meterUse, variables))
      sums.metered.set(meterUse.unit, (sums.metered.get(meterUse.unit) ?? 0) + records);
  }
  const nestedCopies = countNestedCopies(node, parents, copies, variables);
  for (const nestedNode of node.inside) addNode(nestedNode, records, nestedCopies, variables, sums);
}

/** Returns the total number of values of a field, over all parent records. */
function countRecords(
  { size, partitionTotal }: CostNode,
  parents: number,
  copies: number,
  variables: Readonly<Json>,
): number {
  const records = size === null ? parents : parents * countValues(size, variables);
  return partitionTotal === null || size?.limitingArgument?.by === 'length'
    ? records
    : Math.min(records, copies * partitionTotal);
}

/** Returns the maximum number of times that one record occurs among the records of a field. */
function countNestedCopies(
  { size, partitionTotal, isGroup }: CostNode,
  parents: number,
  copies: number,
  variables: Readonly<Json>,
): number {
  if (size === null) return isGroup ? copies : parents;
  if (size.limitingArgument?.by === 'length')
    return parents * countDuplicates(size.limitingArgument.value, variables);
  return partitionTotal === null ? parents * countValues(size, variables) : copies;
}

export function isMeterUsed({ when }: MeterUse, variables: Readonly<Json>): boolean {
  return (
    when === null ||
    when.some((value) =>
      value.kind === Kind.VARIABLE
        ? variables[value.name.value] === true
        : value.kind === Kind.BOOLEAN && value.value,
    )
  );
}

/** Returns a problem that names the lists with multiplying sizes when an operation exceeds the limits, otherwise null. */
export function findExceededLimit(
  { nodes }: CostTree,
  bound: CostBound,
  variables: Readonly<Json>,
  limits: OperationLimits,
): Problem | null {
  let lookups = bound.pooled;
  for (const count of bound.metered.values()) lookups += count;
  if (lookups <= limits.lookups && bound.fields <= limits.fields) return null;
  const exceededLimit = lookups > limits.lookups ? 'lookups' : 'fields';
  const count = exceededLimit === 'lookups' ? lookups : bound.fields;
  const lists = findMostFrequentPath(nodes, variables);
  const [last] = lists.slice(-1);
  const factors = lists.map(({ path, values }) => `${path.split('.').at(-1)} ${values}`).join(' × ');
  const product = lists.reduce((factor, { values }) => factor * values, 1);
  const explanation =
    last === undefined
      ? ''
      : ` ${last.path} multiplies: up to ${factors} = ${product} records.${last.advice}`;
  return {
    code: 'invalid_request',
    param: 'query',
    message:
      `The operation could need ${Math.ceil(count)} ${exceededLimit}, and at most ${limits[exceededLimit]} are allowed.${explanation} ` +
      'Select less: query by codes, use a smaller limit, or omit one of these lists.',
  };
}

interface Multiplier {
  readonly path: string;
  readonly values: number;
  readonly advice: string;
}

/** Returns the lists on the path to the field with the most values. */
function findMostFrequentPath(nodes: readonly CostNode[], variables: Readonly<Json>): readonly Multiplier[] {
  let mostFrequentPath: readonly Multiplier[] = [];
  let maxProduct = 0;
  const visit = (node: CostNode, product: number, multipliers: readonly Multiplier[]): void => {
    const values = node.size === null ? 1 : countValues(node.size, variables);
    const advice = node.size?.limitingArgument
      ? ` Reduce it by its argument ${node.size.limitingArgument.name}.`
      : '';
    const multipliersOfNode =
      node.size === null
        ? multipliers
        : [...multipliers, { path: node.path, values: Math.ceil(values), advice }];
    if (product * values > maxProduct) {
      maxProduct = product * values;
      mostFrequentPath = multipliersOfNode;
    }
    for (const nestedNode of node.inside) visit(nestedNode, product * values, multipliersOfNode);
  };
  for (const node of nodes) visit(node, 1, []);
  return mostFrequentPath;
}
