import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { UnitKind } from '../limits/units.ts';
import type { ClientDocument } from '../document/document.ts';
import type { GraphPrices } from './prices.ts';
import {
  computeIntrospectionSizes,
  estimateLeafBytes,
  findListSize,
  findSliceSize,
  type ListSize,
} from './sizes.ts';

/** A metered unit that each record costs. When `when` is not null, the unit is due only if one of its values is true. */
export interface MeterUse {
  readonly unit: UnitKind;
  readonly when: readonly ValueNode[] | null;
}

/** A field of an operation with its cost. Fields that merge into one response key are one node. */
export interface CostNode {
  /** Response key. */
  readonly key: string;
  readonly name: string;
  /** Field names from the query, joined by dots. */
  readonly path: string;
  /** Name of the value's type. */
  readonly type: string;
  /** Size of the list. Null when the field is not a list. */
  readonly size: ListSize | null;
  /** Total number of records over all parents, when the lists of different parents are disjoint. Null otherwise. */
  readonly partitionTotal: number | null;
  /** Whether every call of the field costs a unit, however many records it returns. */
  readonly perCall: boolean;
  /** Whether every record that the field returns costs a unit. */
  readonly perRecord: boolean;
  /** Whether the field only groups fields of its parent record. */
  readonly isGroup: boolean;
  readonly meters: readonly MeterUse[];
  /** Whether the record costs a metered unit because of this field. */
  readonly isMetered: boolean;
  /** Size of a value in bytes, without nested fields. */
  readonly bytes: number;
  readonly inside: readonly CostNode[];
  /** Nested fields that cost units. */
  readonly charged: readonly CostNode[];
  /** Whether this field or a nested field costs a metered unit. */
  readonly hasMeter: boolean;
}

/** The costs of an operation. */
export interface CostTree {
  readonly nodes: readonly CostNode[];
  /** Paid fields that the operation selects, as `Type.field`. */
  readonly paid: readonly string[];
  /** Required plan features of the operation's fields, by schema coordinate. */
  readonly features: ReadonlyMap<string, string>;
}

interface Position {
  /** Path of the current object from a record of the nearest list, in the form of `GraphPrices.listed`. Empty for the query itself. */
  readonly anchor: string;
  /** Coordinate of the nearest list above. Null once one of its records is reached. */
  readonly list: string | null;
  /** Field names from the query, joined by dots. */
  readonly path: string;
  /** Whether the current object is already paid for. */
  readonly isPaid: boolean;
  /** Metered units of the current record. */
  readonly meters: Map<UnitKind, ValueNode[] | null>;
  /** Size of the list fields in the object, as specified by the surrounding field. Null when not specified. */
  readonly sized: { readonly fields: readonly string[]; readonly size: ListSize } | null;
}

interface MergedField {
  readonly key: string;
  readonly field: GraphQLField<unknown, unknown>;
  readonly parent: GraphQLCompositeType;
  readonly nodes: FieldNode[];
}

const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef];

/** Computes cost trees of operations that have no `@skip` and `@include`. */
export class CostReader {
  readonly #schema: GraphQLSchema;
  readonly #prices: GraphPrices;
  readonly #introspection: ReadonlyMap<string, number>;

  /**
   * Reads the sizes of introspection lists from the schema.
   * @param schema the schema that clients see
   */
  constructor(schema: GraphQLSchema, prices: GraphPrices) {
    this.#schema = schema;
    this.#prices = prices;
    this.#introspection = computeIntrospectionSizes(schema);
  }

  read(client: ClientDocument): CostTree {
    const root = this.#schema.getRootType(client.operation.operation);
    const builder = new TreeBuilder(client, this.#schema, this.#prices, this.#introspection);
    const nodes = root ? builder.buildNodes([client.operation.selectionSet], root, createRootPosition()) : [];
    return { nodes, paid: [...builder.paid], features: builder.features };
  }
}

const createRootPosition = (): Position => ({
  anchor: '',
  list: null,
  path: '',
  isPaid: true,
  meters: new Map(),
  sized: null,
});

/** The cost of a field at its position in the operation: the price of its calls and of its records. */
class FieldCharge {
  readonly #at: Position;
  readonly #size: ListSize | null;
  readonly #isLookup: boolean;
  readonly #isCharged: boolean;

  /**
   * @param size size of the field's list; null for a single record
   * @param isCharged false for introspection, which performs no lookups, and for a metered record, which costs its own kind of
   * unit instead
   */
  constructor(at: Position, size: ListSize | null, isLookup: boolean, isCharged: boolean) {
    this.#at = at;
    this.#size = size;
    this.#isLookup = isLookup;
    this.#isCharged = isCharged;
  }

  get #isRoot(): boolean {
    return this.#at.anchor === '';
  }

  /** Whether the client selects each record: a single record at the root, or a list of codes. */
  get isSelectedByClient(): boolean {
    return (
      this.#isCharged && this.#isRoot && (this.#size === null || this.#size.limitingArgument?.by === 'length')
    );
  }

  /** Whether the field costs nothing, such as a single record one step below a paid object. */
  get #isFree(): boolean {
    const isStep = !this.#isRoot && !this.#isLookup && this.#size === null && this.#at.isPaid;
    return !this.#isCharged || isStep;
  }

  /** Whether every call of the field costs a unit. */
  get perCall(): boolean {
    return !this.#isFree && !this.isSelectedByClient && (this.#isRoot || this.#isLookup);
  }

  /** Whether each record costs a unit when its selected fields exceed those that the call returns. */
  get mayCostPerRecord(): boolean {
    return !this.#isFree && !this.isSelectedByClient && !(this.perCall && this.#size === null);
  }

  /** Whether the fields one step below the records are already paid for. */
  isPaid(perRecord: boolean): boolean {
    return !this.mayCostPerRecord || perRecord;
  }
}

class TreeBuilder {
  readonly paid = new Set<string>();
  readonly features = new Map<string, string>();
  readonly #client: ClientDocument;
  readonly #schema: GraphQLSchema;
  readonly #prices: GraphPrices;
  readonly #introspection: ReadonlyMap<string, number>;

  constructor(
    client: ClientDocument,
    schema: GraphQLSchema,
    prices: GraphPrices,
    introspection: ReadonlyMap<string, number>,
  ) {
    this.#client = client;
    this.#schema = schema;
    this.#prices = prices;
    this.#introspection = introspection;
  }

  buildNodes(
    sets: readonly SelectionSetNode[],
    parent: GraphQLCompositeType,
    position: Position,
  ): CostNode[] {
    const fields = this.#merge(sets, parent).map((merged) => ({
      merged,
      node: this.#field(merged, position),
    }));
    if (position.anchor === '') return fields.map(({ node }) => node);
    const additionalCalls = findAdditionalCalls(fields);
    return fields.map(({ node }) => (additionalCalls.has(node) ? { ...node, perCall: true } : node));
  }

  #field({ key, field, parent, nodes }: MergedField, position: Position): CostNode {
    const type = getNamedType(field.type);
    const coordinate = `${parent.name}.${field.name}`;
    const cost = this.#prices.costs.get(coordinate);
    const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const path = position.path === '' ? field.name : `${position.path}.${field.name}`;
    const commonProperties = {
      key,
      name: field.name,
      path,
      type: type.name,
      partitionTotal: null,
      perCall: false,
      perRecord: false,
      isMetered: this.#meter(coordinate, nodes, position.meters),
    };
    if (this.#prices.paidFields.has(coordinate)) this.paid.add(coordinate);

    if (field.name === 'deep' && type === parent) {
      const groupNodes = this.buildNodes(selectionSets, parent, position);
      return createNode(
        { ...commonProperties, size: null, isGroup: true, bytes: 2, inside: groupNodes },
        new Map(),
      );
    }
    const size = this.#size(path, coordinate, field, nodes[0], position);
    const isLookup = cost !== undefined && cost.weight !== null && cost.weight > 0;
    if (!isCompositeType(type)) {
      const leafNode = {
        ...commonProperties,
        size,
        perCall: isLookup,
        isGroup: false,
        bytes: estimateLeafBytes(type),
        inside: [],
      };
      return createNode(leafNode, new Map());
    }
    const feature = this.#prices.features.get(type.name);
    if (feature !== undefined) this.features.set(coordinate, feature);
    const nearestList =
      size === null ? position.list : (this.#prices.sameLists.get(coordinate) ?? coordinate);
    const isListRecord = nearestList !== null && this.#prices.entities.has(type.name);
    const anchor = isListRecord
      ? `${nearestList}>${type.name}`
      : position.anchor === '' || isLookup
        ? coordinate
        : `${position.anchor}/${field.name}`;
    const meters = new Map<UnitKind, ValueNode[] | null>();
    const unit = this.#prices.meteredTypes.get(type.name);
    if (unit !== undefined) meters.set(unit, null);
    const isCharged = !type.name.startsWith('__') && unit === undefined;
    const fieldCharge = new FieldCharge(position, size, isLookup, isCharged);
    const isChargedPerRecord = fieldCharge.isSelectedByClient
      ? !this.#isPassThrough(selectionSets, type)
      : fieldCharge.mayCostPerRecord && this.#exceedsCall(selectionSets, type, anchor, isListRecord);
    const isPaid = fieldCharge.isPaid(isChargedPerRecord);
    const listSize =
      cost === undefined || cost.sizedFields.length === 0 ? null : findSliceSize(field, nodes[0], cost);
    const sizedFields =
      listSize === null || cost === undefined ? null : { fields: cost.sizedFields, size: listSize };
    const listOfNestedFields = isListRecord ? null : nearestList;
    const nestedNodes = this.buildNodes(selectionSets, type, {
      anchor,
      list: listOfNestedFields,
      path,
      isPaid,
      meters,
      sized: sizedFields,
    });
    const partitionTotal = this.#prices.partitions.get(coordinate) ?? null;
    const { perCall } = fieldCharge;
    return createNode(
      {
        ...commonProperties,
        size,
        partitionTotal,
        perCall,
        perRecord: isChargedPerRecord,
        isGroup: false,
        bytes: 2,
        inside: nestedNodes,
      },
      meters,
    );
  }

  #size(
    path: string,
    coordinate: string,
    field: GraphQLField<unknown, unknown>,
    node: FieldNode | undefined,
    position: Position,
  ): ListSize | null {
    const introspectionSize = this.#introspection.get(path) ?? this.#introspection.get(coordinate);
    if (introspectionSize !== undefined) return { maximum: introspectionSize, limitingArgument: null };
    const sizeFromParent =
      position.sized?.fields.includes(field.name) === true ? position.sized.size : undefined;
    return findListSize(field, node, this.#prices.costs.get(coordinate), sizeFromParent);
  }

  /**
   * Whether the selected fields of a list's records are more than the REST call for the list returns. Each record then costs a
   * unit.
   */
  #exceedsCall(
    sets: readonly SelectionSetNode[],
    type: GraphQLCompositeType,
    anchor: string,
    isListRecord: boolean,
  ): boolean {
    return (
      this.#prices.entities.has(type.name) &&
      !this.#isIncluded(sets, type, anchor, isListRecord) &&
      !this.#isPassThrough(sets, type)
    );
  }

  /**
   * Whether a record is selected only to reach nested lookups, and the REST calls for these lookups also return the record's
   * selected fields.
   */
  #isPassThrough(sets: readonly SelectionSetNode[], type: GraphQLCompositeType): boolean {
    const fields = this.#recordFields(sets, type);
    const lookups = fields.filter(({ field, parent }) => this.#isLookup(`${parent.name}.${field.name}`));
    if (lookups.length === 0) return false;
    const includedFields = new Set(this.#prices.entities.get(type.name));
    for (const { field, parent } of lookups) {
      for (const name of this.#prices.siblingFields.get(`${parent.name}.${field.name}`) ?? [])
        includedFields.add(name);
    }
    return fields.every((each) => lookups.includes(each) || includedFields.has(each.field.name));
  }

  /** Returns the fields of a record, including those in groups. */
  #recordFields(sets: readonly SelectionSetNode[], type: GraphQLCompositeType): readonly MergedField[] {
    return this.#merge(sets, type).flatMap((merged) => {
      const { field, parent, nodes } = merged;
      if (field.name.startsWith('__')) return [];
      if (field.name !== 'deep' || getNamedType(field.type) !== parent) return [merged];
      return this.#recordFields(
        nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
        type,
      );
    });
  }

  #isLookup(coordinate: string): boolean {
    return (this.#prices.costs.get(coordinate)?.weight ?? 0) > 0;
  }

  /**
   * Whether all selected fields of a list's elements are included in the REST call for the list. A list always includes
   * the keys and ids of its records.
   */
  #isIncluded(
    sets: readonly SelectionSetNode[],
    type: GraphQLCompositeType,
    anchor: string,
    isListRecord: boolean,
  ): boolean {
    if (!isListRecord && !this.#prices.listed.has(anchor)) return false;
    const keys = isListRecord ? this.#prices.entities.get(type.name) : undefined;
    return this.#recordFields(sets, type).every(({ field, nodes, parent }) => {
      if (this.#isLookup(`${parent.name}.${field.name}`)) return true;
      if (keys !== undefined && (field.name === 'id' || keys.has(field.name))) return true;
      const namedType = getNamedType(field.type);
      // A nested list of records is a separate call.
      if (isListType(getNullableType(field.type)) && this.#prices.entities.has(namedType.name)) return false;
      const nestedAnchor = `${anchor}/${field.name}`;
      if (!isCompositeType(namedType)) return this.#prices.listed.has(nestedAnchor);
      return this.#isIncluded(
        nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
        namedType,
        nestedAnchor,
        false,
      );
    });
  }

  /**
   * Notes the metered unit that a field costs for its record.
   * @returns whether the field can cost a metered unit
   */
  #meter(
    coordinate: string,
    nodes: readonly FieldNode[],
    meters: Map<UnitKind, ValueNode[] | null>,
  ): boolean {
    const unconditionalUnit = this.#prices.meteredFields.get(coordinate);
    if (unconditionalUnit !== undefined) meters.set(unconditionalUnit, null);
    const conditionalUnit = this.#prices.meteredArguments.get(coordinate);
    if (conditionalUnit === undefined) return unconditionalUnit !== undefined;
    const argumentValues = nodes.flatMap((node) =>
      (node.arguments ?? []).flatMap(({ name, value }) =>
        name.value === conditionalUnit.argument ? value : [],
      ),
    );
    const previousConditions = meters.get(conditionalUnit.unit);
    if (argumentValues.length > 0 && previousConditions !== null)
      meters.set(conditionalUnit.unit, [...(previousConditions ?? []), ...argumentValues]);
    return argumentValues.length > 0;
  }

  /** Collects the fields of selection sets, merged by response key and type. */
  #merge(sets: readonly SelectionSetNode[], parent: GraphQLCompositeType): readonly MergedField[] {
    const mergedFields = new Map<string, MergedField>();
    const collect = (set: SelectionSetNode, type: GraphQLCompositeType): void => {
      for (const selection of set.selections) {
        if (selection.kind !== Kind.FIELD) {
          const fragment =
            selection.kind === Kind.INLINE_FRAGMENT
              ? selection
              : this.#client.fragments.get(selection.name.value);
          const condition = this.#schema.getType(fragment?.typeCondition?.name.value ?? type.name);
          if (fragment !== undefined && isCompositeType(condition)) collect(fragment.selectionSet, condition);
          continue;
        }
        const name = selection.name.value;
        const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
        const field = fields[name] ?? metaFields.find((meta) => meta.name === name);
        if (field === undefined) continue;
        const key = selection.alias?.value ?? name;
        const mergedField = mergedFields.get(`${key} ${type.name}`);
        if (mergedField !== undefined) mergedField.nodes.push(selection);
        else mergedFields.set(`${key} ${type.name}`, { key, field, parent: type, nodes: [selection] });
      }
    };
    for (const selectionSet of sets) collect(selectionSet, parent);
    return [...mergedFields.values()];
  }
}

/** Arguments that choose the language or unit of values that are already known. */
const presentationArguments: ReadonlySet<string> = new Set(['lang', 'unit']);

/**
 * Whether a field has arguments other than language and unit. In REST, each combination of such arguments takes a separate call.
 */
export const needsAnotherCall = (args: readonly GraphQLArgument[]): boolean =>
  args.some(({ name }) => !presentationArguments.has(name));

/**
 * Returns the fields that would take an additional REST call. A REST call returns every field of a record once, so the most
 * frequently selected field determines the number of calls.
 */
function findAdditionalCalls(
  fields: readonly { readonly merged: MergedField; readonly node: CostNode }[],
): ReadonlySet<CostNode> {
  const selections = new Map<GraphQLField<unknown, unknown>, number>();
  const additionalCalls = new Set<CostNode>();
  let callCount = 1;
  for (const { merged, node } of fields) {
    const { field, parent } = merged;
    // Calls and records with a cost are charged separately; introspection performs no lookups.
    if (node.perCall || node.perRecord || !needsAnotherCall(field.args) || parent.name.startsWith('__'))
      continue;
    const selectionCount = (selections.get(field) ?? 0) + 1;
    selections.set(field, selectionCount);
    if (selectionCount <= callCount) continue;
    callCount = selectionCount;
    additionalCalls.add(node);
  }
  return additionalCalls;
}

function createNode(
  node: Omit<CostNode, 'meters' | 'charged' | 'hasMeter'>,
  meters: ReadonlyMap<UnitKind, readonly ValueNode[] | null>,
): CostNode {
  return {
    ...node,
    meters: [...meters].map(([unit, when]) => ({ unit, when })),
    charged: node.inside.filter(
      ({ perCall, perRecord, charged }) => perCall || perRecord || charged.length > 0,
    ),
    hasMeter: meters.size > 0 || node.inside.some(({ hasMeter }) => hasMeter),
  };
}
