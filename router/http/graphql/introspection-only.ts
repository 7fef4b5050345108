import { Kind, parse, type DocumentNode, type SelectionSetNode } from 'graphql';
import { graphqlLimits } from '../../cost/document-limits.ts';
import { fragmentsOf } from '../../document/document.ts';

/** Whether every operation of a document selects only introspection fields. Such a document reads no records. */
export function isIntrospectionOnly(text: string): boolean {
  // Fast path: a text search recognises most other documents without parsing.
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
