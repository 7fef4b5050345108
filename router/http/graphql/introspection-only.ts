import { Kind, parse, type DocumentNode, type SelectionSetNode } from 'graphql';
import type { DocumentLimits } from '../../cost/document-limits.ts';
import { fragmentsOf } from '../../document/document.ts';

/** The introspection fields that a document selects at its root. */
interface IntrospectionOnly {
  /** Number of response keys with the whole schema. */
  readonly schemas: number;
}

/**
 * Reads a document of which every operation selects only introspection fields. Such a document reads no records.
 * @returns null for any other document
 */
export function introspectionOnly(text: string, { body, tokens }: DocumentLimits): IntrospectionOnly | null {
  // Fast path: a text search recognises most other documents without parsing.
  if (!/\b__(schema|type)\b/.test(text) || text.length > body) return null;
  try {
    return parseIntrospection(parse(text, { noLocation: true, maxTokens: tokens }));
  } catch {
    return null;
  }
}

function parseIntrospection(document: DocumentNode): IntrospectionOnly | null {
  const fragments = fragmentsOf(document);
  const seen = new Set<string>();
  const schemas = new Set<string>();
  const isMeta = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value === '__schema') schemas.add(selection.alias?.value ?? '__schema');
        return selection.name.value.startsWith('__');
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return isMeta(selection.selectionSet);
      if (seen.has(selection.name.value)) return true;
      seen.add(selection.name.value);
      const fragment = fragments.get(selection.name.value);
      return fragment !== undefined && isMeta(fragment.selectionSet);
    });
  const isOnly = document.definitions.every(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || isMeta(definition.selectionSet),
  );
  return isOnly ? { schemas: schemas.size } : null;
}
