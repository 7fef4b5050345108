import { expect, test } from 'vitest';
import { readRecords } from '../../test/support/read-records.ts';
import { usAddresses } from './us-addresses.ts';

/** Column names of https://www.transportation.gov/gis/national-address-database; the records are made up. */
const nad = {
  AddNum_Full: '12',
  StNam_Full: 'Main Street',
  Unit: '',
  County: 'Kings',
  Inc_Muni: 'New York',
  Post_City: 'Brooklyn',
  State: 'NY',
  Zip_Code: '11215',
  Latitude: '40.66',
  Longitude: '-73.98',
  Lifecycle: 'Active',
};
type Facts = Readonly<Record<string, string>>;
const readAddress = async (changes: Facts) => {
  const record: Facts = { ...nad, ...changes };
  const text = [Object.keys(record), Object.values(record)].map((fields) => fields.join(',')).join('\n');
  const { rows, rejected } = await readRecords(usAddresses, text, 'nad.txt');
  return rows[0] ?? rejected[0];
};

test.each<[string, Facts, object]>([
  [
    'all that an address has',
    { Unit: 'Apt 4' },
    {
      number: '12',
      street: 'Main Street',
      streetKey: 'MAIN ST',
      unit: 'Apt 4',
      city: 'Brooklyn',
      municipality: 'New York',
      county: 'Kings',
      state: 'NY',
      postal: '11215',
      latitude: 40.66,
      longitude: -73.98,
    },
  ],
  ['a municipality that is the city', { Inc_Muni: 'BROOKLYN' }, { city: 'Brooklyn', municipality: null }],
  [
    'no city of the post: the municipality',
    { Post_City: 'Not stated' },
    { city: 'New York', municipality: null },
  ],
  ['no city at all', { Post_City: '', Inc_Muni: ' ' }, { city: null, municipality: null }],
  [
    'an unincorporated community',
    { Post_City: 'n/a', Inc_Muni: 'Unincorporated', Uninc_Comm: 'Marcy' },
    { city: 'Marcy', municipality: null },
  ],
  ['a community of the post', { Post_City: '', Post_Comm: 'Astoria' }, { city: 'Astoria' }],
  ['an unknown county', { County: 'UNKNOWN' }, { county: null }],
  ['a county that only begins so', { County: 'Unknown Hills' }, { county: 'Unknown Hills' }],
  ['a county that only ends so', { County: 'Mount Unknown' }, { county: 'Mount Unknown' }],
  ['a state in small letters', { State: 'ny' }, { state: 'NY' }],
  ['ZIP+4', { Zip_Code: '11215-1234' }, { postal: '11215' }],
  ['no ZIP code', { Zip_Code: '1121' }, { postal: null }],
  ['something before the ZIP code', { Zip_Code: 'x11215' }, { postal: null }],
  ['the equator', { Latitude: '0' }, { latitude: 0 }],
  ['the prime meridian', { Longitude: '0' }, { longitude: 0 }],
  ['the ends of the map', { Latitude: '90', Longitude: '-180' }, { latitude: 90, longitude: -180 }],
  [
    'a number and a street in parts',
    {
      AddNum_Full: '',
      AddNum_Pre: 'N',
      Add_Number: '12',
      AddNum_Suf: '1/2',
      StNam_Full: '',
      St_PreDir: 'East',
      St_Name: 'Fifth',
      St_PosTyp: 'Street',
    },
    { number: 'N 12 1/2', street: 'East Fifth Street' },
  ],
])('a US address point is read: %s', async (_, changes, expected) => {
  expect(await readAddress(changes)).toMatchObject(expected);
});

test.each<[Facts, string]>([
  [{ StNam_Full: '---' }, 'line 2: invalid street "---"'],
  [{ StNam_Full: '-'.repeat(60) }, `line 2: invalid street "${'-'.repeat(40)}"`],
  [{ State: 'N' }, 'line 2: invalid state "N"'],
  [{ State: 'NYC' }, 'line 2: invalid state "NYC"'],
  [{ State: '' }, 'line 2: invalid state ""'],
  [{ State: 'x'.repeat(60) }, `line 2: invalid state "${'X'.repeat(40)}"`],
  [{ Latitude: '' }, 'line 2: the coordinates are missing'],
  [{ Latitude: '90.1' }, 'line 2: the coordinates are missing'],
  [{ Longitude: '180.1' }, 'line 2: the coordinates are missing'],
  [{ Longitude: '' }, 'line 2: the coordinates are missing'],
  [{ Latitude: '0', Longitude: '0' }, 'line 2: the coordinates are missing'],
])('the US address %j is rejected', async (changes, reason) => {
  expect(await readAddress(changes)).toBe(reason);
});

test.each<Facts>([
  { Lifecycle: 'Retired' },
  { Lifecycle: 'PROPOSED' },
  { Lifecycle: 'abandoned' },
  { AddNum_Full: '' },
  { AddNum_Full: 'none' },
  { StNam_Full: '' },
  // A street type without a name is not a street.
  { StNam_Full: '', St_Name: '', St_PosTyp: 'Street' },
])('the record %j is skipped, because it is not a US address', async (changes) => {
  expect(await readAddress(changes)).toBeUndefined();
});

test('a truncated line of US addresses is rejected, and the next line is read', async () => {
  const text =
    'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE\n-73,40,1,"Oak\n\n-73,40,1,Oak Rd,,X,,NY,10001\n';
  expect(await readRecords(usAddresses, text)).toMatchObject({
    rows: [{ street: 'Oak Rd', city: 'X', municipality: null, county: null }],
    lines: [4],
    rejected: ['line 2: a quote is not closed'],
  });
});

test('US addresses are read from GeoJSON features line by line, and features without properties are skipped', async () => {
  const createFeature = (properties: unknown, coordinates: unknown) =>
    JSON.stringify({ type: 'Feature', properties, geometry: coordinates === null ? null : { coordinates } });
  const facts = { number: 1, street: 'Oak Rd', region: 'NY', city: null };
  const text = [
    createFeature(facts, [-73, 40]),
    createFeature(null, [-73, 40]),
    '{"type":',
    createFeature({ ...facts, number: true }, [-73, 40]),
    createFeature(facts, null),
    createFeature({ ...facts, lat: 1, lon: 1 }, [0, 51]),
  ].join('\n');
  expect(await readRecords(usAddresses, text, 'oa.geojson')).toMatchObject({
    rows: [
      { number: '1', latitude: 40, longitude: -73, city: null },
      { latitude: 51, longitude: 0 },
    ],
    lines: [1, 6],
    rejected: ['line 3: not a GeoJSON feature', 'line 5: the coordinates are missing'],
  });
});

test('the state of an OpenAddresses file is read from its folder name when the file has no state', async () => {
  const text =
    'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE\n-73,40,1,Oak Rd,,X,,,10001\n-74,41,2,Oak Rd,,X,,NJ,07001\n';
  expect(await readRecords(usAddresses, text, 'us/ny/statewide.csv')).toMatchObject({
    rows: [{ state: 'NY' }, { state: 'NJ' }],
    rejected: [],
  });
  expect(await readRecords(usAddresses, text, 'us/countrywide.csv')).toMatchObject({
    rows: [{ state: 'NJ' }],
    rejected: ['line 2: invalid state ""'],
  });
  const createFeature = JSON.stringify({
    properties: { number: 1, street: 'Oak Rd', region: '' },
    geometry: { coordinates: [-73, 40] },
  });
  expect(await readRecords(usAddresses, createFeature, 'us/ny/erie.geojson')).toMatchObject({
    rows: [{ state: 'NY' }],
  });
});

test('the error lists the missing columns of both formats of US addresses', async () => {
  await expect(readRecords(usAddresses, 'NUMBER,Street,State\n')).rejects.toThrow(
    'us_addresses: line 1 has neither the columns of the National Address Database ' +
      '(missing: addnum_full or add_number, stnam_full or st_name or streetname, latitude, longitude) nor those of OpenAddresses ' +
      '(missing: region, lat, lon)',
  );
});
