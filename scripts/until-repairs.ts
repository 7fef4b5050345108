import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import moment from 'moment-timezone';
import {
  computeDayNumber,
  toCivilDate,
  countDaysInMonth,
  SECONDS_PER_DAY,
} from '../subgraphs/time/tz/calendar.ts';
import {
  compileTransitions,
  listOnsets,
  type RuleOnset,
  type Transition,
} from '../subgraphs/time/tz/compile.ts';
import { readSource, type ZoneRule, type UntilTime, type ZoneLine } from '../subgraphs/time/tz/source.ts';

/**
 * Writes `subgraphs/time/tz/until-repairs.tsv`: `npm run script -- until-repairs`.
 *
 * The package `tzdata` damages UNTIL columns (no clock suffix, weekday forms as the first of the month). The package
 * `moment-timezone` of the same release has the resulting offsets and abbreviations. For each line, this script tries the
 * possible original values, and keeps the values that reproduce these offsets and abbreviations. Among these, the script
 * prefers the fewest transitions (including changes of the flag and of the standard offset, which `moment-timezone` lacks),
 * then an UNTIL that coincides with a rule of the same clock, then wall time.
 */

const LAST_YEAR = 2037;
const TWO_DAYS = 2 * SECONDS_PER_DAY;

/** Values that neither package determines, each with the reason. */
const knownChoices = new Map<string, UntilTime>([
  // The period ends with Portugal's rule "1966 Oct 2 2:00s". The flag does not change there, so only the clock determines
  // the value.
  ['Atlantic/Azores 2', { local: computeDayNumber(1966, 10, 2) * SECONDS_PER_DAY + 7200, clock: 'standard' }],
]);

const source = readSource();
const onsetsByRuleName = new Map<string, readonly RuleOnset[]>();
const getOnsets = (name: string) => {
  const rules: readonly ZoneRule[] = source.rules.get(name) ?? [];
  const knownOnsets = onsetsByRuleName.get(name) ?? listOnsets(rules, LAST_YEAR);
  onsetsByRuleName.set(name, knownOnsets);
  return knownOnsets;
};

/** Lists the changes of offset or abbreviation, each as an instant and `offset abbreviation`. */
function listVisibleChanges(
  transitions: readonly Transition[],
): readonly { at: number; clockText: string }[] {
  const clockChanges: { at: number; clockText: string }[] = [];
  for (const { at, type } of transitions) {
    const clockText = `${type.offset} ${type.abbreviation}`;
    if (clockChanges.at(-1)?.clockText !== clockText) clockChanges.push({ at, clockText });
  }
  return clockChanges;
}

function readExpectedTransitions(id: string): readonly { at: number; clockText: string }[] {
  const zone = moment.tz.zone(id);
  if (zone === null) throw new Error(`moment-timezone has no zone ${id}`);
  return zone.abbrs.map((abbreviation, period) => ({
    at: period === 0 ? -Infinity : Math.round((zone.untils[period - 1] ?? Infinity) / 1000),
    clockText: `${Math.round(-(zone.offsets[period] ?? NaN) * 60) || 0} ${abbreviation}`,
  }));
}

const selectChangesUntil = (rows: readonly { at: number; clockText: string }[], bound: number) =>
  rows
    .filter(({ at }) => at < bound)
    .map(({ at, clockText }) => `${at} ${clockText}`)
    .join('\n');

/**
 * Returns the possible values of an UNTIL: the time itself; for January 1, also the end of the year. For the first day of another
 * month, all days of that month are possible.
 */
function listDays(local: number): readonly number[] {
  const { year, month, day } = toCivilDate(Math.floor(local / SECONDS_PER_DAY));
  const timeOfDay = local - computeDayNumber(year, month, day) * SECONDS_PER_DAY;
  const foundTimes = [local];
  if (month === 1 && day === 1 && timeOfDay === 0)
    foundTimes.push(computeDayNumber(year, 12, 31) * SECONDS_PER_DAY);
  else if (day === 1) {
    for (let other = 2; other <= countDaysInMonth(year, month); other += 1)
      foundTimes.push(local + (other - 1) * SECONDS_PER_DAY);
  }
  return foundTimes;
}

interface UntilChoice {
  readonly until: UntilTime;
  readonly transitions: number;
  readonly withRule: number;
}

function listChoices(
  id: string,
  lines: readonly ZoneLine[],
  index: number,
  shown: ReturnType<typeof readExpectedTransitions>,
): UntilChoice[] {
  const line = lines[index];
  const nextLine = lines[index + 1];
  if (!line?.until || !nextLine) return [];
  const override = knownChoices.get(`${id} ${index}`);
  const bound = nextLine.until
    ? Math.min(...listDays(nextLine.until.local)) - TWO_DAYS
    : Date.UTC(LAST_YEAR, 0) / 1000;
  const expectedChanges = selectChangesUntil(shown, bound);
  const foundChoices: UntilChoice[] = [];
  for (const localSeconds of listDays(line.until.local)) {
    for (const clock of ['wall', 'standard', 'universal'] as const) {
      const candidate: UntilTime = { local: localSeconds, clock };
      if (override && (override.local !== localSeconds || override.clock !== clock)) continue;
      const candidateLines = [...lines.slice(0, index), { ...line, until: candidate }, nextLine];
      const compiledTransitions = compileTransitions(candidateLines, getOnsets, LAST_YEAR);
      if (selectChangesUntil(listVisibleChanges(compiledTransitions), bound) !== expectedChanges) continue;
      const rules = [line.rules, nextLine.rules].flatMap((name) => (name === null ? [] : getOnsets(name)));
      foundChoices.push({
        until: candidate,
        transitions: compiledTransitions.filter(({ at }) => at < bound).length,
        withRule: rules.some((firing) => firing.local === localSeconds && firing.clock === clock) ? 0 : 1,
      });
    }
  }
  return foundChoices.sort((a, b) => a.transitions - b.transitions || a.withRule - b.withRule);
}

/** Returns the lines with every UNTIL repaired; undefined when no combination fits. */
function findUntilTimes(
  id: string,
  lines: readonly ZoneLine[],
  index: number,
  shown: ReturnType<typeof readExpectedTransitions>,
): readonly ZoneLine[] | undefined {
  if (index === lines.length - 1) return lines;
  for (const choice of listChoices(id, lines, index, shown)) {
    const chosen = lines.map((line, i) => (i === index ? { ...line, until: choice.until } : line));
    const solution = findUntilTimes(id, chosen, index + 1, shown);
    if (solution) return solution;
  }
  return undefined;
}

const formatTime = (local: number) => new Date(local * 1000).toISOString().slice(0, 19);

const tableHeader = `# UNTIL columns of IANA time zone database 2026c that are missing in the package tzdata@1.0.50 (MIT).
# Found by scripts/until-repairs.ts from tzdata@1.0.50 and moment-timezone@0.6.3 (MIT, data 2026c).
# Facts of the IANA database are in the public domain.
# zone\tline (from 0)\tuntil, in the local time of its clock\tclock
`;

/**
 * Returns the text of `until-repairs.tsv`.
 * @throws Error when no repair explains a zone
 */
export function buildRepairTable(): string {
  const rows: string[] = [];
  for (const [id, lines] of [...source.zones].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (id === 'Factory') continue;
    const solution = findUntilTimes(id, lines, 0, readExpectedTransitions(id));
    if (!solution) throw new Error(`${id}: no UNTIL values reproduce its recorded clock changes`);
    solution.forEach((line, index) => {
      const writtenUntil = lines[index]?.until;
      if (!line.until || !writtenUntil) return;
      if (line.until.local === writtenUntil.local && line.until.clock === 'wall') return;
      rows.push([id, index, formatTime(line.until.local), line.until.clock].join('\t'));
    });
  }
  return `${tableHeader}${rows.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../subgraphs/time/tz/until-repairs.tsv', import.meta.url), buildRepairTable());
}
