import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { formatCsvLine } from '../../rest-compat/formats/csv.ts';
import { isSupported, parseTimestamp } from '../../subgraphs/time/clock/instant.ts';
import { formatAt, formatUtc } from '../../subgraphs/time/clock/timestamp.ts';
import { LookupError } from '../../core/lookup-error.ts';
import type { Edition } from '../../subgraphs/time/tz/edition.ts';
import { chooseInstant, resolveWallTime } from '../../subgraphs/time/tz/wall-time.ts';
import type { Zone } from '../../subgraphs/time/tz/zone.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** The result of checking the rows of a file. */
export interface TimeCounts {
  readonly rows: number;
  readonly changed: number;
  /** Number of rows whose zone or time is invalid. */
  readonly unreadable: number;
  /** The first invalid row, by its number and the reason; null when all rows are valid. */
  readonly first: string | null;
}

interface ZonePair {
  readonly before: Zone;
  readonly after: Zone;
}

const ZONE_NAMES = ['timezone', 'time_zone', 'zone', 'tz', 'tzid'];
const TIME_NAMES = [
  'at',
  'time',
  'local',
  'local_time',
  'wall_time',
  'instant',
  'timestamp',
  'unix',
  'datetime',
];

/**
 * Returns the index of a column: the column with the given name, otherwise the first column with a usual name.
 * @throws UserFacingError
 */
function findColumnIndex(
  columns: readonly string[],
  wanted: string | undefined,
  usual: readonly string[],
  option: string,
) {
  const lowerColumns = columns.map((column) => column.trim().toLowerCase());
  const index = (wanted === undefined ? usual : [wanted.toLowerCase()])
    .map((name) => lowerColumns.indexOf(name))
    .find((position) => position >= 0);
  if (index !== undefined) return index;
  throw new UserFacingError(
    'usage',
    `The file has no column ${wanted ?? usual.join(' or ')}; it has ${columns.join(', ')}. Name the column with ${option}.`,
  );
}

/**
 * Compares how two editions interpret a stored time: the wall time of an instant, or the instant of a wall time. A wall time that
 * occurs twice means the earlier instant. A wall time that clocks skip is moved forward.
 * @param text ISO 8601, an instant when it has an offset or Z, otherwise a wall time; or epoch seconds
 * @returns null when both editions agree
 * @throws LookupError for a text that is not a time
 */
export function findChange(
  text: string,
  { before, after }: ZonePair,
): { readonly before: string; readonly after: string; readonly seconds: number } | null {
  const isUnixTime = /^-?\d{5,12}$/.test(text);
  const { local, offset, milliseconds } = isUnixTime
    ? { local: Number(text), offset: 0, milliseconds: 0 }
    : parseTimestamp(text.includes('T') ? text : text.replace(' ', 'T'));
  if (offset === undefined) {
    const [one, other] = [before, after].map((zone) =>
      chooseInstant(resolveWallTime(zone, local), 'compatible'),
    );
    if (one === undefined || other === undefined || one === other) return null;
    const formatInstant = (unix: number) => formatUtc({ unix, milliseconds });
    return { before: formatInstant(one), after: formatInstant(other), seconds: other - one };
  }
  const unix = local - offset;
  const [one, other] = [before.at(unix).offset, after.at(unix).offset];
  if (one === other || !isSupported(unix)) return null;
  const formatWallTime = (utc: number) => formatAt({ unix, milliseconds }, utc);
  return { before: formatWallTime(one), after: formatWallTime(other), seconds: other - one };
}

/** Without the option `columns`, the parser returns arrays. */
const isRow = (record: unknown): record is readonly string[] => Array.isArray(record);

/** Number of characters per write. Writing each row separately would take most of the time. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * Reads a CSV file of times and zones as a stream. Writes the rows that the editions interpret differently, with the results of
 * both editions.
 * @param write receives CSV text in chunks
 * @throws UserFacingError for a missing file, or one without the columns
 */
export async function writeChangedTimes(
  file: string,
  editions: { readonly before: Edition; readonly after: Edition },
  columns: { readonly zone?: string | undefined; readonly time?: string | undefined },
  write: (text: string) => void,
): Promise<TimeCounts> {
  if ((await stat(file).catch(() => null))?.isFile() !== true)
    throw new UserFacingError('usage', `${file} is not a readable file.`);
  const zonePairs = new Map<string, ZonePair | null>();
  const findZonePair = (name: string): ZonePair | null => {
    let zonePair = zonePairs.get(name);
    if (zonePair === undefined) {
      const [one, other] = [editions.before.findZoneId(name), editions.after.findZoneId(name)];
      zonePair =
        one === undefined || other === undefined
          ? null
          : { before: editions.before.zoneOf(one), after: editions.after.zoneOf(other) };
      // Limit the size of the cache, because a file can contain many invalid names.
      if (zonePairs.size < 10_000) zonePairs.set(name, zonePair);
    }
    return zonePair;
  };
  const parser = createReadStream(file).pipe(
    parse({ bom: true, relax_column_count: true, skip_empty_lines: true }),
  );
  let columnIndexes: { readonly zone: number; readonly time: number } | null = null;
  let [rows, changed, unreadable] = [0, 0, 0];
  let firstProblem: string | null = null;
  let pendingText =
    formatCsvLine(['row', 'timezone', 'time', editions.before.version, editions.after.version, 'seconds']) +
    '\n';
  for await (const fields of parser) {
    if (!isRow(fields)) continue;
    if (columnIndexes === null) {
      columnIndexes = {
        zone: findColumnIndex(fields, columns.zone, ZONE_NAMES, '--zone-column'),
        time: findColumnIndex(fields, columns.time, TIME_NAMES, '--time-column'),
      };
      continue;
    }
    rows += 1;
    const [name, text] = [fields[columnIndexes.zone]?.trim() ?? '', fields[columnIndexes.time]?.trim() ?? ''];
    const zonePair = findZonePair(name);
    let change: ReturnType<typeof findChange> = null;
    try {
      if (zonePair === null)
        throw new LookupError('not_found', `no zone ${JSON.stringify(name.slice(0, 64))}`, 'zone');
      change = findChange(text, zonePair);
    } catch (error) {
      if (!(error instanceof LookupError)) throw error;
      unreadable += 1;
      firstProblem ??= `row ${rows}: ${error.message}`;
    }
    if (change === null) continue;
    changed += 1;
    pendingText += `${formatCsvLine([String(rows), name, text, change.before, change.after, String(change.seconds)])}\n`;
    if (pendingText.length < CHUNK_LENGTH) continue;
    write(pendingText);
    pendingText = '';
  }
  if (columnIndexes === null)
    throw new UserFacingError('usage', 'The file is empty: its first line must name the columns.');
  write(pendingText);
  return { rows, changed, unreadable, first: firstProblem };
}
