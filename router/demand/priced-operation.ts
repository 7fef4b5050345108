import { randomBytes } from 'node:crypto';
import {
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
} from 'graphql';
import type { LookupContext } from '../../subgraphs/context.ts';
import type { UnitKind } from '../access/units.ts';
import { asClientDocument } from '../execute/document.ts';
import { isJson, type Json, type ResponseError, type Result } from '../execute/result.ts';
import type { Graph, Operation } from '../graph.ts';
import { BillReader, type Bill, type Count, type Spot } from './bill.ts';
import type { GraphPrices } from './prices.ts';

/** What an answer has cost. */
export interface Spent {
  readonly pooled: number;
  /** Metered units that were reserved, and whose lookups failed or had nothing to look up. */
  readonly unspent: ReadonlyMap<UnitKind, number>;
}

/** Response key by which an operation learns whether a metered lookup had something to look up; no client can mean it. */
const mark = `valid_${randomBytes(6).toString('hex')}`;

/** A prepared operation, with what it costs. */
export class PricedOperation {
  readonly #operation: Operation;
  readonly #reader: BillReader;
  readonly #isMarked: boolean;
  #fixed: Bill | null = null;

  /** @throws GraphQLErrors for a document that is not valid. */
  constructor(graph: Graph, text: string, operationName: string | undefined, prices: GraphPrices) {
    // Validates the client's own document; what is executed may have marks.
    graph.prepare(text, operationName);
    const marked = withMarks(text, graph.apiSchema, prices);
    const client = asClientDocument(parse(text, { noLocation: true }), operationName);
    this.#operation = graph.prepare(marked, operationName);
    this.#isMarked = marked !== text;
    this.#reader = new BillReader(client, graph.apiSchema, prices);
  }

  /** @param families of the key; null: all. */
  bill(variables: Readonly<Json>, families: readonly string[] | null): Bill {
    if (families !== null || !this.#reader.isFixed) return this.#reader.read(variables, families);
    return (this.#fixed ??= this.#reader.read({}, null));
  }

  execute(variables: Readonly<Json>, context: LookupContext): Result | Promise<Result> {
    return this.#operation.execute(variables, context);
  }

  /** Reads off an answer what it cost, and takes the marks out of it. */
  settle(bill: Bill, { data, errors = [] }: Result): Spent {
    const unspent = new Map<UnitKind, number>();
    for (const spot of bill.spots) {
      const spent = isJson(data) ? spentAt(spot, data, errors) : 0;
      if (spent < spot.count) unspent.set(spot.unit, (unspent.get(spot.unit) ?? 0) + spot.count - spent);
    }
    if (this.#isMarked) unmark(data);
    return { pooled: isJson(data) ? pooledIn(bill.counts, data) : 0, unspent };
  }
}

/** Asks every object that may cost a metered unit whether it is valid: what is not was not looked up. */
function withMarks(text: string, schema: GraphQLSchema, prices: GraphPrices): string {
  const metered = new Set(prices.meteredTypes.keys());
  for (const coordinate of [...prices.meteredFields.keys(), ...prices.meteredArguments.keys()]) {
    metered.add(coordinate.split('.')[0] ?? '');
  }
  let isMarked = false;
  const types = new TypeInfo(schema);
  const document = visit(
    parse(text, { noLocation: true }),
    visitWithTypeInfo(types, {
      SelectionSet(set) {
        const parent = types.getParentType();
        const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
        if (!metered.has(parent?.name ?? '') || !('valid' in fields)) return undefined;
        isMarked = true;
        const field = {
          kind: Kind.FIELD,
          alias: { kind: Kind.NAME, value: mark },
          name: { kind: Kind.NAME, value: 'valid' },
        } as const;
        return { ...set, selections: [...set.selections, field] };
      },
    }),
  );
  return isMarked ? print(document) : text;
}

function unmark(value: unknown): void {
  if (Array.isArray(value)) value.forEach(unmark);
  else if (isJson(value)) {
    delete value[mark];
    Object.values(value).forEach(unmark);
  }
}

/** How many objects at a spot were looked up: there, valid, and without an error at or below them. */
function spentAt({ keys }: Spot, data: Json, errors: readonly ResponseError[]): number {
  const count = (value: unknown, depth: number, path: readonly (string | number)[]): number => {
    if (Array.isArray(value)) {
      const parts: readonly unknown[] = value;
      return parts.reduce<number>((sum, part, index) => sum + count(part, depth, [...path, index]), 0);
    }
    if (!isJson(value)) return 0;
    const key = keys[depth];
    if (key !== undefined) return count(value[key], depth + 1, [...path, key]);
    const isFailed = errors.some((error) => path.every((step, index) => error.path?.[index] === step));
    return value[mark] === false || isFailed ? 0 : 1;
  };
  return count(data, 0, []);
}

/** Charged objects of an answer; what is null was not found and costs nothing. */
function pooledIn(counts: readonly Count[], data: Json): number {
  let sum = 0;
  for (const { key, charged, once, inside } of counts) {
    const value = data[key];
    if (value === null || value === undefined) continue;
    if (once === true) sum += 1;
    sum += pooledAt(value, charged, inside);
  }
  return sum;
}

function pooledAt(value: unknown, charged: boolean, inside: readonly Count[]): number {
  if (Array.isArray(value)) {
    let sum = 0;
    for (const part of value) sum += pooledAt(part, charged, inside);
    return sum;
  }
  if (!isJson(value)) return 0;
  return (charged ? 1 : 0) + (inside.length === 0 ? 0 : pooledIn(inside, value));
}
