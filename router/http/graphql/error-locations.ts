import {
  getLocation,
  Kind,
  parse,
  type FieldNode,
  type SelectionSetNode,
  type SourceLocation,
} from 'graphql';
import { collectFragments } from '../../document/document.ts';
import type { ResponseError } from '../../document/result.ts';

/**
 * Adds the line and column of their field to errors that have a path. The document is parsed again, because operations
 * are compiled without locations, and errors are rare.
 * @param text the client's document, which is valid
 */
export function addLocations(
  errors: readonly ResponseError[],
  text: string,
  operationName: string | undefined,
): readonly ResponseError[] {
  const document = parse(text);
  const fragments = collectFragments(document);
  const operation = document.definitions.find(
    (each) =>
      each.kind === Kind.OPERATION_DEFINITION &&
      (operationName === undefined || each.name?.value === operationName),
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return errors;

  /**
   * Yields the fields with a response key in a selection set.
   * @param visited names of fragments, so that a fragment that is spread many times is read once
   */
  function* fieldsOf(set: SelectionSetNode, key: string, visited = new Set<string>()): Generator<FieldNode> {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if ((selection.alias ?? selection.name).value === key) yield selection;
        continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        yield* fieldsOf(selection.selectionSet, key, visited);
        continue;
      }
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (fragment === undefined || visited.has(name)) continue;
      visited.add(name);
      yield* fieldsOf(fragment.selectionSet, key, visited);
    }
  }

  /**
   * Finds the location of a field.
   * @param keys response keys from the query, without indexes
   */
  const locate = (keys: readonly string[]): SourceLocation | null => {
    let selectionSets: readonly SelectionSetNode[] = [operation.selectionSet];
    let fields: readonly FieldNode[] = [];
    for (const key of keys) {
      fields = [...new Set(selectionSets.flatMap((set) => [...fieldsOf(set, key)]))];
      selectionSets = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
    }
    const [loc] = fields.flatMap(({ loc: at }) => at ?? []);
    return loc === undefined ? null : getLocation(loc.source, loc.start);
  };
  // Elements of a list have the same location.
  const locationByPath = new Map<string, SourceLocation | null>();
  return errors.map((error) => {
    const keys = (error.path ?? []).filter((key) => typeof key === 'string');
    const pathKey = keys.join('.');
    let location = locationByPath.get(pathKey);
    if (location === undefined) locationByPath.set(pathKey, (location = locate(keys)));
    return location === null ? error : { ...error, locations: [location] };
  });
}
