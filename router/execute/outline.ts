import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  type DirectiveNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { ClientDocument } from '../document/document.ts';

/**
 * Returns the shape of an operation's result as text: response keys in order, with fragments inlined where their type
 * is the current type. Two operations with the same outline have the same JSON result, so a single fetch with the
 * client's outline needs no projection.
 * @returns null when a response key occurs twice, because its position then depends on more than this text
 */
export function outline({ operation, fragments }: ClientDocument, schema: GraphQLSchema): string | null {
  const outlineOf = (
    set: SelectionSetNode,
    type: GraphQLNamedType | null | undefined,
    keys: Set<string>,
  ): string | null => {
    let text = '';
    for (const selection of set.selections) {
      const guard = conditions(selection.directives);
      if (selection.kind === Kind.FIELD) {
        const { alias, name, selectionSet } = selection;
        const key = alias?.value ?? name.value;
        const inner = selectionSet && outlineOf(selectionSet, fieldType(type, name.value), new Set());
        if (keys.has(key) || inner === null) return null;
        keys.add(key);
        text += `${key}:${name.value}${guard}${inner === undefined ? ' ' : `{${inner}}`}`;
      } else {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const condition = fragment?.typeCondition?.name.value ?? type?.name ?? '';
        const inner = fragment ? outlineOf(fragment.selectionSet, schema.getType(condition), keys) : null;
        if (inner === null) return null;
        text += guard === '' && condition === type?.name ? inner : `...${condition}${guard}{${inner}}`;
      }
    }
    return text;
  };
  return outlineOf(operation.selectionSet, schema.getRootType(operation.operation), new Set());
}

function fieldType(parent: GraphQLNamedType | null | undefined, name: string): GraphQLNamedType | undefined {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  return field && getNamedType(field.type);
}

const conditions = (directives: readonly DirectiveNode[] = []): string =>
  directives.map(print).sort().join('');
