import type { CompanyRecord } from '../../records/company-record.ts';
import { fold } from '../../../facts/fold.ts';
import { removeLegalForm } from '../../../facts/legal-form.ts';
import type { Filer } from './edgar.ts';
import type { RegisterFacts } from './facts.ts';
import { mergeDescription } from './merge-description.ts';

/**
 * Merges a register's facts into a record. Facts that are missing in the register stay unchanged. Address types, industry and
 * source of the register replace those of an earlier import, so that a repeated merge changes nothing.
 */
export function mergeFacts(record: CompanyRecord, facts: RegisterFacts): CompanyRecord {
  const { jurisdiction, sic } = facts;
  const addressTypes = new Set(facts.addresses.map(({ type }) => type));
  const phoneNumbers = facts.phone === null ? record.phoneNumbers : [{ number: facts.phone, type: null }];
  return {
    ...record,
    country: jurisdiction?.country ?? record.country,
    jurisdiction: addJurisdiction(record.jurisdiction, jurisdiction),
    aliases: addNames(record, facts.formerNames),
    websites: addWebsite(record.websites, facts.website),
    identifiers: [
      ...record.identifiers.filter(
        ({ type }) => type === 'cik' || !facts.identifiers.some((found) => found.type === type),
      ),
      ...facts.identifiers,
    ],
    addresses: [...record.addresses.filter(({ type }) => !addressTypes.has(type)), ...facts.addresses],
    industries:
      sic === null
        ? record.industries
        : [
            ...record.industries.filter(({ type }) => type !== 'sic'),
            { type: 'sic', code: sic.code, name: sic.name ?? getIndustryTitle(record, sic.code) },
          ],
    phoneNumbers,
    status: facts.status ?? record.status,
    incorporated: facts.incorporated ?? record.incorporated,
    parent: facts.parent ?? record.parent,
    descriptive: mergeDescription(record.descriptive, facts),
    observedAt: selectLater(record.observedAt, facts.observedAt),
  };
}

/** Updates the listings from the ticker map. A symbol stays while the map lists the symbol for the filer. */
export function mergeListings(record: CompanyRecord, filer: Filer): CompanyRecord {
  const labels = new Map(filer.listings.map(({ symbol, exchange }) => [symbol, exchange]));
  const retainedListings = record.listings
    .filter(({ symbol }) => labels.has(symbol))
    .map(({ symbol, exchange }) => ({ symbol, exchange: labels.get(symbol) ?? exchange }));
  if (retainedListings.length > 0) return { ...record, listings: retainedListings };
  // Add only the first new symbol, which is the filer's main share. Notes, warrants and preferred shares come later in the
  // list.
  const [first] = filer.listings;
  const exchange = first?.exchange ?? record.listings[0]?.exchange;
  return first === undefined || exchange === undefined
    ? record
    : { ...record, listings: [{ symbol: first.symbol, exchange }] };
}

/**
 * Returns the current CIK of a company. The company has a new CIK when all its symbols belong to one other CIK with nearly the
 * same name. Symbols alone are not sufficient, because exchanges reuse them.
 * @returns null when the map does not contain the company
 */
export function findCurrentCik(
  record: CompanyRecord,
  filers: ReadonlyMap<string, Filer>,
  taken: ReadonlySet<string>,
): string | null {
  const ciks = record.identifiers.filter(({ type }) => type === 'cik').map(({ value }) => value);
  const knownCik = ciks.find((cik) => filers.has(cik));
  if (knownCik !== undefined) return knownCik;
  const symbols = record.listings.map(({ symbol }) => symbol);
  const successors = Array.from(filers).filter(
    ([cik, { listings }]) =>
      !taken.has(cik) && symbols.some((symbol) => listings.some((listing) => listing.symbol === symbol)),
  );
  const [heir, second] = successors;
  if (heir === undefined || second !== undefined) return null;
  const [cik, { name, listings }] = heir;
  const hasAllSymbols = symbols.every((symbol) => listings.some((listing) => listing.symbol === symbol));
  return hasAllSymbols && [record.name, ...record.aliases].some((other) => isNearlyEqual(name, other))
    ? cik
    : null;
}

/** Puts the new CIK first. The company keeps its id and earlier CIKs, so that a search finds the company by both numbers. */
export function addCik(record: CompanyRecord, cik: string): CompanyRecord {
  if (record.identifiers.some(({ type, value }) => type === 'cik' && value === cik)) return record;
  return { ...record, identifiers: [{ type: 'cik', authority: 'sec', value: cik }, ...record.identifiers] };
}

const stripName = (name: string) =>
  removeLegalForm(fold(name).replace(/ (holdings?|group|new)(?= |$)/g, '')).replaceAll(' ', '');

function isNearlyEqual(one: string, other: string): boolean {
  const [a, b] = [stripName(one), stripName(other)];
  return Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a));
}

/** Updates the jurisdiction. A register that reports only the country does not remove the state. */
function addJurisdiction(
  recorded: CompanyRecord['jurisdiction'],
  found: RegisterFacts['jurisdiction'],
): CompanyRecord['jurisdiction'] {
  if (found === null) return recorded;
  const retainedState = recorded?.country === found.country ? recorded.state : null;
  return { country: found.country, state: found.state ?? retainedState };
}

/** Adds new former names. A name that differs only in case or legal form is not new. */
function addNames(record: CompanyRecord, names: readonly string[]): readonly string[] {
  const toKey = (name: string) => removeLegalForm(fold(name));
  const knownNames = new Set([record.name, record.legalName ?? record.name, ...record.aliases].map(toKey));
  const newNames = names.filter((name) => {
    const isNew = !knownNames.has(toKey(name));
    knownNames.add(toKey(name));
    return isNew;
  });
  return [...record.aliases, ...newNames];
}

/** Adds a website when no website is recorded, because a company with two URLs would have no main website. */
function addWebsite(websites: CompanyRecord['websites'], url: string | null): CompanyRecord['websites'] {
  if (url === null || websites.some((site) => site.url !== null)) return websites;
  const absoluteUrl = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  if (!URL.canParse(absoluteUrl)) return websites;
  const domain = new URL(absoluteUrl).hostname;
  return [{ domain, url: absoluteUrl }, ...websites.filter((site) => site.domain !== domain)];
}

const getIndustryTitle = ({ industries }: CompanyRecord, sic: string) =>
  industries.find(({ type, code }) => type === 'sic' && code === sic)?.name ?? null;

const selectLater = (one: string, other: string) => (Date.parse(one) >= Date.parse(other) ? one : other);
