import { readFileSync } from 'node:fs';
import { SECONDS_PER_DAY } from '../tz/calendar.ts';
import type { Edition } from '../tz/edition.ts';
import { readCldrNames } from '../../../facts/names/cldr-names.ts';
import { findZoneRow, listCountryZones } from '../../../facts/zone-tab.ts';
import { readText, listEntries, readCldr, readZoneNames } from './cldr.ts';
import type { Language } from './languages.ts';

/** Names in one language: generic and standard name by metazone. The key `{0}` has the pattern for the name of a place. */
type NameTable = ReadonlyMap<string, { readonly generic: string; readonly standard: string }>;

const nameTables = new Map<Language, NameTable>();

function readNameTable(language: Language): NameTable {
  const cachedTable = nameTables.get(language);
  if (cachedTable) return cachedTable;
  const rows = readFileSync(new URL(`${language}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split('\t'));
  const table = new Map(rows.map(([key = '', generic = '', standard = '']) => [key, { generic, standard }]));
  nameTables.set(language, table);
  return table;
}

/** A period in which a zone uses the name of a metazone, in epoch seconds. */
interface MetazoneUse {
  readonly metazone: string;
  readonly from: number;
  readonly to: number;
}

const parseSeconds = (text: string, otherwise: number): number =>
  text === '' ? otherwise : Date.parse(`${text.replace(' ', 'T')}Z`) / 1000;

/** Reads the metazones of each zone from CLDR. Zone names are nested objects in CLDR: America → Argentina → La_Rioja. */
export function readMetazoneUses(): ReadonlyMap<string, readonly MetazoneUse[]> {
  const uses = new Map<string, readonly MetazoneUse[]>();
  const collectZones = (value: unknown, name: string) => {
    if (Array.isArray(value)) {
      uses.set(
        name,
        value.map((entry: unknown) => ({
          metazone: readText(entry, 'usesMetazone', '_mzone'),
          from: parseSeconds(readText(entry, 'usesMetazone', '_from'), -Infinity),
          to: parseSeconds(readText(entry, 'usesMetazone', '_to'), Infinity),
        })),
      );
    } else
      for (const [key, inner] of listEntries(value))
        collectZones(inner, name === '' ? key : `${name}/${key}`);
  };
  const file = readCldr('cldr-core/supplemental/metaZones.json');
  for (const [key, value] of listEntries(file, 'supplemental', 'metaZones', 'metazoneInfo', 'timezone'))
    collectZones(value, key);
  return uses;
}

/** Returns the reference zone of each metazone. */
function readReferences(): ReadonlyMap<string, string> {
  const references = new Map<string, string>();
  const file = readCldr('cldr-core/supplemental/metaZones.json');
  for (const [, entry] of listEntries(file, 'supplemental', 'metaZones', 'metazones')) {
    if (readText(entry, 'mapZone', '_territory') !== '001') continue;
    references.set(readText(entry, 'mapZone', '_other'), readText(entry, 'mapZone', '_type'));
  }
  return references;
}

const readMetazones = () => ({
  uses: readMetazoneUses(),
  references: readReferences(),
  aliases: readZoneNames(),
});
type Metazones = ReturnType<typeof readMetazones>;
let metazones: Metazones | undefined;

const QUARTER_HOUR = 900;
/** Publication date of CLDR 48.2 in epoch seconds. Later decisions of governments are missing in CLDR. */
const CLDR_DATA_END = Date.UTC(2026, 3, 7) / 1000;
const HALF_YEAR = 184 * SECONDS_PER_DAY;

/** The start of CLDR's metazone table, 1970, in epoch seconds. The first entries have no start of their own. */
const CLDR_DATA_START = 0;

/** Cache of the standard offsets by metazone for each edition. */
const offsetsByMetazone = new WeakMap<Edition, Map<string, MetazoneOffsets>>();

interface MetazoneOffsets {
  /** Number of half-years with each standard offset. */
  readonly uses: ReadonlyMap<number, number>;
  /** The most frequent standard offset; undefined when no zone used the metazone. */
  readonly usual: number | undefined;
}

/**
 * Returns the standard offsets of a metazone since 1970. Only the years in which the reference zone used the metazone count.
 * Central European Time is UTC+1, although its reference zone, Paris, had UTC+0 until 1940.
 */
function computeOffsets(edition: Edition, metazone: string, { uses, references, aliases }: Metazones) {
  const cachedOffsets = offsetsByMetazone.get(edition) ?? new Map<string, MetazoneOffsets>();
  offsetsByMetazone.set(edition, cachedOffsets);
  const cachedValue = cachedOffsets.get(metazone);
  if (cachedValue !== undefined) return cachedValue;
  const counts = new Map<number, number>();
  const id = edition.findZoneId(references.get(metazone) ?? '');
  if (id !== undefined) {
    const zone = edition.zoneOf(id);
    const periods = uses.get(aliases.get(id) ?? id)?.filter((use) => use.metazone === metazone) ?? [];
    for (const { from, to } of periods) {
      const end = Math.min(to, CLDR_DATA_END);
      for (let unix = Math.max(from, CLDR_DATA_START); unix < end; unix += HALF_YEAR) {
        const { standardOffset } = zone.at(unix);
        counts.set(standardOffset, (counts.get(standardOffset) ?? 0) + 1);
      }
    }
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const offsets = { uses: counts, usual: most?.[0] };
  cachedOffsets.set(metazone, offsets);
  return offsets;
}

/** Whether the standard offset of a metazone agrees with the rules in force. */
function hasStandardOffset(
  edition: Edition,
  metazone: string,
  standardOffset: number,
  unix: number,
  tables: Metazones,
): boolean {
  const id = edition.findZoneId(tables.references.get(metazone) ?? '');
  if (id === undefined || edition.zoneOf(id).at(unix).standardOffset !== standardOffset) return false;
  const { uses, usual } = computeOffsets(edition, metazone, tables);
  return unix < CLDR_DATA_START ? usual === standardOffset : uses.has(standardOffset);
}

/**
 * Formats a name such as "Japan Time", for the only or principal zone of a country. The name does not depend on the rules of
 * the zone.
 */
function formatCountryTime({ canonicalId }: Edition, id: string, language: Language): string | undefined {
  const row = findZoneRow(id) ?? findZoneRow(canonicalId(id));
  if (!row) return undefined;
  const primaryZoneId = readText(
    readCldr('cldr-core/supplemental/primaryZones.json'),
    'supplemental',
    'primaryZones',
    row.country,
  );
  if (listCountryZones(row.country).length !== 1 && canonicalId(primaryZoneId) !== canonicalId(row.timezone))
    return undefined;
  const territory = readCldrNames('territories', language)[row.country];
  return territory === undefined ? undefined : formatPlaceTime(territory, language);
}

/** Formats a name such as "Nuuk Time". */
function formatPlaceTime(place: string, language: Language): string | undefined {
  const pattern = readNameTable(language).get('{0}')?.generic ?? '';
  return pattern === '' ? undefined : pattern.replace('{0}', place);
}

export interface ZoneName {
  readonly name: string;
  /** The language of the name; English when the requested language has no name. */
  readonly language: Language;
}

/**
 * Returns the display name of a zone's time: `Eastern Time`, or `Mountain Standard Time` when clocks do not change within half
 * a year. Undefined when CLDR has no name, or when the name contradicts the rules in force. Source: Unicode CLDR 48.2.0.
 * @param id IANA identifier in the edition's spelling
 * @param unix epoch seconds
 */
export function findZoneName(
  edition: Edition,
  id: string,
  unix: number,
  language: Language,
): ZoneName | undefined {
  metazones ??= readMetazones();
  const { uses, aliases } = metazones;
  const cldrId = aliases.get(id) ?? id;
  const zone = edition.zoneOf(id);
  const type = zone.at(unix);
  // Local mean time has no name. Zones whose rules changed after the publication of CLDR have no name either.
  if (type.standardOffset % QUARTER_HOUR !== 0) return undefined;
  if (unix > CLDR_DATA_END && zone.at(CLDR_DATA_END).standardOffset !== type.standardOffset) return undefined;
  const usedMetazone = uses.get(cldrId)?.find(({ from, to }) => from <= unix && unix < to)?.metazone ?? '';
  const isConfirmed = hasStandardOffset(edition, usedMetazone, type.standardOffset, unix, metazones);
  const metazone = cldrId === 'Etc/UTC' ? cldrId : isConfirmed ? usedMetazone : '';
  const hasConstantOffset = [unix - HALF_YEAR, unix, unix + HALF_YEAR].every((instant) => {
    const otherType = zone.at(instant);
    return !otherType.dst && otherType.offset === type.offset;
  });
  for (const each of language === 'en' ? [language] : [language, 'en' as const]) {
    const names = readNameTable(each).get(metazone);
    // When only English has a name for the metazone, CLDR forms the name from the zone's city.
    const city = metazone === '' ? undefined : readNameTable(each).get(`@${cldrId}`)?.generic;
    const name =
      (hasConstantOffset && names?.standard) ||
      names?.generic ||
      formatCountryTime(edition, id, each) ||
      (city && formatPlaceTime(city, each));
    if (name !== undefined) return { name, language: each };
  }
  return undefined;
}
