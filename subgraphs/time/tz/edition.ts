import { Zone, firstPermanentYearOf } from './zone.ts';
import { firingsOf, type Firing } from './compile.ts';
import { readSource, type Rule, type Source, type ZoneLine } from './source.ts';
import { repairUntil } from './until-repairs.ts';

/** Last year for which an edition's irregular rules are compiled. */
const LAST_YEAR = 2500;

/** Whether an identifier denotes a place: `Factory` is the placeholder of systems without a configured zone. */
const isPlace = (id: string) => id !== 'Factory';

/** One edition of the IANA database, in its main form. Zones are compiled on first use. */
export interface Edition {
  /** IANA's name of the release: `2026c`. */
  readonly version: string;
  /** All identifiers, including aliases, sorted by code points. */
  readonly zoneIds: readonly string[];
  /** Finds the database's spelling of an identifier in any case; undefined when there is none. */
  readonly findZoneId: (text: string) => string | undefined;
  /** Resolves an alias; other identifiers are returned unchanged. */
  readonly canonicalId: (id: string) => string;
  /** All identifiers of the same zone, including the given one. */
  readonly equivalentIds: (id: string) => readonly string[];
  /** Source lines of a zone, for callers that print rules instead of applying them. */
  readonly linesOf: (id: string) => readonly ZoneLine[];
  readonly rulesOf: (name: string) => readonly Rule[];
  /** The zone of an identifier in the database's spelling. @throws RangeError for unknown identifiers */
  readonly zoneOf: (id: string) => Zone;
}

/**
 * Creates an edition from its parsed source.
 * @param source every alias must point to a zone, not to another alias
 * @param repair restores facts that the source is known to lack
 */
export function editionOf(
  source: Source,
  repair: (zone: string, lines: readonly ZoneLine[]) => readonly ZoneLine[] = (_, lines) => lines,
): Edition {
  const ids = [...source.zones.keys(), ...source.links.keys()].filter(isPlace).sort();
  const spellings = new Map(ids.map((id) => [id.toLowerCase(), id]));
  const canonicalId = (id: string): string => source.links.get(id) ?? id;
  const rulesOf = (name: string): readonly Rule[] => source.rules.get(name) ?? [];
  const linesOf = (id: string): readonly ZoneLine[] => {
    const canonical = canonicalId(id);
    return repair(canonical, source.zones.get(canonical) ?? []);
  };
  const firings = new Map<string, readonly Firing[]>();
  const firingsOfSet = (name: string): readonly Firing[] => {
    let known = firings.get(name);
    if (!known) firings.set(name, (known = firingsOf(rulesOf(name), LAST_YEAR)));
    return known;
  };
  /** Returns the year after which a rule set is regular; Infinity when it has no permanent rule. */
  const firstPermanentYearOfSet = (name: string): number => {
    const rules = rulesOf(name);
    if (!rules.some(({ to }) => to === Infinity)) return Infinity;
    return Math.max(...rules.map(({ from, to }) => (to === Infinity ? from : to)));
  };
  const zones = new Map<string, Zone>();
  const zoneOf = (id: string): Zone => {
    const known = zones.get(id);
    if (known) return known;
    const canonical = canonicalId(id);
    if (canonical !== id) {
      const zone = zoneOf(canonical);
      zones.set(id, zone);
      return zone;
    }
    const lines = linesOf(id);
    if (lines.length === 0 || !isPlace(id))
      throw new RangeError(`Edition ${source.version} has no zone ${id}.`);
    const zone = new Zone(id, lines, firingsOfSet, firstPermanentYearOf(lines, firstPermanentYearOfSet));
    zones.set(id, zone);
    return zone;
  };
  return {
    version: source.version,
    zoneIds: ids,
    // Identifiers are ASCII; lower-casing would turn the Kelvin sign into k.
    findZoneId: (text) => (/^[\x20-\x7e]*$/.test(text) ? spellings.get(text.toLowerCase()) : undefined),
    canonicalId,
    equivalentIds: (id) => {
      const canonical = canonicalId(id);
      return ids.filter((other) => canonicalId(other) === canonical);
    },
    linesOf,
    rulesOf,
    zoneOf,
  };
}

/** The default edition. */
export const edition = '2026c';

const source = readSource();
if (source.version !== edition) {
  throw new Error(
    `The time-zone rules are pinned to ${edition}, but the package tzdata contains ${source.version}.`,
  );
}

/** The pinned edition: 597 identifiers. */
export const pinned = editionOf(source, repairUntil);

export const { zoneIds, findZoneId, canonicalId, equivalentIds, linesOf, rulesOf, zoneOf } = pinned;
