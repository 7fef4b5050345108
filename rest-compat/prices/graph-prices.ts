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
import { collectFragments } from '../../router/document/document.ts';
import type { UnitKind } from '../../router/limits/units.ts';
import { readEntityKeys } from '../../router/compose/entity-keys.ts';
import { readFieldCosts } from '../../router/compose/field-costs.ts';
import type { GraphPrices } from '../../router/cost/prices.ts';
import type { Graph } from '../../router/graph.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { deepUnitByFamily } from './costs.ts';
import { versions, type Route } from '../routing/route.ts';
import { latestVersion } from '../routing/versions.ts';

/** A field of a document, with its context. */
interface FieldOccurrence {
  readonly parent: GraphQLCompositeType;
  readonly field: FieldNode;
  readonly type: string;
  readonly coordinate: string;
  /** Field names from the root, without grouping fields. */
  readonly path: string;
  /** Paths from the records of the lists around this field, as in `GraphPrices.listed`. */
  readonly anchors: readonly string[];
  readonly record: RecordUse;
  readonly isRoot: boolean;
  /** Whether the field is in a `deep` group, at or above the nesting level of the group's first field. */
  readonly isDeep: boolean;
}

/** The fields and lookups that a document selects on one record. */
interface RecordUse {
  readonly fields: Set<string>;
  readonly lookups: Set<string>;
}

/**
 * Total number of elements in lists whose elements each belong to one parent. Without these totals, the product of the list sizes
 * would be far too high. A test compares the totals with the data.
 */
export const partitions: ReadonlyMap<string, number> = new Map([
  ['Query.continents', 7],
  ['Query.countries', 300],
  ['Query.blocs', 100],
  ['Continent.countries', 300],
  ['Country.states', 6000],
  ['State.children', 6000],
  ['State.districts', 8000],
]);

/** Derives GraphQL prices from the routes, their documents, and the directives of the SDL. */
export function createGraphPrices(
  routes: readonly Route[],
  { apiSchema: schema, sdl }: Pick<Graph, 'apiSchema' | 'sdl'>,
): GraphPrices {
  const costs = readFieldCosts(sdl);
  const entities = readEntityKeys(sdl);
  const meteredTypes = new Map<string, UnitKind>();
  const meteredFields = new Map<string, UnitKind>();
  const meteredArguments = new Map<string, { argument: string; unit: UnitKind }>();
  const meteredFlags = new Map<string, string>();
  const features = new Map<string, string>();
  const rootFamilies = new Map<string, Set<string>>();
  const typeFamilies = new Map<string, Set<string>>();
  const includedFamilies = new Map<string, Set<string>>();
  const listedAnchors = new Set<string>();
  const fieldsWithLookup = new Map<string, Set<string>>();
  const argumentNames = new Map<string, Map<string, string>>();
  const paidCoordinates = new Set<string>();
  const freeCoordinates = new Set<string>();

  for (const route of routes) {
    const meteredUnit = route.deep === 'email' || route.deep === 'vat' ? deepUnitByFamily[route.deep] : null;
    for (const name of listOperations(route)) {
      // Ignore the flat documents of API version 1.0.0: they include paid facts without `deep`, but such facts are not free.
      const isCurrent = name === findCurrentOperation(route);
      for (const occurrence of listOccurrences(name, { schema, costs, entities })) {
        const { coordinate, record } = occurrence;
        addToSet(includedFamilies, occurrence.path, route.family);
        for (const anchor of occurrence.anchors) listedAnchors.add(anchor);
        for (const lookup of record.lookups)
          for (const field of record.fields) addToSet(fieldsWithLookup, lookup, field);
        for (const [variable, argument] of mapVariables(occurrence.field)) {
          const existingNames = argumentNames.get(coordinate) ?? new Map<string, string>();
          argumentNames.set(coordinate, existingNames.set(variable, argument));
        }
        if (occurrence.isRoot) {
          addToSet(rootFamilies, occurrence.field.name.value, route.family);
          addToSet(typeFamilies, occurrence.type, route.family);
          if (route.unit !== undefined && route.unit !== 'pooled')
            meteredTypes.set(occurrence.type, route.unit);
          if (route.metering !== undefined)
            meteredFlags.set(occurrence.type, createMeteredFieldText(route.metering));
          if (route.feature !== undefined) features.set(occurrence.type, route.feature);
        }
        if (!occurrence.isDeep) {
          if (isCurrent) freeCoordinates.add(coordinate);
        } else if (route.deep === 'paid') paidCoordinates.add(coordinate);
        else if (meteredUnit !== null && route.localDeep?.includes(coordinate) !== true)
          meteredFields.set(coordinate, meteredUnit);
        const argument = meteredUnit === null ? undefined : findDeepArgument(occurrence.field);
        if (meteredUnit !== null && argument !== undefined)
          meteredArguments.set(coordinate, { argument, unit: meteredUnit });
      }
    }
  }
  const isRecord = (coordinate: string) => {
    const [type = '', field = ''] = coordinate.split('.');
    const parent = schema.getType(type);
    const namedType =
      isObjectType(parent) || isInterfaceType(parent)
        ? getNamedType(parent.getFields()[field]?.type)
        : undefined;
    return namedType !== undefined && (entities.has(namedType.name) || typeFamilies.has(namedType.name));
  };
  return {
    meteredTypes,
    meteredFields,
    meteredArguments,
    observed: meteredFlags,
    features,
    rootFamilies,
    typeFamilies,
    included: includedFamilies,
    listed: listedAnchors,
    sameLists,
    siblingFields: fieldsWithLookup,
    argumentNames,
    entities,
    costs,
    partitions,
    // A field that any route returns without paid `deep` is free. Records of other families have their own prices.
    paidFields: new Set(
      [...paidCoordinates].filter((coordinate) => !freeCoordinates.has(coordinate) && !isRecord(coordinate)),
    ),
  };
}

/** Returns the field with the alias `metered` in a metering document. */
function createMeteredFieldText(document: string): string {
  let field: string | undefined;
  visit(parse(readOperation(document)), {
    Field({ alias, name }) {
      if (alias?.value === 'metered') field = name.value;
    },
  });
  if (field === undefined) throw new Error(`${document}.graphql has no field with the alias "metered".`);
  return field;
}

/** Lists of the graph with the same records as a list that a REST path returns. */
const sameLists: ReadonlyMap<string, string> = new Map([
  ['Bloc.members', 'Bloc.countries'],
  ['CitySearch.hits', 'CitySearch.results'],
  ['CompanySearchConnection.nodes', 'CompanySearchConnection.edges'],
  ...listFieldsOfConnection('CityConnection', 'CitySearch.results'),
  ...listFieldsOfConnection('CitySearchConnection', 'CitySearch.results'),
  ...listFieldsOfConnection('CompanyConnection', 'CompanySearchConnection.edges'),
  ...listFieldsOfConnection('CurrencyConnection', 'Query.currencies'),
  ...listFieldsOfConnection('DistrictConnection', 'State.districts'),
  ...listFieldsOfConnection('StateConnection', 'Country.states'),
]);

/** Maps both lists of a connection to a list with the same records. */
function listFieldsOfConnection(type: string, list: string): (readonly [string, string])[] {
  return [
    [`${type}.edges`, list],
    [`${type}.nodes`, list],
  ];
}

const listOperations = ({ operation }: Route): ReadonlySet<string> =>
  new Set(typeof operation === 'string' ? [operation] : Object.values(operation));

/** Returns the document of the latest version, or null when the latest version doesn't include the route. */
const findCurrentOperation = ({ operation, versions: served = versions }: Route): string | null => {
  if (!served.includes(latestVersion)) return null;
  return typeof operation === 'string' ? operation : operation[latestVersion];
};

function* listOccurrences(
  name: string,
  around: Omit<DocumentContext, 'fragments'>,
): Generator<FieldOccurrence> {
  const { schema } = around;
  const document = parse(readOperation(name), { noLocation: true });
  const fragments = collectFragments(document);
  const query = schema.getQueryType();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !query) continue;
    const rootPosition = {
      path: '',
      anchors: [],
      list: null,
      isDeep: false,
      record: { fields: new Set<string>(), lookups: new Set<string>() },
    };
    yield* listOccurrencesInSelection(definition.selectionSet, query, rootPosition, { ...around, fragments });
  }
}

interface DocumentContext {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly costs: GraphPrices['costs'];
  readonly entities: GraphPrices['entities'];
}

interface Position extends Pick<FieldOccurrence, 'path' | 'anchors' | 'isDeep' | 'record'> {
  /** Coordinate of the nearest list above. Null once one of its records is reached. */
  readonly list: string | null;
}

function* listOccurrencesInSelection(
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  at: Position,
  around: DocumentContext,
): Generator<FieldOccurrence> {
  for (const selection of set.selections) {
    const isInDeep = at.isDeep || isIncludedIfDeep(selection.directives);
    if (selection.kind !== Kind.FIELD) {
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : around.fragments.get(selection.name.value);
      const type = around.schema.getType(fragment?.typeCondition?.name.value ?? parent.name);
      if (fragment !== undefined && isCompositeType(type)) {
        yield* listOccurrencesInSelection(fragment.selectionSet, type, { ...at, isDeep: isInDeep }, around);
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
    const list = isList(fields[name]?.type) ? (sameLists.get(coordinate) ?? coordinate) : at.list;
    const isListRecord = list !== null && around.entities.has(type.name);
    const anchors = [
      ...at.anchors.map((anchor) => `${anchor}/${name}`),
      ...(isListRecord ? [`${list}>${type.name}`] : isRoot || isLookup ? [coordinate] : []),
    ];
    const occurrence = {
      parent,
      field: selection,
      type: type.name,
      coordinate,
      path,
      anchors,
      isRoot,
      isDeep: isInDeep,
    };
    const record = isGroup ? at.record : { fields: new Set<string>(), lookups: new Set<string>() };
    if (isLookup) at.record.lookups.add(coordinate);
    else if (!isGroup) at.record.fields.add(name);
    if (selection.selectionSet !== undefined && isCompositeType(type)) {
      const nestedPosition = isGroup
        ? { ...at, isDeep: isInDeep }
        : { path, anchors, list: isListRecord ? null : list, isDeep: false, record };
      yield* listOccurrencesInSelection(selection.selectionSet, type, nestedPosition, around);
    }
    // Yield a field after its inner fields, because then all fields and lookups of its record are known.
    if (!isGroup) yield { ...occurrence, record };
  }
}

const isList = (type: GraphQLOutputType | undefined): boolean =>
  type !== undefined && isListType(getNullableType(type));

/** Returns the variables that are passed as arguments, each with the name of the variable and of the argument. */
const mapVariables = ({
  arguments: fieldArguments = [],
}: FieldNode): readonly (readonly [string, string])[] =>
  fieldArguments.flatMap(({ name, value }) =>
    value.kind === Kind.VARIABLE ? [[value.name.value, name.value] as const] : [],
  );

const isIncludedIfDeep = (directives: readonly DirectiveNode[] = []): boolean =>
  directives.some(
    ({ name, arguments: [condition] = [] }) =>
      name.value === 'include' &&
      condition?.value.kind === Kind.VARIABLE &&
      condition.value.name.value === 'deep',
  );

/** Returns the argument that receives the variable `$deep`: `live` in `domainValid(live: $deep)`. */
const findDeepArgument = (field: FieldNode): string | undefined =>
  field.arguments?.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === 'deep')?.name
    .value;

function addToSet(map: Map<string, Set<string>>, key: string, value: string): void {
  const existingValues = map.get(key);
  if (existingValues === undefined) map.set(key, new Set([value]));
  else existingValues.add(value);
}
