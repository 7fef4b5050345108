/** The part of JSON Schema 2020-12 that bodies are described with. Mutable while it is being built. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: (string | null)[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  /** What null means: for readers of help, who need no nullable types. */
  'x-null'?: string;
}

/** The same, and null. */
export function nullable(schema: Schema, meaning: string): Schema {
  const { type, enum: words, description = '' } = schema;
  const empty = /\bnull\b/i.test(meaning)
    ? meaning
    : `Null: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`;
  const said = /\bnull\b/i.test(description) ? description : `${description} ${empty}`.trim();
  return {
    ...schema,
    ...(typeof type === 'string' ? { type: [type, 'null'] } : {}),
    ...(words === undefined || words.includes(null) ? {} : { enum: [...words, null] }),
    description: said,
    'x-null': meaning,
  };
}

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');
