import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type Store } from '../../test/support/databases.ts';
import { importBundled } from '../import/bundled.ts';
import type { Database } from '../client/client.ts';
import type { Dataset } from '../import/dataset.ts';
import { readFacts } from '../../facts/fact-table.ts';
import { importDataset } from '../import/import.ts';
import { readProvenance } from '../import/provenance.ts';
import { openPlaces } from '../snapshot/places.ts';
import { usCounty, usPopulation as usPopulationTable } from '../tables/official-district.ts';
import { admin2 } from './divisions.ts';
import { gbDistricts, gbPopulation } from './ons.ts';
import { usCounties, usPopulation, usPropertyTax } from './us-census.ts';

const states = readFacts('us-states')
  .filter(({ fips }) => Number(fips) < 60)
  .map(({ fips = '', code = '' }) => ({ fips, usps: code.slice(3) }));

// Lines in the Census Bureau's format since 2024; Los Angeles County with its estimate for 2023.
const estimates = [
  'SUMLEV,REGION,DIVISION,STATE,COUNTY,STNAME,CTYNAME,ESTIMATESBASE2020,POPESTIMATE2022,POPESTIMATE2023,NPOPCHG2023',
  ...states.flatMap(({ fips }) =>
    fips === '06'
      ? [
          `040,4,9,06,000,California,California,10100000,10,9763140,0`,
          `050,4,9,06,037,California,Los Angeles County,10000000,5,9663345,0`,
          `050,4,9,06,001,California,"Do\u00F1a, Ana County",100000,5,99795,0`,
        ]
      : [`040,1,1,${fips},000,Some,Some,4,4,5,0`, `050,1,1,${fips},001,Some,One County,4,4,5,0`],
  ),
];

// Lines in the format of the Gazetteer Files: tab-separated with trailing spaces until 2024, pipe-separated since.
const createGazetteer = (separator: string) => [
  [
    ...['USPS', 'GEOID', 'GEOIDFQ', 'ANSICODE', 'NAME', 'ALAND', 'AWATER'],
    ...['ALAND_SQMI', 'AWATER_SQMI', 'INTPTLAT', 'INTPTLONG          '],
  ].join(separator),
  ...[...states, { fips: '72', usps: 'PR' }].map(({ fips, usps }) =>
    (fips === '06'
      ? ['CA', '06037', '0500000US06037', '00277283', 'Los Angeles County', '10515988166', '1794793532']
      : [
          usps,
          `${fips}001`,
          `0500000US${fips}001`,
          '0',
          usps === 'LA' ? 'Acadia Parish' : 'Añasco Municipio',
          '1000000',
          '500000',
        ]
    )
      .concat('0', '0', '34.196398', '-118.261862        ')
      .join(separator),
  ),
];

const taxes = [
  'GEO_ID,NAME,B25103_001E,B25103_001M',
  'Geography,Geographic Area Name,Estimate!!Median real estate taxes paid,Margin of Error',
  '0500000US06037,"Los Angeles County, California",5215,30',
  '0500000US36119,"Westchester County, New York","10,000+",***',
  '0500000US48301,"Loving County, Texas",-,**',
];

// Lines in the format of the Open Geography portal, with a byte order mark. The district codes exist.
const authorities = [
  '\uFEFFLAD24CD,LAD24NM,LAD24NMW,AREAEHECT,AREACHECT,AREAIHECT,AREALHECT,LAT,LONG',
  'E06000023,"Bristol, City of", ,23540.1,10976.5,0,10976.5,51.4711,-2.5774',
  'E09000033,Westminster, ,2203,2149,0,2149,51.5161,-0.15295',
  'E08000099,Newtown, ,1,1,0,1,52,-1',
  'W06000015,Cardiff,Caerdydd,14949,14150,90,14060,51.49,-3.2',
  'S12000036,City of Edinburgh, ,27300,26370,0,26370,55.9,-3.27',
  'N09000003,Belfast, ,13770,13770,0,13770,54.6,-5.93',
];

// In the format of a sheet of the mid-year estimates, saved as CSV.
const populationLines = [
  'MYE2: Population estimates: Persons by single year of age and sex for local authorities in the UK mid-2023,,,',
  ',,,',
  'Code,Name,Geography,All ages',
  'K02000001,UNITED KINGDOM,Country,"68,265,209"',
  'W92000004,WALES,Country,"3,164,404"',
  'E12000007,LONDON,Region,"8,945,309"',
  'E09000033,Westminster,London Borough,"211,365"',
  'W06000015,Cardiff,Unitary Authority,"383,919"',
];

describe.each(databases)('official lists of districts on $name', ({ make }) => {
  let store: Store;
  let db: Database;
  let folder: string;
  beforeAll(async () => {
    store = await make();
    db = await store.open();
    folder = await mkdtemp(join(tmpdir(), 'lookup-districts-'));
  });
  afterAll(async () => {
    await db.close();
    await store.remove();
    await rm(folder, { recursive: true });
  });
  const importText = async (
    dataset: Dataset,
    name: string,
    lines: readonly string[],
    encoding: BufferEncoding = 'utf8',
  ) => {
    const path = join(folder, name);
    await writeFile(path, lines.join('\r\n') + '\r\n', encoding);
    return importDataset(db, dataset, { from: { path, edition: 'test', source: name } });
  };
  const readRows = async (dataset: Dataset) =>
    (await db.orm.select().from(dataset.table)).map((row) => JSON.stringify(row)).sort();

  test('official district lists provide the population of states and counties for the latest year (GEO-022)', async () => {
    const name = 'co-est2023-alldata.csv';
    expect(await importText(usPopulation, name, estimates, 'latin1')).toMatchObject({
      status: 'imported',
      rows: 103,
    });
    expect(await db.orm.select().from(usPopulationTable)).toContainEqual({
      code: '06037',
      population: 9_663_345,
      populationPeriod: '2023',
    });
    expect(await importText(usPopulation, name, estimates, 'latin1')).toMatchObject({ status: 'unchanged' });
    expect(await readProvenance(db.orm, 'us-population')).toMatchObject({
      source: name,
      bundled: false,
      licence: 'Public domain (United States Census Bureau)',
    });
  });

  test.each(['\t', '|'])(
    'official district lists provide counties with areas from a file separated by %j',
    async (separator) => {
      await importText(usCounties, '2025_Gaz_counties_national.txt', createGazetteer(separator));
      expect(await db.orm.select().from(usCounty)).toContainEqual({
        code: '06037',
        name: 'Los Angeles County',
        type: 'county',
        state: 'US-CA',
        area: 12310.781698,
        landArea: 10515.988166,
        waterArea: 1794.793532,
        latitude: 34.196398,
        longitude: -118.261862,
      });
    },
  );

  test('official district lists provide property taxes, and a tax that is only an upper or lower bound is null', async () => {
    const result = await importText(usPropertyTax, 'ACSDT5Y2023.B25103-Data.csv', taxes);
    expect(result).toMatchObject({ rows: 1, rejected: 0 });
    expect(await readRows(usPropertyTax)).toEqual([
      JSON.stringify({ code: '06037', annualMedian: 5215, period: '2023' }),
    ]);
  });

  test('official district lists provide British authorities and populations, with the year from the title or the column', async () => {
    expect(await importText(gbDistricts, 'LAD_2024.csv', authorities)).toMatchObject({ rows: 6 });
    expect(await importText(gbPopulation, 'mye.csv', populationLines)).toMatchObject({
      rows: 3,
      rejected: 0,
    });
    const statedPopulations = [
      'code,name,population_2023',
      'E09000033,Westminster,211365',
      'W06000015,Cardiff,383919',
    ];
    await importText(gbPopulation, 'stated.csv', [...statedPopulations, 'W92000004,Wales,3164404']);
    expect(await readRows(gbPopulation)).toContain(
      JSON.stringify({ code: 'W92000004', population: 3_164_404, populationPeriod: '2023' }),
    );
  });

  test('second-order divisions of GeoNames complete the official district lists', async () => {
    const lines = [
      'US.CA.037\tLos Angeles County\tLos Angeles County\t5368381',
      'FR.11.75\tParis\tParis\t2968815',
    ];
    expect(await importText(admin2, 'admin2Codes.txt', lines)).toMatchObject({ status: 'imported', rows: 2 });
    await expect(importText(admin2, 'admin2Codes.txt', [...lines, 'US.CA\tx\tx\t1'])).rejects.toThrow(
      'line 3',
    );
  });

  test('official district lists are served from the store, also after a restart', async () => {
    const officialDatasets = [usCounties, usPopulation, usPropertyTax, gbDistricts, gbPopulation];
    expect(await importBundled(db, { datasets: officialDatasets })).toEqual([]);
    const places = await openPlaces(db);
    const { current } = places;
    expect(current.districts.find('06037', 'US')).toMatchObject({
      population: 9_663_345,
      landArea: 10515.988166,
      propertyTax: { annualMedian: 5215 },
    });
    expect(current.districts.find('W06000015', 'GB')).toMatchObject({ population: 383_919, area: 141.5 });
  });

  const cut = (lines: readonly string[], from: number) => [
    ...lines.slice(0, from - 1),
    (lines[from - 1] ?? '').slice(0, 12),
  ];
  test.each<[string, Dataset, string, readonly string[], RegExp]>([
    ['columns', usPopulation, 'x.csv', ['STATE,NAME', '01,Alabama'], /line 1 must have the columns SUMLEV/],
    ['a line cut off', usPopulation, 'x.csv', cut(estimates, 7), /line 7 has \d columns; the header has 11/],
    ['counties missing', usPopulation, 'x.csv', estimates.slice(0, 8), /sum to .* line 8 has .* incomplete/],
    ['a state missing', usPopulation, 'x.csv', estimates.slice(0, 7), /no rows for US-AR/],
    [
      'no people',
      usPopulation,
      'x.csv',
      estimates.map((line) => line.replace(/9663345/, 'many')),
      /line 11 must have .*"many"/,
    ],
    ['columns', usCounties, 'x.txt', ['a\tb'], /line 1 must have the columns USPS/],
    ['a line cut off', usCounties, 'x.txt', cut(createGazetteer('|'), 9), /line 9 has/],
    ['a state missing', usCounties, 'x.txt', createGazetteer('\t').slice(0, 40), /no rows for US-/],
    [
      'a wrong area',
      usCounties,
      'x.txt',
      createGazetteer('\t').map((line) => line.replace('10515988166', '-1')),
      /line 6: invalid ALAND/,
    ],
    ['no year', usPropertyTax, 'taxes.csv', taxes, /name of the file must contain the survey/],
    ['columns', gbDistricts, 'x.csv', ['code,name'], /line 1 must have the columns LADyyCD/],
    ['a line cut off', gbDistricts, 'x.csv', cut(authorities, 4), /line 4 has/],
    ['a nation missing', gbDistricts, 'x.csv', authorities.slice(0, 5), /no rows for GB-SCT/],
    [
      'another code',
      gbDistricts,
      'x.csv',
      authorities.map((line) => line.replace('E08000099', 'E10000099')),
      /line 4: is not a local/,
    ],
    ['no year', gbPopulation, 'x.csv', populationLines.slice(2), /line 1 does not contain the year/],
    [
      'no people',
      gbPopulation,
      'x.csv',
      populationLines.map((line) => line.replace('"211,365"', '-')),
      /line 7: invalid All ages of E09000033/,
    ],
    [
      'a quote not closed',
      gbPopulation,
      'x.csv',
      populationLines.map((line) => line.replace('"211,365"', '"211,365')),
      /line 7 has 0/,
    ],
  ])(
    'an import of an official district list with %s changes nothing (%#)',
    async (_, dataset, name, lines, message) => {
      const rowsBefore = await readRows(dataset);
      expect(rowsBefore.length).toBeGreaterThan(0);
      await expect(importText(dataset, name, lines)).rejects.toThrow(message);
      expect(await readRows(dataset)).toEqual(rowsBefore);
    },
  );
});
