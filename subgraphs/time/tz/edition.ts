import { Zone, steadyYearOf } from './zone.ts';
import { firingsOf, type Firing } from './compile.ts';
import { readSource, type Rule, type Source, type ZoneLine } from './source.ts';
import { repairUntil } from './until-repairs.ts';

/** The far end of every table: the last year in which an edition's irregular rules may stand, and a cycle. */
const LAST_YEAR = 2500;

/** `Factory` is what a system has before somebody sets its zone: no place keeps it. */
const isPlace = (id: string) => id !== 'Factory';

/** One edition of the IANA database, in its main form. Its zones are compiled at their first use. */
export interface Edition {
  /** As IANA names it: `2026c`. */
  readonly version: string;
  /** All identifiers, aliases included, in the order of their code points. */
  readonly zoneIds: readonly string[];
  /** The database's spelling of an identifier given in any case; undefined when there is none. */
  readonly findZoneId: (text: string) => string | undefined;
  /** The zone that an identifier stands for: itself unless it is an alias. */
  readonly canonicalId: (id: string) => string;
  /** All identifiers of the same zone, the given one included. */
  readonly equivalentIds: (id: string) => readonly string[];
  /** The source of a zone; for those who print rules rather than apply them. */
  readonly linesOf: (id: string) => readonly ZoneLine[];
  readonly rulesOf: (name: string) => readonly Rule[];
  /** The zone of an identifier in the database's spelling. @throws RangeError for others. */
  readonly zoneOf: (id: string) => Zone;
}

/** @param source with an alias's target being a zone. @param repair puts right what a source is known to have lost */
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
  /** The year of a rule set's last irregularity; Infinity when no rule holds for good. */
  const steadyYearOfSet = (name: string): number => {
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
    const zone = new Zone(id, lines, firingsOfSet, steadyYearOf(lines, steadyYearOfSet));
    zones.set(id, zone);
    return zone;
  };
  return {
    version: source.version,
    zoneIds: ids,
    // Identifiers are ASCII; the Kelvin sign would fold to k.
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

/** The edition that answers rest on unless another is asked for. */
export const edition = '2026c';

const source = readSource();
if (source.version !== edition) {
  throw new Error(
    `The time-zone rules are pinned to ${edition}, but the package tzdata carries ${source.version}.`,
  );
}

/** The pinned edition: 597 identifiers. */
export const pinned = editionOf(source, repairUntil);

export const { zoneIds, findZoneId, canonicalId, equivalentIds, linesOf, rulesOf, zoneOf } = pinned;
