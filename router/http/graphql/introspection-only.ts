import { Kind, parse, type DocumentNode, type SelectionSetNode } from 'graphql';
import type { DocumentLimits } from '../../cost/document-limits.ts';
import { collectFragments } from '../../document/document.ts';

/** The introspection fields that a document selects at its root. */
interface IntrospectionOnly {
  /** Number of response keys that select the complete schema. */
  readonly schemas: number;
}

/**
 * Reads a document of which every operation selects only introspection fields. Such a document reads no records.
 * @returns null for any other document
 */
export function findIntrospectionOnly(
  text: string,
  { body, tokens }: DocumentLimits,
): IntrospectionOnly | null {
  // Fast path: a text search recognises most other documents without parsing.
  if (!/\b__(schema|type)\b/.test(text) || text.length > body) return null;
  try {
    return parseIntrospection(parse(text, { noLocation: true, maxTokens: tokens }));
  } catch {
    return null;
  }
}

function parseIntrospection(document: DocumentNode): IntrospectionOnly | null {
  const fragments = collectFragments(document);
  const seenFragments = new Set<string>();
  const schemaKeys = new Set<string>();
  const selectsOnlyIntrospection = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value === '__schema') schemaKeys.add(selection.alias?.value ?? '__schema');
        return selection.name.value.startsWith('__');
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return selectsOnlyIntrospection(selection.selectionSet);
      if (seenFragments.has(selection.name.value)) return true;
      seenFragments.add(selection.name.value);
      const fragment = fragments.get(selection.name.value);
      return fragment !== undefined && selectsOnlyIntrospection(fragment.selectionSet);
    });
  const areAllIntrospection = document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION || selectsOnlyIntrospection(definition.selectionSet),
  );
  return areAllIntrospection ? { schemas: schemaKeys.size } : null;
}
