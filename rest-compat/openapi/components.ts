import type { Schema } from './schema.ts';
import { isNullable } from './schema.ts';

/** Names the schemas of a document: bodies by their operation, and what several of them share by its type. */
export class Components {
  readonly #typeNames = new Map<Schema, string>();
  readonly #bodies = new Map<string, Schema>();

  /** @param name of the operation, as `CitySearch`. */
  add(name: string, schema: Schema, typeNames: ReadonlyMap<Schema, string>): void {
    if (this.#bodies.has(name)) return;
    this.#bodies.set(name, schema);
    for (const [each, type] of typeNames) this.#typeNames.set(each, type);
  }

  /** All of them by name, with references where an object occurs more than once. */
  written(): Readonly<Record<string, Schema>> {
    const uses = new Map<string, Use>();
    for (const [owner, schema] of this.#bodies) this.#count(schema, null, owner, uses);
    const names = named([...uses.values()].filter(isShared), new Set(this.#bodies.keys()));
    const shared: Record<string, Schema> = {};
    const written: Record<string, Schema> = {};
    const refer = (schema: Schema, isBody: boolean): Schema => {
      const use = isBody ? undefined : uses.get(formOf(schema));
      const name = use === undefined ? undefined : names.get(use);
      const inner: Schema = { ...schema };
      if (schema.properties !== undefined) {
        inner.properties = Object.fromEntries(
          Object.entries(schema.properties).map(([key, value]) => [key, refer(value, false)]),
        );
      }
      if (schema.items !== undefined) inner.items = refer(schema.items, false);
      if (use === undefined || name === undefined) return inner;
      const { description, 'x-null': empty, ...rest } = inner;
      shared[name] ??= { ...rest, type: 'object' };
      const reference = { $ref: `#/components/schemas/${name}` };
      const said = {
        ...(description === undefined ? {} : { description }),
        ...(empty === undefined ? {} : { 'x-null': empty }),
      };
      return isNullable(schema)
        ? { anyOf: [reference, { type: 'null' }], ...said }
        : { ...reference, ...said };
    };
    for (const [name, schema] of this.#bodies) written[name] = refer(schema, true);
    return Object.fromEntries(
      Object.entries({ ...written, ...shared }).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }

  /** @param key under which it stands; null: it is the body. */
  #count(schema: Schema, key: string | null, owner: string, uses: Map<string, Use>): void {
    const type = this.#typeNames.get(schema);
    if (key !== null && type !== undefined && Object.keys(schema.properties ?? {}).length > 0) {
      const form = formOf(schema);
      const use = uses.get(form) ?? { type, key, owner, count: 0 };
      use.count += 1;
      uses.set(form, use);
    }
    for (const [name, value] of Object.entries(schema.properties ?? {})) {
      this.#count(value, name, owner, uses);
    }
    if (schema.items !== undefined) this.#count(schema.items, key, owner, uses);
  }
}

/** An object that occurs in bodies: of which type, where first, and how often. */
interface Use {
  readonly type: string;
  readonly key: string;
  readonly owner: string;
  count: number;
}

/** The richer fields have a name of their own even where they occur once: clients speak of them. */
const isShared = ({ count, type }: Use): boolean => count > 1 || type.endsWith('Deep');

function named(uses: readonly Use[], taken: Set<string>): ReadonlyMap<Use, string> {
  const names = new Map<Use, string>();
  for (const use of uses) {
    const { type, key, owner } = use;
    const isAlone = uses.filter((each) => each.type === type).length === 1;
    const told = `${type}${pascal(key)}`;
    const wishes = [
      ...(isAlone ? [type] : []),
      ...(key === 'deep' ? [] : [told]),
      `${owner}${type}`,
      `${owner}${told}`,
    ];
    let name = wishes.find((each) => !taken.has(each)) ?? told;
    for (let count = 2; taken.has(name); count += 1) name = `${owner}${told}${count}`;
    taken.add(name);
    names.set(use, name);
  }
  return names;
}

/** What makes two objects the same, wherever they stand. */
const formOf = (schema: Schema): string =>
  JSON.stringify({ properties: schema.properties, required: schema.required });

const pascal = (key: string): string =>
  key.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
