import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { LookupContext } from '../../subgraphs/context.ts';
import { invalid } from '../../subgraphs/lookup-error.ts';
import { budgetOf } from '../demand/operation-context.ts';
import { isJson, type Json } from '../execute/result.ts';

type Field = GraphQLField<unknown, LookupContext, Readonly<Json>>;

/** What no text of any source has, and what no store takes: NUL, and halves of characters. */
const broken = /[\0\p{Surrogate}]/u;
const everyBroken = new RegExp(broken, 'gu');

/**
 * Puts two guards before the resolvers of a subgraph: no argument with broken text reaches one, and a lookup or a list
 * of objects takes from the budget of its operation, where that has one.
 */
export function guarded(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const fields: readonly Field[] = Object.values(type.getFields());
    for (const field of fields) {
      if (field.args.some((argument) => takesText(argument.type))) guardTexts(field);
      if (isLookup(field) || isListOfObjects(field)) guardBudget(field);
    }
  }
  return schema;
}

function guardTexts(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, given, context, info) => resolve(source, readable(given), context, info);
}

function guardBudget(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const runs = isLookup(field) ? 1 : 0;
  field.resolve = (source, given, context, info) => {
    const turn = budgetOf(context)?.step(runs) ?? null;
    return turn === null
      ? resolve(source, given, context, info)
      : turn.then(() => resolve(source, given, context, info));
  };
}

/**
 * The arguments, if their texts can be read. An element of a list is answered for itself: there the broken part becomes
 * U+FFFD, which nothing has either.
 * @throws LookupError that names the argument.
 */
function readable(given: Readonly<Json>): Readonly<Json> {
  let mended: Json | null = null;
  for (const name in given) {
    const value = given[name];
    if (Array.isArray(value) && value.some(isBroken)) {
      mended ??= { ...given };
      mended[name] = value.map((part: unknown) =>
        typeof part === 'string' ? part.replace(everyBroken, '\ufffd') : part,
      );
    } else if (isBroken(value)) {
      throw invalid(
        name,
        `${name} has half a character or NUL in it: write whole characters, such as "Zürich".`,
      );
    }
  }
  return mended ?? given;
}

function isBroken(value: unknown): boolean {
  if (typeof value === 'string') return broken.test(value);
  if (Array.isArray(value)) return value.some(isBroken);
  return isJson(value) && Object.values(value).some(isBroken);
}

function takesText(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).some((field) => takesText(field.type));
  return named.name === 'String' || named.name === 'ID';
}

const isLookup = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'cost') ?? false;

const isListOfObjects = ({ type }: Field): boolean =>
  isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
