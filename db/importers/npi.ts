import type { Dataset, ParsedEntry } from '../import/dataset.ts';
import { npi as table } from '../tables/npi.ts';
import { parseCsvFields } from './csv.ts';
import { readLines } from './lines.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

type Row = typeof table.$inferInsert;

/** Required columns by their normalised name. Names differ between versions of the file in case, spaces and brackets. */
const columns = {
  npi: 'npi',
  kind: 'entitytypecode',
  replacement: 'replacementnpi',
  organization: 'providerorganizationname',
  last: 'providerlastname',
  first: 'providerfirstname',
  middle: 'providermiddlename',
  credential: 'providercredentialtext',
  address: 'providerfirstlinebusinesspracticelocationaddress',
  secondLine: 'providersecondlinebusinesspracticelocationaddress',
  city: 'providerbusinesspracticelocationaddresscityname',
  state: 'providerbusinesspracticelocationaddressstatename',
  postal: 'providerbusinesspracticelocationaddresspostalcode',
  country: 'providerbusinesspracticelocationaddresscountrycode',
  phone: 'providerbusinesspracticelocationaddresstelephonenumber',
  deactivated: 'npideactivationdate',
  reactivated: 'npireactivationdate',
  taxonomy: 'healthcareprovidertaxonomycode1',
} as const;
type Column = keyof typeof columns;

const taxonomyCount = 15;

/** Positions of the columns in use. The file has about 330 columns. */
interface NpiFileLayout {
  readonly width: number;
  readonly places: Readonly<Record<Column, number>>;
  /** Column positions of each taxonomy code and of its primary flag. */
  readonly taxonomies: readonly { readonly code: number; readonly primary: number }[];
}

/** Normalises a column name: `Provider Last Name (Legal Name)` → `providerlastname`. */
const normaliseColumn = (name: string) =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9]/g, '');

/** Finds the columns in the header row. @throws UserFacingError when the line is not the header row */
function parseLayout(fields: readonly string[]): NpiFileLayout {
  const positionsByName = new Map(fields.map((name, place) => [normaliseColumn(name), place]));
  const missingColumns = Object.values(columns).filter((name) => !positionsByName.has(name));
  if (missingColumns.length > 0) {
    throw new UserFacingError(
      'dataset',
      `npi: line 1 is not the header of an npidata_pfile: the columns ${missingColumns.slice(0, 3).join(', ')} are missing`,
    );
  }
  const columnPositions = Object.fromEntries(
    Object.entries(columns).map(([column, name]) => [column, positionsByName.get(name)]),
  ) as Record<Column, number>;
  const taxonomies = Array.from({ length: taxonomyCount }, (_, index) => ({
    code: positionsByName.get(`healthcareprovidertaxonomycode${index + 1}`) ?? -1,
    primary: positionsByName.get(`healthcareproviderprimarytaxonomyswitch${index + 1}`) ?? -1,
  })).filter(({ code }) => code >= 0);
  return { width: fields.length, places: columnPositions, taxonomies };
}

/** Splits a line into fields. @returns null when the number of fields differs from the header */
function parseFields(text: string, width: number): readonly string[] | null {
  // All fields are quoted. Splitting at `","` is correct if the number of pieces equals the number of columns.
  if (text.startsWith('"') && text.endsWith('"')) {
    const quotedFields = text.slice(1, -1).split('","');
    if (quotedFields.length === width) return quotedFields;
  }
  try {
    const fields = parseCsvFields(text);
    return fields.length === width ? fields.map((field) => field.replaceAll('"', '""')) : null;
  } catch {
    return null;
  }
}

/** Parses a field. @returns null for values that are empty, dashes, or redacted by the registry */
const parseFact = (field: string | undefined): string | null => {
  const text = (field ?? '').trim();
  return text === '' || /^(-+|<UNAVAIL>)$/.test(text) ? null : text.replaceAll('""', '"');
};

const typesByCode: Readonly<Record<string, Row['kind']>> = { 1: 'individual', 2: 'organization' };

/** `05/23/2007` → `2007-05-23`. */
const toIsoDate = (text: string | null): string | null =>
  text?.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2') ?? null;

/** Creates a row from the fields. @returns the row, or the reason for a rejection */
function toRow(fields: readonly string[], { places, taxonomies }: NpiFileLayout): Row | string {
  const getFact = (column: Column) => parseFact(fields[places[column]]);
  const npi = getFact('npi') ?? '';
  if (!/^[12]\d{9}$/.test(npi)) return `invalid NPI ${JSON.stringify(npi.slice(0, 40))}`;
  const code = getFact('kind');
  const kind = code === null ? null : typesByCode[code];
  const [deactivated, reactivated] = [toIsoDate(getFact('deactivated')), toIsoDate(getFact('reactivated'))];
  if (kind === undefined) return `invalid entity type ${JSON.stringify(code?.slice(0, 40))}`;
  if (kind === null && deactivated === null) return 'it has no entity type, and is not deactivated';
  for (const day of [deactivated, reactivated]) {
    if (day !== null && !/^\d{4}-\d\d-\d\d$/.test(day))
      return `invalid day ${JSON.stringify(day.slice(0, 40))}`;
  }
  const isActive = deactivated === null || (reactivated !== null && reactivated >= deactivated);
  const primaryTaxonomy = taxonomies.find((one) => fields[one.primary] === 'Y');
  return {
    npi,
    kind,
    active: isActive,
    organization: getFact('organization'),
    first: getFact('first'),
    middle: getFact('middle'),
    last: getFact('last'),
    credential: getFact('credential'),
    taxonomy: primaryTaxonomy === undefined ? getFact('taxonomy') : parseFact(fields[primaryTaxonomy.code]),
    address: [getFact('address'), getFact('secondLine')].filter((line) => line !== null).join(' ') || null,
    city: getFact('city'),
    state: getFact('state'),
    postal: getFact('postal'),
    country: getFact('country'),
    phone: getFact('phone'),
    deactivatedAt: isActive ? null : deactivated,
    replacement: getFact('replacement'),
  };
}

/** A set of NPIs with one bit per number. The tenth digit is not stored, because it is a check digit of the first nine. */
class NpiSet {
  readonly #bits = new Uint8Array(25_000_000);

  /** Adds a number. @returns whether the set already contained the number */
  add(npi: string): boolean {
    const bitIndex = Number(npi.slice(0, 9)) - 100_000_000;
    const [byte, bit] = [bitIndex >> 3, 1 << (bitIndex & 7)];
    const storedBits = this.#bits[byte] ?? 0;
    this.#bits[byte] = storedBits | bit;
    return (storedBits & bit) !== 0;
  }
}

async function* read(path: string): AsyncGenerator<ParsedEntry<Row>> {
  const seenNumbers = new NpiSet();
  let layout: NpiFileLayout | undefined;
  for await (const { line, text } of readLines(path, { isWanted: isNpiFile })) {
    if (text === '') continue;
    if (layout === undefined) {
      layout = parseLayout(parseCsvFields(text));
      continue;
    }
    const fields = parseFields(text, layout.width);
    if (fields === null)
      throw new UserFacingError(
        'dataset',
        `npi: line ${line} must have the ${layout.width} fields of the header`,
      );
    const row = toRow(fields, layout);
    if (typeof row === 'string') yield { line, rejected: row };
    else if (seenNumbers.add(row.npi)) yield { line, rejected: `${row.npi} occurs twice` };
    else yield { line, row };
  }
}

/** Whether an archive member is the provider file. The other files contain other names, endpoints and headers. */
const isNpiFile = (name: string) => /(^|\/)npidata_pfile_\d+-\d+\.csv$/i.test(name);

/** Health care providers of the United States. There is no bundled source, because the complete file has 9 GB. */
export const npi: Dataset<typeof table> = {
  name: 'npi',
  table,
  revision: 1,
  licence: 'Public domain (Centers for Medicare & Medicaid Services, NPPES)',
  attribution: null,
  about: 9_000_000,
  file: 'npidata_pfile_….csv of the Full Replacement Monthly NPI File (https://download.cms.gov/nppes/NPI_Files.html), as an archive or unpacked',
  rows: (file = '') => read(file),
};
