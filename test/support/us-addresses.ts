/** Made-up address points: number, street, unit, city, municipality, county, state, ZIP, lon, lat. */
const points = [
  ['100', 'Main Street', '', 'Fairview', '', 'Alpha', 'NY', '10001', '-73.99', '40.75'],
  ['100', 'Main Street', 'Apt 4B', 'Fairview', '', 'Alpha', 'NY', '10001', '-73.9901', '40.7501'],
  ['100', 'Main St', '', 'Fairview', '', 'Beta', 'CA', '90001', '-118.2', '34.05'],
  ['350', '5th Avenue', '', 'New York', 'Manhattan', 'New York', 'NY', '10118', '-73.9857', '40.7484'],
  ['7', 'Saint Marks Place', '', 'New York', '', 'New York', 'NY', '10003', '-73.989', '40.729'],
  ['123-45', 'North Oak Drive', '', 'St. Albans', '', 'Queens', 'NY', '11412', '-73.76', '40.69'],
  ['12 1/2', 'Elm Court', '', 'Not stated', '', 'Gamma', 'KY', '', '-87.5', '37.3'],
  ['20', 'Avenue B', '', 'Fairview', '', 'Alpha', 'NY', '10001', '-73.98', '40.72'],
  ['1', 'Broadway', '', 'Fairview', '', 'Delta', 'FL', '33101', '-80.19', '25.77'],
  // Twelve towns with one address.
  ...Array.from({ length: 12 }, (_, town) => [
    ...['9', 'Long Lane', '', `Town ${'ABCDEFGHIJKL'.charAt(town)}`, '', '', 'TX', `7500${town % 10}`],
    ...['-96.8', `32.${town + 10}`],
  ]),
] as const;

const quoteField = (field: string | undefined = '') =>
  /[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
const formatCsv = (rows: readonly (readonly (string | undefined)[])[]) =>
  rows.map((row) => row.map(quoteField).join(',')).join('\r\n');

/** Columns of the National Address Database, including some that the importer does not read. */
const nadColumns =
  'AddNum_Pre,Add_Number,AddNum_Suf,AddNum_Full,St_Name,StNam_Full,Unit,County,Inc_Muni,Post_City,State,Zip_Code,' +
  'UUID,Longitude,Latitude,Lifecycle,NAD_Source';

/** Returns the points as a text file of the National Address Database. */
export function formatNadText(lifecycle = 'Active'): string {
  const rows = points.map(([number, street, unit, city, municipality, county, state, zip, lon, lat], row) => [
    ...['', '', '', number, '', street, unit, county, municipality, city, state, zip],
    ...[`{${row}}`, lon, lat, lifecycle, 'Synthetic, for tests'],
  ]);
  return `\uFEFF${nadColumns}\r\n${formatCsv(rows)}\r\n`;
}

/** Returns the points as a CSV file of OpenAddresses. */
export function openAddressesCsv(): string {
  const rows = points.map(([number, street, unit, city, , county, state, zip, lon, lat]) => {
    return [
      lon,
      lat,
      number,
      street,
      unit,
      city === 'Not stated' ? '' : city,
      county,
      state,
      zip,
      '',
      'hash',
    ];
  });
  return `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n${formatCsv(rows)}\n`;
}

/** Returns the points as a GeoJSON file of OpenAddresses, one feature per line. */
export const openAddressesGeoJson = (): string =>
  points
    .map(([number, street, unit, city, , district, region, postcode, lon, lat]) =>
      JSON.stringify({
        type: 'Feature',
        properties: {
          hash: 'hash',
          number,
          street,
          unit,
          city: city === 'Not stated' ? '' : city,
          district,
          region,
          postcode,
          id: '',
        },
        geometry: { type: 'Point', coordinates: [Number(lon), Number(lat)] },
      }),
    )
    .join('\n');

export const pointCount = points.length;
