import {
  Kind,
  parse,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type ObjectFieldNode,
  type SelectionSetNode,
} from 'graphql';
import type { Need } from '../../router/auth/access.ts';
import type { CostControl } from '../../router/cost/charge.ts';
import type { Graph, Operation, Reading } from '../../router/graph.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { routeCosts, type RouteCosts } from '../prices/costs.ts';
import { pathParameters } from '../routing/match.ts';
import { documentName, documentText } from '../routing/route-documents.ts';
import { versions, type Route, type Version } from '../routing/route.ts';
import type { Parameter } from '../parameters/parameter.ts';

/** How the documents of others are read and priced. */
export interface OperationControl {
  readonly demand: CostControl;
  readonly reading: Reading;
}

/** An operation of a row, planned and compiled. */
export interface PreparedOperation {
  readonly operation: Operation;
  /** Response keys that lead to each `deep @include(if: $deep)` of the document: [['deep'], ['cities', 'deep']]. */
  readonly deepPaths: readonly (readonly string[])[];
  /** Names x for which the document declares `$has_x`. */
  readonly asked: readonly string[];
  /** Variables by the arguments that they are given to, for errors that blame an argument. */
  readonly argued: ReadonlyMap<string, string>;
  /** Response key of the root field that is the body; null: all root fields are. */
  readonly bodyKey: string | null;
}

export interface PreparedRoute {
  readonly route: Route;
  readonly operations: Readonly<Record<Version, PreparedOperation>>;
  /** In the order of the template. */
  readonly path: readonly (readonly [name: string, parameter: Parameter])[];
  readonly query: readonly (readonly [name: string, parameter: Parameter])[];
  /** What a query may name, in the order in which it is told. */
  readonly names: readonly string[];
  /** What a caller must be allowed to do. */
  readonly need: Need;
  readonly costs: RouteCosts;
  /** What says the price, where the row does not. Null: the row does. */
  readonly demand: CostControl | null;
  /** Tells whether a metered unit is due, without querying a provider. Null: nothing is metered. */
  readonly metering: PreparedOperation | null;
  /** Answers the same as a calendar text. Null: there is only JSON. */
  readonly calendar: PreparedOperation | null;
}

/**
 * @param control of operations whose price only their document tells.
 * @throws when a document is missing or does not fit the graph, or a row and its template disagree.
 */
export function prepareRoute(
  route: Route,
  graph: Graph,
  control: OperationControl | null = null,
): PreparedRoute {
  const parameters = Object.entries(route.parameters ?? {});
  const names = pathParameters(route.path);
  const path = names.map((name) => {
    const parameter = route.parameters?.[name];
    if (parameter?.in !== 'path') throw new Error(`${route.path}: no path parameter ${name} in the row.`);
    return [name, parameter] as const;
  });
  if (parameters.filter(([, parameter]) => parameter.in === 'path').length !== names.length) {
    throw new Error(`${route.path}: a path parameter of the row is not in the path.`);
  }
  const prepare = (version: Version) =>
    prepareOperation(route, documentName(route, version), () =>
      graph.prepare(documentText(route, version), undefined, control?.reading),
    );
  const [first, second] = versions;
  const older = prepare(first);
  const query = parameters.filter(([, parameter]) => parameter.in === 'query');
  return {
    route,
    operations: { [first]: older, [second]: typeof route.operation === 'string' ? older : prepare(second) },
    path,
    query,
    names: [
      ...query.map(([name]) => name),
      ...['deep', 'pretty'],
      ...(route.calendar === undefined ? [] : ['format']),
    ],
    need: {
      key: route.key ?? true,
      limited: true,
      ...(control === null ? { family: route.family } : {}),
      ...(route.feature === undefined ? {} : { feature: route.feature }),
    },
    costs: control === null ? routeCosts(route) : noCosts,
    demand: control?.demand ?? null,
    metering: route.metering === undefined ? null : besides(route, route.metering, graph),
    calendar: route.calendar === undefined ? null : besides(route, route.calendar, graph),
  };
}

const noCosts: RouteCosts = { plain: [], deep: [] };

/** A document that a row has besides its own. */
function besides(route: Route, name: string, graph: Graph): PreparedOperation {
  const text = readOperation(name);
  return prepareOperation({ ...route, text }, name, () => graph.prepare(text));
}

function prepareOperation(route: Route, name: string, prepare: () => Operation): PreparedOperation {
  const operation = prepare();
  const document = parse(route.text ?? readOperation(name));
  const [root] = operation.rootFields;
  if (root === undefined || (route.body !== 'whole' && operation.rootFields.length !== 1)) {
    throw new Error(`${name}.graphql must have exactly one root field, since the row's body is a field.`);
  }
  const whole = route.body === 'whole';
  return {
    operation,
    deepPaths: deepPaths(document).map((path) => (whole ? path : path.slice(1))),
    asked: declared(document).flatMap((variable) => (variable.startsWith('has_') ? [variable.slice(4)] : [])),
    argued: argumentsOf(document),
    bodyKey: whole ? null : root,
  };
}

function argumentsOf(document: DocumentNode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const note = ({ name, value }: ArgumentNode | ObjectFieldNode) => {
    if (value.kind === Kind.VARIABLE) found.set(name.value, value.name.value);
  };
  visit(document, { Argument: note, ObjectField: note });
  return found;
}

function declared(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}

/** Where the document's richer fields are grouped; a fragment counts wherever it is spread. */
function deepPaths(document: DocumentNode): string[][] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const pathsIn = ({ selections }: SelectionSetNode): string[][] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return pathsIn(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        return fragment === undefined ? [] : pathsIn(fragment.selectionSet);
      }
      const key = (selection.alias ?? selection.name).value;
      const inner = selection.selectionSet === undefined ? [] : pathsIn(selection.selectionSet);
      const found = inner.map((path) => [key, ...path]);
      return key === 'deep' && isIfDeep(selection) ? [[key], ...found] : found;
    });
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? pathsIn(definition.selectionSet) : [],
  );
}

const isIfDeep = ({ directives = [] }: FieldNode): boolean =>
  directives.some(
    ({ name, arguments: [condition] = [] }) =>
      name.value === 'include' &&
      condition?.value.kind === Kind.VARIABLE &&
      condition.value.name.value === 'deep',
  );
