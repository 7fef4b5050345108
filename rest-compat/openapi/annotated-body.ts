import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DirectiveNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { isBody } from '../formats/responses.ts';
import { isNullOnlyWithError, removeErrorNull } from '../routing/null-only-with-error.ts';
import type { Body } from '../routing/route.ts';

/** The document field that a placeholder represents, as the schema describes it. */
export interface AnnotatedField {
  /** Type of one value: `string`, `integer`, `number`, `boolean` or `object`. */
  readonly type: string;
  readonly words: readonly string[] | null;
  readonly meaning: string;
  /** The meaning of null; undefined when the field is never null. */
  readonly null: string | undefined;
  /** The placeholder of the enclosing object. */
  readonly parent: string | undefined;
  /** The meaning of null for the nearest enclosing object that can be null. */
  readonly outerNull: string | undefined;
  /** Whether the field is a list whose elements can be null. */
  readonly elementsNullable: boolean;
  /** Whether the field is present only in some responses: with a certain parameter, or for some types of records. */
  optional: boolean;
  /** GraphQL type name of an object; `<type>Deep` for a `deep` group. */
  readonly typeName: string;
}

export interface FieldScope {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Fields by the placeholder for their value in the sample body. */
  readonly marks: Map<string, AnnotatedField>;
}

export interface EnclosingField {
  /** The placeholder of the enclosing object; undefined for the response itself. */
  readonly mark: string | undefined;
  /** Whether the value of the only root field is the body. The body is never null, since the response would then be a 404. */
  readonly isRoot: boolean;
  readonly outerNull: string | undefined;
  readonly optional: boolean;
}

/** The key under which an object has its own placeholder. */
export const bodyFields = '';

/** Returns a sample body of a selection: each leaf value is the placeholder of its field, and each list has one element. */
export function createAnnotatedBody(
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  outer: EnclosingField,
  scope: FieldScope,
): Body {
  const body: Body = {};
  for (const selection of set.selections) {
    const isOptional = outer.optional || isConditional(selection.directives);
    if (selection.kind !== Kind.FIELD) {
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : scope.fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      const type = scope.schema.getType(fragment.typeCondition?.name.value ?? parent.name);
      if (!isCompositeType(type)) continue;
      const innerScope = {
        ...outer,
        optional: isOptional || (type !== parent && !coversAllTypes(type, parent, scope)),
      };
      merge(body, createAnnotatedBody(fragment.selectionSet, type, innerScope, scope), scope.marks);
      continue;
    }
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const field = fields[selection.name.value];
    if (field === undefined) continue;
    const type = getNamedType(field.type);
    const isGroup = field.name === 'deep' && type === parent;
    const marker = `§${scope.marks.size}`;
    // Without a description of its own, a field has the description of its type.
    const description = (field.description ?? type.description ?? '').replace(/\s+/g, ' ');
    const isNeverNull = isNonNullType(field.type) || isNullOnlyWithError(description);
    const nullText = isNeverNull ? undefined : findNullMeaning(description);
    scope.marks.set(marker, {
      type: isCompositeType(type) ? 'object' : (scalars[type.name] ?? 'string'),
      words: isEnumType(type) ? type.getValues().map(({ name }) => name) : null,
      meaning: isGroup ? 'Additional fields; only with deep=true.' : removeErrorNull(description),
      null: outer.isRoot ? undefined : nullText,
      parent: outer.mark,
      outerNull: outer.outerNull,
      elementsNullable: hasNullableElements(field.type),
      optional: isOptional,
      typeName: isGroup ? `${type.name}Deep` : type.name,
    });
    const outerNull = outer.isRoot ? undefined : (nullText ?? outer.outerNull);
    const enclosingField = { mark: marker, isRoot: false, outerNull, optional: false };
    const innerValue =
      selection.selectionSet !== undefined && isCompositeType(type)
        ? {
            [bodyFields]: marker,
            ...createAnnotatedBody(selection.selectionSet, type, enclosingField, scope),
          }
        : marker;
    const key = (selection.alias ?? selection.name).value;
    const value = isListType(getNullableType(field.type)) ? [innerValue] : innerValue;
    merge(body, { [key]: value }, scope.marks);
  }
  return body;
}

/** Merges the fields of several selections of one object. A key is optional only if it is optional in all of them. */
function merge(into: Body, from: Body, marks: ReadonlyMap<string, AnnotatedField>): void {
  for (const [key, value] of Object.entries(from)) {
    const existingValue = into[key];
    if (existingValue === undefined || key === bodyFields) {
      into[key] ??= value;
      continue;
    }
    const [first, second] = [findAnnotatedField(existingValue, marks), findAnnotatedField(value, marks)];
    if (first !== undefined && second?.optional === false) first.optional = false;
    const [one, other] = [getElement(existingValue), getElement(value)];
    if (isBody(one) && isBody(other)) merge(one, other, marks);
  }
}

export const getElement = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** Returns the field that a value of a sample body represents. */
export function findAnnotatedField(
  value: unknown,
  marks: ReadonlyMap<string, AnnotatedField>,
): AnnotatedField | undefined {
  const element = getElement(value);
  const marker = isBody(element) ? element[bodyFields] : element;
  return typeof marker === 'string' ? marks.get(marker) : undefined;
}

/** Whether a fragment on a type applies to every possible type of the parent. */
const coversAllTypes = (
  type: GraphQLCompositeType,
  parent: GraphQLCompositeType,
  { schema }: FieldScope,
): boolean => {
  const possibleTypes = isObjectType(type) ? [type] : schema.getPossibleTypes(type);
  const parentTypes = isObjectType(parent) ? [parent] : schema.getPossibleTypes(parent);
  return parentTypes.every((each) => possibleTypes.includes(each));
};

const isConditional = (directives: readonly DirectiveNode[] = []): boolean =>
  directives.some(({ name }) => name.value === 'include' || name.value === 'skip');

const hasNullableElements = (type: GraphQLOutputType): boolean => {
  const nullableType = getNullableType(type);
  return isListType(nullableType) && !isNonNullType(nullableType.ofType);
};

const scalars: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

/** Returns the sentences of a description about null, or `Unknown.` when there are none. */
function findNullMeaning(description: string): string {
  const nullText = (description.match(/[^.;]+[.;]?/g) ?? [])
    .filter((sentence) => /\bnull\b/i.test(sentence))
    .join('')
    .trim();
  return nullText === '' ? 'Unknown.' : nullText;
}
