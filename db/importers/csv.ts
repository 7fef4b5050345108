import { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Parses CSV (RFC 4180): quoted fields may contain commas, doubled quotes and line breaks.
 * @throws UserFacingError when a quote is not closed
 */
export function parseCsvRecords(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const fieldPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const content = text.replace(/^\uFEFF/, '');
  while (fieldPattern.lastIndex < content.length) {
    const match = fieldPattern.exec(content);
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
 * Splits one record into fields. Records without quotes are split faster.
 * @throws UserFacingError when a quote is not closed
 */
export const parseCsvFields = (text: string): readonly string[] =>
  text.includes('"') ? (parseCsvRecords(text)[0] ?? []) : text.split(',');
