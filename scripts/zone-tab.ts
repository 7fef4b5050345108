import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

/**
 * Writes `facts/tables/zone-tab.tsv`: `npm run script -- zone-tab`.
 *
 * The package `moment-timezone` has the tables zone.tab and zone1970.tab of the release, merged and with errors. It adds
 * minutes of arc to negative degrees, loses the sign of 0 degrees, and reorders five countries.
 */

interface MetaZone {
  readonly name: string;
  readonly lat: number;
  readonly long: number;
  readonly countries: readonly string[];
}

const isZone = (value: unknown): value is MetaZone =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'lat' in value &&
  typeof value.lat === 'number' &&
  'long' in value &&
  typeof value.long === 'number' &&
  'countries' in value &&
  Array.isArray(value.countries);

/** Zones of places within a degree south of the equator or west of Greenwich, whose minus sign the package has lost. */
const southernZones = new Set(['Pacific/Galapagos', 'Asia/Pontianak', 'Pacific/Nauru']);
const westernZones = new Set(['Europe/London', 'Africa/Accra']);

/** Countries by zone, for zones whose country in zone.tab is not the first country of the merged table. */
const ownersByZone = new Map([['Europe/Simferopol', 'UA']]);

/** Zones by country in the order of zone.tab, for countries that the package reorders. */
const zoneOrder = new Map(
  Object.entries({
    AQ: 'McMurdo Casey Davis DumontDUrville Mawson Palmer Rothera Syowa Troll Vostok',
    CA:
      'St_Johns Halifax Glace_Bay Moncton Goose_Bay Blanc-Sablon Toronto Iqaluit Atikokan Winnipeg Resolute ' +
      'Rankin_Inlet Regina Swift_Current Edmonton Cambridge_Bay Inuvik Vancouver Creston Dawson_Creek Fort_Nelson ' +
      'Whitehorse Dawson',
    FM: 'Chuuk Pohnpei Kosrae',
    MH: 'Majuro Kwajalein',
    MY: 'Kuala_Lumpur Kuching',
  }).map(([country, places]) => [country, places.split(' ')]),
);

/**
 * Repairs degrees to which the minutes of arc were added regardless of the sign. @param minus whether the sign was lost
 */
function formatCoordinate(damaged: number, minus: boolean): string {
  const seconds = Math.round(damaged * 3600);
  const integerDegrees = Math.ceil(Math.max(0, -seconds) / 3600);
  const repairedSeconds =
    integerDegrees > 0 ? -(2 * integerDegrees * 3600 + seconds) : minus ? -seconds : seconds;
  return String(Number((repairedSeconds / 3600).toFixed(4)));
}

/** Returns the content of the table. */
export function buildZoneTable(): string {
  const zoneMetadata: unknown = createRequire(import.meta.url)('moment-timezone/data/meta/latest.json');
  if (
    typeof zoneMetadata !== 'object' ||
    zoneMetadata === null ||
    !('zones' in zoneMetadata) ||
    !('version' in zoneMetadata)
  ) {
    throw new Error('moment-timezone: no zones');
  }
  const zones = Object.values(zoneMetadata.zones ?? {}).filter(isZone);
  const rows = zones.map(({ name, lat, long, countries }, index) => {
    const country = ownersByZone.get(name) ?? countries[0] ?? '';
    const sortPosition = zoneOrder.get(country)?.indexOf(name.slice(name.indexOf('/') + 1)) ?? index;
    const otherCountries = countries.filter((code) => code !== country).sort();
    const fields = [
      country,
      name,
      formatCoordinate(lat, southernZones.has(name)),
      formatCoordinate(long, westernZones.has(name)),
      otherCountries.join(' '),
    ];
    return { country, place: sortPosition, text: fields.join('\t') };
  });
  rows.sort((a, b) => (a.country === b.country ? a.place - b.place : a.country < b.country ? -1 : 1));
  return `# Countries of time zones: zone.tab and zone1970.tab of the IANA time zone database.
# edition: ${String(zoneMetadata.version)}
# source: moment-timezone@0.6.3 (MIT), data/meta/latest.json, repaired by scripts/zone-tab.ts
# licence: facts of the IANA database are in the public domain
# columns: the country of zone.tab, in its order; latitude and longitude of the zone's principal place in degrees; additional
#   countries with the zone's time (zone1970.tab), separated by spaces
country\ttimezone\tlatitude\tlongitude\talso
${rows.map(({ text }) => text).join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../facts/tables/zone-tab.tsv', import.meta.url), buildZoneTable());
}
