import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf } from '../router/execute/document.ts';
import type { UnitKind } from '../router/access/units.ts';
import type { GraphPrices } from '../router/demand/prices.ts';
import { readOperation } from '../router/plan/operation-documents.ts';
import { meteredDeep } from './costs.ts';
import type { Route } from './route.ts';

/** A field of a document, with what stands around it. */
interface Place {
  readonly parent: GraphQLCompositeType;
  readonly field: FieldNode;
  readonly type: string;
  /** Field names from the root, without grouping fields. */
  readonly path: string;
  readonly isRoot: boolean;
  /** Under `deep`, and not deeper than the first field that it adds. */
  readonly isDeep: boolean;
}

/** Derives what GraphQL costs from the rows of the table and their documents. */
export function graphPrices(
  routes: readonly Route[],
  schema: GraphQLSchema,
  entities: ReadonlySet<string>,
): GraphPrices {
  const meteredTypes = new Map<string, UnitKind>();
  const meteredFields = new Map<string, UnitKind>();
  const meteredArguments = new Map<string, { argument: string; unit: UnitKind }>();
  const features = new Map<string, string>();
  const rootFamilies = new Map<string, Set<string>>();
  const typeFamilies = new Map<string, Set<string>>();
  const included = new Map<string, Set<string>>();
  const paid = new Set<string>();
  const free = new Set<string>();

  for (const route of routes) {
    const metered = route.deep === 'email' || route.deep === 'vat' ? meteredDeep[route.deep] : null;
    for (const place of placesOf(route, schema)) {
      const coordinate = `${place.parent.name}.${place.field.name.value}`;
      addTo(included, place.path, route.family);
      if (place.isRoot) {
        addTo(rootFamilies, place.field.name.value, route.family);
        addTo(typeFamilies, place.type, route.family);
        if (route.unit !== undefined && route.unit !== 'pooled') meteredTypes.set(place.type, route.unit);
        if (route.feature !== undefined) features.set(place.type, route.feature);
      }
      if (!place.isDeep) free.add(coordinate);
      else if (route.deep === 'paid') paid.add(coordinate);
      else if (metered !== null) meteredFields.set(coordinate, metered);
      const argument = metered === null ? undefined : deepArgument(place.field);
      if (metered !== null && argument !== undefined)
        meteredArguments.set(coordinate, { argument, unit: metered });
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
    features,
    rootFamilies,
    typeFamilies,
    included,
    entities,
    // What some path answers without paid deep is not paid; records of other families have prices of their own.
    paidFields: new Set([...paid].filter((coordinate) => !free.has(coordinate) && !isRecord(coordinate))),
  };
}

function* placesOf(route: Route, schema: GraphQLSchema): Generator<Place> {
  const names = typeof route.operation === 'string' ? [route.operation] : Object.values(route.operation);
  for (const name of new Set(names)) {
    const document = parse(readOperation(name), { noLocation: true });
    const fragments = fragmentsOf(document);
    const query = schema.getQueryType();
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !query) continue;
      yield* placesIn(definition.selectionSet, query, '', false, { schema, fragments });
    }
  }
}

interface Around {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

function* placesIn(
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  path: string,
  isDeep: boolean,
  around: Around,
): Generator<Place> {
  for (const selection of set.selections) {
    if (selection.kind !== Kind.FIELD) {
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : around.fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      const type = around.schema.getType(fragment.typeCondition?.name.value ?? parent.name);
      const asked = isDeep || isIfDeep(selection.directives);
      if (isCompositeType(type)) yield* placesIn(fragment.selectionSet, type, path, asked, around);
      continue;
    }
    const name = selection.name.value;
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const type = getNamedType(fields[name]?.type);
    if (type === undefined) continue;
    const asked = isDeep || isIfDeep(selection.directives);
    const isGroup = name === 'deep' && type === parent;
    const here = path === '' ? name : `${path}/${name}`;
    if (!isGroup)
      yield { parent, field: selection, type: type.name, path: here, isRoot: path === '', isDeep: asked };
    if (selection.selectionSet === undefined || !isCompositeType(type)) continue;
    yield* placesIn(selection.selectionSet, type, isGroup ? path : here, isGroup && asked, around);
  }
}

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
