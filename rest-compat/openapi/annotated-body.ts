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
import { isBody } from '../formats/answer.ts';
import { isNullOnlyWithError, withoutErrorNull } from '../routing/only-with-error.ts';
import type { Body } from '../routing/route.ts';

/** What a mark stands for: a field of the document, as the graph describes it. */
export interface Marked {
  /** Of one value: `string`, `integer`, `number`, `boolean`, `object`. */
  readonly type: string;
  readonly words: readonly string[] | null;
  readonly meaning: string;
  /** What null means; undefined: it is never null. */
  readonly null: string | undefined;
  /** The mark of the object that has it. */
  readonly parent: string | undefined;
  /** When the nearest of them that may be null is null. */
  readonly outerNull: string | undefined;
  /** In a list whose elements may be null. */
  readonly elementsNullable: boolean;
  /** Only on a condition: asked for, or of one kind of record. */
  optional: boolean;
  /** The GraphQL type of an object; a group of richer fields is named after it. */
  readonly typeName: string;
}

export interface Around {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Fields by the mark that stands for their value. */
  readonly marks: Map<string, Marked>;
}

export interface Outer {
  /** The mark of the object; undefined: the answer as a whole. */
  readonly mark: string | undefined;
  /** True: its only field is the body, which is not null: that would be a 404. */
  readonly isRoot: boolean;
  readonly outerNull: string | undefined;
  readonly optional: boolean;
}

/** The key under which an object keeps the mark of its own field. */
export const own = '';

/** The body that a selection answers: every leaf is the mark of its field; a list has one element. */
export function markedBody(
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  outer: Outer,
  around: Around,
): Body {
  const body: Body = {};
  for (const selection of set.selections) {
    const optional = outer.optional || isConditional(selection.directives);
    if (selection.kind !== Kind.FIELD) {
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : around.fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      const type = around.schema.getType(fragment.typeCondition?.name.value ?? parent.name);
      if (!isCompositeType(type)) continue;
      const inner = { ...outer, optional: optional || (type !== parent && !covers(type, parent, around)) };
      merge(body, markedBody(fragment.selectionSet, type, inner, around), around.marks);
      continue;
    }
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const field = fields[selection.name.value];
    if (field === undefined) continue;
    const type = getNamedType(field.type);
    const isGroup = field.name === 'deep' && type === parent;
    const mark = `§${around.marks.size}`;
    // A field whose type says it all may go without words of its own.
    const description = (field.description ?? type.description ?? '').replace(/\s+/g, ' ');
    const isNever = isNonNullType(field.type) || isNullOnlyWithError(description);
    const said = isNever ? undefined : nullMeaning(description);
    around.marks.set(mark, {
      type: isCompositeType(type) ? 'object' : (scalars[type.name] ?? 'string'),
      words: isEnumType(type) ? type.getValues().map(({ name }) => name) : null,
      meaning: isGroup ? 'The richer fields; only with deep=true.' : withoutErrorNull(description),
      null: outer.isRoot ? undefined : said,
      parent: outer.mark,
      outerNull: outer.outerNull,
      elementsNullable: hasNullableElements(field.type),
      optional,
      typeName: isGroup ? `${type.name}Deep` : type.name,
    });
    const outerNull = outer.isRoot ? undefined : (said ?? outer.outerNull);
    const next = { mark, isRoot: false, outerNull, optional: false };
    const inner =
      selection.selectionSet !== undefined && isCompositeType(type)
        ? { [own]: mark, ...markedBody(selection.selectionSet, type, next, around) }
        : mark;
    const key = (selection.alias ?? selection.name).value;
    const value = isListType(getNullableType(field.type)) ? [inner] : inner;
    merge(body, { [key]: value }, around.marks);
  }
  return body;
}

/** What several selections of one object answer together: a key that one of them always has is always there. */
function merge(into: Body, from: Body, marks: ReadonlyMap<string, Marked>): void {
  for (const [key, value] of Object.entries(from)) {
    const known = into[key];
    if (known === undefined || key === own) {
      into[key] ??= value;
      continue;
    }
    const [first, second] = [markOf(known, marks), markOf(value, marks)];
    if (first !== undefined && second?.optional === false) first.optional = false;
    const [one, other] = [elementOf(known), elementOf(value)];
    if (isBody(one) && isBody(other)) merge(one, other, marks);
  }
}

export const elementOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** The field that a value of a marked body stands for. */
export function markOf(value: unknown, marks: ReadonlyMap<string, Marked>): Marked | undefined {
  const element = elementOf(value);
  const mark = isBody(element) ? element[own] : element;
  return typeof mark === 'string' ? marks.get(mark) : undefined;
}

/** A fragment on an interface or union that every possible type of the parent has. */
const covers = (type: GraphQLCompositeType, parent: GraphQLCompositeType, { schema }: Around): boolean => {
  const possible = isObjectType(type) ? [type] : schema.getPossibleTypes(type);
  const all = isObjectType(parent) ? [parent] : schema.getPossibleTypes(parent);
  return all.every((each) => possible.includes(each));
};

const isConditional = (directives: readonly DirectiveNode[] = []): boolean =>
  directives.some(({ name }) => name.value === 'include' || name.value === 'skip');

const hasNullableElements = (type: GraphQLOutputType): boolean => {
  const list = getNullableType(type);
  return isListType(list) && !isNonNullType(list.ofType);
};

const scalars: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

/** What a description says of null; if it says nothing: that the value is unknown. */
function nullMeaning(description: string): string {
  const said = (description.match(/[^.;]+[.;]?/g) ?? [])
    .filter((sentence) => /\bnull\b/i.test(sentence))
    .join('')
    .trim();
  return said === '' ? 'Unknown.' : said;
}
