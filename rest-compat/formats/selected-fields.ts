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
import { isBody } from './answer.ts';
import type { Body, Route } from '../routing/route.ts';
import { fieldOf } from './fields.ts';
import { latest } from '../routing/versions.ts';

/**
 * A row whose document asks for some fields of the answer alone, so that nothing else is looked up: what a file of a
 * million records is asked for. It has neither headers nor hints.
 *
 * Which fields of the document a field of the answer comes from is told by the row's own `shape`: it is handed a body
 * of marks, and where they end up is looked at.
 *
 * @param text the row's document with its fragments
 * @param fields dotted names
 * @returns null where that cannot be told: for a field that the answer does not have, or that `shape` makes itself
 */
export function narrowed(route: Route, text: string, fields: readonly string[]): Route | null {
  const { operation, fragments } = parts(parse(text));
  if (operation?.operation !== OperationTypeNode.QUERY) return null;
  const root = route.body === 'whole' ? [] : rootKey(operation);
  if (root === null) return null;
  const marks = new Marks(operation.selectionSet, fragments);
  const wanted = new Map<string, unknown>();
  const shaped = shapeOf(route, bodyAt(marks.body, root));
  for (const field of [...fields, ...always]) {
    const mark = fieldOf(shaped, field);
    if (marks.has(mark)) wanted.set(field, mark);
    else if (fields.includes(field)) return null;
  }
  const kept = [...wanted.values()].map((mark) => marks.pathOf(mark));
  if (kept.length === 0) return null;
  // They must come out where they did, whatever stands beside them, and when nothing does.
  for (const other of others) {
    const again = shapeOf(route, bodyAt(marks.bodyWith(kept, other), root));
    for (const [field, mark] of wanted) if (fieldOf(again, field) !== mark) return null;
  }
  const selectionSet = marks.narrow(kept);
  const bare = { ...route, text: print(withoutUnused({ ...operation, selectionSet })) };
  for (const extra of ['headers', 'hint', 'metering', 'calendar'] as const) delete bare[extra];
  return bare;
}

/** Values on which a row could decide what it does with others. Undefined: the answer has no such field. */
const others: readonly unknown[] = [undefined, null, false, true, 0, 1, '', 'x', []];

/** What tells how an answer is meant, whatever is asked for: of how many records of the name it is one. */
const always = ['matches'];

function shapeOf({ shape }: Route, body: unknown): unknown {
  if (!isBody(body) || shape === undefined) return body;
  try {
    return shape(body, {}, latest);
  } catch {
    return undefined;
  }
}

interface Parts {
  readonly operation: OperationDefinitionNode | undefined;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

function parts({ definitions }: DocumentNode): Parts {
  const fragments = definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
  );
  return {
    operation: definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION),
    fragments: new Map(fragments),
  };
}

function rootKey({ selectionSet: { selections } }: OperationDefinitionNode): string[] | null {
  const [root, another] = selections;
  return root?.kind === Kind.FIELD && another === undefined ? [(root.alias ?? root.name).value] : null;
}

const bodyAt = (body: Body, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isBody(value) ? value[key] : undefined), body);

type Path = readonly string[];

/** A body as a document would be answered with, in which each value is a mark of its own. */
class Marks {
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
      const inner = this.#inner(selection);
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const known = into[key];
        const mark = isBody(known) ? known : {};
        this.#paths.set(mark, [...path, key]);
        into[key] = inner === undefined ? mark : this.#bodyOf(inner, [...path, key], mark);
      } else if (inner !== undefined) this.#bodyOf(inner, path, into);
    }
    return into;
  }

  /** The marks at these paths, and another value in place of all that does not lead to them. */
  bodyWith(kept: readonly Path[], other: unknown, body: Body = this.body): Body {
    const entries = Object.entries(body).flatMap(([key, mark]): [string, unknown][] => {
      const at = this.pathOf(mark);
      if (kept.some((path) => startsWith(at, path))) return [[key, mark]];
      if (isBody(mark) && kept.some((path) => startsWith(path, at)))
        return [[key, this.bodyWith(kept, other, mark)]];
      return other === undefined ? [] : [[key, other]];
    });
    return Object.fromEntries(entries);
  }

  /** The selections that lead to these paths, and all that lies below them; fragments stand where they are spread. */
  narrow(kept: readonly Path[], set: SelectionSetNode = this.#set, path: Path = []): SelectionSetNode {
    const selections = set.selections.flatMap((selection): SelectionNode[] => {
      const inner = this.#inner(selection);
      if (selection.kind === Kind.FIELD) {
        const at = [...path, (selection.alias ?? selection.name).value];
        if (kept.some((whole) => startsWith(at, whole)))
          return [inner === undefined ? selection : { ...selection, selectionSet: this.narrow([[]], inner) }];
        if (inner === undefined || !kept.some((whole) => startsWith(whole, at))) return [];
        return [{ ...selection, selectionSet: this.narrow(kept, inner, at) }];
      }
      if (inner === undefined) return [];
      const selectionSet = this.narrow(kept, inner, path);
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

const startsWith = (path: Path, start: Path): boolean => start.every((key, index) => path[index] === key);

/** Without variables that nothing uses any more. */
function withoutUnused(operation: OperationDefinitionNode): OperationDefinitionNode {
  const { variableDefinitions = [] } = operation;
  const used = new Set<string>();
  visit({ ...operation, variableDefinitions: [] }, { Variable: ({ name }) => void used.add(name.value) });
  const left = variableDefinitions.filter(({ variable }) => used.has(variable.name.value));
  return { ...operation, variableDefinitions: left };
}
