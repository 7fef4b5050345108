import { readPackageJson } from '../../../core/package-file.ts';
import { readFacts, type FactRow } from '../../../facts/fact-table.ts';
import { findCountryByCode } from '../../../facts/names/country-code.ts';

/** A country's use of a currency. Both dates are YYYY-MM-DD and inclusive. */
export interface CurrencyUseRecord {
  readonly country: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly tender: boolean;
}

export interface CurrencyRecord {
  readonly code: string;
  readonly name: string;
  readonly namePlural: string;
  readonly symbol: string | null;
  readonly symbolNative: string | null;
  readonly digits: number | null;
  readonly numeric: string | null;
  readonly withdrawn: string | null;
  /** Uses of the currency, sorted by start date, newest first. */
  readonly uses: readonly CurrencyUseRecord[];
}

interface PackageCurrency {
  readonly name: string;
  readonly decimals: number;
  readonly numeric: string;
  readonly symbol: string;
  readonly symbolNative: string;
}
interface TerritoryCurrency {
  readonly _from?: string;
  readonly _to?: string;
  readonly _tender?: string;
}

interface TerritoryCurrencies {
  readonly supplemental: {
    readonly currencyData: {
      readonly region: Readonly<Record<string, readonly Readonly<Record<string, TerritoryCurrency>>[]>>;
    };
  };
}

function readUsesByCode(): ReadonlyMap<string, readonly CurrencyUseRecord[]> {
  const uses = new Map<string, CurrencyUseRecord[]>();
  const { supplemental } = readPackageJson<TerritoryCurrencies>('cldr-core/supplemental/currencyData.json');
  for (const [country, periods] of Object.entries(supplemental.currencyData.region)) {
    if (findCountryByCode(country) === null) continue;
    for (const period of periods) {
      for (const [code, { _from = null, _to = null, _tender }] of Object.entries(period)) {
        const list = uses.get(code) ?? [];
        list.push({ country, from: _from, to: _to, tender: _tender !== 'false' });
        uses.set(code, list);
      }
    }
  }
  for (const list of uses.values())
    list.sort((a, b) => (b.from ?? '').localeCompare(a.from ?? '') || a.country.localeCompare(b.country));
  return uses;
}

/**
 * Returns the number of decimal places of the minor unit. With an empty cell in the table, the package's value applies; `none`
 * means no minor unit.
 */
function findMinorDigits(fact: string | undefined, base: PackageCurrency | undefined): number | null {
  if (fact === 'none') return null;
  return fact === undefined || fact === '' ? (base?.decimals ?? null) : Number(fact);
}

function buildCurrencies(): ReadonlyMap<string, CurrencyRecord> {
  const facts = new Map<string, FactRow>(readFacts('currencies').map((row) => [row['code'] ?? '', row]));
  const uses = readUsesByCode();
  const packageCurrencies = readPackageJson<Readonly<Record<string, PackageCurrency>>>(
    'countries-list/currencies.all.min.json',
  );
  const records = [...new Set([...Object.keys(packageCurrencies), ...facts.keys()])]
    .sort()
    .map((code): CurrencyRecord => {
      const base = packageCurrencies[code];
      const fact = facts.get(code) ?? {};
      const name = fact['name'] || base?.name || code;
      return {
        code,
        name,
        namePlural: fact['plural'] || name,
        symbol: fact['symbol'] || base?.symbol || null,
        symbolNative: fact['symbol'] || base?.symbolNative || null,
        digits: findMinorDigits(fact['digits'], base),
        numeric: fact['numeric'] || base?.numeric || null,
        withdrawn: fact['withdrawn'] || null,
        uses: uses.get(code) ?? [],
      };
    });
  return new Map(records.map((record) => [record.code, record]));
}

let cachedCurrencies: ReadonlyMap<string, CurrencyRecord> | undefined;

/**
 * Returns the ISO 4217 currencies by upper-case code, including withdrawn currencies. The map is created on first use. Sources:
 * countries-list (names, symbols, numeric codes, minor units), CLDR (use by country), facts/tables/currencies.tsv.
 */
export const getCurrencies = (): ReadonlyMap<string, CurrencyRecord> =>
  (cachedCurrencies ??= buildCurrencies());

/** Finds a currency. @param code ISO 4217 code in upper or lower case */
export const findCurrency = (code: string): CurrencyRecord | null =>
  getCurrencies().get(code.toUpperCase()) ?? null;

/** Whether the currency is in use on a day. @param day YYYY-MM-DD */
export const isActive = (currency: CurrencyRecord, day: string): boolean =>
  currency.withdrawn === null || day <= currency.withdrawn;

/** Returns the ISO 3166-1 alpha-2 codes, sorted, of the countries where the currency is legal tender on a day (YYYY-MM-DD). */
export function findCountriesOfCurrency(currency: CurrencyRecord, day: string): readonly string[] {
  if (day !== countriesByCurrencyOnLastDay.day) countriesByCurrencyOnLastDay = { day, countries: new Map() };
  const cachedValue = countriesByCurrencyOnLastDay.countries.get(currency);
  if (cachedValue !== undefined) return cachedValue;
  const uses = currency.uses.filter(
    (use) => use.tender && (use.from ?? '') <= day && day <= (use.to ?? '9999'),
  );
  const countries = [...new Set(uses.map((use) => use.country))].sort();
  countriesByCurrencyOnLastDay.countries.set(currency, countries);
  return countries;
}

/** Cache of the countries for the last requested day. Most requests are for the current day. */
let countriesByCurrencyOnLastDay = { day: '', countries: new Map<CurrencyRecord, readonly string[]>() };

let cachedCurrenciesByCountry: ReadonlyMap<string, readonly CurrencyRecord[]> | undefined;

function readCurrenciesByCountry(): ReadonlyMap<string, readonly CurrencyRecord[]> {
  const currenciesByCountry = new Map<string, Set<CurrencyRecord>>();
  for (const currency of getCurrencies().values()) {
    for (const { country } of currency.uses)
      currenciesByCountry.set(country, (currenciesByCountry.get(country) ?? new Set()).add(currency));
  }
  return new Map([...currenciesByCountry].map(([country, all]) => [country, [...all]]));
}

/** Returns the currencies that are legal tender in a country (ISO 3166-1 alpha-2) on a day (YYYY-MM-DD), sorted by code. */
export const findCurrenciesOfCountry = (country: string, day: string): readonly CurrencyRecord[] =>
  ((cachedCurrenciesByCountry ??= readCurrenciesByCountry()).get(country) ?? []).filter((currency) =>
    findCountriesOfCurrency(currency, day).includes(country),
  );
