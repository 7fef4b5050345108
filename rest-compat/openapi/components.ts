import type { Schema } from './schema.ts';
import { isNullable } from './schema.ts';

/** Names the schemas of a document: bodies by their operation, objects shared by several bodies by their type. */
export class Components {
  readonly #typeNames = new Map<Schema, string>();
  readonly #bodies = new Map<string, Schema>();

  /**
   * Adds the schema of a body.
   * @param name operation name, such as `CitySearch`
   */
  add(name: string, schema: Schema, typeNames: ReadonlyMap<Schema, string>): void {
    if (this.#bodies.has(name)) return;
    this.#bodies.set(name, schema);
    for (const [each, type] of typeNames) this.#typeNames.set(each, type);
  }

  /** Returns all schemas by name, with references for objects that occur more than once. */
  written(): Readonly<Record<string, Schema>> {
    const objectUses = new Map<string, ObjectUse>();
    for (const [owner, schema] of this.#bodies) this.#count(schema, null, owner, objectUses);
    const names = nameUses([...objectUses.values()].filter(isShared), new Set(this.#bodies.keys()));
    const sharedSchemas: Record<string, Schema> = {};
    const result: Record<string, Schema> = {};
    const toReference = (schema: Schema, isBody: boolean): Schema => {
      const objectUse = isBody ? undefined : objectUses.get(getStructure(schema));
      const name = objectUse === undefined ? undefined : names.get(objectUse);
      const innerSchema: Schema = { ...schema };
      if (schema.properties !== undefined) {
        innerSchema.properties = Object.fromEntries(
          Object.entries(schema.properties).map(([key, value]) => [key, toReference(value, false)]),
        );
      }
      if (schema.items !== undefined) innerSchema.items = toReference(schema.items, false);
      if (objectUse === undefined || name === undefined) return innerSchema;
      const { description, 'x-null': nullMeaning, ...rest } = innerSchema;
      sharedSchemas[name] ??= { ...rest, type: 'object' };
      const reference = { $ref: `#/components/schemas/${name}` };
      const annotations = {
        ...(description === undefined ? {} : { description }),
        ...(nullMeaning === undefined ? {} : { 'x-null': nullMeaning }),
      };
      return isNullable(schema)
        ? { anyOf: [reference, { type: 'null' }], ...annotations }
        : { ...reference, ...annotations };
    };
    for (const [name, schema] of this.#bodies) result[name] = toReference(schema, true);
    return Object.fromEntries(
      Object.entries({ ...result, ...sharedSchemas }).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }

  /**
   * Counts the occurrences of objects in a schema.
   * @param key the property name of the object; null for the body
   */
  #count(schema: Schema, key: string | null, owner: string, uses: Map<string, ObjectUse>): void {
    const type = this.#typeNames.get(schema);
    if (key !== null && type !== undefined && Object.keys(schema.properties ?? {}).length > 0) {
      const structure = getStructure(schema);
      const objectUse = uses.get(structure) ?? { type, key, owner, count: 0 };
      objectUse.count += 1;
      uses.set(structure, objectUse);
    }
    for (const [name, value] of Object.entries(schema.properties ?? {})) {
      this.#count(value, name, owner, uses);
    }
    if (schema.items !== undefined) this.#count(schema.items, key, owner, uses);
  }
}

/** An object in bodies: its type, its first occurrence, and the number of occurrences. */
interface ObjectUse {
  readonly type: string;
  readonly key: string;
  readonly owner: string;
  count: number;
}

/** `deep` groups get a name even if they occur only once, because client code refers to them. */
const isShared = ({ count, type }: ObjectUse): boolean => count > 1 || type.endsWith('Deep');

function nameUses(uses: readonly ObjectUse[], usedNames: Set<string>): ReadonlyMap<ObjectUse, string> {
  const names = new Map<ObjectUse, string>();
  for (const objectUse of uses) {
    const { type, key, owner } = objectUse;
    const isOnlyUseOfType = uses.filter((each) => each.type === type).length === 1;
    const typeWithKey = `${type}${toPascalCase(key)}`;
    const candidates = [
      ...(isOnlyUseOfType ? [type] : []),
      ...(key === 'deep' ? [] : [typeWithKey]),
      `${owner}${type}`,
      `${owner}${typeWithKey}`,
    ];
    let name = candidates.find((each) => !usedNames.has(each)) ?? typeWithKey;
    for (let count = 2; usedNames.has(name); count += 1) name = `${owner}${typeWithKey}${count}`;
    usedNames.add(name);
    names.set(objectUse, name);
  }
  return names;
}

/** Returns a text that is equal for objects with equal structure. */
const getStructure = (schema: Schema): string =>
  JSON.stringify({ properties: schema.properties, required: schema.required });

const toPascalCase = (key: string): string =>
  key.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
