import { beforeAll, describe, expect, test } from 'vitest';
import { createPlacesRest, type Get } from '../support/places-graph.ts';
import { readTestPlaces } from '../support/places.ts';
import { expectFact, parseTable } from './facts.ts';

let getRest: Get;
beforeAll(async () => {
  getRest = createPlacesRest(await readTestPlaces());
});
const get = () => getRest;

describe('states', () => {
  // Source: constitutions and laws on seats of government.
  expectFact(
    'states: capitals',
    get,
    `
    AR-X|Córdoba|Córdoba
    AT-4|Upper Austria|Linz
    AT-7|Tyrol|Innsbruck
    AU-NSW|New South Wales|Sydney
    AU-VIC|Victoria|Melbourne
    AU-ACT|Australian Capital Territory|Canberra
    BR-SP|São Paulo|São Paulo
    BR-BA|Bahia|Salvador
    BR-MG|Minas Gerais|Belo Horizonte
    CA-ON|Ontario|Toronto
    CA-BC|British Columbia|Victoria
    CA-AB|Alberta|Edmonton
    CH-BE|Bern|Bern
    CH-TI|Ticino|Bellinzona
    CL-VS|Valparaíso|Valparaíso
    CN-GD|Guangdong|Guangzhou
    CN-SC|Sichuan|Chengdu
    DE-BY|Bavaria|Munich
    DE-NW|North Rhine-Westphalia|Düsseldorf
    DE-SH|Schleswig-Holstein|Kiel
    ES-CT|Catalonia|Barcelona
    ES-GA|Galicia|Santiago de Compostela
    FR-971|Guadeloupe|Basse-Terre
    FR-BRE|Brittany|Rennes
    GB-SCT|Scotland|Edinburgh
    GB-WLS|Wales|Cardiff
    IN-HR|Haryana|Chandigarh
    IN-KA|Karnataka|Bengaluru
    IN-MH|Maharashtra|Mumbai
    IN-WB|West Bengal|Kolkata
    IT-25|Lombardy|Milan
    IT-82|Sicily|Palermo
    JP-01|Hokkaido|Sapporo
    JP-14|Kanagawa|Yokohama
    JP-23|Aichi|Nagoya
    JP-47|Okinawa|Naha
    KR-41|Gyeonggi|Suwon
    MX-JAL|Jalisco|Guadalajara
    MX-NLE|Nuevo León|Monterrey
    MY-10|Selangor|Shah Alam
    NG-RI|Rivers|Port Harcourt
    NL-NH|North Holland|Haarlem
    NL-ZH|South Holland|The Hague
    NO-11|Rogaland|Stavanger
    PK-SD|Sindh|Karachi
    PL-12|Lesser Poland|Kraków
    US-NY|New York|Albany
    ZA-GP|Gauteng|Johannesburg
    ZA-WC|Western Cape|Cape Town`,
    ([code = '']) => `/state/${code}?deep=true`,
    ['name', 'deep.capital'],
  );

  // Source: NANPA, CNA; tax laws of the states and provinces.
  expectFact(
    'states: area codes and sales taxes',
    get,
    `
    US-WY|307|Sales tax|4
    US-DE|302||
    US-PR|787 939|IVU|10.5
    CA-AB|368 403 587 780 825||
    CA-NS|782 902|Harmonized sales tax|14
    CA-NU|867||
    CA-QC|263 354 367 418 438 450 468 514 579 581 819 873|Quebec sales tax|9.975
    CA-SK|306 474 639|Provincial sales tax|6`,
    ([code = '']) => `/state/${code}?deep=true`,
    ['deep.area_codes', 'deep.tax', 'deep.tax_rate'],
  );

  // Millions, from other counts or estimates than the bundled ones: Eurostat 2023/2024, Statistics Canada 2023, ABS 2023,
  // IBGE 2024, CONAPO 2023, Japan's estimates of 2023, INDEC 2021, Vintage 2020 of the US Census Bureau, NBS 2023.
  test('state populations are within 8 % of the numbers of other statistics offices', async () => {
    const mismatches: string[] = [];
    for (const [code = '', millions = ''] of parseTable(`
      DE-NW|18.0
      DE-BY|13.2
      DE-BW|11.2
      DE-BE|3.7
      DE-SN|4.05
      DE-HB|0.70
      FR-IDF|12.4
      FR-ARA|8.2
      FR-BRE|3.45
      FR-20R|0.35
      ES-AN|8.6
      ES-CT|8.0
      ES-MD|7.0
      ES-RI|0.32
      IT-25|10.0
      IT-62|5.7
      IT-82|4.8
      IT-23|0.123
      NL-ZH|3.8
      NL-NH|2.95
      BE-VLG|6.8
      AT-9|2.0
      AT-1|0.30
      CH-ZH|1.6
      CH-AI|0.0165
      GB-ENG|57.1
      GB-SCT|5.45
      CA-ON|15.0
      CA-QC|8.8
      CA-BC|5.3
      CA-NU|0.039
      AU-NSW|8.3
      AU-VIC|6.8
      AU-TAS|0.573
      BR-SP|46.0
      BR-MG|21.3
      BR-RJ|17.2
      BR-RR|0.68
      MX-MEX|17.3
      MX-CMX|9.2
      MX-COL|0.75
      JP-13|14.1
      JP-14|9.2
      JP-27|8.8
      JP-31|0.537
      KR-11|9.6
      KR-41|13.6
      CN-GD|126.8
      CN-SD|101.6
      CN-XZ|3.65
      IN-UP|200
      IN-MH|112
      IN-SK|0.61
      ID-JB|49
      AR-B|17.6
      ZA-GP|15.1
      NG-KN|9.4
      PK-PB|127.7
      US-CA|39.5
      US-TX|29.2
      US-WY|0.58`)) {
      const { body } = await getRest(`/state/${code}?deep=true`);
      const { population, population_period: period } =
        (body as Record<string, Record<string, unknown>>)['deep'] ?? {};
      if (Math.abs(Number(population) / (Number(millions) * 1e6) - 1) > 0.08)
        mismatches.push(`${code}: ${String(population)}, not about ${millions} million`);
      if (!/^20\d\d$/.test(String(period))) mismatches.push(`${code}: ${String(period)}`);
    }
    expect(mismatches).toEqual([]);
  });

  test('the states are those of the current ISO 3166-2, and withdrawn codes are not found', async () => {
    const foundDivisions: string[] = [];
    // Norway changed its codes in 2024, Ghana in 2019, Telangana in 2023 (TS); Finland and others keep theirs.
    for (const code of [
      'NO-30',
      'NO-38',
      'NO-54',
      'GH-BA',
      'IN-TG',
      'IN-OR',
      'IN-UT',
      'KZ-ALM',
      'FR-A',
      'FR-GP',
    ])
      if ((await getRest(`/state/${code}`)).status !== 404) foundDivisions.push(code);
    expect(foundDivisions).toEqual([]);
  });

  expectFact(
    'states: codes of the latest ISO 3166-2 changes',
    get,
    `
    NO-31|Østfold|NO
    NO-33|Buskerud|NO
    NO-39|Vestfold|NO
    NO-40|Telemark|NO
    NO-55|Troms|NO
    NO-56|Finnmark|NO
    ID-PD|Southwest Papua|ID
    ID-PE|Highland Papua|ID
    ID-PS|South Papua|ID
    ID-PT|Central Papua|ID
    KZ-10|Abai Region|KZ
    KZ-33|Jetisu Region|KZ
    KZ-62|Ulytau Region|KZ
    GH-AF|Ahafo|GH
    GH-BE|Bono East|GH
    ET-SI|Sidama|ET
    CL-NB|Ñuble|CL
    NP-P1|Koshi|NP
    MX-CMX|Mexico City|MX
    VN-HN|Hanoi|VN`,
    ([code = '']) => `/state/${code}`,
    ['name', 'country'],
  );
});

describe('districts', () => {
  // Source: U.S. Census Bureau, ANSI INCITS 31 (codes); the states (county seats).
  expectFact(
    'districts of the United States by FIPS code, with their seats',
    get,
    `
    01073|Jefferson County|AL|Birmingham
    02020|Anchorage Municipality|AK|Anchorage
    08031|Denver County|CO|Denver
    09110|Capitol Planning Region|CT|
    09120|Greater Bridgeport Planning Region|CT|
    09170|South Central Connecticut Planning Region|CT|
    12031|Duval County|FL|Jacksonville
    12095|Orange County|FL|Orlando
    13121|Fulton County|GA|Atlanta
    18097|Marion County|IN|Indianapolis
    26163|Wayne County|MI|Detroit
    27053|Hennepin County|MN|Minneapolis
    29510|City of Saint Louis|MO|St. Louis
    31055|Douglas County|NE|Omaha
    37119|Mecklenburg County|NC|Charlotte
    39035|Cuyahoga County|OH|Cleveland
    41051|Multnomah County|OR|Portland
    47157|Shelby County|TN|Memphis
    49035|Salt Lake County|UT|Salt Lake City
    55079|Milwaukee County|WI|Milwaukee`,
    ([code = '']) => `/district/${code}?deep=true`,
    ['name', 'state', 'deep.seat'],
  );

  // Source: Insee, code officiel géographique 2026 and legal populations 2023.
  expectFact(
    'districts of France by INSEE code, with their prefectures',
    get,
    `
    02|Aisne|HDF|Laon
    03|Allier|ARA|Moulins
    14|Calvados|NOR|Caen
    22|Côtes-d'Armor|BRE|Saint-Brieuc
    25|Doubs|BFC|Besançon
    34|Hérault|OCC|Montpellier
    35|Ille-et-Vilaine|BRE|Rennes
    37|Indre-et-Loire|CVL|Tours
    38|Isère|ARA|Grenoble
    54|Meurthe-et-Moselle|GES|Nancy
    57|Moselle|GES|Metz
    63|Puy-de-Dôme|ARA|Clermont-Ferrand
    68|Haut-Rhin|GES|Colmar
    80|Somme|HDF|Amiens
    83|Var|PAC|Toulon
    87|Haute-Vienne|NAQ|Limoges
    972|Martinique|972|Fort-de-France
    973|Guyane|973|Cayenne`,
    ([code = '']) => `/district/${code}?deep=true`,
    ['name', 'state', 'deep.seat'],
  );

  // Source: Office for National Statistics, names and codes of local authority districts, April 2025.
  expectFact(
    'districts of the United Kingdom by GSS code, with their types',
    get,
    `
    E06000010|Kingston upon Hull|unitary authority|ENG
    E06000023|Bristol|unitary authority|ENG
    E06000046|Isle of Wight|unitary authority|ENG
    E06000063|Cumberland|unitary authority|ENG
    E06000064|Westmorland and Furness|unitary authority|ENG
    E06000066|Somerset|unitary authority|ENG
    E07000148|Norwich|non-metropolitan district|ENG
    E08000012|Liverpool|metropolitan district|ENG
    E08000038|Barnsley|metropolitan district|ENG
    E08000021|Newcastle upon Tyne|metropolitan district|ENG
    E09000001|City of London|city corporation|ENG
    E09000007|Camden|London borough|ENG
    E09000012|Hackney|London borough|ENG
    E09000030|Tower Hamlets|London borough|ENG
    W06000002|Gwynedd|unitary authority|WLS
    W06000022|Newport|unitary authority|WLS
    S12000033|Aberdeen City|council area|SCT
    S12000042|Dundee City|council area|SCT
    S12000017|Highland|council area|SCT
    N09000001|Antrim and Newtownabbey|district|NIR
    N09000005|Derry City and Strabane|district|NIR`,
    ([code = '']) => `/district/${code}`,
    ['name', 'type', 'state'],
  );

  test('the districts of Connecticut are the planning regions, not the former counties (Census Bureau, 2022)', async () => {
    for (const county of ['09001', '09003', '09009', '09015'])
      expect((await getRest(`/district/${county}`)).status).toBe(404);
    const { body } = await getRest('/state/CT/districts?country=US');
    const codes = (body['districts'] as unknown as { district: string }[]).map(({ district }) => district);
    expect(codes.join(' ')).toBe('09110 09120 09130 09140 09150 09160 09170 09180 09190');
  });
});
