import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dataset } from '../import/dataset.ts';
import { stableId } from './stable-id.ts';
import { airports } from './airports.ts';
import { ports } from './ports.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookup-terminals-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read<T extends PgTable>(dataset: Dataset<T>, text: string, name = 'file.csv') {
  const path = join(folder, name);
  await writeFile(path, name.endsWith('.gz') ? gzipSync(text) : text);
  const rows: T['$inferInsert'][] = [];
  const rejected: string[] = [];
  for await (const entry of dataset.rows(path)) {
    if ('row' in entry) rows.push(entry.row);
    else rejected.push(`line ${entry.line}: ${entry.rejected}`);
  }
  return { rows, rejected };
}

/** The columns as https://ourairports.com/help/data-dictionary.html has them. */
const ourAirports =
  '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent","iso_country","iso_region","municipality","scheduled_service","icao_code","gps_code","iata_code","local_code","home_link","wikipedia_link","keywords"\n';

describe('airports.csv of OurAirports', () => {
  it('gives airports with a code, their zone and the ids of the bundled ones', async () => {
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
        // The bundled package has the airport under the same number: its id stays.
        id: stableId('airport', 'ourairports:3622'),
        ...{ iata: 'JFK', icao: 'KJFK', name: 'John F. Kennedy International Airport' },
        ...{ type: 'large_airport', scheduled: true, country: 'US', state: 'US-NY', city: 'New York' },
        ...{ latitude: 40.639447, longitude: -73.779317, elevation: 4, timezone: 'America/New_York' },
      },
      expect.objectContaining({ iata: 'LHR', icao: 'EGLL', timezone: 'Europe/London', state: 'GB-ENG' }),
    ]);
    expect(rejected).toEqual(['line 6: the coordinates are missing']);
  });

  it('is refused when columns are missing, or it is cut off within a record', async () => {
    await expect(read(airports, 'id,name\n1,x\n')).rejects.toThrow(
      'airports: line 1 has not the columns of OurAirports (id, ident,',
    );
    await expect(read(airports, `${ourAirports}3797,"KJFK`)).rejects.toThrow('line 2 has a quote');
  });
});

describe('the UN/LOCODE list', () => {
  const header =
    'Change,Country,Location,Name,NameWoDiacritics,Subdivision,Status,Function,Date,IATA,Coordinates,Remarks\n';
  it('gives its seaports; degrees and minutes become decimal', async () => {
    const { rows, rejected } = await read(
      ports,
      header +
        ',NL,,.NETHERLANDS,,,,,,,,\n' +
        ',NL,RTM,Rotterdam,Rotterdam,ZH,AF,12345---,9601,,5155N 00430E,\n' +
        ',DE,FRA,Frankfurt am Main,Frankfurt am Main,HE,AF,-2345---,9601,,5007N 00841E,\n' +
        ',BR,SSZ,Santos,Santos,SP,AI,1-3-----,9601,,2357S 04620W,\n' +
        // The point is in the sea off Africa, where Norway has no land.
        ',NO,OSL,Oslo,Oslo,03,AF,12345---,9601,,0000N 00000E,\n' +
        ',US,XXQ,Gone,Gone,NY,XX,1-------,9601,,,\n' +
        ',SG,SIN,"Singapore, Republic of",Singapore,,AI,12345---,9601,,,\n' +
        ',FR,LEH,Le Havre,Le Havre,76,AF,1-------,9601,,49N 0E,\n',
    );
    expect(rows).toEqual([
      {
        ...{ unlocode: 'NLRTM', name: 'Rotterdam', country: 'NL', province: 'NL-ZH', city: 'Rotterdam' },
        ...{ latitude: 51.9167, longitude: 4.5, timezone: 'Europe/Amsterdam' },
      },
      expect.objectContaining({
        ...{ unlocode: 'BRSSZ', latitude: -23.95, longitude: -46.3333, timezone: 'America/Sao_Paulo' },
      }),
      // Norway has one zone: it needs no point.
      expect.objectContaining({
        unlocode: 'NOOSL',
        latitude: null,
        longitude: null,
        timezone: 'Europe/Oslo',
      }),
      expect.objectContaining({ name: 'Singapore, Republic of', latitude: null, timezone: 'Asia/Singapore' }),
    ]);
    expect(rejected).toEqual(['line 9: the coordinates cannot be "49N 0E"']);
  });
});

describe('the World Port Index', () => {
  it('gives ports with a UN/LOCODE, whatever the case of its columns, packed too', async () => {
    const { rows, rejected } = await read(
      ports,
      'OBJECTID,World Port Index Number,Region Name,Main Port Name,Alternate Port Name,UN/LOCODE,Country Code,World Water Body,Harbor Size,LATITUDE,Longitude\r\n' +
        '1,31140,Netherlands,Rotterdam,,NL RTM,Netherlands,North Sea,Large,51.9,4.483333\r\n' +
        '2,31141,Netherlands,Europoort,,NL RTM,Netherlands,North Sea,Large,51.95,4.1\r\n' +
        '3,4,Greenland,Nameless,, ,Greenland,North Atlantic,Small,70,-50\r\n' +
        '4,5,United States,Oakland,,US OAK,United States,"San Francisco Bay; Pacific",Large,37.8,-122.3\r\n' +
        '5,6,United States,Wrong,,U OAK,United States,,Large,37.8,-122.3\r\n',
      'UpdatedPub150.csv.gz',
    );
    expect(rows).toEqual([
      {
        ...{ unlocode: 'NLRTM', name: 'Rotterdam', country: 'NL', province: null, city: null },
        ...{ latitude: 51.9, longitude: 4.483333, timezone: 'Europe/Amsterdam' },
      },
      expect.objectContaining({ unlocode: 'USOAK', name: 'Oakland', timezone: 'America/Los_Angeles' }),
    ]);
    expect(rejected).toEqual(['line 6: UN/LOCODE cannot be "UOAK"']);
  });
  it('another table is refused', async () => {
    await expect(read(ports, 'a,b\n1,2\n')).rejects.toThrow(
      'ports: line 1 has not the columns of the World Port Index (main port name, un/locode, latitude, longitude), nor of UN/LOCODE',
    );
  });
});
