/** The part of JSON Schema 2020-12 that describes bodies. Mutable while it is being built. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: (string | null)[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  /** The meaning of null, for help pages, which don't show nullable types. */
  'x-null'?: string;
}

/**
 * Returns a schema that also allows null.
 * @param meaning the meaning of null
 */
export function makeNullable(schema: Schema, meaning: string): Schema {
  const { type, enum: values, description = '' } = schema;
  const nullSentence = /\bnull\b/i.test(meaning)
    ? meaning
    : `Null: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
  const fullDescription = /\bnull\b/i.test(description)
    ? description
    : `${description} ${nullSentence}`.trim();
  return {
    ...schema,
    ...(typeof type === 'string' ? { type: [type, 'null'] } : {}),
    ...(values === undefined || values.includes(null) ? {} : { enum: [...values, null] }),
    description: fullDescription,
    'x-null': meaning,
  };
}

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');
