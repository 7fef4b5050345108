import {
  Kind,
  type FieldNode,
  type InlineFragmentNode,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { asClientDocument, type ClientDocument, type Fragments } from '../../document/document.ts';
import { deferOf, labelOf } from '../../document/defer.ts';

/** A deferred fragment of an operation. */
export interface Part {
  readonly label: string | null;
  /** Response keys from the root to the fragment's objects. List indices are omitted. */
  readonly way: readonly string[];
  /** A document that selects only the path to the objects and the deferred fields. */
  readonly client: ClientDocument;
  /** The part that contains this one and must be delivered first. Null for an outermost part. */
  readonly within: Part | null;
}

export interface DeferredOperation {
  /** The operation without its deferred fragments. */
  readonly initial: ClientDocument;
  /** Deferred parts, each after the part that contains it. */
  readonly parts: readonly Part[];
}

/** A field or fragment on the path to a deferred fragment. */
type Waypoint =
  | { readonly kind: 'field'; readonly field: FieldNode }
  | { readonly kind: 'fragment'; readonly typeCondition: NamedTypeNode | undefined };

interface Deferred {
  readonly label: string | null;
  readonly way: readonly Waypoint[];
  readonly set: SelectionSetNode;
  readonly inside: readonly Deferred[];
}

/**
 * Splits an operation at its `@defer`s into separate operations.
 * @param client a document without `@skip` and `@include`
 * @returns null when nothing is deferred
 */
export function partsOf(client: ClientDocument): DeferredOperation | null {
  const deferred: Deferred[] = [];
  const stripping = new Stripping(client.fragments);
  const set = stripping.withoutDeferred(client.operation.selectionSet, [], deferred);
  if (deferred.length === 0) return null;
  const documentOf = (selectionSet: SelectionSetNode): ClientDocument => {
    const fragments = [...client.fragments.values()].filter(
      (each) => !stripping.isDeferring(each.selectionSet),
    );
    const operation = { ...client.operation, selectionSet };
    return asClientDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...fragments] });
  };
  const partsIn = (each: Deferred, within: Part | null): readonly Part[] => {
    const { label, way, inside } = each;
    const inner = (around: Part | null) => inside.flatMap((one) => partsIn(one, around));
    // The fragment has no own fields; the parts inside it depend only on the outer part.
    if (each.set.selections.length === 0) return inner(within);
    const keys = way.flatMap((point) =>
      point.kind === 'field' ? (point.field.alias ?? point.field.name).value : [],
    );
    const part = { label, way: keys, client: documentOf(wrapInPath(way, each.set)), within };
    return [part, ...inner(part)];
  };
  const parts = deferred.flatMap((each) => partsIn(each, null));
  return parts.length === 0 ? null : { initial: documentOf(set), parts };
}

/** Removes deferred fragments from selections, and collects them. */
class Stripping {
  readonly #fragments: Fragments;
  readonly #deferring = new Map<SelectionSetNode, boolean>();

  constructor(fragments: Fragments) {
    this.#fragments = fragments;
  }

  withoutDeferred(set: SelectionSetNode, way: readonly Waypoint[], deferred: Deferred[]): SelectionSetNode {
    if (!this.isDeferring(set)) return set;
    const selections = set.selections.flatMap((selection): readonly SelectionNode[] => {
      if (selection.kind === Kind.FIELD) {
        const { selectionSet } = selection;
        if (selectionSet === undefined) return [selection];
        const below = [...way, { kind: 'field', field: selection } as const];
        return [{ ...selection, selectionSet: this.withoutDeferred(selectionSet, below, deferred) }];
      }
      const { typeCondition, selectionSet } = this.#fragmentOf(selection);
      const below = [...way, { kind: 'fragment', typeCondition } as const];
      const defer = deferOf(selection);
      if (defer === undefined) {
        if (!this.isDeferring(selectionSet)) return [selection];
        return [fragmentOf(typeCondition, this.withoutDeferred(selectionSet, below, deferred))];
      }
      const inside: Deferred[] = [];
      const own = this.withoutDeferred(selectionSet, below, inside);
      deferred.push({ label: labelOf(defer), way: below, set: own, inside });
      return [];
    });
    return { ...set, selections };
  }

  /** Whether a selection set contains a deferred fragment, directly or nested. */
  isDeferring(set: SelectionSetNode): boolean {
    const known = this.#deferring.get(set);
    if (known !== undefined) return known;
    // The recursion ends, because validation excludes fragment cycles.
    const found = set.selections.some((selection) => {
      if (deferOf(selection) !== undefined) return true;
      const inner =
        selection.kind === Kind.FIELD ? selection.selectionSet : this.#fragmentOf(selection).selectionSet;
      return inner !== undefined && this.isDeferring(inner);
    });
    this.#deferring.set(set, found);
    return found;
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

const fragmentOf = (
  typeCondition: NamedTypeNode | undefined,
  selectionSet: SelectionSetNode,
): InlineFragmentNode => ({
  kind: Kind.INLINE_FRAGMENT,
  ...(typeCondition === undefined ? {} : { typeCondition }),
  directives: [],
  selectionSet,
});

/** Wraps a selection set in the fields and fragments of a path. */
const wrapInPath = (way: readonly Waypoint[], set: SelectionSetNode): SelectionSetNode =>
  way.reduceRight<SelectionSetNode>((selectionSet, point) => {
    const selection =
      point.kind === 'field'
        ? { ...point.field, selectionSet }
        : fragmentOf(point.typeCondition, selectionSet);
    return { kind: Kind.SELECTION_SET, selections: [selection] };
  }, set);
