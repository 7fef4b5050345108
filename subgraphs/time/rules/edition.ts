import { Zone, steadyYearOf } from './zone.ts';
import { firingsOf, type Firing } from './compile.ts';
import { readSource, type Rule, type ZoneLine } from './source.ts';
import { repairUntil } from './until-repairs.ts';

/** The pinned edition of the IANA database, in its main form. */
export const edition = '2026c';

const source = readSource();
if (source.version !== edition) {
  throw new Error(
    `The time-zone rules are pinned to ${edition}, but the package tzdata carries ${source.version}.`,
  );
}

/** The far end of every table: the last year in which an edition's irregular rules may stand, and a cycle. */
const LAST_YEAR = 2500;

/** `Factory` is what a system has before somebody sets its zone: no place keeps it. */
const isPlace = (id: string) => id !== 'Factory';

/** All identifiers, aliases included, in the order of their code points: 597. */
export const zoneIds: readonly string[] = [...source.zones.keys(), ...source.links.keys()]
  .filter(isPlace)
  .sort();

const spellings = new Map(zoneIds.map((id) => [id.toLowerCase(), id]));

/** The database's spelling of an identifier given in any case; undefined when there is none. */
export const findZoneId = (text: string): string | undefined =>
  // Identifiers are ASCII; the Kelvin sign would fold to k.
  /^[\x20-\x7e]*$/.test(text) ? spellings.get(text.toLowerCase()) : undefined;

/** The zone that an identifier stands for: itself unless it is an alias. */
export const canonicalId = (id: string): string => source.links.get(id) ?? id;

/** All identifiers of the same zone, the given one included. */
export const equivalentIds = (id: string): readonly string[] => {
  const canonical = canonicalId(id);
  return zoneIds.filter((other) => canonicalId(other) === canonical);
};

/** The source of a zone, repaired; for those who print rules rather than apply them. */
export function linesOf(id: string): readonly ZoneLine[] {
  const canonical = canonicalId(id);
  return repairUntil(canonical, source.zones.get(canonical) ?? []);
}

export const rulesOf = (name: string): readonly Rule[] => source.rules.get(name) ?? [];

const firings = new Map<string, readonly Firing[]>();

function firingsOfSet(name: string): readonly Firing[] {
  let known = firings.get(name);
  if (!known) firings.set(name, (known = firingsOf(rulesOf(name), LAST_YEAR)));
  return known;
}

/** The year of a rule set's last irregularity; Infinity when no rule holds for good. */
function steadyYearOfSet(name: string): number {
  const rules = rulesOf(name);
  if (!rules.some(({ to }) => to === Infinity)) return Infinity;
  return Math.max(...rules.map(({ from, to }) => (to === Infinity ? from : to)));
}

const zones = new Map<string, Zone>();

/** The zone of an identifier in the database's spelling, compiled at its first use. @throws RangeError for others. */
export function zoneOf(id: string): Zone {
  const known = zones.get(id);
  if (known) return known;
  const canonical = canonicalId(id);
  if (canonical !== id) {
    const zone = zoneOf(canonical);
    zones.set(id, zone);
    return zone;
  }
  const lines = linesOf(id);
  if (lines.length === 0 || !isPlace(id)) throw new RangeError(`Edition ${edition} has no zone ${id}.`);
  const zone = new Zone(id, lines, firingsOfSet, steadyYearOf(lines, steadyYearOfSet));
  zones.set(id, zone);
  return zone;
}
