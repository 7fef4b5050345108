import { UserFacingError } from '../core/user-facing-error.ts';
import { getField, isMissing, findRecords, type Row } from '../rest-compat/formats/fields.ts';

/**
 * Returns only the requested fields. If the body is a list, selects the fields of each record.
 * @throws UserFacingError for a field that the response does not have
 */
export function selectFields(body: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return body;
  const pick = (record: unknown) =>
    Object.fromEntries(fields.map((name) => [name, getField(record, name) ?? null]));
  const recordList = fields.some((name) => getField(body, name) !== undefined) ? null : findRecords(body);
  const records = recordList === null ? [body] : recordList.records;
  const missingField = fields.find((name) => records.every((record) => isMissing(record, name)));
  if (missingField !== undefined)
    throw new UserFacingError(
      'usage',
      `The response has no field ${missingField}; it has ${Object.keys(records[0] ?? {}).join(', ')}.`,
    );
  return recordList === null ? pick(body) : { [recordList.name]: records.map(pick) };
}
