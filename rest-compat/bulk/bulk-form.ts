import type { Family } from '../routing/families.ts';
import type { Query } from '../parameters/query.ts';
import { addedBy, listed, taskOf, type Task } from './task.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

export type BulkType = 'application/x-ndjson' | 'text/csv';

/** How a request to /bulk wants its rows processed. */
export type BulkForm =
  /** Each row names a path and is replaced by its response. */
  | { readonly task: null; readonly fields: readonly string[] }
  /** Each row is a record, which is extended by fields of a lookup. */
  | { readonly task: Task; readonly added: readonly string[] };

const bulkParameters = ['add', 'by', 'fields'];

/**
 * Parses the query of a /bulk request.
 * @throws UserFacingError that names the parameter and suggests a valid value
 */
export function bulkForm(
  query: Query,
  families: ReadonlyMap<string, Family>,
  { from, to }: { readonly from: BulkType; readonly to: BulkType },
): BulkForm {
  const unknown = Object.keys(query).find((name) => !bulkParameters.includes(name));
  if (unknown !== undefined)
    throw new UserFacingError(
      'usage',
      `${JSON.stringify(unknown.slice(0, 64))} is not a parameter of /bulk. It takes ${bulkParameters.join(', ')}.`,
    );
  const { add, by, fields } = query;
  if (add !== undefined) {
    if (fields !== undefined)
      throw new UserFacingError('usage', 'fields and add exclude each other: add names its fields itself.');
    if (to !== from)
      throw new UserFacingError(
        'usage',
        `Records keep their form: accept ${from} with add, or leave Accept out.`,
      );
    const task = taskOf(listed(add), by, families);
    return { task, added: [...addedBy(task), `${task.family}.error`] };
  }
  if (by !== undefined)
    throw new UserFacingError('usage', 'by needs add: for example add=city.timezone&by=name=Town,country');
  const wanted = listed(fields ?? '');
  if (to === 'text/csv' && wanted.length === 0)
    throw new UserFacingError(
      'usage',
      'fields names the columns of CSV, as dotted names: for example fields=name,timezone. Or accept application/x-ndjson.',
    );
  return { task: null, fields: wanted };
}
