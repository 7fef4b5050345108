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
import type { AccessRequirements } from '../../router/auth/access.ts';
import type { CostControl } from '../../router/cost/charge.ts';
import type { Graph, Operation, ClientDocumentRules } from '../../router/graph.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { hasOwnFormat } from '../formats/format.ts';
import { createRouteCosts, type RouteCosts } from '../prices/costs.ts';
import { listPathParameters } from '../routing/match.ts';
import { getDocumentName, getDocumentText } from '../routing/route-documents.ts';
import { versions, type Route, type Version } from '../routing/route.ts';
import type { Parameter } from '../parameters/parameter.ts';

/** Limits and pricing for custom operations and compatibility APIs. */
export interface OperationControl {
  readonly demand: CostControl;
  readonly reading: ClientDocumentRules;
}

/** A route's operation, planned and compiled. */
export interface PreparedOperation {
  readonly operation: Operation;
  /** Paths of response keys to each `deep @include(if: $deep)` of the document: [['deep'], ['cities', 'deep']]. */
  readonly deepPaths: readonly (readonly string[])[];
  /** Parameter names x for which the document declares a variable `$has_x`. */
  readonly requested: readonly string[];
  /** Variable names by the name of the argument that receives the variable, for errors that name an argument. */
  readonly argued: ReadonlyMap<string, string>;
  /** Response key of the root field whose value is the body; null when all root fields form the body. */
  readonly bodyKey: string | null;
}

export interface PreparedRoute {
  readonly route: Route;
  readonly operations: Readonly<Record<Version, PreparedOperation>>;
  /** Path parameters, in the order of the template. */
  readonly path: readonly (readonly [name: string, parameter: Parameter])[];
  readonly query: readonly (readonly [name: string, parameter: Parameter])[];
  /** Valid query parameters, in the order in which error messages list them. */
  readonly names: readonly string[];
  /** Permissions that the caller needs. */
  readonly need: AccessRequirements;
  readonly costs: RouteCosts;
  /** Calculates the price of documents whose price is the query cost; null for a route with a fixed price. */
  readonly demand: CostControl | null;
  /** Operation that determines whether a metered unit is due, without querying a provider. Null: no metered units. */
  readonly metering: PreparedOperation | null;
  /** Operation that returns the result as a calendar text. Null: the route returns JSON only. */
  readonly calendar: PreparedOperation | null;
}

/**
 * Plans and compiles a route.
 * @param control limits and pricing when the price is the query cost of the document
 * @throws Error for a missing or invalid document, and for parameters that don't match the path template
 */
export function prepareRoute(
  route: Route,
  graph: Graph,
  control: OperationControl | null = null,
): PreparedRoute {
  const parameters = Object.entries(route.parameters ?? {});
  const names = listPathParameters(route.path);
  const path = names.map((name) => {
    const parameter = route.parameters?.[name];
    if (parameter?.in !== 'path') throw new Error(`${route.path}: no path parameter ${name} in the row.`);
    return [name, parameter] as const;
  });
  if (parameters.filter(([, parameter]) => parameter.in === 'path').length !== names.length) {
    throw new Error(`${route.path}: a path parameter of the row is not in the path.`);
  }
  const prepare = (version: Version) =>
    prepareOperation(route, getDocumentName(route, version), () =>
      graph.prepare(getDocumentText(route, version), undefined, control?.reading),
    );
  const [first, second] = versions;
  const olderOperation = prepare(first);
  const query = parameters.filter(([, parameter]) => parameter.in === 'query');
  return {
    route,
    operations: {
      [first]: olderOperation,
      [second]: typeof route.operation === 'string' ? olderOperation : prepare(second),
    },
    path,
    query,
    names: [...query.map(([name]) => name), 'deep', 'pretty', ...(hasOwnFormat(route) ? [] : ['format'])],
    need: {
      key: route.key ?? true,
      limited: true,
      // A route with cost control runs a custom document.
      ...(control === null ? { family: route.family } : { isDocument: true }),
      ...(route.feature === undefined ? {} : { feature: route.feature }),
    },
    costs: control === null ? createRouteCosts(route) : noCosts,
    demand: control?.demand ?? null,
    metering: route.metering === undefined ? null : prepareAdditional(route, route.metering, graph),
    calendar: route.calendar === undefined ? null : prepareAdditional(route, route.calendar, graph),
  };
}

const noCosts: RouteCosts = { plain: [], deep: [] };

/** Prepares an additional document of a route. */
function prepareAdditional(route: Route, name: string, graph: Graph): PreparedOperation {
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
  const hasCompleteBody = route.body === 'whole';
  return {
    operation,
    deepPaths: findDeepPaths(document).map((path) => (hasCompleteBody ? path : path.slice(1))),
    requested: listVariables(document).flatMap((variable) =>
      variable.startsWith('has_') ? [variable.slice(4)] : [],
    ),
    argued: mapArguments(document),
    bodyKey: hasCompleteBody ? null : root,
  };
}

function mapArguments(document: DocumentNode): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  const addVariable = ({ name, value }: ArgumentNode | ObjectFieldNode) => {
    if (value.kind === Kind.VARIABLE) result.set(name.value, value.name.value);
  };
  visit(document, { Argument: addVariable, ObjectField: addVariable });
  return result;
}

function listVariables(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}

/** Returns the paths of the document's `deep` groups, including those in fragments, once for each spread. */
function findDeepPaths(document: DocumentNode): string[][] {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const findPathsIn = ({ selections }: SelectionSetNode): string[][] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return findPathsIn(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        return fragment === undefined ? [] : findPathsIn(fragment.selectionSet);
      }
      const key = (selection.alias ?? selection.name).value;
      const innerPaths = selection.selectionSet === undefined ? [] : findPathsIn(selection.selectionSet);
      const result = innerPaths.map((path) => [key, ...path]);
      return key === 'deep' && isIncludedIfDeep(selection) ? [[key], ...result] : result;
    });
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? findPathsIn(definition.selectionSet) : [],
  );
}

const isIncludedIfDeep = ({ directives = [] }: FieldNode): boolean =>
  directives.some(
    ({ name, arguments: [condition] = [] }) =>
      name.value === 'include' &&
      condition?.value.kind === Kind.VARIABLE &&
      condition.value.name.value === 'deep',
  );
