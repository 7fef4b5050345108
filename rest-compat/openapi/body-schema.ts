import { Kind, parse, type GraphQLSchema } from 'graphql';
import { collectFragments } from '../../router/document/document.ts';
import { isBody } from '../formats/responses.ts';
import type { Parameter } from '../parameters/parameter.ts';
import type { Body, Route, Variables, Version } from '../routing/route.ts';
import { getDocumentName, getDocumentText } from '../routing/route-documents.ts';
import {
  getElement,
  createAnnotatedBody,
  findAnnotatedField,
  bodyFields,
  type AnnotatedField,
} from './annotated-body.ts';
import { makeNullable, type Schema } from './schema.ts';

/** The schema of a body, with the GraphQL type name of each object in it. */
export interface BodySchema {
  readonly schema: Schema;
  readonly typeNames: ReadonlyMap<Schema, string>;
}

/**
 * Derives the schema of a route's body from its document and the descriptions in the GraphQL schema. If the route has a `shape`
 * function, the function is applied to sample bodies of unique placeholder values. The results show where each field ends up.
 * Fields that are absent from some samples are not required.
 */
export function createBodySchema(route: Route, version: Version, schema: GraphQLSchema): BodySchema {
  const document = parse(getDocumentText(route, version), { noLocation: true });
  const markers = new Map<string, AnnotatedField>();
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const query = schema.getQueryType();
  if (operation === undefined || !query)
    throw new Error(`${getDocumentName(route, version)}.graphql has no operation.`);
  const hasCompleteBody = route.body === 'whole';
  const documentContext = { schema, fragments: collectFragments(document), marks: markers };
  const enclosingField = { mark: undefined, isRoot: !hasCompleteBody, outerNull: undefined, optional: false };
  const completeBody = createAnnotatedBody(operation.selectionSet, query, enclosingField, documentContext);
  const [root] = Object.values(completeBody);
  const bodyBeforeShape = hasCompleteBody || !isBody(root) ? completeBody : root;
  const writer = new SchemaWriter(
    bodyBeforeShape,
    markers,
    createSampleBodies(route, version, bodyBeforeShape, markers),
  );
  const bodyOfSchema = writer.object('', bodyBeforeShape);
  const { properties = {} } = bodyOfSchema;
  const deep = (properties['deep'] ??= { type: 'object' });
  deep.description ??= emptyDeepNote;
  makeDeepOptional(bodyOfSchema, route);
  return { schema: bodyOfSchema, typeNames: writer.typeNames };
}

const emptyDeepNote =
  'Only with deep=true. An empty object: this response has no additional fields under deep.';

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
  marks: Map<string, AnnotatedField>,
): readonly Body[] {
  const { shape, parameters = {} } = route;
  if (shape === undefined) return [body];
  const [all, minimal] = [
    createEchoedVariables(parameters, marks, true),
    createEchoedVariables(parameters, marks, false),
  ];
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

/** Returns placeholders for the values of parameters that a response can repeat. */
function createEchoedVariables(
  parameters: Readonly<Record<string, Parameter>>,
  marks: Map<string, AnnotatedField>,
  isAll: boolean,
): Variables {
  const echoedVariables: Variables = {};
  for (const [name, rule] of Object.entries(parameters)) {
    const isAlwaysPresent = rule.required === true || rule.in === 'path' || rule.fallback !== undefined;
    if (!isAll && !isAlwaysPresent) continue;
    const marker = `§${name}`;
    const { type, enum: words } = rule.schema;
    marks.set(marker, {
      type: typeof type === 'string' ? type : 'string',
      words: Array.isArray(words) ? words.map(String) : null,
      meaning: `The value from the request. ${rule.summary}`,
      null: undefined,
      parent: undefined,
      outerNull: undefined,
      elementsNullable: false,
      optional: !isAlwaysPresent,
      typeName: '',
    });
    echoedVariables[name] = marker;
  }
  return echoedVariables;
}

/** Returns a copy of a body. `change` returns the new value of each field, or undefined to omit the field. */
function mapValues(body: Body, change: (value: unknown) => unknown): Body {
  const copy: Body = {};
  for (const [key, value] of Object.entries(body)) {
    const changedValue = key === bodyFields ? value : change(value);
    if (changedValue === undefined) continue;
    if (isBody(changedValue) && !Array.isArray(changedValue)) copy[key] = mapValues(changedValue, change);
    else if (Array.isArray(changedValue)) {
      copy[key] = changedValue.map((each: unknown) => (isBody(each) ? mapValues(each, change) : each));
    } else copy[key] = changedValue;
  }
  return copy;
}

const removeFields = (
  body: Body,
  marks: ReadonlyMap<string, AnnotatedField>,
  isOmitted: (field: AnnotatedField) => boolean,
): Body =>
  mapValues(body, (value) => {
    const field = findAnnotatedField(value, marks);
    return field !== undefined && isOmitted(field) ? undefined : value;
  });

const addNulls = (body: Body, marks: ReadonlyMap<string, AnnotatedField>): Body =>
  mapValues(body, (value) => (findAnnotatedField(value, marks)?.null === undefined ? value : null));

const addEmptyLists = (body: Body): Body => mapValues(body, (value) => (Array.isArray(value) ? [] : value));

const setFlags = (body: Body, marks: ReadonlyMap<string, AnnotatedField>): Body =>
  mapValues(body, (value) =>
    findAnnotatedField(value, marks)?.type === 'boolean' && !Array.isArray(value) ? true : value,
  );

const listKeys = (body: Body): string[] =>
  Object.keys(body).filter((key) => key !== bodyFields && body[key] !== undefined);

/** Builds the schema that covers all sample bodies. */
class SchemaWriter {
  readonly typeNames = new Map<Schema, string>();
  readonly #plain: Body;
  readonly #marks: ReadonlyMap<string, AnnotatedField>;
  readonly #forms: readonly Body[];

  constructor(plain: Body, marks: ReadonlyMap<string, AnnotatedField>, forms: readonly Body[]) {
    this.#plain = plain;
    this.#marks = marks;
    this.#forms = forms;
  }

  /**
   * Builds the schema of an object.
   * @param path keys, each followed by a dot; empty for the body itself
   */
  object(path: string, value: unknown): Schema {
    const sampleBodies = this.#forms.map((form) => getValueAt(form, path)).filter(isBody);
    const parent = getOwnMarker(path === '' ? this.#plain : value);
    const keys = [...new Set(sampleBodies.flatMap(listKeys))];
    const properties: Record<string, Schema> = {};
    const requiredKeys: string[] = [];
    for (const key of keys) {
      const bodyBeforeShape = getValueAt(this.#plain, path);
      const values = sampleBodies.map((form) => form[key]);
      const annotatedField =
        values.find((each) => findAnnotatedField(each, this.#marks) !== undefined) ??
        // An object that `shape` created, not the document.
        values.find((each) => isBody(getElement(each))) ??
        (isBody(bodyBeforeShape) ? bodyBeforeShape[key] : undefined);
      properties[key] = this.#value(`${path}${key}`, annotatedField, parent);
      const isOptional = findAnnotatedField(annotatedField, this.#marks)?.optional ?? false;
      if (!isOptional && sampleBodies.every((form) => form[key] !== undefined)) requiredKeys.push(key);
    }
    const schema: Schema = {
      type: 'object',
      properties,
      ...(requiredKeys.length > 0 ? { required: requiredKeys } : {}),
    };
    const field = findAnnotatedField(value, this.#marks);
    if (field !== undefined) this.typeNames.set(schema, field.typeName);
    return schema;
  }

  #value(path: string, value: unknown, parent: string | undefined): Schema {
    const isList = Array.isArray(value);
    const element = getElement(value);
    const field = findAnnotatedField(value, this.#marks);
    const elementSchema = isBody(element) ? this.object(`${path}.`, element) : createLeafSchema(field);
    const description = field?.meaning ?? this.#meaningAt(path);
    const nullMeaning = getNullMeaning(field, parent);
    if (!isList) {
      const describedSchema =
        description === undefined ? elementSchema : Object.assign(elementSchema, { description });
      return nullMeaning === undefined
        ? describedSchema
        : this.#renamed(elementSchema, makeNullable(describedSchema, nullMeaning));
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
    return isBody(parent) ? findAnnotatedField(parent[key], this.#marks)?.meaning : undefined;
  }
}

function getValueAt(body: Body, path: string): unknown {
  let value: unknown = body;
  for (const key of path.split('.').slice(0, -1)) value = isBody(value) ? getElement(value[key]) : undefined;
  return value;
}

const createLeafSchema = (field: AnnotatedField | undefined): Schema => ({
  type: field?.type ?? 'string',
  ...(field?.words ? { enum: [...field.words] } : {}),
});

const getOwnMarker = (value: unknown): string | undefined => {
  const marker = isBody(value) ? value[bodyFields] : undefined;
  return typeof marker === 'string' ? marker : undefined;
};

/**
 * Returns the meaning of null for a field. A field that `shape` moved out of a nullable object is null when that object is
 * null.
 */
function getNullMeaning(field: AnnotatedField | undefined, parent: string | undefined): string | undefined {
  if (field === undefined || field.null !== undefined) return field?.null;
  return field.parent === parent ? undefined : field.outerNull;
}
