/** The header row of the file npidata_pfile, as CMS publishes it: 330 columns. */
export const npiColumns: readonly string[] = [
  'NPI',
  'Entity Type Code',
  'Replacement NPI',
  'Employer Identification Number (EIN)',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider Middle Name',
  'Provider Name Prefix Text',
  'Provider Name Suffix Text',
  'Provider Credential Text',
  'Provider Other Organization Name',
  'Provider Other Organization Name Type Code',
  ...[
    'Last Name',
    'First Name',
    'Middle Name',
    'Name Prefix Text',
    'Name Suffix Text',
    'Credential Text',
  ].map((part) => `Provider Other ${part}`),
  'Provider Other Last Name Type Code',
  ...['Mailing', 'Practice Location'].flatMap((kind) => [
    `Provider First Line Business ${kind} Address`,
    `Provider Second Line Business ${kind} Address`,
    ...[
      'City Name',
      'State Name',
      'Postal Code',
      'Country Code (If outside U.S.)',
      'Telephone Number',
      'Fax Number',
    ].map((part) => `Provider Business ${kind} Address ${part}`),
  ]),
  'Provider Enumeration Date',
  'Last Update Date',
  'NPI Deactivation Reason Code',
  'NPI Deactivation Date',
  'NPI Reactivation Date',
  'Provider Gender Code',
  ...['Last Name', 'First Name', 'Middle Name', 'Title or Position', 'Telephone Number'].map(
    (part) => `Authorized Official ${part}`,
  ),
  ...buildNumberedColumns(15, (n) => [
    `Healthcare Provider Taxonomy Code_${n}`,
    `Provider License Number_${n}`,
    `Provider License Number State Code_${n}`,
    `Healthcare Provider Primary Taxonomy Switch_${n}`,
  ]),
  ...buildNumberedColumns(50, (n) => [
    `Other Provider Identifier_${n}`,
    `Other Provider Identifier Type Code_${n}`,
    `Other Provider Identifier State_${n}`,
    `Other Provider Identifier Issuer_${n}`,
  ]),
  'Is Sole Proprietor',
  'Is Organization Subpart',
  'Parent Organization LBN',
  'Parent Organization TIN',
  'Authorized Official Name Prefix Text',
  'Authorized Official Name Suffix Text',
  'Authorized Official Credential Text',
  ...buildNumberedColumns(15, (n) => [`Healthcare Provider Taxonomy Group_${n}`]),
  'Certification Date',
];

function buildNumberedColumns(count: number, columns: (number: number) => string[]): string[] {
  return Array.from({ length: count }, (_, index) => columns(index + 1)).flat();
}

/** Returns a line of the file, with every field in quotes. */
export const formatQuotedLine = (fields: readonly string[]): string =>
  fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',');

/** Returns a line with the given values. All other columns are empty. */
export const formatProviderLine = (facts: Readonly<Record<string, string>>): string =>
  formatQuotedLine(npiColumns.map((column) => facts[column] ?? ''));

const practicePrefix = 'Provider Business Practice Location Address';

/** A fictitious provider with the example number of the standard. */
export const person = {
  NPI: '1234567893',
  'Entity Type Code': '1',
  'Provider Last Name (Legal Name)': 'DOE',
  'Provider First Name': 'JANE',
  'Provider Middle Name': 'Q',
  'Provider Name Prefix Text': '--',
  'Provider Credential Text': 'M.D., "PH.D"',
  'Provider First Line Business Mailing Address': 'PO BOX 1',
  'Provider Business Mailing Address City Name': 'ALBANY',
  'Provider First Line Business Practice Location Address': '1 MAIN ST',
  'Provider Second Line Business Practice Location Address': 'SUITE 2',
  [`${practicePrefix} City Name`]: 'NEW YORK',
  [`${practicePrefix} State Name`]: 'NY',
  [`${practicePrefix} Postal Code`]: '100014567',
  [`${practicePrefix} Country Code (If outside U.S.)`]: 'US',
  [`${practicePrefix} Telephone Number`]: '2125550100',
  'Provider Enumeration Date': '05/31/2005',
  'Healthcare Provider Taxonomy Code_1': '208D00000X',
  'Healthcare Provider Primary Taxonomy Switch_1': 'N',
  'Healthcare Provider Taxonomy Code_2': '207R00000X',
  'Healthcare Provider Primary Taxonomy Switch_2': 'Y',
};

export const organization = {
  NPI: '2000000002',
  'Entity Type Code': '2',
  'Employer Identification Number (EIN)': '<UNAVAIL>',
  'Provider Organization Name (Legal Business Name)': 'MERCY ","CLINIC',
  [`${practicePrefix} City Name`]: 'TORONTO',
  [`${practicePrefix} State Name`]: 'ONTARIO',
  [`${practicePrefix} Postal Code`]: 'M5H2N2',
  [`${practicePrefix} Country Code (If outside U.S.)`]: 'CA',
  [`${practicePrefix} Telephone Number`]: '416-555-0100',
  'NPI Deactivation Date': '01/02/2010',
  'NPI Reactivation Date': '03/04/2010',
  'Healthcare Provider Taxonomy Code_1': '261Q00000X',
};

/** A deactivated provider. The file has only the date of the deactivation. */
export const deactivated = {
  NPI: '2999999990',
  'Replacement NPI': '1234567893',
  'NPI Deactivation Date': '07/08/2007',
};
