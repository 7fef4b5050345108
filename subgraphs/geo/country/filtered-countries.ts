import { fold } from '../../../facts/fold.ts';
import type { CountryRow } from '../../../db/snapshot/countries.ts';
import type { Places } from '../../../db/snapshot/places.ts';
import { parseText } from '../../../core/text.ts';
import { blocCodeRule } from '../../validation/bloc-code.ts';
import { currencyCodeRule } from '../../validation/currency-code.ts';
import { continentCodeRule } from '../../validation/division-code.ts';
import { languageCodeRule } from '../../validation/language-code.ts';
import { findBlocsOfCountry } from '../bloc/resolvers.ts';

type Filter = string | null | undefined;

interface CountryFilters {
  readonly continent?: Filter;
  readonly subregion?: Filter;
  readonly currency?: Filter;
  readonly language?: Filter;
  readonly bloc?: Filter;
}

/** Returns the countries that pass all given filters, sorted by code. @throws invalid_request for a malformed filter */
export function filterCountries(places: Places, filters: CountryFilters): CountryRow[] {
  const continent = continentCodeRule.optional(filters.continent, 'continent');
  const subregion =
    typeof filters.subregion === 'string'
      ? fold(parseText(filters.subregion, 'subregion', { maximum: 64, example: 'Northern Europe' }))
      : null;
  const currency = currencyCodeRule.optional(filters.currency, 'currency');
  const bloc = blocCodeRule.optional(filters.bloc, 'bloc');
  const language = languageCodeRule.optional(filters.language, 'language');
  const speakers =
    language === null
      ? null
      : new Set(places.languages.homesOf(places.languages.find(language)?.code ?? language));
  return places.countries.all.filter(
    (row) =>
      (continent === null || row.continent === continent) &&
      (subregion === null || fold(row.subregion ?? '') === subregion) &&
      (currency === null || row.currency === currency) &&
      (speakers === null || speakers.has(row.code)) &&
      (bloc === null || findBlocsOfCountry(row.code).some(({ code }) => code === bloc)),
  );
}
