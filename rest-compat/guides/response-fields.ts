import type { GraphQLSchema } from 'graphql';
import { createBodySchema } from '../openapi/body-schema.ts';
import type { Schema } from '../openapi/schema.ts';
import type { Route, Version } from '../routing/route.ts';

/** A field of a documented response body, with its description from the schema. */
export interface ResponseField {
  /** `deep.registration.created`, `companies[].name`. */
  readonly field: string;
  /** One of `string`, `integer`, `number`, `boolean` and `object`, with `[]` appended for lists. */
  readonly type: string;
  readonly meaning: string;
  /** The meaning of null; absent when the field is never null. */
  readonly null?: string;
}

/** Returns the fields of a route's body, for help pages. */
export function listResponseFields(
  route: Route,
  version: Version,
  schema: GraphQLSchema,
): readonly ResponseField[] {
  const fields: ResponseField[] = [];
  collect(createBodySchema(route, version, schema).schema, '', fields);
  return fields;
}

function collect({ properties = {} }: Schema, path: string, fields: ResponseField[]): void {
  for (const [key, value] of Object.entries(properties)) {
    const isList = value.items !== undefined;
    const element = value.items ?? value;
    const field = `${path}${key}${isList ? '[]' : ''}`;
    const nullMeaning = value['x-null'];
    fields.push({
      field,
      type: `${getType(element)}${isList ? '[]' : ''}`,
      meaning: value.description ?? '',
      ...(nullMeaning === undefined ? {} : { null: nullMeaning }),
    });
    collect(element, `${field}.`, fields);
  }
}

const getType = ({ type }: Schema): string => (Array.isArray(type) ? type[0] : type) ?? 'string';
