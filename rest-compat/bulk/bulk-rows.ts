import type { Reservation } from '../../router/limits/units.ts';
import type { Problem } from '../../router/errors.ts';
import { attempt, chain } from '../../core/promise-or-value.ts';
import { formatCsvLine } from '../formats/csv.ts';
import { getField } from '../formats/fields.ts';
import type { RowResponse } from './row-response.ts';
import type { BulkQuery, BulkType } from './bulk-query.ts';
import { Enricher } from './enricher.ts';
import type { PaidResponse } from './paid-source.ts';
import { formatNdjson, type FileRecord, type RecordFile } from './records.ts';

/** An output row, and the units that are reserved for it. */
export interface Line {
  readonly text: string;
  readonly reserved: Reservation;
  /** Whether processing stops after this row. */
  readonly isLast: boolean;
}

type PaidRequestFunction = (path: string) => PaidResponse | Promise<PaidResponse>;

/** How the rows of a request are processed. */
export interface RowProcessor {
  /** Text before the first row. */
  readonly head: (file: RecordFile) => string;
  readonly line: (record: FileRecord, row: number, ask: PaidRequestFunction) => Line | Promise<Line>;
}

const noReservation: Reservation = [];
const createFreeLine = (text: string): Line => ({ text, reserved: noReservation, isLast: false });

/**
 * Creates the row processing for requests whose rows are paths. Each output row is a response or an error.
 * @param cell formats a value as a CSV cell
 */
export function createResultRows(
  fields: readonly string[],
  to: BulkType,
  cell: (value: unknown) => string,
  errorOf: (problem: Problem) => RowResponse['body'],
): RowProcessor {
  const isCsv = to === 'text/csv';
  const formatCsvRow = (values: readonly unknown[]): string => `${formatCsvLine(values.map(cell))}\r\n`;
  const pickFields = (body: RowResponse['body']) =>
    fields.length === 0
      ? body
      : Object.fromEntries(fields.map((name) => [name, getField(body, name) ?? null]));
  const formatResponse = (row: number, body: RowResponse['body']) =>
    isCsv
      ? formatCsvRow([row, '', '', ...fields.map((name) => getField(body, name))])
      : formatNdjson({ row, answer: pickFields(body) });
  const formatError = (row: number, body: RowResponse['body']) =>
    isCsv
      ? formatCsvRow([row, body['code'], body['message'], ...fields.map(() => null)])
      : formatNdjson({ row, error: body });
  return {
    head: () => (isCsv ? formatCsvRow(['row', 'code', 'message', ...fields]) : ''),
    line(record, row, ask) {
      const path = record.value('path');
      const rowError = record.violation ?? (path === '' ? missingPathMessage : null);
      if (rowError !== null)
        return createFreeLine(
          formatError(row, errorOf({ code: 'invalid_request', message: rowError, param: 'path' })),
        );
      return chain(ask(path), ({ status, body, reserved, isLast }) => ({
        text: status === 200 ? formatResponse(row, body) : formatError(row, body),
        reserved,
        isLast,
      }));
    },
  };
}

const missingPathMessage =
  'The row has no "path". Send {"path": "/city/Paris?country=FR"}, add a CSV column named "path", or select a lookup with the parameter "add".';

/**
 * Creates the row processing for requests whose rows are records: each output row is the record with fields of a lookup added.
 */
export function createEnrichedRows(
  { task }: Extract<BulkQuery, { added: unknown }>,
  release: (reserved: Reservation) => void,
): RowProcessor {
  const enricher = new Enricher(task, { cacheSize: 0 });
  return {
    head: ({ head }) => head,
    line(record, _row, ask) {
      const cost: { reserved: Reservation; isLast: boolean } = { reserved: noReservation, isLast: false };
      const requestAndRecordCost = (path: string) =>
        chain(ask(path), (paid) => {
          cost.reserved = paid.reserved;
          cost.isLast = paid.isLast;
          return paid;
        });
      const releaseAndThrow = (error: unknown): never => {
        release(cost.reserved);
        throw error;
      };
      return attempt(
        () => chain(enricher.enriched(record, requestAndRecordCost), ({ text }) => ({ text, ...cost })),
        releaseAndThrow,
      );
    },
  };
}
