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

/** A row as it is written, and what it has cost. */
export interface Line {
  readonly text: string;
  readonly held: Reservation;
  /** Whether nothing further is answered. */
  readonly isLast: boolean;
}

type AskPaid = (path: string) => Paid | Promise<Paid>;

/** What is done with the rows of a request. */
export interface RowWork {
  /** What stands before the first row. */
  readonly head: (file: RecordFile) => string;
  readonly line: (record: FileRecord, row: number, ask: AskPaid) => Line | Promise<Line>;
}

const nothing: Reservation = [];
const free = (text: string): Line => ({ text, held: nothing, isLast: false });

/** Each row names a path, and becomes its answer or its error. */
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
      const fault = record.fault ?? (path === '' ? noPath : null);
      if (fault !== null)
        return free(error(row, errorOf({ code: 'invalid_request', message: fault, param: 'path' })));
      return chain(ask(path), ({ status, body, held, isLast }) => ({
        text: status === 200 ? answer(row, body) : error(row, body),
        held,
        isLast,
      }));
    },
  };
}

const noPath =
  'The row names no path: write {"path": "/city/Paris?country=FR"}, or in CSV a column path; or let add say what is looked up.';

const csvRow = (values: readonly unknown[]): string => `${csvLine(values.map(cell))}\r\n`;

/** Each row is a record, and gets fields of a lookup. */
export function enrichedRows(
  { task }: Extract<BulkForm, { added: unknown }>,
  release: (held: Reservation) => void,
): RowWork {
  const enricher = new Enricher(task, { remembered: 0, explains: true });
  return {
    head: ({ head }) => head,
    line(record, _row, ask) {
      const cost: { held: Reservation; isLast: boolean } = { held: nothing, isLast: false };
      const noted = (path: string) =>
        chain(ask(path), (paid) => {
          cost.held = paid.held;
          cost.isLast = paid.isLast;
          return paid;
        });
      const fault = (error: unknown): never => {
        release(cost.held);
        throw error;
      };
      return attempt(() => chain(enricher.enriched(record, noted), ({ text }) => ({ text, ...cost })), fault);
    },
  };
}
