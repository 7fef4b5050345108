import { Kind, parse, type GraphQLSchema } from 'graphql';
import { collectFragments } from '../../router/document/document.ts';
import { isBody } from '../formats/responses.ts';
import type { Parameter } from '../parameters/parameter.ts';
import type { Body, Route, Variables, Version } from '../routing/route.ts';
import { getDocumentName, getDocumentText } from '../routing/route-documents.ts';
import {
  getElement,
  createMarkedBody,
  findMarkedField,
  bodyFields,
  type MarkedField,
} from './annotated-body.ts';
import { makeNullable, type Schema } from './schema.ts';

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
export function createBodySchema(route: Route, version: Version, schema: GraphQLSchema): BodySchema {
  const document = parse(getDocumentText(route, version), { noLocation: true });
  const marks = new Map<string, MarkedField>();
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const query = schema.getQueryType();
  if (operation === undefined || !query)
    throw new Error(`${getDocumentName(route, version)}.graphql has no operation.`);
  const isWhole = route.body === 'whole';
  const documentContext = { schema, fragments: collectFragments(document), marks };
  const enclosingField = { mark: undefined, isRoot: !isWhole, outerNull: undefined, optional: false };
  const wholeBody = createMarkedBody(operation.selectionSet, query, enclosingField, documentContext);
  const [root] = Object.values(wholeBody);
  const unshapedBody = isWhole || !isBody(root) ? wholeBody : root;
  const writer = new SchemaWriter(
    unshapedBody,
    marks,
    createSampleBodies(route, version, unshapedBody, marks),
  );
  const bodyOfSchema = writer.object('', unshapedBody);
  const { properties = {} } = bodyOfSchema;
  const deep = (properties['deep'] ??= { type: 'object' });
  deep.description ??= emptyDeep;
  makeDeepOptional(bodyOfSchema, route);
  return { schema: bodyOfSchema, typeNames: writer.typeNames };
}

const emptyDeep = 'Only with deep=true. An empty object: this response has no additional fields under deep.';

/** Makes the fields of `deep` optional, since plans without paid facts get an empty object. */
function makeDeepOptional(schema: Schema, route: Route): void {
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    if (key === 'deep' && route.deep === 'paid' && value.required !== undefined) {
      delete value.required;
      value.description = `${value.description ?? ''} Empty on a plan without paid deep fields.`.trim();
    }
    makeDeepOptional(value, route);
    if (value.items !== undefined) makeDeepOptional(value.items, route);
  }
}

/**
 * Returns sample bodies after the route's `shape`: complete, minimal, with nulls, with empty lists and with all flags
 * set.
 */
function createSampleBodies(
  route: Route,
  version: Version,
  body: Body,
  marks: Map<string, MarkedField>,
): readonly Body[] {
  const { shape, parameters = {} } = route;
  if (shape === undefined) return [body];
  const [all, minimal] = [createEchoes(parameters, marks, true), createEchoes(parameters, marks, false)];
  const applyShape = (from: Body, variables: Variables): Body =>
    shape(structuredClone(from), variables, version);
  return [
    applyShape(body, { ...all, deep: true }),
    applyShape(
      removeFields(body, marks, ({ optional }) => optional),
      minimal,
    ),
    applyShape(addNulls(body, marks), { ...all, deep: true }),
    applyShape(addEmptyLists(body), { ...all, deep: true }),
    applyShape(setFlags(body, marks), { ...all, deep: true }),
  ];
}

/** Returns placeholders for parameters that a response can repeat. */
function createEchoes(
  parameters: Readonly<Record<string, Parameter>>,
  marks: Map<string, MarkedField>,
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
function mapValues(body: Body, change: (value: unknown) => unknown): Body {
  const copy: Body = {};
  for (const [key, value] of Object.entries(body)) {
    const changed = key === bodyFields ? value : change(value);
    if (changed === undefined) continue;
    if (isBody(changed) && !Array.isArray(changed)) copy[key] = mapValues(changed, change);
    else if (Array.isArray(changed)) {
      copy[key] = changed.map((each: unknown) => (isBody(each) ? mapValues(each, change) : each));
    } else copy[key] = changed;
  }
  return copy;
}

const removeFields = (
  body: Body,
  marks: ReadonlyMap<string, MarkedField>,
  isOmitted: (field: MarkedField) => boolean,
): Body =>
  mapValues(body, (value) => {
    const field = findMarkedField(value, marks);
    return field !== undefined && isOmitted(field) ? undefined : value;
  });

const addNulls = (body: Body, marks: ReadonlyMap<string, MarkedField>): Body =>
  mapValues(body, (value) => (findMarkedField(value, marks)?.null === undefined ? value : null));

const addEmptyLists = (body: Body): Body => mapValues(body, (value) => (Array.isArray(value) ? [] : value));

const setFlags = (body: Body, marks: ReadonlyMap<string, MarkedField>): Body =>
  mapValues(body, (value) =>
    findMarkedField(value, marks)?.type === 'boolean' && !Array.isArray(value) ? true : value,
  );

const listKeys = (body: Body): string[] =>
  Object.keys(body).filter((key) => key !== bodyFields && body[key] !== undefined);

/** Builds the schema that covers all sample bodies. */
class SchemaWriter {
  readonly typeNames = new Map<Schema, string>();
  readonly #plain: Body;
  readonly #marks: ReadonlyMap<string, MarkedField>;
  readonly #forms: readonly Body[];

  constructor(plain: Body, marks: ReadonlyMap<string, MarkedField>, forms: readonly Body[]) {
    this.#plain = plain;
    this.#marks = marks;
    this.#forms = forms;
  }

  /** @param path keys, each followed by a dot; empty for the body itself */
  object(path: string, value: unknown): Schema {
    const sampleBodies = this.#forms.map((form) => getValueAt(form, path)).filter(isBody);
    const parent = getOwnMark(path === '' ? this.#plain : value);
    const keys = [...new Set(sampleBodies.flatMap(listKeys))];
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const key of keys) {
      const unshapedBody = getValueAt(this.#plain, path);
      const values = sampleBodies.map((form) => form[key]);
      const markedValue =
        values.find((each) => findMarkedField(each, this.#marks) !== undefined) ??
        // An object that `shape` created.
        values.find((each) => isBody(getElement(each))) ??
        (isBody(unshapedBody) ? unshapedBody[key] : undefined);
      properties[key] = this.#value(`${path}${key}`, markedValue, parent);
      const optional = findMarkedField(markedValue, this.#marks)?.optional ?? false;
      if (!optional && sampleBodies.every((form) => form[key] !== undefined)) required.push(key);
    }
    const schema: Schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
    const field = findMarkedField(value, this.#marks);
    if (field !== undefined) this.typeNames.set(schema, field.typeName);
    return schema;
  }

  #value(path: string, value: unknown, parent: string | undefined): Schema {
    const isList = Array.isArray(value);
    const element = getElement(value);
    const field = findMarkedField(value, this.#marks);
    const elementSchema = isBody(element) ? this.object(`${path}.`, element) : createLeafSchema(field);
    const description = field?.meaning ?? this.#meaningAt(path);
    const nullMeaning = getNullMeaning(field, parent);
    if (!isList) {
      const described =
        description === undefined ? elementSchema : Object.assign(elementSchema, { description });
      return nullMeaning === undefined
        ? described
        : this.#renamed(elementSchema, makeNullable(described, nullMeaning));
    }
    const items =
      field?.elementsNullable === true
        ? this.#renamed(elementSchema, makeNullable(elementSchema, 'Unknown.'))
        : elementSchema;
    const listSchema: Schema = {
      type: 'array',
      ...(description === undefined ? {} : { description }),
      items,
    };
    return nullMeaning === undefined ? listSchema : makeNullable(listSchema, nullMeaning);
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
    const parent = getValueAt(this.#plain, segments.map((each) => `${each}.`).join(''));
    return isBody(parent) ? findMarkedField(parent[key], this.#marks)?.meaning : undefined;
  }
}

function getValueAt(body: Body, path: string): unknown {
  let value: unknown = body;
  for (const key of path.split('.').slice(0, -1)) value = isBody(value) ? getElement(value[key]) : undefined;
  return value;
}

const createLeafSchema = (field: MarkedField | undefined): Schema => ({
  type: field?.type ?? 'string',
  ...(field?.words ? { enum: [...field.words] } : {}),
});

const getOwnMark = (value: unknown): string | undefined => {
  const mark = isBody(value) ? value[bodyFields] : undefined;
  return typeof mark === 'string' ? mark : undefined;
};

/**
 * Returns the meaning of null for a field. A field that `shape` moved out of a nullable object is null when that object is
 * null.
 */
function getNullMeaning(field: MarkedField | undefined, parent: string | undefined): string | undefined {
  if (field === undefined || field.null !== undefined) return field?.null;
  return field.parent === parent ? undefined : field.outerNull;
}
