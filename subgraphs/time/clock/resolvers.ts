import { formatClockText } from './clock-text.ts';
import type {
  ClockResolvers,
  DstSeasonResolvers,
  Resolvers,
  TransitionResolvers,
  WallTimeResolutionResolvers,
} from '../schema.generated.ts';
import { isSupported, type Instant } from './instant.ts';
import { findLanguage, type Language } from '../names/languages.ts';
import { findZoneName, type ZoneName } from '../names/zone-name.ts';
import { findNewerClock } from '../editions/newer-clock.ts';
import { SECONDS_PER_DAY } from '../tz/calendar.ts';
import { findDstSeason, findNextOffsetChange, type ZoneChange, type DstSeason } from '../tz/changes.ts';
import type { LocalTimeType } from '../tz/compile.ts';
import type { Edition } from '../tz/edition.ts';
import type { Zone } from '../tz/zone.ts';
import type { Resolution } from './conversion.ts';
import { formatAt, formatOffset, formatUtc } from './timestamp.ts';

/** Period in seconds after the instant of a clock that is searched for the next change and the next DST season. */
const SEARCH_HORIZON_SECONDS = 400 * SECONDS_PER_DAY;

/** The local time of a zone at an instant. */
interface Reading {
  /** IANA identifier in the edition's spelling. */
  readonly id: string;
  readonly zone: Zone;
  readonly instant: Instant;
  readonly type: LocalTimeType;
}

/** The model of the type Clock: a local time, and data for the fields with arguments. */
export interface ClockModel {
  /** The edition whose rules apply. */
  readonly edition: Edition;
  /** The local time at the instant; undefined when the source has no time zone. */
  readonly reading: Reading | undefined;
  readonly language: Language;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly to?: ClockModel | undefined;
  readonly targets?: readonly ClockModel[] | undefined;
  readonly resolution?: Resolution | undefined;
}

export interface TransitionModel {
  readonly edition: Edition;
  readonly id: string;
  readonly zone: Zone;
  readonly change: ZoneChange;
  readonly language: Language;
}

export interface SeasonModel extends Omit<TransitionModel, 'change'> {
  readonly season: DstSeason;
}

export interface ResolutionModel {
  readonly edition: Edition;
  readonly id: string;
  readonly resolution: Resolution;
  readonly language: Language;
}

/** Creates the clock of a zone. @param id identifier in the edition's spelling */
export function createClock(
  edition: Edition,
  id: string,
  instant: Instant,
  language: Language = 'en',
): ClockModel {
  const zone = edition.zoneOf(id);
  return { edition, reading: { id, zone, instant, type: zone.at(instant.unix) }, language };
}

const findName = (edition: Edition, { id, instant }: Reading, language: Language): ZoneName | undefined =>
  findZoneName(edition, id, instant.unix, language);

const findNewerClockOfModel = ({ edition, reading }: ClockModel) =>
  reading === undefined ? null : findNewerClock(edition, reading.id, reading.instant.unix, reading.type);

/** Creates the clock at the instant of an offset change, with the local time type before or after that change. */
function createClockAtChange(
  { edition, id, zone, change, language }: TransitionModel,
  type: LocalTimeType,
): ClockModel {
  return { edition, reading: { id, zone, instant: { unix: change.at, milliseconds: 0 }, type }, language };
}

const clockFields: ClockResolvers = {
  latitude: ({ latitude }) => latitude ?? null,
  longitude: ({ longitude }) => longitude ?? null,
  timezoneId: ({ reading }) => reading?.id ?? null,
  timezone: ({ reading }) => (reading ? { id: reading.id } : null),
  abbreviation: ({ reading }) => reading?.type.abbreviation ?? null,
  offset: ({ reading }) => (reading ? formatOffset(reading.type.offset) : null),
  dst: ({ reading }) => reading?.type.dst ?? null,
  at: ({ reading }) => (reading ? formatAt(reading.instant, reading.type.offset) : null),
  unix: ({ reading }) => reading?.instant.unix ?? null,
  to: ({ to }) => to ?? null,
  targets: ({ targets }) => (targets ? [...targets] : null),
  name: ({ edition, reading, language }, { lang }) => {
    const requestedLanguage = typeof lang === 'string' ? findLanguage(lang) : language;
    return (reading && findName(edition, reading, requestedLanguage)?.name) ?? null;
  },
  text: ({ reading, language }, { style, lang }) => {
    const requestedLanguage = typeof lang === 'string' ? findLanguage(lang) : language;
    return reading ? formatClockText(reading.zone, reading.instant, style, requestedLanguage) : null;
  },
  offsetMinutes: ({ reading }) => (reading ? Math.trunc(reading.type.offset / 60) || 0 : null),
  offsetSeconds: ({ reading }) => reading?.type.offset ?? null,
  standardOffset: ({ reading }) => (reading ? formatOffset(reading.type.standardOffset) : null),
  standardOffsetSeconds: ({ reading }) => reading?.type.standardOffset ?? null,
  dstOffsetSeconds: ({ reading }) => (reading ? reading.type.offset - reading.type.standardOffset : null),
  nextDst: ({ edition, reading, language }) => {
    if (!reading) return null;
    const change = findNextOffsetChange(reading.zone, reading.instant.unix, SEARCH_HORIZON_SECONDS);
    if (!change || !isSupported(change.at)) return null;
    return createClockAtChange(
      { edition, id: reading.id, zone: reading.zone, change, language },
      change.after,
    );
  },
  season: ({ edition, reading, language }) => {
    if (!reading) return null;
    const season = findDstSeason(reading.zone, reading.instant.unix, SEARCH_HORIZON_SECONDS);
    return season ? { edition, id: reading.id, zone: reading.zone, season, language } : null;
  },
  timezoneDatabaseVersion: ({ edition }) => edition.version,
  newerEdition: (clock) => findNewerClockOfModel(clock)?.edition ?? null,
  newerOffset: (clock) => findNewerClockOfModel(clock)?.offset ?? null,
  resolution: ({ edition, reading, resolution, language }) =>
    reading && resolution ? { edition, id: reading.id, resolution, language } : null,
  nameLanguages: (clock) => {
    const clocks = [clock, ...(clock.to ? [clock.to] : []), ...(clock.targets ?? [])];
    const zoneNames = clocks.flatMap(({ edition, reading, language }) =>
      reading ? (findName(edition, reading, language) ?? []) : [],
    );
    return [...new Set(zoneNames.map(({ language }) => language))];
  },
  deep: (clock) => clock,
};

const transitionFields: TransitionResolvers = {
  at: ({ change }) => formatUtc({ unix: change.at, milliseconds: 0 }),
  unix: ({ change }) => change.at,
  before: (transition) => createClockAtChange(transition, transition.change.before),
  after: (transition) => createClockAtChange(transition, transition.change.after),
  changeSeconds: ({ change }) => change.after.offset - change.before.offset,
};

/** Returns the start or end of a DST season; null outside the supported years. */
const createBoundary = (
  { edition, id, zone, language }: SeasonModel,
  change: ZoneChange | undefined,
): TransitionModel | null =>
  change && isSupported(change.at) ? { edition, id, zone, change, language } : null;

const seasonFields: DstSeasonResolvers = {
  start: (model) => createBoundary(model, model.season.start),
  end: (model) => createBoundary(model, model.season.end),
};

const resolutionFields: WallTimeResolutionResolvers = {
  kind: ({ resolution }) => resolution.time.kind,
  policy: ({ resolution }) => resolution.policy,
  adjustmentSeconds: ({ resolution }) => resolution.adjustment,
  alternatives: ({ edition, id, language, resolution: { time, milliseconds } }) => {
    const instants = time.kind === 'unique' ? [] : [time.earlier, time.later];
    return instants.map((unix) => createClock(edition, id, { unix, milliseconds }, language));
  },
};

export const clockResolvers: Resolvers = {
  Clock: clockFields,
  Transition: transitionFields,
  DstSeason: seasonFields,
  WallTimeResolution: resolutionFields,
};
