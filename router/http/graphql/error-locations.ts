import {
  getLocation,
  Kind,
  parse,
  type FieldNode,
  type SelectionSetNode,
  type SourceLocation,
} from 'graphql';
import { fragmentsOf } from '../../document/document.ts';
import type { ResponseError } from '../../document/result.ts';

/**
 * Adds the line and column of their field to errors that have a path. The document is parsed again, because operations
 * are compiled without locations, and errors are rare.
 * @param text the client's document, which is valid
 */
export function withLocations(
  errors: readonly ResponseError[],
  text: string,
  operationName: string | undefined,
): readonly ResponseError[] {
  const document = parse(text);
  const fragments = fragmentsOf(document);
  const operation = document.definitions.find(
    (each) =>
      each.kind === Kind.OPERATION_DEFINITION &&
      (operationName === undefined || each.name?.value === operationName),
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return errors;

  function* fieldsOf(set: SelectionSetNode, key: string): Generator<FieldNode> {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if ((selection.alias ?? selection.name).value === key) yield selection;
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment !== undefined) yield* fieldsOf(fragment.selectionSet, key);
    }
  }

  /** @param keys response keys from the query, without indexes */
  const locate = (keys: readonly string[]): SourceLocation | null => {
    let sets: readonly SelectionSetNode[] = [operation.selectionSet];
    let fields: readonly FieldNode[] = [];
    for (const key of keys) {
      fields = sets.flatMap((set) => [...fieldsOf(set, key)]);
      sets = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
    }
    const [loc] = fields.flatMap(({ loc: at }) => at ?? []);
    return loc === undefined ? null : getLocation(loc.source, loc.start);
  };
  // Elements of a list have the same location.
  const known = new Map<string, SourceLocation | null>();
  return errors.map((error) => {
    const keys = (error.path ?? []).filter((key) => typeof key === 'string');
    const text = keys.join('.');
    let location = known.get(text);
    if (location === undefined) known.set(text, (location = locate(keys)));
    return location === null ? error : { ...error, locations: [location] };
  });
}
