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
 * Returns the shape of an operation's result as text: response keys in order, with fragments inlined where their type is the
 * current type. Two operations with the same outline have the same JSON result, so a single fetch with the client's outline needs
 * no projection.
 * @returns null when a response key occurs twice, because the text then does not determine its position
 */
export function formatOutline(
  { operation, fragments }: ClientDocument,
  schema: GraphQLSchema,
): string | null {
  const formatSelections = (
    set: SelectionSetNode,
    type: GraphQLNamedType | null | undefined,
    keys: Set<string>,
  ): string | null => {
    let text = '';
    for (const selection of set.selections) {
      const conditionText = formatDirectives(selection.directives);
      if (selection.kind === Kind.FIELD) {
        const { alias, name, selectionSet } = selection;
        const key = alias?.value ?? name.value;
        const nestedOutline =
          selectionSet && formatSelections(selectionSet, findFieldType(type, name.value), new Set());
        if (keys.has(key) || nestedOutline === null) return null;
        keys.add(key);
        text += `${key}:${name.value}${conditionText}${nestedOutline === undefined ? ' ' : `{${nestedOutline}}`}`;
      } else {
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const condition = fragment?.typeCondition?.name.value ?? type?.name ?? '';
        const nestedOutline = fragment
          ? formatSelections(fragment.selectionSet, schema.getType(condition), keys)
          : null;
        if (nestedOutline === null) return null;
        text +=
          conditionText === '' && condition === type?.name
            ? nestedOutline
            : `...${condition}${conditionText}{${nestedOutline}}`;
      }
    }
    return text;
  };
  return formatSelections(operation.selectionSet, schema.getRootType(operation.operation), new Set());
}

function findFieldType(
  parent: GraphQLNamedType | null | undefined,
  name: string,
): GraphQLNamedType | undefined {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  return field && getNamedType(field.type);
}

const formatDirectives = (directives: readonly DirectiveNode[] = []): string =>
  directives.map(print).sort().join('');
