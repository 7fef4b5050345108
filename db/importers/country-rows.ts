import { countries as listed } from 'countries-list';
import { iso31661 } from 'iso-3166';
import { readFacts, type FactRow } from '../../facts/fact-table.ts';
import { requireKnownWord } from '../../core/known-word.ts';
import { country } from '../tables/country.ts';
import { frenchPopulation } from './french-population.ts';
import { readPackageJson } from '../../core/package-file.ts';

type CountryRow = typeof country.$inferSelect;

type Containment = Readonly<Record<string, { readonly _contains?: readonly string[] }>>;
type Names = Readonly<Record<string, string>>;

const cldr = (file: string) =>
  readPackageJson<{ supplemental: Record<string, unknown> }>(`cldr-core/supplemental/${file}.json`)
    .supplemental;

/** INSEE numbers of French territories that have their own ISO code. Their population is the sum of their communes. */
const french: Readonly<Record<string, string>> = {
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

/** ISO 3166-1 assigns Kosovo no code; XK and XKX are user-assigned and widely used. */
const kosovo = { alpha2: 'XK', alpha3: 'XKX', numeric: null };

/** Returns the 249 entries of ISO 3166-1 and Kosovo, sorted by code. */
export function countryRows(): CountryRow[] {
  const facts = new Facts();
  return [...iso31661.map(({ alpha2, alpha3, numeric }) => ({ alpha2, alpha3, numeric })), kosovo]
    .sort((a, b) => (a.alpha2 < b.alpha2 ? -1 : 1))
    .map(({ alpha2, alpha3, numeric }) => ({ code: alpha2, alpha3, numeric, ...facts.of(alpha2) }));
}

class Facts {
  readonly #signs = byCode('countries');
  readonly #names = byCode('country-names');
  readonly #geography = byCode('country-geography');
  readonly #practice = byCode('country-practice');
  readonly #taxIds = byCode('tax-ids', 'country');
  readonly #people = byCode('country-population');
  readonly #communes = frenchPopulation();
  readonly #regions = regions();
  readonly #weekStart = cldr('weekData')['weekData'] as { firstDay: Names };
  readonly #measurement = cldr('measurementData')['measurementData'] as { measurementSystem: Names };

  of(code: string): Omit<CountryRow, 'code' | 'alpha3' | 'numeric'> {
    const entry = (listed as Record<string, (typeof listed)['FR']>)[code];
    if (entry === undefined) throw new Error(`countries-list has no ${code}`);
    const sign = this.#signs.get(code) ?? {};
    const own = this.#names.get(code) ?? {};
    const geography = this.#geography.get(code) ?? {};
    const daily = this.#practice.get(code) ?? {};
    const name = own['name'] || entry.name;
    const drivingSide = text(daily['driving_side']);
    const system = this.#measurement.measurementSystem[code] ?? 'metric';
    return {
      name,
      nameLocal: entry.native === name ? null : entry.native,
      fullName: sign['full_name'] || name,
      demonym: text(sign['demonym']),
      continent: own['continent'] || entry.continent,
      ...(this.#regions.get(code) ?? { region: null, subregion: null }),
      capital: own['capital'] === '-' ? null : own['capital'] || text(entry.capital),
      ...this.#peopleOf(code),
      area: number(geography['area']),
      landArea: number(geography['land_area']),
      waterArea: number(geography['water_area']),
      coastline: number(geography['coastline']),
      elevation: number(geography['elevation']),
      highestName: text(geography['highest']),
      highestElevation: number(geography['highest_elevation']),
      lowestName: text(geography['lowest']),
      lowestElevation: number(geography['lowest_elevation']),
      currency: currencyOf(code, entry.currency[0]),
      tld: text(sign['tld']),
      languages:
        own['languages'] === '-' ? [] : own['languages'] ? list(own['languages']) : [...entry.languages],
      borders: list(geography['borders']),
      tax: text(daily['tax']),
      taxRate: number(daily['tax_rate']),
      taxIdFormat: text(this.#taxIds.get(code)?.['tax_id_format']),
      taxIdRegex: text(this.#taxIds.get(code)?.['tax_id_regex']),
      weekStart: requireKnownWord(
        country.weekStart.enumValues,
        this.#weekStart.firstDay[code] ?? 'mon',
        'weekData',
      ),
      units: requireKnownWord(country.units.enumValues, system.toLowerCase(), 'measurementData'),
      drivingSide:
        drivingSide === null
          ? null
          : requireKnownWord(country.drivingSide.enumValues, drivingSide, 'country-practice'),
      plugs: list(daily['plugs']),
      voltage: number(daily['voltage']),
      frequency: number(daily['frequency']),
      police: text(daily['police']),
      ambulance: text(daily['ambulance']),
      fire: text(daily['fire']),
      postalFormat: text(daily['postal_format']),
      postalRegex: text(daily['postal_regex']),
      ioc: text(sign['ioc']),
      fifa: text(sign['fifa']),
      plate: text(sign['plate']),
    };
  }

  #peopleOf(code: string): Pick<CountryRow, 'population' | 'populationPeriod'> {
    const communes = this.#communes.get(french[code] ?? '');
    if (communes !== undefined) return { population: communes.population, populationPeriod: communes.period };
    const own = this.#people.get(code);
    return { population: number(own?.['population']), populationPeriod: text(own?.['period']) };
  }
}

/** ISO 4217 assigns currencies to these uninhabited territories, but not to AQ and GS. */
const currencies: Readonly<Record<string, string>> = { BV: 'NOK', HM: 'AUD', TF: 'EUR', UM: 'USD' };
const currencyOf = (code: string, listed: string | undefined): string | null =>
  uninhabited.has(code) ? (currencies[code] ?? null) : (listed ?? null);

/** Territories without permanent population. */
const uninhabited = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);

const text = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;
const number = (value: string | undefined): number | null =>
  value === undefined || value === '' ? null : Number(value);
const list = (value: string | undefined): string[] => (value ? value.split(',') : []);

const byCode = (file: string, column = 'code'): ReadonlyMap<string, FactRow> =>
  new Map(readFacts(file).map((row) => [row[column] ?? '', row]));

/** UN M49 region and subregion from CLDR: the region is one of five continents, the subregion the smallest group. */
function regions(): ReadonlyMap<string, { region: string; subregion: string | null }> {
  const containment = cldr('territoryContainment')['territoryContainment'] as Containment;
  const { main } = readPackageJson<{
    main: { en: { localeDisplayNames: { territories: Names } } };
  }>('cldr-localenames-full/main/en/territories.json');
  // Names in M49 where CLDR's English name differs.
  const standard = { '035': 'South-eastern Asia', '053': 'Australia and New Zealand', '057': 'Micronesia' };
  const names: Names = { ...main.en.localeDisplayNames.territories, ...standard };
  const found = new Map<string, { region: string; subregion: string | null }>();
  const visit = (group: string, region: string, subregion: string | null) => {
    for (const part of containment[group]?._contains ?? []) {
      if (/^\d{3}$/.test(part)) visit(part, region, part);
      else if (!found.has(part))
        found.set(part, {
          region: names[region] ?? region,
          subregion: subregion === null ? null : (names[subregion] ?? subregion),
        });
    }
  };
  for (const region of ['002', '019', '142', '150', '009']) visit(region, region, null);
  // Kosovo is not in M49; geographically it belongs to Southern Europe.
  found.set('XK', { region: names['150'] ?? 'Europe', subregion: names['039'] ?? null });
  return found;
}
