import type { Family } from '../routing/families.ts';
import type { Query } from '../parameters/query.ts';
import { bulkLimits } from '../guides/bulk-limits.ts';
import { listAddedColumns, splitList, parseTask, type Task } from './task.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

export type BulkType = 'application/x-ndjson' | 'text/csv';

/** How the rows of a request to /bulk are processed. */
export type BulkQuery =
  /** Each row is a path; its output row is the response to that path. */
  | { readonly task: null; readonly fields: readonly string[] }
  /** Each row is a record; its output row is the record with fields of a lookup added. */
  | { readonly task: Task; readonly added: readonly string[] };

const bulkParameters = ['add', 'by', 'fields'];

/**
 * Parses the query of a /bulk request.
 * @throws UserFacingError that names the parameter and suggests a valid value
 */
export function parseBulkQuery(
  query: Query,
  families: ReadonlyMap<string, Family>,
  { from, to }: { readonly from: BulkType; readonly to: BulkType },
): BulkQuery {
  const unknownName = Object.keys(query).find((name) => !bulkParameters.includes(name));
  if (unknownName !== undefined)
    throw new UserFacingError(
      'usage',
      `${JSON.stringify(unknownName.slice(0, 64))} is not a parameter of /bulk. Valid parameters: ${bulkParameters.join(', ')}.`,
    );
  const { add, by, fields } = query;
  for (const [name, list] of Object.entries({ add, fields })) {
    if (splitList(list ?? '').length > bulkLimits.columns)
      throw new UserFacingError(
        'usage',
        `${name} has more than ${bulkLimits.columns} fields. Request fewer.`,
      );
  }
  if (add !== undefined) {
    if (fields !== undefined)
      throw new UserFacingError(
        'usage',
        'Use either fields or add. add already lists its fields, for example add=city.timezone.',
      );
    if (to !== from)
      throw new UserFacingError(
        'usage',
        `Send Accept: ${from}, or omit Accept. With add, the output format equals the input format.`,
      );
    const task = parseTask(splitList(add), by, families);
    return { task, added: listAddedColumns(task) };
  }
  if (by !== undefined)
    throw new UserFacingError(
      'usage',
      'by requires add, for example add=city.timezone&by=name=Town,country.',
    );
  const fieldNames = splitList(fields ?? '');
  if (to === 'text/csv' && fieldNames.length === 0)
    throw new UserFacingError(
      'usage',
      'CSV output requires fields, the dotted names of its columns, for example fields=name,timezone. Or send Accept: application/x-ndjson.',
    );
  return { task: null, fields: fieldNames };
}
