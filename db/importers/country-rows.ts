import { countries as listed } from 'countries-list';
import { iso31661 } from 'iso-3166';
import { readFacts, type FactRow } from '../../facts/fact-table.ts';
import { requireKnownWord } from '../../core/known-word.ts';
import { country } from '../tables/country.ts';
import { readFrenchPopulation } from './french-population.ts';
import { readPackageJson } from '../../core/package-file.ts';

type CountryRow = typeof country.$inferSelect;

type Containment = Readonly<Record<string, { readonly _contains?: readonly string[] }>>;
type Names = Readonly<Record<string, string>>;

const readCldr = (file: string) =>
  readPackageJson<{ supplemental: Record<string, unknown> }>(`cldr-core/supplemental/${file}.json`)
    .supplemental;

/** INSEE numbers of French territories by their ISO code. The population of a territory is the sum of its communes. */
const frenchDivisionCodes: Readonly<Record<string, string>> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  YT: '976',
  PM: '975',
  BL: '977',
  MF: '978',
  WF: '986',
  PF: '987',
  NC: '988',
};

/** ISO 3166-1 contains no code for Kosovo. XK and XKX are user-assigned and widely used. */
const kosovo = { alpha2: 'XK', alpha3: 'XKX', numeric: null };

/** Returns the 249 entries of ISO 3166-1 and Kosovo, sorted by code. */
export function buildCountryRows(): CountryRow[] {
  const facts = new CountryFacts();
  return [...iso31661.map(({ alpha2, alpha3, numeric }) => ({ alpha2, alpha3, numeric })), kosovo]
    .sort((a, b) => (a.alpha2 < b.alpha2 ? -1 : 1))
    .map(({ alpha2, alpha3, numeric }) => ({ code: alpha2, alpha3, numeric, ...facts.of(alpha2) }));
}

class CountryFacts {
  readonly #signs = readFactsByCode('countries');
  readonly #names = readFactsByCode('country-names');
  readonly #geography = readFactsByCode('country-geography');
  readonly #practice = readFactsByCode('country-practice');
  readonly #taxIds = readFactsByCode('tax-ids', 'country');
  readonly #people = readFactsByCode('country-population');
  readonly #communes = readFrenchPopulation();
  readonly #regions = buildRegions();
  readonly #weekStart = readCldr('weekData')['weekData'] as { firstDay: Names };
  readonly #measurement = readCldr('measurementData')['measurementData'] as { measurementSystem: Names };

  of(code: string): Omit<CountryRow, 'code' | 'alpha3' | 'numeric'> {
    const entry = (listed as Record<string, (typeof listed)['FR']>)[code];
    if (entry === undefined) throw new Error(`countries-list has no ${code}`);
    const currencySymbols = this.#signs.get(code) ?? {};
    const ownNames = this.#names.get(code) ?? {};
    const geography = this.#geography.get(code) ?? {};
    const everydayFacts = this.#practice.get(code) ?? {};
    const name = ownNames['name'] || entry.name;
    const drivingSide = toTextOrNull(everydayFacts['driving_side']);
    const measurementSystem = this.#measurement.measurementSystem[code] ?? 'metric';
    return {
      name,
      nameLocal: entry.native === name ? null : entry.native,
      fullName: currencySymbols['full_name'] || name,
      demonym: toTextOrNull(currencySymbols['demonym']),
      continent: ownNames['continent'] || entry.continent,
      ...(this.#regions.get(code) ?? { region: null, subregion: null }),
      capital: ownNames['capital'] === '-' ? null : ownNames['capital'] || toTextOrNull(entry.capital),
      ...this.#peopleOf(code),
      area: toNumberOrNull(geography['area']),
      landArea: toNumberOrNull(geography['land_area']),
      waterArea: toNumberOrNull(geography['water_area']),
      coastline: toNumberOrNull(geography['coastline']),
      elevation: toNumberOrNull(geography['elevation']),
      highestName: toTextOrNull(geography['highest']),
      highestElevation: toNumberOrNull(geography['highest_elevation']),
      lowestName: toTextOrNull(geography['lowest']),
      lowestElevation: toNumberOrNull(geography['lowest_elevation']),
      currency: findCurrency(code, entry.currency[0]),
      tld: toTextOrNull(currencySymbols['tld']),
      languages:
        ownNames['languages'] === '-'
          ? []
          : ownNames['languages']
            ? splitList(ownNames['languages'])
            : [...entry.languages],
      borders: splitList(geography['borders']),
      tax: toTextOrNull(everydayFacts['tax']),
      taxRate: toNumberOrNull(everydayFacts['tax_rate']),
      taxIdFormat: toTextOrNull(this.#taxIds.get(code)?.['tax_id_format']),
      taxIdRegex: toTextOrNull(this.#taxIds.get(code)?.['tax_id_regex']),
      weekStart: requireKnownWord(
        country.weekStart.enumValues,
        this.#weekStart.firstDay[code] ?? 'mon',
        'weekData',
      ),
      units: requireKnownWord(country.units.enumValues, measurementSystem.toLowerCase(), 'measurementData'),
      drivingSide:
        drivingSide === null
          ? null
          : requireKnownWord(country.drivingSide.enumValues, drivingSide, 'country-practice'),
      plugs: splitList(everydayFacts['plugs']),
      voltage: toNumberOrNull(everydayFacts['voltage']),
      frequency: toNumberOrNull(everydayFacts['frequency']),
      police: toTextOrNull(everydayFacts['police']),
      ambulance: toTextOrNull(everydayFacts['ambulance']),
      fire: toTextOrNull(everydayFacts['fire']),
      postalFormat: toTextOrNull(everydayFacts['postal_format']),
      postalRegex: toTextOrNull(everydayFacts['postal_regex']),
      ioc: toTextOrNull(currencySymbols['ioc']),
      fifa: toTextOrNull(currencySymbols['fifa']),
      plate: toTextOrNull(currencySymbols['plate']),
    };
  }

  #peopleOf(code: string): Pick<CountryRow, 'population' | 'populationPeriod'> {
    const communes = this.#communes.get(frenchDivisionCodes[code] ?? '');
    if (communes !== undefined) return { population: communes.population, populationPeriod: communes.period };
    const ownNames = this.#people.get(code);
    return {
      population: toNumberOrNull(ownNames?.['population']),
      populationPeriod: toTextOrNull(ownNames?.['period']),
    };
  }
}

/** Currencies of uninhabited territories according to ISO 4217, which assigns no currency to AQ and GS. */
const currencyOverrides: Readonly<Record<string, string>> = { BV: 'NOK', HM: 'AUD', TF: 'EUR', UM: 'USD' };
const findCurrency = (code: string, listed: string | undefined): string | null =>
  uninhabitedTerritories.has(code) ? (currencyOverrides[code] ?? null) : (listed ?? null);

/** Territories without permanent population. */
const uninhabitedTerritories = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);

const toTextOrNull = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;
const toNumberOrNull = (value: string | undefined): number | null =>
  value === undefined || value === '' ? null : Number(value);
const splitList = (value: string | undefined): string[] => (value ? value.split(',') : []);

const readFactsByCode = (file: string, column = 'code'): ReadonlyMap<string, FactRow> =>
  new Map(readFacts(file).map((row) => [row[column] ?? '', row]));

/**
 * Reads the UN M49 region and subregion of each country from CLDR. A region is one of five continents, and a subregion is the
 * smallest group of countries.
 */
function buildRegions(): ReadonlyMap<string, { region: string; subregion: string | null }> {
  const containment = readCldr('territoryContainment')['territoryContainment'] as Containment;
  const { main } = readPackageJson<{
    main: { en: { localeDisplayNames: { territories: Names } } };
  }>('cldr-localenames-full/main/en/territories.json');
  // Names in M49 that differ from CLDR's English names.
  const regionNames = {
    '035': 'South-eastern Asia',
    '053': 'Australia and New Zealand',
    '057': 'Micronesia',
  };
  const names: Names = { ...main.en.localeDisplayNames.territories, ...regionNames };
  const regionsByCode = new Map<string, { region: string; subregion: string | null }>();
  const visit = (group: string, region: string, subregion: string | null) => {
    for (const part of containment[group]?._contains ?? []) {
      if (/^\d{3}$/.test(part)) visit(part, region, part);
      else if (!regionsByCode.has(part))
        regionsByCode.set(part, {
          region: names[region] ?? region,
          subregion: subregion === null ? null : (names[subregion] ?? subregion),
        });
    }
  };
  for (const region of ['002', '019', '142', '150', '009']) visit(region, region, null);
  // M49 does not contain Kosovo. Geographically, Kosovo belongs to Southern Europe.
  regionsByCode.set('XK', { region: names['150'] ?? 'Europe', subregion: names['039'] ?? null });
  return regionsByCode;
}
