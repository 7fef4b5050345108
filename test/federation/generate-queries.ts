import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

export interface GeneratedQuery {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Plausible values for an argument or input field, by `Type.field.argument` or `Input.field`. An argument without samples
 * gets a value of its type; an optional one is often omitted.
 */
export type ArgumentSamples = Readonly<Record<string, readonly unknown[]>>;

export interface GeneratorLimits {
  /** Nesting depth of selections. Default: 5. */
  readonly depth?: number;
  /** Maximum number of selections per level. Default: 4. */
  readonly width?: number;
}

/**
 * Generates valid queries from a schema: aliases, named and inline fragments, `@skip` and `@include`, variables with and
 * without defaults, repeated fields, `__typename`. The same seed generates the same queries.
 */
export function generateQueries(
  schema: GraphQLSchema,
  seed: number,
  count: number,
  samples: ArgumentSamples = {},
  limits: GeneratorLimits = {},
): readonly GeneratedQuery[] {
  const random = createRandom(seed);
  const queries: GeneratedQuery[] = [];
  while (queries.length < count) {
    const query = new Generator(schema, random, samples, limits).query();
    if (validate(schema, parse(query.document)).length === 0) queries.push(query);
  }
  return queries;
}

type Random = () => number;

/** mulberry32, a small seeded generator. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

class Generator {
  readonly #schema: GraphQLSchema;
  readonly #random: Random;
  readonly #samples: ArgumentSamples;
  readonly #depth: number;
  readonly #width: number;
  readonly #variables: Record<string, unknown> = {};
  readonly #definitions: string[] = [];
  readonly #fragments: string[] = [];
  #aliases = 0;

  constructor(schema: GraphQLSchema, random: Random, samples: ArgumentSamples, limits: GeneratorLimits) {
    this.#schema = schema;
    this.#random = random;
    this.#samples = samples;
    this.#depth = limits.depth ?? 5;
    this.#width = limits.width ?? 4;
  }

  query(): GeneratedQuery {
    const root = this.#schema.getQueryType();
    if (!root) throw new Error('The schema has no queries.');
    const body = this.#selections(root, this.#depth);
    const operationHead = this.#definitions.length === 0 ? 'query' : `query(${this.#definitions.join(', ')})`;
    return {
      document: [`${operationHead} ${body}`, ...this.#fragments].join('\n'),
      variables: this.#variables,
    };
  }

  #chance = (probability: number): boolean => this.#random() < probability;

  #pick<T>(from: readonly T[]): T {
    const pickedItem = from[Math.floor(this.#random() * from.length)];
    if (pickedItem === undefined) throw new Error('Nothing to pick from.');
    return pickedItem;
  }

  #selections(type: GraphQLCompositeType, depth: number): string {
    const parts = Array.from({ length: 1 + Math.floor(this.#random() * this.#width) }, () =>
      this.#selection(type, depth),
    );
    return `{ ${parts.join(' ')} }`;
  }

  #selection(type: GraphQLCompositeType, depth: number): string {
    if (this.#chance(0.06)) return `${this.#chance(0.5) ? `${this.#alias()}: ` : ''}__typename`;
    const abstract = isAbstractType(type);
    if (depth > 1 && this.#chance(abstract ? 0.6 : 0.15)) return this.#fragment(type, depth);
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    const shallowFields =
      depth <= 1 ? fields.filter((field) => !isCompositeType(getNamedType(field.type))) : fields;
    if (shallowFields.length === 0) return '__typename';
    return this.#field(type.name, this.#pick(shallowFields), depth);
  }

  #fragment(type: GraphQLCompositeType, depth: number): string {
    const possibleTypes = isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [];
    const interfaces = isObjectType(type) ? type.getInterfaces() : [];
    const typeCondition = this.#pick<GraphQLCompositeType>([
      type,
      ...possibleTypes,
      ...possibleTypes,
      ...interfaces,
    ]);
    const body = this.#selections(typeCondition, depth - 1);
    if (this.#chance(0.7)) {
      return `... ${this.#chance(0.2) && typeCondition === type ? '' : `on ${typeCondition.name}`} ${this.#directive()} ${body}`;
    }
    const name = `F${this.#fragments.length}`;
    this.#fragments.push(`fragment ${name} on ${typeCondition.name} ${body}`);
    return `...${name} ${this.#directive()}`;
  }

  #field(parent: string, field: GraphQLField<unknown, unknown>, depth: number): string {
    const argumentTexts = field.args.flatMap(
      (arg) => this.#argument(`${parent}.${field.name}.${arg.name}`, arg) ?? [],
    );
    const type = getNamedType(field.type);
    const alias = argumentTexts.length > 0 || this.#chance(0.25) ? `${this.#alias()}: ` : '';
    const argumentList = argumentTexts.length > 0 ? `(${argumentTexts.join(', ')})` : '';
    const innerSelection = isCompositeType(type) ? this.#selections(type, depth - 1) : '';
    return `${alias}${field.name}${argumentList} ${this.#directive()} ${innerSelection}`;
  }

  #alias = (): string => `a${this.#aliases++}`;

  #directive(): string {
    if (!this.#chance(0.12)) return '';
    const name = this.#pick(['skip', 'include']);
    const value = this.#chance(0.5);
    if (this.#chance(0.3)) return `@${name}(if: ${value})`;
    return `@${name}(if: ${this.#variable('Boolean!', value)})`;
  }

  #variable(type: string, value: unknown): string {
    const name = `v${this.#definitions.length}`;
    const usesDefault = this.#chance(0.2);
    this.#definitions.push(`$${name}: ${type}${usesDefault ? ` = ${formatLiteral(value)}` : ''}`);
    if (!usesDefault) this.#variables[name] = value;
    return `$${name}`;
  }

  #argument(place: string, { name, type }: GraphQLArgument): string | null {
    if (!isNonNullType(type) && this.#chance(0.5)) return null;
    const value = this.#value(place, type);
    const asVariable = this.#chance(0.5);
    return `${name}: ${asVariable ? this.#variable(String(type), value) : this.#literalOf(value, type)}`;
  }

  #value(place: string, type: GraphQLInputType): unknown {
    const samples = this.#samples[place];
    if (samples !== undefined) return this.#pick(samples);
    if (isNonNullType(type)) return this.#value(place, type.ofType);
    if (isListType(type)) return [this.#value(place, type.ofType)];
    if (isEnumType(type)) return this.#pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || this.#chance(0.5),
      );
      return Object.fromEntries(
        fields.map((field) => [field.name, this.#value(`${type.name}.${field.name}`, field.type)]),
      );
    }
    const scalarValues: Readonly<Record<string, readonly unknown[]>> = {
      Int: [0, 1, 2, 10],
      Float: [0.5, 2],
      Boolean: [true, false],
    };
    return this.#pick(scalarValues[type.name] ?? ['a', '1', 'NO']);
  }

  #literalOf(value: unknown, type: GraphQLInputType): string {
    const namedType = getNamedType(type);
    if (isEnumType(namedType) && typeof value === 'string') return value;
    if (isInputObjectType(namedType) && isRecord(value)) {
      const fields = namedType.getFields();
      const parts = Object.entries(value).map(([key, inner]) => {
        const field = fields[key];
        return `${key}: ${field ? this.#literalOf(inner, field.type) : formatLiteral(inner)}`;
      });
      return `{${parts.join(', ')}}`;
    }
    return formatLiteral(value);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a GraphQL literal of a JSON value. The caller handles enum values. */
function formatLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatLiteral).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}: ${formatLiteral(inner)}`)
    .join(', ')}}`;
}
