import { Zone, findFirstPermanentYear } from './zone.ts';
import { listOnsets, type RuleOnset } from './compile.ts';
import { readSource, type ZoneRule, type ZoneSource, type ZoneLine } from './source.ts';
import { repairUntil } from './until-repairs.ts';

/** Last year up to which an edition's irregular rules are compiled. */
const LAST_YEAR = 2500;

/** Whether an identifier denotes a place. `Factory` is a placeholder for systems without a configured zone. */
const isPlaceId = (id: string) => id !== 'Factory';

/** One edition of the IANA database, in its main data format. Zones are compiled on first use. */
export interface Edition {
  /** IANA's name of the release: `2026c`. */
  readonly version: string;
  /** All identifiers, including aliases, sorted by code points. */
  readonly zoneIds: readonly string[];
  /** Finds the database's spelling of an identifier in any case; undefined for an unknown identifier. */
  readonly findZoneId: (text: string) => string | undefined;
  /** Resolves an alias; other identifiers are returned unchanged. */
  readonly canonicalId: (id: string) => string;
  /** Returns all identifiers of the same zone, including the given identifier. */
  readonly equivalentIds: (id: string) => readonly string[];
  /** Returns the source lines of a zone, from which callers format permanent rules. */
  readonly linesOf: (id: string) => readonly ZoneLine[];
  readonly rulesOf: (name: string) => readonly ZoneRule[];
  /** Returns the zone of an identifier in the database's spelling. @throws RangeError for unknown identifiers */
  readonly zoneOf: (id: string) => Zone;
}

/**
 * Creates an edition from its parsed source.
 * @param source every alias must refer to a zone, not to another alias
 * @param repair restores facts that the source lacks
 */
export function createEdition(
  source: ZoneSource,
  repair: (zone: string, lines: readonly ZoneLine[]) => readonly ZoneLine[] = (_, lines) => lines,
): Edition {
  const ids = [...source.zones.keys(), ...source.links.keys()].filter(isPlaceId).sort();
  const spellings = new Map(ids.map((id) => [id.toLowerCase(), id]));
  const getCanonicalId = (id: string): string => source.links.get(id) ?? id;
  const getRules = (name: string): readonly ZoneRule[] => source.rules.get(name) ?? [];
  const getZoneLines = (id: string): readonly ZoneLine[] => {
    const canonicalZoneId = getCanonicalId(id);
    return repair(canonicalZoneId, source.zones.get(canonicalZoneId) ?? []);
  };
  const onsetsBySet = new Map<string, readonly RuleOnset[]>();
  const listOnsetsOfSet = (name: string): readonly RuleOnset[] => {
    let onsets = onsetsBySet.get(name);
    if (!onsets) onsetsBySet.set(name, (onsets = listOnsets(getRules(name), LAST_YEAR)));
    return onsets;
  };
  /** Returns the year after which a rule set has only permanent rules; Infinity when the set has no permanent rule. */
  const findFirstPermanentYearOfSet = (name: string): number => {
    const rules = getRules(name);
    if (!rules.some(({ to }) => to === Infinity)) return Infinity;
    return Math.max(...rules.map(({ from, to }) => (to === Infinity ? from : to)));
  };
  const zones = new Map<string, Zone>();
  const buildZone = (id: string): Zone => {
    const cachedZone = zones.get(id);
    if (cachedZone) return cachedZone;
    const canonicalZoneId = getCanonicalId(id);
    if (canonicalZoneId !== id) {
      const zone = buildZone(canonicalZoneId);
      zones.set(id, zone);
      return zone;
    }
    const lines = getZoneLines(id);
    if (lines.length === 0 || !isPlaceId(id))
      throw new RangeError(`Edition ${source.version} has no zone ${id}.`);
    const zone = new Zone(
      id,
      lines,
      listOnsetsOfSet,
      findFirstPermanentYear(lines, findFirstPermanentYearOfSet),
    );
    zones.set(id, zone);
    return zone;
  };
  return {
    version: source.version,
    zoneIds: ids,
    // Reject characters other than ASCII, because lower-casing would turn the Kelvin sign into k.
    findZoneId: (text) => (/^[\x20-\x7e]*$/.test(text) ? spellings.get(text.toLowerCase()) : undefined),
    canonicalId: getCanonicalId,
    equivalentIds: (id) => {
      const canonicalZoneId = getCanonicalId(id);
      return ids.filter((other) => getCanonicalId(other) === canonicalZoneId);
    },
    linesOf: getZoneLines,
    rulesOf: getRules,
    zoneOf: buildZone,
  };
}

/** The default edition. */
export const defaultVersion = '2026c';

const source = readSource();
if (source.version !== defaultVersion) {
  throw new Error(
    `The time-zone rules are pinned to ${defaultVersion}, but the package tzdata contains ${source.version}.`,
  );
}

/** The pinned edition: 597 identifiers. */
export const pinnedEdition = createEdition(source, repairUntil);

export const { zoneIds, findZoneId, canonicalId, equivalentIds, linesOf, rulesOf, zoneOf } = pinnedEdition;
