import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Parses CSV (RFC 4180): quoted fields may contain commas, doubled quotes and line breaks.
 * @throws UserFacingError when a quote is not closed
 */
export function csvRecords(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const content = text.replace(/^\uFEFF/, '');
  while (field.lastIndex < content.length) {
    const match = field.exec(content);
    if (match === null)
      throw new UserFacingError('dataset', `the CSV file ends inside record ${records.length + 1}`);
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
 * @throws UserFacingError when a quote is not closed
 */
export const csvFields = (text: string): readonly string[] =>
  text.includes('"') ? (csvRecords(text)[0] ?? []) : text.split(',');
