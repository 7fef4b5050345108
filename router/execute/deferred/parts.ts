import {
  Kind,
  type FieldNode,
  type InlineFragmentNode,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { toClientDocument, type ClientDocument, type Fragments } from '../../document/document.ts';
import { findDefer, readLabel } from '../../document/defer.ts';

/** A deferred fragment of an operation. */
export interface DeferredPart {
  readonly label: string | null;
  /** Response keys from the root to the fragment's objects. List indices are omitted. */
  readonly objectPath: readonly string[];
  /** A document that selects only the path to the objects and the deferred fields. */
  readonly client: ClientDocument;
  /** The part that contains this part and must be delivered before it. Null for an outermost part. */
  readonly within: DeferredPart | null;
}

export interface DeferredOperation {
  /** The operation without its deferred fragments. */
  readonly initial: ClientDocument;
  /** Deferred parts, each after the part that contains it. */
  readonly parts: readonly DeferredPart[];
}

/** A field or fragment on the path to a deferred fragment. */
type PathStep =
  | { readonly kind: 'field'; readonly field: FieldNode }
  | { readonly kind: 'fragment'; readonly typeCondition: NamedTypeNode | undefined };

interface DeferredFragment {
  readonly label: string | null;
  readonly path: readonly PathStep[];
  readonly set: SelectionSetNode;
  readonly nestedFragments: readonly DeferredFragment[];
}

/**
 * Splits an operation at its `@defer`s into separate operations.
 * @param client a document without `@skip` and `@include`
 * @returns null when nothing is deferred
 */
export function splitAtDefers(client: ClientDocument): DeferredOperation | null {
  const deferredFragments: DeferredFragment[] = [];
  const remover = new DeferRemover(client.fragments);
  const initialSelections = remover.withoutDeferred(client.operation.selectionSet, [], deferredFragments);
  if (deferredFragments.length === 0) return null;
  const createPartDocument = (selectionSet: SelectionSetNode): ClientDocument => {
    const fragments = [...client.fragments.values()].filter(
      (each) => !remover.isDeferring(each.selectionSet),
    );
    const operation = { ...client.operation, selectionSet };
    return toClientDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] });
  };
  const createParts = (each: DeferredFragment, within: DeferredPart | null): readonly DeferredPart[] => {
    const { label, path, nestedFragments } = each;
    const createNestedParts = (container: DeferredPart | null) =>
      nestedFragments.flatMap((nested) => createParts(nested, container));
    // A fragment without fields of its own is not a part: the parts inside it depend only on the outer part.
    if (each.set.selections.length === 0) return createNestedParts(within);
    const objectPath = path.flatMap((point) =>
      point.kind === 'field' ? (point.field.alias ?? point.field.name).value : [],
    );
    const part = { label, objectPath, client: createPartDocument(wrapInPath(path, each.set)), within };
    return [part, ...createNestedParts(part)];
  };
  const parts = deferredFragments.flatMap((each) => createParts(each, null));
  return parts.length === 0 ? null : { initial: createPartDocument(initialSelections), parts };
}

/** Removes deferred fragments from selections, and collects them. */
class DeferRemover {
  readonly #fragments: Fragments;
  readonly #deferring = new Map<SelectionSetNode, boolean>();

  constructor(fragments: Fragments) {
    this.#fragments = fragments;
  }

  withoutDeferred(
    set: SelectionSetNode,
    path: readonly PathStep[],
    deferred: DeferredFragment[],
  ): SelectionSetNode {
    if (!this.isDeferring(set)) return set;
    const selections = set.selections.flatMap((selection): readonly SelectionNode[] => {
      if (selection.kind === Kind.FIELD) {
        const { selectionSet } = selection;
        if (selectionSet === undefined) return [selection];
        const nestedPath = [...path, { kind: 'field', field: selection } as const];
        return [{ ...selection, selectionSet: this.withoutDeferred(selectionSet, nestedPath, deferred) }];
      }
      const { typeCondition, selectionSet } = this.#fragmentOf(selection);
      const nestedPath = [...path, { kind: 'fragment', typeCondition } as const];
      const defer = findDefer(selection);
      if (defer === undefined) {
        if (!this.isDeferring(selectionSet)) return [selection];
        return [
          createInlineFragment(typeCondition, this.withoutDeferred(selectionSet, nestedPath, deferred)),
        ];
      }
      const nestedFragments: DeferredFragment[] = [];
      const ownSelections = this.withoutDeferred(selectionSet, nestedPath, nestedFragments);
      deferred.push({
        label: readLabel(defer),
        path: nestedPath,
        set: ownSelections,
        nestedFragments,
      });
      return [];
    });
    return { ...set, selections };
  }

  /** Whether a selection set contains a deferred fragment, directly or nested. */
  isDeferring(set: SelectionSetNode): boolean {
    const cachedResult = this.#deferring.get(set);
    if (cachedResult !== undefined) return cachedResult;
    // The recursion ends, because validation excludes fragment cycles.
    const isDeferring = set.selections.some((selection) => {
      if (findDefer(selection) !== undefined) return true;
      const nestedSelections =
        selection.kind === Kind.FIELD ? selection.selectionSet : this.#fragmentOf(selection).selectionSet;
      return nestedSelections !== undefined && this.isDeferring(nestedSelections);
    });
    this.#deferring.set(set, isDeferring);
    return isDeferring;
  }

  #fragmentOf(selection: Exclude<SelectionNode, FieldNode>): {
    readonly typeCondition: NamedTypeNode | undefined;
    readonly selectionSet: SelectionSetNode;
  } {
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return { typeCondition: selection.typeCondition, selectionSet: selection.selectionSet };
    }
    const fragment = this.#fragments.get(selection.name.value);
    return {
      typeCondition: fragment?.typeCondition,
      selectionSet: fragment?.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] },
    };
  }
}

const createInlineFragment = (
  typeCondition: NamedTypeNode | undefined,
  selectionSet: SelectionSetNode,
): InlineFragmentNode => ({
  kind: Kind.INLINE_FRAGMENT,
  ...(typeCondition === undefined ? {} : { typeCondition }),
  directives: [],
  selectionSet,
});

/** Wraps a selection set in the fields and fragments of a path. */
const wrapInPath = (path: readonly PathStep[], set: SelectionSetNode): SelectionSetNode =>
  path.reduceRight<SelectionSetNode>((selectionSet, point) => {
    const selection =
      point.kind === 'field'
        ? { ...point.field, selectionSet }
        : createInlineFragment(point.typeCondition, selectionSet);
    return { kind: Kind.SELECTION_SET, selections: [selection] };
  }, set);
