import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  parse,
  visit,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from '../../router/document/document.ts';
import type { UnitKind } from '../../router/limits/units.ts';
import { entityKeys } from '../../router/compose/entity-keys.ts';
import { fieldCosts } from '../../router/compose/field-costs.ts';
import type { GraphPrices } from '../../router/cost/prices.ts';
import type { Graph } from '../../router/graph.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { meteredDeep } from './costs.ts';
import { versions, type Route } from '../routing/route.ts';
import { latest } from '../routing/versions.ts';

/** A field of a document, with what stands around it. */
interface Place {
  readonly parent: GraphQLCompositeType;
  readonly field: FieldNode;
  readonly type: string;
  readonly coordinate: string;
  /** Field names from the root, without grouping fields. */
  readonly path: string;
  /** The same from the last lookup below the root. */
  readonly anchor: string;
  readonly record: Record;
  readonly isRoot: boolean;
  /** Under `deep`, and not deeper than the first field that it adds. */
  readonly isDeep: boolean;
}

/** Fields that a document reads of one record. */
interface Record {
  readonly fields: Set<string>;
  readonly lookups: Set<string>;
}

/**
 * Lists whose elements belong to one parent each, and how many there are in all: what multiplies out to far more than
 * there is. A test holds them against the data.
 */
export const partitions: ReadonlyMap<string, number> = new Map([
  ['Query.continents', 7],
  ['Query.countries', 300],
  ['Query.blocs', 100],
  ['Continent.countries', 300],
  ['Country.states', 6000],
  ['State.districts', 8000],
]);

/** Derives what GraphQL costs from the rows of the table, their documents, and the directives of the SDL. */
export function graphPrices(
  routes: readonly Route[],
  { apiSchema: schema, sdl }: Pick<Graph, 'apiSchema' | 'sdl'>,
): GraphPrices {
  const costs = fieldCosts(sdl);
  const entities = entityKeys(sdl);
  const meteredTypes = new Map<string, UnitKind>();
  const meteredFields = new Map<string, UnitKind>();
  const meteredArguments = new Map<string, { argument: string; unit: UnitKind }>();
  const observed = new Map<string, string>();
  const features = new Map<string, string>();
  const rootFamilies = new Map<string, Set<string>>();
  const typeFamilies = new Map<string, Set<string>>();
  const included = new Map<string, Set<string>>();
  const besides = new Map<string, Set<string>>();
  const argumentNames = new Map<string, Map<string, string>>();
  const paid = new Set<string>();
  const free = new Set<string>();

  for (const route of routes) {
    const metered = route.deep === 'email' || route.deep === 'vat' ? meteredDeep[route.deep] : null;
    for (const name of operationsOf(route)) {
      // What the flat documents of 1.0.0 show makes no paid fact free.
      const isCurrent = name === currentOperation(route);
      for (const place of placesOf(name, { schema, costs, entities })) {
        const { coordinate, record } = place;
        addTo(included, place.path, route.family);
        addTo(included, place.anchor, route.family);
        for (const lookup of record.lookups) for (const field of record.fields) addTo(besides, lookup, field);
        for (const [variable, argument] of variablesOf(place.field)) {
          const known = argumentNames.get(coordinate) ?? new Map<string, string>();
          argumentNames.set(coordinate, known.set(variable, argument));
        }
        if (place.isRoot) {
          addTo(rootFamilies, place.field.name.value, route.family);
          addTo(typeFamilies, place.type, route.family);
          if (route.unit !== undefined && route.unit !== 'pooled') meteredTypes.set(place.type, route.unit);
          if (route.metering !== undefined) observed.set(place.type, fieldShownAsMetered(route.metering));
          if (route.feature !== undefined) features.set(place.type, route.feature);
        }
        if (!place.isDeep) {
          if (isCurrent) free.add(coordinate);
        } else if (route.deep === 'paid') paid.add(coordinate);
        else if (metered !== null && route.localDeep?.includes(coordinate) !== true)
          meteredFields.set(coordinate, metered);
        const argument = metered === null ? undefined : deepArgument(place.field);
        if (metered !== null && argument !== undefined)
          meteredArguments.set(coordinate, { argument, unit: metered });
      }
    }
  }
  const isRecord = (coordinate: string) => {
    const [type = '', field = ''] = coordinate.split('.');
    const parent = schema.getType(type);
    const named =
      isObjectType(parent) || isInterfaceType(parent)
        ? getNamedType(parent.getFields()[field]?.type)
        : undefined;
    return named !== undefined && (entities.has(named.name) || typeFamilies.has(named.name));
  };
  return {
    meteredTypes,
    meteredFields,
    meteredArguments,
    observed,
    features,
    rootFamilies,
    typeFamilies,
    included,
    besides,
    argumentNames,
    entities,
    costs,
    partitions,
    // What some path answers without paid deep is not paid; records of other families have prices of their own.
    paidFields: new Set([...paid].filter((coordinate) => !free.has(coordinate) && !isRecord(coordinate))),
  };
}

/** The field that a metering document has as `metered`. */
function fieldShownAsMetered(document: string): string {
  let field: string | undefined;
  visit(parse(readOperation(document)), {
    Field({ alias, name }) {
      if (alias?.value === 'metered') field = name.value;
    },
  });
  if (field === undefined) throw new Error(`${document}.graphql has no field with the alias "metered".`);
  return field;
}

const operationsOf = ({ operation }: Route): ReadonlySet<string> =>
  new Set(typeof operation === 'string' ? [operation] : Object.values(operation));

/** The document of the newest version; null: that does not have the row. */
const currentOperation = ({ operation, versions: served = versions }: Route): string | null => {
  if (!served.includes(latest)) return null;
  return typeof operation === 'string' ? operation : operation[latest];
};

function* placesOf(name: string, around: Omit<Around, 'fragments'>): Generator<Place> {
  const { schema } = around;
  const document = parse(readOperation(name), { noLocation: true });
  const fragments = fragmentsOf(document);
  const query = schema.getQueryType();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !query) continue;
    const at = {
      path: '',
      anchor: '',
      isDeep: false,
      record: { fields: new Set<string>(), lookups: new Set<string>() },
    };
    yield* placesIn(definition.selectionSet, query, at, { ...around, fragments });
  }
}

interface Around {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly costs: GraphPrices['costs'];
  readonly entities: GraphPrices['entities'];
}

type At = Pick<Place, 'path' | 'anchor' | 'isDeep' | 'record'>;

function* placesIn(
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  at: At,
  around: Around,
): Generator<Place> {
  for (const selection of set.selections) {
    const asked = at.isDeep || isIfDeep(selection.directives);
    if (selection.kind !== Kind.FIELD) {
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : around.fragments.get(selection.name.value);
      const type = around.schema.getType(fragment?.typeCondition?.name.value ?? parent.name);
      if (fragment !== undefined && isCompositeType(type)) {
        yield* placesIn(fragment.selectionSet, type, { ...at, isDeep: asked }, around);
      }
      continue;
    }
    const name = selection.name.value;
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const type = getNamedType(fields[name]?.type);
    if (type === undefined) continue;
    const coordinate = `${parent.name}.${name}`;
    const isRoot = at.path === '';
    const isGroup = name === 'deep' && type === parent;
    const isLookup = !isRoot && (around.costs.get(coordinate)?.weight ?? 0) > 0;
    const path = isRoot ? name : `${at.path}/${name}`;
    const isOwnList = isLookup || (!isRoot && isListOf(fields[name]?.type, around.entities));
    const anchor = isOwnList ? coordinate : isRoot ? name : `${at.anchor}/${name}`;
    const place = {
      parent,
      field: selection,
      type: type.name,
      coordinate,
      path,
      anchor,
      isRoot,
      isDeep: asked,
    };
    const record = isGroup ? at.record : { fields: new Set<string>(), lookups: new Set<string>() };
    if (isLookup) at.record.lookups.add(coordinate);
    else if (!isGroup) at.record.fields.add(name);
    if (selection.selectionSet !== undefined && isCompositeType(type)) {
      const inside = isGroup ? { ...at, isDeep: asked } : { path, anchor, isDeep: false, record };
      yield* placesIn(selection.selectionSet, type, inside, around);
    }
    // After what is inside: then everything that is read of its record is known.
    if (!isGroup) yield { ...place, record };
  }
}

const isListOf = (type: GraphQLOutputType | undefined, entities: GraphPrices['entities']): boolean =>
  type !== undefined && isListType(getNullableType(type)) && entities.has(getNamedType(type).name);

/** Arguments that are variables: the variable's name, and the argument's. */
const variablesOf = ({ arguments: given = [] }: FieldNode): readonly (readonly [string, string])[] =>
  given.flatMap(({ name, value }) =>
    value.kind === Kind.VARIABLE ? [[value.name.value, name.value] as const] : [],
  );

const isIfDeep = (directives: readonly DirectiveNode[] = []): boolean =>
  directives.some(
    ({ name, arguments: [condition] = [] }) =>
      name.value === 'include' &&
      condition?.value.kind === Kind.VARIABLE &&
      condition.value.name.value === 'deep',
  );

/** The argument of a field that `deep` decides: `live` of `domainValid(live: $deep)`. */
const deepArgument = (field: FieldNode): string | undefined =>
  field.arguments?.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === 'deep')?.name
    .value;

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}
