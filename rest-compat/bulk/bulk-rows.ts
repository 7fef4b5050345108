import type { Reservation } from '../../router/limits/units.ts';
import type { Problem } from '../../router/errors.ts';
import { attempt, chain } from '../../core/promise-or-value.ts';
import { csvLine } from '../formats/csv.ts';
import { cell, fieldOf } from '../formats/fields.ts';
import type { Answer } from './ask.ts';
import type { BulkForm, BulkType } from './bulk-form.ts';
import { Enricher } from './enricher.ts';
import type { Paid } from './paid-source.ts';
import { ndjson, type FileRecord, type RecordFile } from './records.ts';

/** An output row and the units it has reserved. */
export interface Line {
  readonly text: string;
  readonly held: Reservation;
  /** Whether processing stops after this row. */
  readonly isLast: boolean;
}

type AskPaid = (path: string) => Paid | Promise<Paid>;

/** How the rows of a request are processed. */
export interface RowWork {
  /** Text before the first row. */
  readonly head: (file: RecordFile) => string;
  readonly line: (record: FileRecord, row: number, ask: AskPaid) => Line | Promise<Line>;
}

const noReservation: Reservation = [];
const free = (text: string): Line => ({ text, held: noReservation, isLast: false });

/** Returns the processing for requests whose rows each name a path: the output row is the response or the error. */
export function answeredRows(
  fields: readonly string[],
  to: BulkType,
  errorOf: (problem: Problem) => Answer['body'],
): RowWork {
  const isCsv = to === 'text/csv';
  const picked = (body: Answer['body']) =>
    fields.length === 0
      ? body
      : Object.fromEntries(fields.map((name) => [name, fieldOf(body, name) ?? null]));
  const answer = (row: number, body: Answer['body']) =>
    isCsv
      ? csvRow([row, '', '', ...fields.map((name) => fieldOf(body, name))])
      : ndjson({ row, answer: picked(body) });
  const error = (row: number, body: Answer['body']) =>
    isCsv
      ? csvRow([row, body['code'], body['message'], ...fields.map(() => null)])
      : ndjson({ row, error: body });
  return {
    head: () => (isCsv ? csvRow(['row', 'code', 'message', ...fields]) : ''),
    line(record, row, ask) {
      const path = record.value('path');
      const rowError = record.fault ?? (path === '' ? missingPathMessage : null);
      if (rowError !== null)
        return free(error(row, errorOf({ code: 'invalid_request', message: rowError, param: 'path' })));
      return chain(ask(path), ({ status, body, held, isLast }) => ({
        text: status === 200 ? answer(row, body) : error(row, body),
        held,
        isLast,
      }));
    },
  };
}

const missingPathMessage =
  'The row names no path: write {"path": "/city/Paris?country=FR"}, or in CSV a column path; or let add say what is looked up.';

const csvRow = (values: readonly unknown[]): string => `${csvLine(values.map(cell))}\r\n`;

/**
 * Returns the processing for requests whose rows are records: each output row is the record with fields of a lookup
 * added.
 */
export function enrichedRows(
  { task }: Extract<BulkForm, { added: unknown }>,
  release: (held: Reservation) => void,
): RowWork {
  const enricher = new Enricher(task, { remembered: 0, explains: true });
  return {
    head: ({ head }) => head,
    line(record, _row, ask) {
      const cost: { held: Reservation; isLast: boolean } = { held: noReservation, isLast: false };
      const askAndNoteCost = (path: string) =>
        chain(ask(path), (paid) => {
          cost.held = paid.held;
          cost.isLast = paid.isLast;
          return paid;
        });
      const rowError = (error: unknown): never => {
        release(cost.held);
        throw error;
      };
      return attempt(
        () => chain(enricher.enriched(record, askAndNoteCost), ({ text }) => ({ text, ...cost })),
        rowError,
      );
    },
  };
}
