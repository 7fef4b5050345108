import { readFacts } from '../../../facts/fact-table.ts';
import type { RuleList } from './rule-list.ts';

type Correction = { readonly rule: string } & (
  | { readonly type: 'none' }
  | {
      readonly type: 'public' | 'observance';
      readonly name: Record<string, string>;
      readonly active?: { from?: string; to?: string }[];
    }
);

/** Parses half-open ranges of dates: `1999-09-18..2008-01-01 2014-01-01..`. A range without a start or an end is unbounded. */
function parseRanges(text: string): { from?: string; to?: string }[] {
  return text.split(' ').map((range) => {
    const [from = '', to = ''] = range.split('..');
    return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
  });
}

function readCorrections(): ReadonlyMap<string, readonly Correction[]> {
  const rules = new Map<string, Correction[]>();
  for (const row of readFacts('holiday-corrections')) {
    const {
      country = '',
      rule = '',
      type = '',
      active = '',
      name = '',
      language = '',
      name_local = '',
    } = row;
    const countryCorrections = rules.get(country) ?? [];
    rules.set(country, countryCorrections);
    if (type === 'none') countryCorrections.push({ rule, type });
    else {
      countryCorrections.push({
        rule,
        type: type === 'public' ? 'public' : 'observance',
        name: language === '' ? { en: name } : { en: name, [language]: name_local },
        ...(active === '' ? {} : { active: parseRanges(active) }),
      });
    }
  }
  return rules;
}

let correctionsByCountry: ReturnType<typeof readCorrections> | undefined;

/**
 * Applies the project's corrections (facts/tables/holiday-corrections.tsv) to the rules of a country or of one of its
 * regions.
 */
export function amendRules(list: RuleList, country: string): void {
  correctionsByCountry ??= readCorrections();
  for (const correction of correctionsByCountry.get(country) ?? []) {
    const { rule, type } = correction;
    if (type === 'none') list.delete(rule);
    else {
      const { name, active } = correction;
      const isSubstitute = rule.startsWith('substitutes ');
      list.set(rule, { name, type, substitute: isSubstitute, ...(active === undefined ? {} : { active }) });
    }
  }
}
