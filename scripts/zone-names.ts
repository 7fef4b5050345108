import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getValueAt } from '../core/json.ts';
import { readText, listEntries, readCldr } from '../subgraphs/time/names/cldr.ts';
import { languages, type Language } from '../subgraphs/time/names/languages.ts';
import { readMetazoneUses } from '../subgraphs/time/names/zone-name.ts';

/**
 * Writes `names/<language>.tsv`: `npm run script -- zone-names`. The names come from Unicode CLDR: long generic and long
 * standard names of metazones, of UTC, and the pattern "{0} Time" for a place.
 */

/** Returns the file content for one language. */
export function buildNameTable(language: Language): string {
  const file = readCldr(`cldr-dates-full/main/${language}/timeZoneNames.json`);
  const names = getValueAt(file, 'main', language, 'dates', 'timeZoneNames');
  const rows = listEntries(names, 'metazone')
    .map(([metazone, value]) => [
      metazone,
      readText(value, 'long', 'generic'),
      readText(value, 'long', 'standard'),
    ])
    .filter(([, generic, standard]) => generic !== '' || standard !== '');
  rows.push(...buildCityRows(language, names));
  rows.unshift(['Etc/UTC', '', readText(names, 'zone', 'Etc', 'UTC', 'long', 'standard')]);
  rows.unshift(['{0}', readText(names, 'regionFormat'), '']);
  return `# Names of time zones in ${language}: Unicode CLDR 48.2.0 (cldr-dates-full), licence Unicode-3.0.
# metazone ({0}: pattern for a place; @: city of a zone)\tgeneric name\tname of standard time
${rows.map((row) => row.join('\t')).join('\n')}
`;
}

/** Returns the exemplar cities of zones whose metazone has an English name but no name in this language. */
function buildCityRows(language: Language, names: unknown): string[][] {
  const english = readCldr(`cldr-dates-full/main/en/timeZoneNames.json`);
  const knownMetazones = new Set(listEntries(names, 'metazone').map(([metazone]) => metazone));
  const missingZones = new Set(
    listEntries(english, 'main', 'en', 'dates', 'timeZoneNames', 'metazone')
      .map(([metazone]) => metazone)
      .filter((metazone) => language !== 'en' && !knownMetazones.has(metazone)),
  );
  return [...readMetazoneUses()]
    .filter(([, uses]) => uses.some(({ metazone }) => missingZones.has(metazone)))
    .map(([zone]) => [`@${zone}`, getCity(names, zone), ''])
    .filter(([, city]) => city !== '');
}

/** For some zones, CLDR's name tables use the current identifier, but its metazone table uses an older one. */
const renamedZones = new Map([['America/Godthab', 'America/Nuuk']]);

const getCity = (names: unknown, zone: string): string =>
  readText(names, 'zone', ...zone.split('/'), 'exemplarCity') ||
  readText(names, 'zone', ...(renamedZones.get(zone) ?? zone).split('/'), 'exemplarCity');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const language of languages) {
    writeFileSync(
      new URL(`../subgraphs/time/names/${language}.tsv`, import.meta.url),
      buildNameTable(language),
    );
  }
}
