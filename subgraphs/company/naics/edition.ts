import type { NaicsRow } from '../../../facts/naics/clean-naics.ts';

export interface NaicsExclusion {
  readonly description: string;
  /** Codes of other classes that occur in the description of this class. */
  readonly codes: readonly string[];
}

export interface NaicsRecord {
  readonly code: string;
  readonly name: string;
  /** Level of the class: 2 sector, 3 subsector, 4 industry group, 5 industry, 6 national industry. */
  readonly level: number;
  readonly parent: NaicsRecord | null;
  /** Sorted by code. */
  readonly children: readonly NaicsRecord[];
  readonly description: string | null;
  readonly exclusions: readonly NaicsExclusion[];
  readonly year: number;
}

/** One version of the North American Industry Classification System, in the variant of the United States. */
export interface NaicsEdition {
  readonly year: number;
  /** Classes, sorted by code. A sector that spans several codes occurs once. */
  readonly records: readonly NaicsRecord[];
  /** Finds a class. @param code two to six digits, or the range of a sector. `32` finds `31-33`. */
  find(code: string): NaicsRecord | null;
}

const isRange = (code: string) => code.includes('-');

/** Returns the two-digit codes of a sector: `31-33` → 31, 32, 33. */
function listSectorCodes(code: string): string[] {
  const [first = NaN, last = first] = code.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

function findExclusions(
  description: string | null,
  knownCodes: ReadonlySet<string>,
): readonly NaicsExclusion[] {
  return (description ?? '')
    .split('\n\n')
    .filter((paragraph) => paragraph.startsWith('Excluded from'))
    .map((paragraph) => ({
      description: paragraph,
      codes: [...new Set(paragraph.match(/\b\d{2,6}\b/g))].filter((code) => knownCodes.has(code)),
    }));
}

/** Creates one version. @param rows its classes in any order. A class whose parent is missing has a null parent. */
export function createNaicsEdition(year: number, rows: readonly NaicsRow[]): NaicsEdition {
  const knownCodes = new Set(rows.map(({ code }) => code));
  const recordsByCode = new Map<string, NaicsRecord>();
  const children = new Map<string, NaicsRecord[]>();
  const rowsByCode = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1));
  // Sort shorter codes first, so that each parent exists before its children.
  const rowsByLevel = [...rowsByCode].sort((a, b) => countLevel(a.code) - countLevel(b.code));
  for (const { code, title, description } of rowsByLevel) {
    const ownChildren: NaicsRecord[] = [];
    const parent = isRange(code) ? null : (recordsByCode.get(code.slice(0, -1)) ?? null);
    const record: NaicsRecord = {
      code,
      name: title,
      level: countLevel(code),
      parent,
      children: ownChildren,
      description,
      exclusions: findExclusions(description, knownCodes),
      year,
    };
    children.set(code, ownChildren);
    if (parent !== null) children.get(parent.code)?.push(record);
    recordsByCode.set(code, record);
    if (isRange(code)) for (const sector of listSectorCodes(code)) recordsByCode.set(sector, record);
  }
  const records = rowsByCode.flatMap(({ code }) => recordsByCode.get(code) ?? []);
  return { year, records, find: (code) => recordsByCode.get(code) ?? null };
}

const countLevel = (code: string): number => (isRange(code) ? 2 : code.length);
