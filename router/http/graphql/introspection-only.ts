import { Kind, parse, type DocumentNode, type SelectionSetNode } from 'graphql';
import { graphqlLimits } from '../../cost/document-limits.ts';
import { fragmentsOf } from '../../document/document.ts';

/** Whether no operation of a document asks for anything but the schema: such a document reads no record. */
export function isIntrospectionOnly(text: string): boolean {
  // Most that lacks a key is settled without being parsed.
  if (!/\b__(schema|type)\b/.test(text) || text.length > graphqlLimits.body) return false;
  try {
    return isOfSchema(parse(text, { noLocation: true, maxTokens: graphqlLimits.tokens }));
  } catch {
    return false;
  }
}

function isOfSchema(document: DocumentNode): boolean {
  const fragments = fragmentsOf(document);
  const seen = new Set<string>();
  const isMeta = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value.startsWith('__');
      if (selection.kind === Kind.INLINE_FRAGMENT) return isMeta(selection.selectionSet);
      if (seen.has(selection.name.value)) return true;
      seen.add(selection.name.value);
      const fragment = fragments.get(selection.name.value);
      return fragment !== undefined && isMeta(fragment.selectionSet);
    });
  return document.definitions.every(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || isMeta(definition.selectionSet),
  );
}
