import { createCustomRow } from '../../rest-compat/custom-operations/custom-document.ts';
import type { Route } from '../../rest-compat/routing/route.ts';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import type { CustomOperationsFolder } from '../custom-operations-folder.ts';

type OperationFiles = NonNullable<ReturnType<CustomOperationsFolder['changed']>>;

/** Returns the routes of the operator's custom operations. */
export function createCustomRoutes(files: OperationFiles): readonly Route[] {
  const schema = buildApiSchema(readSupergraph());
  return files.names.flatMap((name) => {
    try {
      return [createCustomRow(name, files.read, schema)];
    } catch {
      // Skip invalid documents: the service reports their errors at /x/help and in its log.
      return [];
    }
  });
}
