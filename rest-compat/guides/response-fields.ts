import type { GraphQLSchema } from 'graphql';
import { bodySchema } from '../openapi/body-schema.ts';
import type { Schema } from '../openapi/schema.ts';
import type { Route, Version } from '../routing/route.ts';

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

/** The fields of a row's bodies as lines, for help. */
export function responseFields(
  route: Route,
  version: Version,
  schema: GraphQLSchema,
): readonly ResponseField[] {
  const fields: ResponseField[] = [];
  collect(bodySchema(route, version, schema).schema, '', fields);
  return fields;
}

function collect({ properties = {} }: Schema, path: string, fields: ResponseField[]): void {
  for (const [key, value] of Object.entries(properties)) {
    const isList = value.items !== undefined;
    const element = value.items ?? value;
    const field = `${path}${key}${isList ? '[]' : ''}`;
    const empty = value['x-null'];
    fields.push({
      field,
      type: `${typeOf(element)}${isList ? '[]' : ''}`,
      meaning: value.description ?? '',
      ...(empty === undefined ? {} : { null: empty }),
    });
    collect(element, `${field}.`, fields);
  }
}

const typeOf = ({ type }: Schema): string => (Array.isArray(type) ? type[0] : type) ?? 'string';
