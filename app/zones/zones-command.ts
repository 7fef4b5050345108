import { parseArgs } from 'node:util';
import { formatCsvLine } from '../../rest-compat/formats/csv.ts';
import type { ExitCode, Terminal } from '../../cli/terminal.ts';
import { formatOffset, formatUtc } from '../../subgraphs/time/clock/timestamp.ts';
import { computeYearStart } from '../../subgraphs/time/tz/calendar.ts';
import type { LocalTimeType } from '../../subgraphs/time/tz/compile.ts';
import { listEditionDifferences, type ZoneDifferences } from '../../subgraphs/time/tz/differences.ts';
import type { Edition } from '../../subgraphs/time/tz/edition.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { listAspects } from '../../subgraphs/time/editions/comparisons.ts';
import type { Editions } from '../../subgraphs/time/editions/editions.ts';
import { describeOptionError } from '../option-error.ts';
import type { EditionsOfStore } from './open-editions.ts';
import { writeChangedTimes } from './stored-times.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

export const zonesHelp = `lookup zones editions                     list the available editions of the time-zone database
lookup zones diff <edition> <edition>     print where they differ, as CSV: the zone, from when, until when (empty: permanently),
                          how often, in what, and the value of each when the difference begins
  --all                   print a line for each period in which they differ in one way
  --times <file.csv>      print which of the stored times of a file change: a wall time with its zone means another
                          instant, an instant with its zone another wall time. The first line names the columns.
  --zone-column <name>    column of the zone. Default: timezone, zone or tz
  --time-column <name>    column of the time. Default: at, time or instant. ISO 8601, with an offset
                          an instant, without one a wall time; or epoch seconds
  --through <year>        compare up to the end of a year. Default: 2100

To import another edition: npm run data -- import timezones --from <tzdata.zi, tzdata2026f.tar.gz or a folder>
`;

const DEFAULT_LAST_YEAR = 2100;

/** Runs `lookup zones …`, which lists and compares editions of the time-zone database. @throws UserFacingError */
export async function runZonesCommand(
  args: readonly string[],
  open: () => Promise<EditionsOfStore>,
  terminal: Terminal,
): Promise<ExitCode> {
  const { values, positionals } = parseOptions(args);
  const [command, one, other, ...more] = positionals;
  if (values.help === true || command === undefined) {
    terminal.write(zonesHelp);
    return command === undefined && values.help !== true ? 2 : 0;
  }
  if (command === 'editions' && one === undefined) {
    checkOptions(command, values);
    const { versions } = await readEditions(open, (editions) => editions);
    for (const version of versions) terminal.write(`${version}\n`);
    return 0;
  }
  if (command !== 'diff' || one === undefined || other === undefined || more.length > 0)
    throw new UserFacingError(
      'usage',
      `lookup zones ${args.join(' ').slice(0, 100)} is not a command. Use lookup zones editions, or lookup zones diff <edition> <edition>. lookup zones --help has the options.`,
    );
  checkOptions(command, values);
  const editions = await readEditions(open, async (all) => ({
    before: await findEdition(all, one),
    after: await findEdition(all, other),
  }));
  if (values.times !== undefined) {
    const columns = { zone: values['zone-column'], time: values['time-column'] };
    const timeCounts = await writeChangedTimes(values.times, editions, columns, terminal.write);
    terminal.writeError(
      `${timeCounts.changed} of ${timeCounts.rows} stored times change from ${one} to ${other}; ${timeCounts.unreadable} cannot be read${timeCounts.first === null ? '' : ` (${timeCounts.first})`}.\n`,
    );
    return 0;
  }
  const year = values.through === undefined ? DEFAULT_LAST_YEAR : Number(values.through);
  if (!Number.isInteger(year) || year < 1 || year > 9999)
    throw new UserFacingError('usage', '--through must be a year from 1 to 9999: --through 2100 works.');
  terminal.write(`${formatCsvLine(['timezone', 'from', 'until', 'times', 'changed', one, other])}\n`);
  let zones = 0;
  for (const difference of listEditionDifferences(
    editions.before,
    editions.after,
    computeYearStart(year + 1),
  )) {
    if (difference === null) continue;
    zones += 1;
    for (const line of formatDifference(difference, values.all === true, computeYearStart(year)))
      terminal.write(`${formatCsvLine(line)}\n`);
  }
  terminal.writeError(`${zones} zones differ from ${one} to ${other}, up to the year ${year}.\n`);
  return 0;
}

/** Passes the editions of the store to `use`. Closes the store before returning the result. */
async function readEditions<T>(
  open: () => Promise<EditionsOfStore>,
  use: (editions: Editions) => T | Promise<T>,
): Promise<T> {
  const openedEditions = await open();
  try {
    return await use(openedEditions.editions);
  } finally {
    await openedEditions.close();
  }
}

/**
 * Finds an edition.
 * @throws UserFacingError when the edition does not exist
 */
async function findEdition(editions: Editions, version: string): Promise<Edition> {
  try {
    return await editions.findEdition(version);
  } catch (error) {
    if (!(error instanceof LookupError)) throw error;
    throw new UserFacingError(
      'usage',
      `${error.message} npm run data -- import timezones --from <file> imports one.`,
    );
  }
}

const formatClock = ({ offset, abbreviation, dst }: LocalTimeType): string =>
  `${formatOffset(offset)} ${abbreviation}${dst ? ' dst' : ''}`;

const formatInstant = (unix: number): string =>
  Number.isFinite(unix) ? formatUtc({ unix, milliseconds: 0 }) : '';

/**
 * Formats the CSV rows of a zone.
 * @param lastYear start of the last compared year; a difference that still exists then is reported as permanent
 */
function formatDifference(
  { id, times, only }: ZoneDifferences,
  all: boolean,
  lastYear: number,
): readonly (readonly string[])[] {
  if (times === null) return [[id, '', '', '', `only in ${only ?? ''}`, '', '']];
  const groups = all ? times.map((each) => [each]) : [times];
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) return [];
    const lastEnd = !all && last.until >= lastYear ? Infinity : last.until;
    const changedAspects = listAspects(group).map((aspect) => aspect.replace('_', ' '));
    return [
      [
        ...[id, formatInstant(first.from), formatInstant(lastEnd), String(group.length)],
        ...[changedAspects.join(', '), formatClock(first.before), formatClock(first.after)],
      ],
    ];
  });
}

/** @throws UserFacingError when the command would ignore an option */
function checkOptions(command: string, values: ReturnType<typeof parseOptions>['values']): void {
  const columnOptions = ['zone-column', 'time-column'] as const;
  const ignoredOptions =
    command === 'editions'
      ? (['times', ...columnOptions, 'through', 'all'] as const)
      : values.times === undefined
        ? columnOptions
        : (['through', 'all'] as const);
  const option = ignoredOptions.find((each) => values[each] !== undefined);
  if (option === undefined) return;
  const reason =
    command === 'editions'
      ? 'lookup zones editions has no options, only lookup zones diff has them'
      : values.times === undefined
        ? `--${option} names a column of the file of --times: use it with --times <file.csv>`
        : `--${option} has no effect with --times, which compares the stored times of the file`;
  throw new UserFacingError('usage', `${reason}.\nlookup zones --help lists the options.`);
}

function parseOptions(args: readonly string[]) {
  const options = {
    times: { type: 'string' },
    'zone-column': { type: 'string' },
    'time-column': { type: 'string' },
    through: { type: 'string' },
    all: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UserFacingError(
      'usage',
      `${describeOptionError(error, Object.keys(options))}\nlookup zones --help lists the options.`,
    );
  }
}
