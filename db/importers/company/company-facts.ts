import { readFacts } from '../../../facts/fact-table.ts';
import { createStableId } from '../stable-id.ts';
import type { CompanyRecord } from '../../records/company-record.ts';

/** Version of the issuers in facts/tables/company. */
export const companyFactsEdition = '2026-08';
/** Latest day on which the facts of this version were observed. */
const observedAt = '2026-08-22T00:00:00Z';

/** Creates the company's id from its CIK in the first version of the directory. */
export const createCompanyId = (cik: string) => createStableId('co', `cik:${cik}`);

/** Returns the records of the bundled directory, in the order of the tables. */
export function readCompanyFacts(): CompanyRecord[] {
  const titles = new Map(readFacts('company/sic').map(({ code = '', name = '' }) => [code, name]));
  const formerNames = readValuesByCik('former-names', 'name');
  const commonNames = readValuesByCik('common-names', 'name');
  const domainHosts = readValuesByCik('domains', 'hostname');
  const descriptions = readValuesByCik('descriptions', 'description');
  const formerCiks = readValuesByCik('former-ciks', 'former_cik');
  return readFacts('company/issuers').map((row) => {
    const getFact = (column: string) => row[column] || null;
    const { cik = '', name = '', short_name: shortName = '', exchange = '' } = row;
    const [country, sic, host, founded] = ['incorporation_country', 'sic', 'website_host', 'founded'].map(
      getFact,
    );
    const description = descriptions.get(cik)?.[0] ?? null;
    return {
      id: createCompanyId(cik),
      name,
      country: country ?? null,
      legalName: name,
      aliases: [shortName, ...(commonNames.get(cik) ?? []), ...(formerNames.get(cik) ?? [])].filter(
        (alias) => alias !== name,
      ),
      jurisdiction: country ? { country, state: getFact('incorporation_state') } : null,
      status: null,
      websites: [
        ...(host ? [{ domain: host, url: `https://${host}` }] : []),
        ...(domainHosts.get(cik) ?? []).map((domain) => ({ domain, url: null })),
      ],
      listings: (row['symbols'] ?? '').split(' ').map((symbol) => ({ exchange, symbol })),
      identifiers: [cik, ...(formerCiks.get(cik) ?? [])].map((value) => ({
        type: 'cik',
        authority: 'sec',
        value,
      })),
      incorporated: null,
      addresses: [
        {
          type: 'headquarters',
          street: getFact('street'),
          city: getFact('city'),
          state: getFact('state'),
          postal: getFact('postal'),
          country: getFact('country'),
        },
      ],
      industries: sic ? [{ type: 'sic', code: sic, name: titles.get(sic) ?? null }] : [],
      parent: null,
      descriptive: {
        description,
        logo: null,
        socialProfiles: [],
        founded: founded ? { value: founded, precision: founded.length === 4 ? 'year' : 'day' } : null,
        employees: null,
        // The texts were written for this product. The URL refers to the company's filings, which confirm the facts.
        sources: [
          {
            type: 'editorial',
            url: `https://www.sec.gov/edgar/browse/?CIK=${cik}`,
            fields: [...(description === null ? [] : ['description']), ...(founded ? ['founded'] : [])],
            observedAt,
            updatedAt: null,
          },
        ],
      },
      phoneNumbers: [],
      emailAddresses: [],
      observedAt,
    };
  });
}

function readValuesByCik(file: string, column: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const row of readFacts(`company/${file}`)) {
    const cik = row['cik'] ?? '';
    values.set(cik, [...(values.get(cik) ?? []), row[column] ?? '']);
  }
  return values;
}
