import { readFileSync } from 'node:fs';
import { isJsonObject, parseJson } from '../../core/json.ts';
import type { Dataset } from '../import/dataset.ts';
import { tariffLine } from '../tables/money.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

type Row = typeof tariffLine.$inferInsert;

/** The fields of a record in the export that are imported. */
interface ExportedLine {
  readonly htsno?: string | null;
  readonly indent?: string | number | null;
  readonly description?: string | null;
  readonly units?: readonly string[] | null;
  readonly general?: string | null;
  readonly special?: string | null;
  readonly other?: string | null;
}

const duties = ['general', 'special', 'other'] as const;
const cleanText = (text: string | null | undefined): string | null => {
  // Remove the markup of italic names.
  const plainText = (text ?? '')
    .replace(/<\/?i>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plainText === '' ? null : plainText;
};

/** A parent line with the values that its child lines inherit. */
interface ParentLine {
  readonly indent: number;
  readonly description: string;
  readonly duties: Readonly<Record<(typeof duties)[number], string | null>>;
}

/**
 * The Harmonized Tariff Schedule of the United States, from its JSON export (public domain). A line without a code is a heading
 * for its child lines and becomes part of their lineage.
 */
export const tariff: Dataset<typeof tariffLine> = {
  name: 'tariff',
  table: tariffLine,
  revision: 1,
  licence: 'Public domain (United States Government)',
  attribution: null,
  about: 30_000,
  file: 'https://hts.usitc.gov/reststop/exportList?from=0101&to=9999&format=JSON',
  *rows(file = '') {
    let ancestors: ParentLine[] = [];
    let line = 0;
    for (const record of parseRecords(readFileSync(file, 'utf8'))) {
      line += 1;
      const indent = Number(record.indent ?? NaN);
      const description = cleanText(record.description);
      if (!Number.isInteger(indent) || indent < 0 || description === null) {
        yield { line, rejected: 'its indent or description is missing' };
        continue;
      }
      ancestors = ancestors.filter((ancestor) => ancestor.indent < indent);
      const parent = ancestors.at(-1);
      // A line without rates inherits the rates of its parent.
      const hasOwnRates = duties.some((duty) => cleanText(record[duty]) !== null);
      const rates = {
        general: hasOwnRates ? cleanText(record.general) : (parent?.duties.general ?? null),
        special: hasOwnRates ? cleanText(record.special) : (parent?.duties.special ?? null),
        other: hasOwnRates ? cleanText(record.other) : (parent?.duties.other ?? null),
      };
      const code = (record.htsno ?? '').replaceAll('.', '').trim();
      if (/^(\d{2}){2,5}$/.test(code)) {
        const row: Row = {
          code,
          description,
          lineage: ancestors.map((each) => each.description),
          ...rates,
          units: (record.units ?? []).map((unit) => unit.trim()).filter((unit) => unit !== ''),
        };
        yield { line, row };
      } else if (code !== '') {
        yield { line, rejected: `its code is invalid: ${JSON.stringify(code.slice(0, 20))}` };
      }
      ancestors.push({ indent, description, duties: rates });
    }
  },
};

function parseRecords(text: string): readonly ExportedLine[] {
  const value = parseJson(text);
  if (value === undefined) throw new UserFacingError('dataset', 'tariff: the file is not complete JSON');
  if (!Array.isArray(value) || !value.every(isJsonObject)) {
    throw new UserFacingError('dataset', 'tariff: the file must be a list of lines');
  }
  return value;
}
