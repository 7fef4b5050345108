import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { isBody } from './responses.ts';
import type { Body, Route } from '../routing/route.ts';
import { getField } from './fields.ts';
import { latestVersion } from '../routing/versions.ts';

/**
 * Returns a copy of a route whose document selects only some fields, so that nothing else is looked up; used for files
 * with many records. The copy has neither headers nor hints.
 *
 * The route's own `shape` is applied to a body of unique placeholder values. Their positions in the result show which
 * document field a response field comes from.
 *
 * @param text the document of the route, with its fragments
 * @param fields dotted names
 * @returns null when the source of a field cannot be determined: a field that does not exist or that `shape` computes
 */
export function selectRouteFields(route: Route, text: string, fields: readonly string[]): Route | null {
  const { operation, fragments } = splitDocument(parse(text));
  if (operation?.operation !== OperationTypeNode.QUERY) return null;
  const root = route.body === 'whole' ? [] : findRootKey(operation);
  if (root === null) return null;
  const markers = new FieldMarkers(operation.selectionSet, fragments);
  const markersByField = new Map<string, unknown>();
  const sampleBody = applyShape(route, getBodyAt(markers.body, root));
  for (const field of [...fields, ...alwaysIncludedFields]) {
    const marker = getField(sampleBody, field);
    if (markers.has(marker)) markersByField.set(field, marker);
    else if (fields.includes(field)) return null;
  }
  const selectedPaths = [...markersByField.values()].map((mark) => markers.pathOf(mark));
  if (selectedPaths.length === 0) return null;
  // The selected fields must keep their positions whatever values the other fields have, and when the other fields are absent.
  for (const probeValue of probeValues) {
    const probedBody = applyShape(route, getBodyAt(markers.bodyWith(selectedPaths, probeValue), root));
    for (const [field, mark] of markersByField) if (getField(probedBody, field) !== mark) return null;
  }
  const selectionSet = markers.narrow(selectedPaths);
  const reducedRoute = { ...route, text: print(removeUnusedVariables({ ...operation, selectionSet })) };
  for (const property of ['headers', 'hint', 'metering', 'calendar'] as const) delete reducedRoute[property];
  return reducedRoute;
}

/** Values that a `shape` function might branch on. Undefined: the field is absent. */
const probeValues: readonly unknown[] = [undefined, null, false, true, 0, 1, '', 'x', []];

/** Fields that are always included, because they qualify the result: `matches` is the number of records with the same name. */
const alwaysIncludedFields = ['matches'];

function applyShape({ shape }: Route, body: unknown): unknown {
  if (!isBody(body) || shape === undefined) return body;
  try {
    return shape(body, {}, latestVersion);
  } catch {
    return undefined;
  }
}

interface DocumentParts {
  readonly operation: OperationDefinitionNode | undefined;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

function splitDocument({ definitions }: DocumentNode): DocumentParts {
  const fragments = definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
  );
  return {
    operation: definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION),
    fragments: new Map(fragments),
  };
}

function findRootKey({ selectionSet: { selections } }: OperationDefinitionNode): string[] | null {
  const [root, another] = selections;
  return root?.kind === Kind.FIELD && another === undefined ? [(root.alias ?? root.name).value] : null;
}

const getBodyAt = (body: Body, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isBody(value) ? value[key] : undefined), body);

type Path = readonly string[];

/**
 * A sample body of a document in which each value is a unique placeholder. The result of `shape` then shows where each value ends
 * up.
 */
class FieldMarkers {
  readonly body: Body;
  readonly #set: SelectionSetNode;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #paths = new Map<unknown, Path>();

  constructor(set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
    this.#set = set;
    this.#fragments = fragments;
    this.body = this.#bodyOf(set, []);
  }

  has(mark: unknown): boolean {
    return this.#paths.has(mark);
  }

  pathOf(mark: unknown): Path {
    return this.#paths.get(mark) ?? [];
  }

  #bodyOf(set: SelectionSetNode, path: Path, into: Body = {}): Body {
    for (const selection of set.selections) {
      const innerSet = this.#inner(selection);
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const existingValue = into[key];
        const marker = isBody(existingValue) ? existingValue : {};
        this.#paths.set(marker, [...path, key]);
        into[key] = innerSet === undefined ? marker : this.#bodyOf(innerSet, [...path, key], marker);
      } else if (innerSet !== undefined) this.#bodyOf(innerSet, path, into);
    }
    return into;
  }

  /** Returns a body with the placeholders at the selected paths; all other values are replaced by `probe`. */
  bodyWith(selectedPaths: readonly Path[], probe: unknown, body: Body = this.body): Body {
    const entries = Object.entries(body).flatMap(([key, mark]): [string, unknown][] => {
      const markerPath = this.pathOf(mark);
      if (selectedPaths.some((path) => isPathPrefix(markerPath, path))) return [[key, mark]];
      if (isBody(mark) && selectedPaths.some((path) => isPathPrefix(path, markerPath)))
        return [[key, this.bodyWith(selectedPaths, probe, mark)]];
      return probe === undefined ? [] : [[key, probe]];
    });
    return Object.fromEntries(entries);
  }

  /** Returns the selections of these paths and everything below them, with fragment spreads inlined. */
  narrow(
    selectedPaths: readonly Path[],
    set: SelectionSetNode = this.#set,
    path: Path = [],
  ): SelectionSetNode {
    const selections = set.selections.flatMap((selection): SelectionNode[] => {
      const innerSet = this.#inner(selection);
      if (selection.kind === Kind.FIELD) {
        const fieldPath = [...path, (selection.alias ?? selection.name).value];
        if (selectedPaths.some((whole) => isPathPrefix(fieldPath, whole)))
          return [
            innerSet === undefined ? selection : { ...selection, selectionSet: this.narrow([[]], innerSet) },
          ];
        if (innerSet === undefined || !selectedPaths.some((whole) => isPathPrefix(whole, fieldPath)))
          return [];
        return [{ ...selection, selectionSet: this.narrow(selectedPaths, innerSet, fieldPath) }];
      }
      if (innerSet === undefined) return [];
      const selectionSet = this.narrow(selectedPaths, innerSet, path);
      if (selectionSet.selections.length === 0) return [];
      if (selection.kind === Kind.INLINE_FRAGMENT) return [{ ...selection, selectionSet }];
      const { typeCondition } = this.#fragments.get(selection.name.value) ?? {};
      const { directives = [] } = selection;
      return [
        {
          kind: Kind.INLINE_FRAGMENT,
          ...(typeCondition === undefined ? {} : { typeCondition }),
          directives,
          selectionSet,
        },
      ];
    });
    return { kind: Kind.SELECTION_SET, selections };
  }

  #inner(selection: SelectionNode): SelectionSetNode | undefined {
    return selection.kind === Kind.FRAGMENT_SPREAD
      ? this.#fragments.get(selection.name.value)?.selectionSet
      : selection.selectionSet;
  }
}

const isPathPrefix = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key);

/** Removes unused variables. */
function removeUnusedVariables(operation: OperationDefinitionNode): OperationDefinitionNode {
  const { variableDefinitions = [] } = operation;
  const usedNames = new Set<string>();
  visit(
    { ...operation, variableDefinitions: [] },
    { Variable: ({ name }) => void usedNames.add(name.value) },
  );
  const usedDefinitions = variableDefinitions.filter(({ variable }) => usedNames.has(variable.name.value));
  return { ...operation, variableDefinitions: usedDefinitions };
}
