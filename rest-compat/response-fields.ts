import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from '../router/execute/document.ts';
import { readOperation } from '../router/plan/operation-documents.ts';
import { isBody } from './answer.ts';
import { isNullOnlyWithError, withoutErrorNull } from './only-with-error.ts';
import type { Body, Route, Version } from './route.ts';

/** A field of a documented body: what it is called there, and what the graph says of it. */
export interface ResponseField {
  /** `deep.registration.created`, `companies[].name`. */
  readonly field: string;
  /** `string`, `integer`, `number`, `boolean`, `object`, each with `[]` where it is a list. */
  readonly type: string;
  readonly meaning: string;
  /** What null means; absent where the field is never null. */
  readonly null?: string;
}

/** What a mark stands for. */
interface Marked extends Omit<ResponseField, 'field'> {
  /** How many objects it lies in. */
  readonly depth: number;
  /** When the nearest of them that may be null is null. */
  readonly outerNull: string | undefined;
}

interface Around {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Fields by the mark that stands for their value. */
  readonly marks: Map<string, Marked>;
}

interface Outer {
  readonly depth: number;
  readonly outerNull: string | undefined;
}

/**
 * Reads the fields of a row's bodies off its document and the descriptions of the schema. Where the row changes the
 * form of its bodies, it does so here to a body of marks, which then stand where the values will.
 */
export function responseFields(
  route: Route,
  version: Version,
  schema: GraphQLSchema,
): readonly ResponseField[] {
  const name = typeof route.operation === 'string' ? route.operation : route.operation[version];
  const document = parse(readOperation(name), { noLocation: true });
  const around: Around = { schema, fragments: fragmentsOf(document), marks: new Map() };
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const query = schema.getQueryType();
  if (operation === undefined || !query) return [];
  const outer: Outer = { depth: route.body === 'whole' ? 0 : -1, outerNull: undefined };
  const whole = bodyOfMarks(operation.selectionSet, query, outer, around);
  const [root] = Object.values(whole);
  const plain = route.body === 'whole' || !isBody(root) ? whole : root;
  const shown = shaped(route, version, plain, around.marks);
  const fields: ResponseField[] = [];
  collect(shown, '', around.marks, fields);
  return fields;
}

/** Every leaf is the mark of its field; a list has one element. */
function bodyOfMarks(
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  outer: Outer,
  around: Around,
): Body {
  const body: Body = {};
  for (const selection of set.selections) {
    if (selection.kind !== Kind.FIELD) {
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : around.fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      const type = around.schema.getType(fragment.typeCondition?.name.value ?? parent.name);
      if (isCompositeType(type)) merge(body, bodyOfMarks(fragment.selectionSet, type, outer, around));
      continue;
    }
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const field = fields[selection.name.value];
    if (field === undefined) continue;
    const type = getNamedType(field.type);
    const key = selection.alias?.value ?? selection.name.value;
    const isGroup = field.name === 'deep' && type === parent;
    const mark = `§${around.marks.size}`;
    // A field whose type says it all may go without words of its own.
    const description = field.description ?? type.description ?? '';
    const isNever = isNonNullType(field.type) || isNullOnlyWithError(description);
    const said = isNever ? undefined : nullMeaning(description);
    around.marks.set(mark, {
      ...outer,
      type: typeText(field.type),
      meaning: isGroup
        ? 'The richer fields; only with deep=true.'
        : withoutErrorNull(description.replace(/\s+/g, ' ')),
      ...(said === undefined ? {} : { null: said }),
    });
    // The body itself is not null: that would be a 404.
    const next = {
      depth: outer.depth + 1,
      outerNull: outer.depth < 0 ? undefined : (said ?? outer.outerNull),
    };
    const inner =
      selection.selectionSet !== undefined && isCompositeType(type)
        ? { '': mark, ...bodyOfMarks(selection.selectionSet, type, next, around) }
        : mark;
    const value = isListType(isNonNullType(field.type) ? field.type.ofType : field.type) ? [inner] : inner;
    const known = body[key];
    if (isBody(known) && isBody(value)) merge(known, value);
    else body[key] = value;
  }
  return body;
}

function merge(into: Body, from: Body): void {
  for (const [key, value] of Object.entries(from)) {
    const known = into[key];
    if (isBody(known) && isBody(value) && !Array.isArray(known)) merge(known, value);
    else into[key] = value;
  }
}

/** The row's own last change of form. What it drops from a body of marks, it drops only on condition: it stays. */
function shaped(
  { shape, parameters = {} }: Route,
  version: Version,
  body: Body,
  marks: Map<string, Marked>,
): Body {
  if (shape === undefined) return body;
  const echoes: Body = {};
  for (const [name, rule] of Object.entries(parameters)) {
    const mark = `§${marks.size}`;
    const isAlways = rule.required === true || rule.in === 'path' || rule.fallback !== undefined;
    const { type } = rule.schema;
    marks.set(mark, {
      depth: 0,
      outerNull: undefined,
      type: typeof type === 'string' ? type : 'string',
      meaning: `As asked for. ${rule.summary}`,
      ...(isAlways ? {} : { null: 'Null when it was not given.' }),
    });
    echoes[name] = mark;
  }
  let formed: Body;
  try {
    formed = shape(structuredClone(body), { ...echoes, deep: true }, version);
  } catch {
    return body;
  }
  const placed = new Set(JSON.stringify(formed).match(/§\d+/g));
  const kept = Object.entries(body).filter(
    ([key, value]) => !(key in formed) && typeof value === 'string' && marks.has(value) && !placed.has(value),
  );
  return { ...formed, ...Object.fromEntries(kept) };
}

function collect(
  body: Body,
  path: string,
  marks: ReadonlyMap<string, Marked>,
  fields: ResponseField[],
): void {
  for (const [key, value] of Object.entries(body)) {
    if (key === '') continue;
    const isList = Array.isArray(value);
    const element: unknown = isList ? value[0] : value;
    const field = `${path}${key}${isList ? '[]' : ''}`;
    const mark = isBody(element) ? element[''] : element;
    const known = typeof mark === 'string' ? marks.get(mark) : undefined;
    if (known !== undefined) fields.push(described(field, isList, known));
    else if (key === 'deep') fields.push({ field, type: 'object', meaning: emptyDeep });
    if (isBody(element)) collect(element, `${field}.`, marks, fields);
  }
}

const emptyDeep =
  'Only with deep=true: an empty object, since this version has the richer fields beside the others.';

function described(field: string, isList: boolean, { depth, outerNull, ...known }: Marked): ResponseField {
  const type = isList && !known.type.endsWith('[]') ? `${known.type}[]` : known.type;
  // Taken out of an object that may be null: then it is null itself.
  const isMovedUp = field.split('.').length <= depth;
  const empty = known.null ?? (isMovedUp ? outerNull : undefined);
  return { field, ...known, type, ...(empty === undefined ? {} : { null: empty }) };
}

const scalars: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

function typeText(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return typeText(type.ofType);
  if (isListType(type)) return `${typeText(type.ofType)}[]`;
  const named = getNamedType(type);
  return isCompositeType(named) ? 'object' : (scalars[named.name] ?? 'string');
}

/** What a description says of null; if it says nothing: that the value is unknown. */
function nullMeaning(description: string): string {
  const sentences = description.replace(/\s+/g, ' ').match(/[^.;]+[.;]?/g) ?? [];
  const said = sentences
    .filter((sentence) => /\bnull\b/i.test(sentence))
    .join('')
    .trim();
  return said === '' ? 'Unknown.' : said;
}
