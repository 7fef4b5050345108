import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { UnitKind } from '../access/units.ts';
import type { ClientDocument } from '../execute/document.ts';
import type { Json } from '../execute/result.ts';
import { batchSize, defaultsOf, isLeftOut, isTrue } from './given.ts';
import type { GraphPrices } from './prices.ts';

/** Objects of an answer that cost a metered unit each. */
export interface Spot {
  /** Response keys from the root. */
  readonly keys: readonly string[];
  readonly unit: UnitKind;
  /** How many there will be. */
  readonly count: number;
}

/** Objects of an answer that cost a pooled unit each: those at `charged` nodes. */
export interface Count {
  readonly key: string;
  charged: boolean;
  /** True: the value itself costs one unit, however many objects it holds. */
  readonly once?: boolean;
  readonly inside: Count[];
}

/** What an operation asks of a key, and what it costs, before it is executed. */
export interface Bill {
  /** The path of a field that the key's families do not include. */
  readonly denied: string | null;
  readonly features: readonly string[];
  /** Coordinates of fields that a plan without paid `deep` lacks. */
  readonly paid: readonly string[];
  /** Lookups by root fields: what is reserved before anything is known. */
  readonly lookups: number;
  readonly spots: readonly Spot[];
  /** Where in the answer pooled units are counted. */
  readonly counts: readonly Count[];
  /** A metered field below a list whose length nobody knows beforehand; its coordinate. */
  readonly unforeseen: string | null;
}

interface At {
  /** Field names from the root, without the fields `deep` that only group. */
  readonly path: string;
  /** Response keys from the root, of the record at hand: without those of grouping fields. */
  readonly keys: readonly string[];
  /** Whether the object at hand has been paid for. */
  readonly isPaid: boolean;
  /** How many there will be; null: nobody knows. */
  readonly times: number | null;
  /** A record of a family that the key lacks: only what the key's own paths answer of it may be read. */
  readonly isRestricted: boolean;
}

/** One reading: what does not change on the way, and what has been found so far. */
interface Reading {
  readonly variables: Readonly<Json>;
  /** Of the key; null: all. */
  readonly families: readonly string[] | null;
  denied: string | null;
  readonly features: Set<string>;
  readonly paid: Set<string>;
  lookups: number;
  readonly spots: Spot[];
  unforeseen: string | null;
}

interface Merged {
  readonly key: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly parent: GraphQLCompositeType;
  readonly nodes: FieldNode[];
}

const start: At = { path: '', keys: [], isPaid: true, times: 1, isRestricted: false };

/**
 * Reads an operation's price off its document and variables. Fields that merge are one field; aliases and fragments
 * change nothing.
 */
export class BillReader {
  /** Whether the variables change nothing: one reading is good for all requests of keys for all families. */
  readonly isFixed: boolean;
  readonly #client: ClientDocument;
  readonly #schema: GraphQLSchema;
  readonly #prices: GraphPrices;

  constructor(client: ClientDocument, schema: GraphQLSchema, prices: GraphPrices) {
    this.#client = client;
    this.#schema = schema;
    this.#prices = prices;
    this.isFixed = (client.operation.variableDefinitions ?? []).every(({ type }) => {
      const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      return named.kind === Kind.NAMED_TYPE && named.name.value !== 'Boolean';
    });
  }

  /** @param families of the key; null: all. */
  read(variables: Readonly<Json>, families: readonly string[] | null): Bill {
    const reading: Reading = {
      variables: { ...defaultsOf(this.#client), ...variables },
      families,
      denied: null,
      features: new Set(),
      paid: new Set(),
      lookups: 0,
      spots: [],
      unforeseen: null,
    };
    const query = this.#schema.getQueryType();
    const counts = query ? this.#inside([this.#client.operation.selectionSet], query, start, reading) : [];
    const { denied, lookups, spots, unforeseen } = reading;
    return {
      denied,
      lookups,
      spots,
      unforeseen,
      features: [...reading.features],
      paid: [...reading.paid],
      counts,
    };
  }

  #inside(
    sets: readonly SelectionSetNode[],
    parent: GraphQLCompositeType,
    at: At,
    reading: Reading,
  ): Count[] {
    const counts = new Map<string, Count>();
    for (const merged of this.#merge(sets, parent, reading.variables)) {
      const count = this.#field(merged, at, reading);
      const known = count === null ? undefined : counts.get(merged.key);
      if (count === null) continue;
      if (known === undefined) counts.set(merged.key, count);
      else {
        known.charged ||= count.charged;
        known.inside.push(...count.inside);
      }
    }
    return [...counts.values()];
  }

  #field(merged: Merged, at: At, reading: Reading): Count | null {
    const { key, field, parent, nodes } = merged;
    const type = getNamedType(field.type);
    const coordinate = `${parent.name}.${field.name}`;
    if (this.#prices.paidFields.has(coordinate)) reading.paid.add(coordinate);
    this.#meter(coordinate, nodes, at, reading);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (field.name === 'deep' && type === parent) {
      const inside = this.#inside(sets, parent, at, reading);
      return inside.length > 0 ? { key, charged: false, inside } : null;
    }
    const isRoot = at.path === '';
    const path = isRoot ? field.name : `${at.path}/${field.name}`;
    const isRestricted = this.#fence(isRoot, field.name, type.name, path, at, reading);
    if (!isCompositeType(type)) return null;

    const feature = this.#prices.features.get(type.name);
    if (feature !== undefined) reading.features.add(feature);
    const isList = isListType(getNullableType(field.type));
    const batch = isRoot && isList ? batchSize(field, nodes, reading.variables) : null;
    const times = batch ?? (isList ? null : at.times);
    const keys = [...at.keys, key];
    const inside = (isPaid: boolean) =>
      this.#inside(sets, type, { path, keys, isPaid, times, isRestricted }, reading);

    const unit = this.#prices.meteredTypes.get(type.name);
    if (unit !== undefined) {
      note(reading, keys, unit, times, coordinate);
      return { key, charged: false, inside: inside(true) };
    }
    if (isRoot) {
      reading.lookups += batch ?? 1;
      // A list of a root field is one lookup; but where each element was asked for, each is.
      const isEach = batch !== null || !isList;
      return { key, charged: isEach, inside: inside(isEach), ...(isEach ? {} : { once: true }) };
    }
    const isPaid = at.isPaid && !isList;
    const charged =
      !isPaid && this.#prices.entities.has(type.name) && !this.#isIncluded(sets, type, path, reading);
    const below = inside(isPaid || charged);
    return charged || below.length > 0 ? { key, charged, inside: below } : null;
  }

  /** Notes a metered unit of the record that a field belongs to. */
  #meter(coordinate: string, nodes: readonly FieldNode[], at: At, reading: Reading): void {
    const sometimes = this.#prices.meteredArguments.get(coordinate);
    const isAsked =
      sometimes !== undefined &&
      nodes.some((node) => {
        const value = node.arguments?.find(({ name }) => name.value === sometimes.argument)?.value;
        return value !== undefined && isTrue(value, reading.variables);
      });
    const unit = isAsked ? sometimes.unit : this.#prices.meteredFields.get(coordinate);
    if (unit !== undefined) note(reading, at.keys, unit, at.times, coordinate);
  }

  /** @returns whether only what the key's own paths answer may be read below. */
  #fence(isRoot: boolean, name: string, type: string, path: string, at: At, reading: Reading): boolean {
    const { families } = reading;
    if (families === null) return false;
    const { rootFamilies, typeFamilies, entities, included } = this.#prices;
    const has = (owners: ReadonlySet<string> | undefined) => families.some((family) => owners?.has(family));
    const owners = (isRoot ? rootFamilies.get(name) : undefined) ?? typeFamilies.get(type);
    if (owners !== undefined && has(owners)) return false;
    if (!isRoot && owners === undefined && !entities.has(type) && !at.isRestricted) return false;
    if (!isRoot && has(included.get(path))) return true;
    reading.denied ??= path;
    return true;
  }

  /** Whether everything that is read of a list's elements is what a REST call answers anyway. */
  #isIncluded(
    sets: readonly SelectionSetNode[],
    parent: GraphQLCompositeType,
    path: string,
    reading: Reading,
  ): boolean {
    if (!this.#prices.included.has(path)) return false;
    return this.#merge(sets, parent, reading.variables).every(({ field, nodes, parent: owner }) => {
      const type = getNamedType(field.type);
      const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const here = field.name === 'deep' && type === owner ? path : `${path}/${field.name}`;
      if (!isCompositeType(type)) return this.#prices.included.has(here);
      return this.#isIncluded(below, type, here, reading);
    });
  }

  /** Fields that are executed, each once: by response key and type; those left out by @skip and @include are not. */
  #merge(
    sets: readonly SelectionSetNode[],
    parent: GraphQLCompositeType,
    variables: Readonly<Json>,
  ): readonly Merged[] {
    const found = new Map<string, Merged>();
    const collect = (set: SelectionSetNode, type: GraphQLCompositeType): void => {
      for (const selection of set.selections) {
        if (isLeftOut(selection.directives, variables)) continue;
        if (selection.kind !== Kind.FIELD) {
          const fragment =
            selection.kind === Kind.INLINE_FRAGMENT
              ? selection
              : this.#client.fragments.get(selection.name.value);
          if (fragment === undefined) continue;
          const condition = this.#schema.getType(fragment.typeCondition?.name.value ?? type.name);
          if (isCompositeType(condition)) collect(fragment.selectionSet, condition);
          continue;
        }
        const name = selection.name.value;
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
        // Introspection looks nothing up.
        if (field === undefined) continue;
        const key = selection.alias?.value ?? name;
        const id = `${key} ${type.name}`;
        const known = found.get(id);
        if (known === undefined) found.set(id, { key, field, parent: type, nodes: [selection] });
        else known.nodes.push(selection);
      }
    };
    for (const set of sets) collect(set, parent);
    return [...found.values()];
  }
}

function note(
  reading: Reading,
  keys: readonly string[],
  unit: UnitKind,
  times: number | null,
  coordinate: string,
): void {
  if (times === null) {
    reading.unforeseen ??= coordinate;
    return;
  }
  const id = keys.join('/');
  if (reading.spots.some((spot) => spot.unit === unit && spot.keys.join('/') === id)) return;
  reading.spots.push({ keys, unit, count: times });
}
