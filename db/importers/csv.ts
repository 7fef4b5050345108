import { DatasetError } from '../import/dataset.ts';

/**
 * Parses CSV (RFC 4180): quoted fields may contain commas, doubled quotes and line breaks.
 * @throws DatasetError when a quote is not closed
 */
export function csvRecords(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const whole = text.replace(/^\uFEFF/, '');
  while (field.lastIndex < whole.length) {
    const match = field.exec(whole);
    if (match === null) throw new DatasetError(`the CSV file breaks off in record ${records.length + 1}`);
    record.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    records.push(record);
    record = [];
  }
  if (record.length > 0) records.push([...record, '']);
  return records;
}

/**
 * Splits one record into fields; fast for records without quotes.
 * @throws DatasetError when a quote is not closed
 */
export const csvFields = (text: string): readonly string[] =>
  text.includes('"') ? (csvRecords(text)[0] ?? []) : text.split(',');
