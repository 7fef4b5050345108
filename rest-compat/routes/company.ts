import { getValueAt, getObjectAt, getObjectsAt } from '../../core/json.ts';
import { choiceParameter } from '../parameters/choice.ts';
import {
  companyCountryParameter,
  companyCursorParameter,
  companyIdParameter,
  companyIndustryParameter,
  companyLimitParameter,
  companyNumberParameter,
  companyTextParameter,
} from '../parameters/company.ts';
import type { Body, Route } from '../routing/route.ts';

/** Company profiles, search and coverage, and the older lookup by number. Literal paths take precedence over `{number}`. */
export const companyRoutes: readonly Route[] = [
  {
    name: 'company',
    family: 'company',
    path: '/company',
    summary:
      'Searches a fixed selection of 500 leading US public companies by name, website, ticker or identifier. Also lists them by country and industry. ' +
      'The selection is not complete business coverage: an empty result does not prove that a business does not exist. Candidates are never selected automatically. ' +
      'Phone numbers and email addresses are not verified for reachability or ownership. A logo is a reference, not a permission to use it. ' +
      'The status does not establish that the business operates, is listed or is solvent.',
    operation: 'company-search',
    versions: ['2.0.0'],
    parameters: {
      q: companyTextParameter('Name, former name or legal name, or a part of it.', 'apple', 200),
      domain: companyTextParameter('Exact public website hostname or http(s) URL.', 'apple.com', 2048),
      ticker: companyTextParameter('Exact symbol, case-insensitive.', 'AAPL', 16),
      exchange: companyTextParameter('Exchange or market label. Requires ticker.', 'Nasdaq', 64),
      identifier: companyTextParameter(
        'CIK with or without leading zeros, or a number issued by authority.',
        '320193',
        64,
      ),
      authority: companyTextParameter(
        'Authority that issued the identifier. Requires identifier. Default: sec.',
        'sec',
        32,
      ),
      country: companyCountryParameter(
        'Country of incorporation: ISO 3166-1 alpha-2 code. A filter, or the only criterion.',
      ),
      industry_type: choiceParameter('Industry classification. Requires industry.', ['sic']),
      industry: companyIndustryParameter,
      limit: companyLimitParameter,
      cursor: companyCursorParameter,
    },
    strict: true,
    deep: 'included',
    cache: 'facts',
    shape: ({ page, ...body }) => ({
      ...body,
      companies: getObjectsAt(body, 'companies').map(flattenCandidate),
      next: getNextCursor(getObjectAt(page) ?? {}),
    }),
    examples: [
      {
        path: '/company?q=apple',
        note: 'Search by name: exact names first, then prefixes, then substrings.',
      },
      { path: '/company?domain=apple.com', note: 'By website hostname.' },
      { path: '/company?ticker=AAPL&exchange=Nasdaq', note: 'By ticker at one exchange.' },
      { path: '/company?identifier=320193&authority=sec', note: 'By CIK.' },
      { path: '/company?country=IE&limit=5', note: 'Companies incorporated in Ireland, five per page.' },
      {
        path: '/company?industry_type=sic&industry=7372&deep=true',
        note: 'By SIC code, with all recorded fields.',
      },
    ],
  },
  {
    name: 'company',
    family: 'company',
    path: '/company/directory/coverage',
    summary: 'Coverage of the company directory: counts, countries, date of the latest observation.',
    operation: 'company-coverage',
    versions: ['2.0.0'],
    strict: true,
    cache: 'facts',
    examples: [{ path: '/company/directory/coverage', note: 'Counts of the loaded version.' }],
  },
  {
    name: 'company',
    family: 'company',
    path: '/company/id/{id}',
    summary:
      'A company profile by its stable ID. A missing ID does not prove that a business does not exist.',
    operation: 'company',
    versions: ['2.0.0'],
    parameters: { id: companyIdParameter },
    strict: true,
    deep: 'included',
    cache: 'facts',
    missing: ({ id }) =>
      `The directory has no company with the ID ${String(id)}. Find IDs with /company?q=apple.`,
    shape: removeAbsentKeys,
    examples: [
      { path: `/company/id/${companyIdParameter.example}`, note: 'Apple Inc.' },
      { path: `/company/id/${companyIdParameter.example}?deep=true`, note: 'With all recorded fields.' },
    ],
  },
  {
    name: 'company',
    family: 'company',
    path: '/company/{number}',
    summary:
      'A company by its register number: a CIK with or without leading zeros, or another identifier. ' +
      'With country, numbers of Australia, France, Norway and the United Kingdom are validated. The name of their holder requires a configured national register.',
    operation: 'company-number',
    parameters: {
      number: companyNumberParameter,
      country: companyCountryParameter(
        'Country of the register or incorporation, when several companies have the number. An Australian ABN and a French SIRET do not need country.',
      ),
    },
    strict: true,
    deep: 'included',
    cache: 'facts',
    missing: ({ number }) =>
      `The directory has no company with the number ${String(number)}. For example, use /company/0000320193. ` +
      'For a number of Australia, France, Norway or the United Kingdom add the country: country=FR.',
    hint: ({ valid, registered, country }) =>
      valid === true && registered === null
        ? `No register of ${String(country)} was queried: the service knows no register of this country, it needs a key (COMPANIES_HOUSE_KEY, SIRENE_KEY), or it is turned off.`
        : null,
    shape: flattenCountryName,
    examples: [
      { path: '/company/0000320193', note: 'The company with CIK 320193.' },
      {
        path: '/company/004085616?country=AU',
        note: 'Format and check digit of an Australian company number.',
      },
    ],
  },
];

/** Returns the cursor of the next page, or null on the last page. */
const getNextCursor = ({ hasNextPage, endCursor }: Body): unknown =>
  hasNextPage === false ? null : endCursor;

/** Moves the fields of a candidate's profile to the level of its match. */
function flattenCandidate({ company, match, deep }: Body): Body {
  return removeAbsentKeys({ ...getObjectAt(company), match, ...(deep === undefined ? {} : { deep }) });
}

const descriptiveKeys = ['description', 'logo', 'social_profiles', 'founded', 'employees', 'sources'];

/** Removes contact fields that were not selected, and descriptive fields that older dataset versions lack. */
function removeAbsentKeys(body: Body): Body {
  if (body['deep'] === undefined) return body;
  const deep = getObjectAt(body, 'deep') ?? {};
  const isOlderDataset = deep['social_profiles'] === null;
  const isPresent = ([key, value]: [string, unknown]) =>
    !(value === null && (key === 'phone_numbers' || key === 'email_addresses')) &&
    !(isOlderDataset && descriptiveKeys.includes(key));
  return { ...body, deep: Object.fromEntries(Object.entries(deep).filter(isPresent)) };
}

function flattenCountryName(body: Body): Body {
  if (body['deep'] === undefined) return body;
  const deep = getObjectAt(body, 'deep');
  return { ...body, deep: { ...deep, country_name: getValueAt(deep, 'country_name', 'name') } };
}
