import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { isPromise } from '../../core/promise-or-value.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import type { Budget } from '../operation-context/budget.ts';
import { findBudget, findLookupMemo } from '../operation-context/operation-context.ts';
import type { Json } from '../document/result.ts';

type Field = GraphQLField<unknown, LookupContext, Readonly<Json>>;

/**
 * Makes lookups, lists of objects and fields with arguments count towards the budget of their operation, if the operation has a
 * budget. Deferred parts of an operation also share the lookups that lead to their objects.
 */
export function guardSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const fields: readonly Field[] = Object.values(type.getFields());
    for (const field of fields) {
      const hasResolver = field.resolve !== undefined;
      if (isLookup(field) || isListOfObjects(field) || (hasResolver && field.args.length > 0))
        guardBudget(field);
      if (hasResolver && (isLookup(field) || isCompositeType(getNamedType(field.type)))) shareField(field);
      if (isListOfObjects(field)) yieldBetweenElements(field);
    }
  }
  return schema;
}

function guardBudget(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const runs = isLookup(field) ? 1 : 0;
  field.resolve = (source, given, context, info) => {
    const nextTurn = findBudget(context)?.step(runs) ?? null;
    return nextTurn === null
      ? resolve(source, given, context, info)
      : nextTurn.then(() => resolve(source, given, context, info));
  };
}

function shareField(field: Field): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, given, context, info) => {
    const lookupMemo = findLookupMemo(context);
    return lookupMemo === null
      ? resolve(source, given, context, info)
      : lookupMemo.take(source, field, given, () => resolve(source, given, context, info));
  };
}

/**
 * Yields to the event loop between the elements of a list. Executors process elements in sequence; elements beyond the current
 * time slice wait for the next slice.
 */
function yieldBetweenElements(field: Field): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, given, context, info) => {
    const budget = findBudget(context);
    const list: unknown = resolve(source, given, context, info);
    if (budget === null) return list;
    return isPromise(list)
      ? list.then((elements) => iterateWithYield(elements, budget))
      : iterateWithYield(list, budget);
  };
}

function iterateWithYield(list: unknown, budget: Budget): unknown {
  if (!Array.isArray(list) || list.length < 2) return list;
  const elements: readonly unknown[] = list;
  return {
    *[Symbol.iterator]() {
      for (const element of elements) {
        const nextTurn = budget.step(0);
        yield nextTurn === null ? element : nextTurn.then(() => element);
      }
    },
  };
}

const isLookup = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'cost') ?? false;

const isListOfObjects = ({ type }: Field): boolean =>
  isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
