import { Kind, parse, type GraphQLSchema } from 'graphql';
import { collectFragments } from '../../router/document/document.ts';
import { isBody } from '../formats/answer.ts';
import type { Parameter } from '../parameters/parameter.ts';
import type { Body, Route, Variables, Version } from '../routing/route.ts';
import { documentName, documentText } from '../routing/route-documents.ts';
import { elementOf, markedBody, markOf, bodyFields, type Marked } from './annotated-body.ts';
import { nullable, type Schema } from './schema.ts';

/** The schema of a body, with the GraphQL type name of each object in it. */
export interface BodySchema {
  readonly schema: Schema;
  readonly typeNames: ReadonlyMap<Schema, string>;
}

/**
 * Derives the schema of a route's body from its document and the descriptions in the GraphQL schema. If the route has a
 * `shape` function, it is applied to sample bodies of unique placeholder values, whose positions in the result show where
 * each field ends up. Fields that are absent from some samples are not required.
 */
export function bodySchema(route: Route, version: Version, schema: GraphQLSchema): BodySchema {
  const document = parse(documentText(route, version), { noLocation: true });
  const marks = new Map<string, Marked>();
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const query = schema.getQueryType();
  if (operation === undefined || !query)
    throw new Error(`${documentName(route, version)}.graphql has no operation.`);
  const isWhole = route.body === 'whole';
  const documentContext = { schema, fragments: collectFragments(document), marks };
  const outer = { mark: undefined, isRoot: !isWhole, outerNull: undefined, optional: false };
  const whole = markedBody(operation.selectionSet, query, outer, documentContext);
  const [root] = Object.values(whole);
  const plain = isWhole || !isBody(root) ? whole : root;
  const writer = new Writer(plain, marks, formsOf(route, version, plain, marks));
  const written = writer.object('', plain);
  const { properties = {} } = written;
  const deep = (properties['deep'] ??= { type: 'object' });
  deep.description ??= emptyDeep;
  withPlan(written, route);
  return { schema: written, typeNames: writer.typeNames };
}

const emptyDeep = 'Only with deep=true. An empty object: this response has no additional fields under deep.';

/** Makes the fields of `deep` optional, since plans without paid facts get an empty object. */
function withPlan(schema: Schema, route: Route): void {
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    if (key === 'deep' && route.deep === 'paid' && value.required !== undefined) {
      delete value.required;
      value.description = `${value.description ?? ''} Empty on a plan without paid deep fields.`.trim();
    }
    withPlan(value, route);
    if (value.items !== undefined) withPlan(value.items, route);
  }
}

/**
 * Returns sample bodies after the route's `shape`: complete, minimal, with nulls, with empty lists and with all flags
 * set.
 */
function formsOf(route: Route, version: Version, body: Body, marks: Map<string, Marked>): readonly Body[] {
  const { shape, parameters = {} } = route;
  if (shape === undefined) return [body];
  const [all, minimal] = [echoesOf(parameters, marks, true), echoesOf(parameters, marks, false)];
  const formed = (from: Body, variables: Variables): Body => shape(structuredClone(from), variables, version);
  return [
    formed(body, { ...all, deep: true }),
    formed(
      withoutFields(body, marks, ({ optional }) => optional),
      minimal,
    ),
    formed(withNulls(body, marks), { ...all, deep: true }),
    formed(withEmptyLists(body), { ...all, deep: true }),
    formed(withFlagsSet(body, marks), { ...all, deep: true }),
  ];
}

/** Returns placeholders for parameters that a response may repeat. */
function echoesOf(
  parameters: Readonly<Record<string, Parameter>>,
  marks: Map<string, Marked>,
  isAll: boolean,
): Variables {
  const echoes: Variables = {};
  for (const [name, rule] of Object.entries(parameters)) {
    const isAlways = rule.required === true || rule.in === 'path' || rule.fallback !== undefined;
    if (!isAll && !isAlways) continue;
    const mark = `§${name}`;
    const { type, enum: words } = rule.schema;
    marks.set(mark, {
      type: typeof type === 'string' ? type : 'string',
      words: Array.isArray(words) ? words.map(String) : null,
      meaning: `The value from the request. ${rule.summary}`,
      null: undefined,
      parent: undefined,
      outerNull: undefined,
      elementsNullable: false,
      optional: !isAlways,
      typeName: '',
    });
    echoes[name] = mark;
  }
  return echoes;
}

/** Returns a copy in which each value is kept, replaced, or omitted when `change` returns undefined. */
function mapped(body: Body, change: (value: unknown) => unknown): Body {
  const copy: Body = {};
  for (const [key, value] of Object.entries(body)) {
    const changed = key === bodyFields ? value : change(value);
    if (changed === undefined) continue;
    if (isBody(changed) && !Array.isArray(changed)) copy[key] = mapped(changed, change);
    else if (Array.isArray(changed)) {
      copy[key] = changed.map((each: unknown) => (isBody(each) ? mapped(each, change) : each));
    } else copy[key] = changed;
  }
  return copy;
}

const withoutFields = (
  body: Body,
  marks: ReadonlyMap<string, Marked>,
  isOmitted: (field: Marked) => boolean,
): Body =>
  mapped(body, (value) => {
    const field = markOf(value, marks);
    return field !== undefined && isOmitted(field) ? undefined : value;
  });

const withNulls = (body: Body, marks: ReadonlyMap<string, Marked>): Body =>
  mapped(body, (value) => (markOf(value, marks)?.null === undefined ? value : null));

const withEmptyLists = (body: Body): Body => mapped(body, (value) => (Array.isArray(value) ? [] : value));

const withFlagsSet = (body: Body, marks: ReadonlyMap<string, Marked>): Body =>
  mapped(body, (value) => (markOf(value, marks)?.type === 'boolean' && !Array.isArray(value) ? true : value));

const keysOf = (body: Body): string[] =>
  Object.keys(body).filter((key) => key !== bodyFields && body[key] !== undefined);

/** Builds the schema that covers all sample bodies. */
class Writer {
  readonly typeNames = new Map<Schema, string>();
  readonly #plain: Body;
  readonly #marks: ReadonlyMap<string, Marked>;
  readonly #forms: readonly Body[];

  constructor(plain: Body, marks: ReadonlyMap<string, Marked>, forms: readonly Body[]) {
    this.#plain = plain;
    this.#marks = marks;
    this.#forms = forms;
  }

  /** @param path keys, each followed by a dot; empty for the body itself */
  object(path: string, value: unknown): Schema {
    const forms = this.#forms.map((form) => at(form, path)).filter(isBody);
    const parent = ownMark(path === '' ? this.#plain : value);
    const keys = [...new Set(forms.flatMap(keysOf))];
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const key of keys) {
      const plain = at(this.#plain, path);
      const values = forms.map((form) => form[key]);
      const marked =
        values.find((each) => markOf(each, this.#marks) !== undefined) ??
        // An object that `shape` created.
        values.find((each) => isBody(elementOf(each))) ??
        (isBody(plain) ? plain[key] : undefined);
      properties[key] = this.#value(`${path}${key}`, marked, parent);
      const optional = markOf(marked, this.#marks)?.optional ?? false;
      if (!optional && forms.every((form) => form[key] !== undefined)) required.push(key);
    }
    const schema: Schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
    const field = markOf(value, this.#marks);
    if (field !== undefined) this.typeNames.set(schema, field.typeName);
    return schema;
  }

  #value(path: string, value: unknown, parent: string | undefined): Schema {
    const isList = Array.isArray(value);
    const element = elementOf(value);
    const field = markOf(value, this.#marks);
    const elementSchema = isBody(element) ? this.object(`${path}.`, element) : leaf(field);
    const description = field?.meaning ?? this.#meaningAt(path);
    const nullMeaning = nullOf(field, parent);
    if (!isList) {
      const described =
        description === undefined ? elementSchema : Object.assign(elementSchema, { description });
      return nullMeaning === undefined
        ? described
        : this.#renamed(elementSchema, nullable(described, nullMeaning));
    }
    const items =
      field?.elementsNullable === true
        ? this.#renamed(elementSchema, nullable(elementSchema, 'Unknown.'))
        : elementSchema;
    const list: Schema = { type: 'array', ...(description === undefined ? {} : { description }), items };
    return nullMeaning === undefined ? list : nullable(list, nullMeaning);
  }

  #renamed(from: Schema, to: Schema): Schema {
    const name = this.typeNames.get(from);
    if (name !== undefined) this.typeNames.set(to, name);
    return to;
  }

  /** Returns the description of a list that `shape` created in place of a field. */
  #meaningAt(path: string): string | undefined {
    const segments = path.split('.');
    const key = segments.pop() ?? '';
    const parent = at(this.#plain, segments.map((each) => `${each}.`).join(''));
    return isBody(parent) ? markOf(parent[key], this.#marks)?.meaning : undefined;
  }
}

function at(body: Body, path: string): unknown {
  let value: unknown = body;
  for (const key of path.split('.').slice(0, -1)) value = isBody(value) ? elementOf(value[key]) : undefined;
  return value;
}

const leaf = (field: Marked | undefined): Schema => ({
  type: field?.type ?? 'string',
  ...(field?.words ? { enum: [...field.words] } : {}),
});

const ownMark = (value: unknown): string | undefined => {
  const mark = isBody(value) ? value[bodyFields] : undefined;
  return typeof mark === 'string' ? mark : undefined;
};

/**
 * Returns the meaning of null for a field. A field that `shape` moved out of a nullable object is null when that object
 * is.
 */
function nullOf(field: Marked | undefined, parent: string | undefined): string | undefined {
  if (field === undefined || field.null !== undefined) return field?.null;
  return field.parent === parent ? undefined : field.outerNull;
}
