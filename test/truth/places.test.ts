import { beforeAll, describe, expect, test } from 'vitest';
import { createPlacesRest, type Get } from '../support/places-graph.ts';
import { readTestPlaces } from '../support/places.ts';
import { expectFact } from './facts.ts';

let getRest: Get;
beforeAll(async () => {
  getRest = createPlacesRest(await readTestPlaces());
});
const get = () => getRest;

describe('countries', () => {
  // Source: ISO 3166-1, ISO 4217 (SIX, list one of 2026), ITU-T E.164 country codes, IANA root zone; capitals: UN M49 notes.
  expectFact(
    'countries: codes, capitals, currencies, calling codes, top-level domains',
    get,
    `
    AR|ARG|032|Argentina|Buenos Aires|ARS|+54|.ar|SA
    AT|AUT|040|Austria|Vienna|EUR|+43|.at|EU
    AU|AUS|036|Australia|Canberra|AUD|+61|.au|OC
    BE|BEL|056|Belgium|Brussels|EUR|+32|.be|EU
    BG|BGR|100|Bulgaria|Sofia|EUR|+359|.bg|EU
    BR|BRA|076|Brazil|Brasília|BRL|+55|.br|SA
    CA|CAN|124|Canada|Ottawa|CAD|+1|.ca|NA
    CH|CHE|756|Switzerland|Bern|CHF|+41|.ch|EU
    CL|CHL|152|Chile|Santiago|CLP|+56|.cl|SA
    CN|CHN|156|China|Beijing|CNY|+86|.cn|AS
    CZ|CZE|203|Czechia|Prague|CZK|+420|.cz|EU
    DE|DEU|276|Germany|Berlin|EUR|+49|.de|EU
    DK|DNK|208|Denmark|Copenhagen|DKK|+45|.dk|EU
    EG|EGY|818|Egypt|Cairo|EGP|+20|.eg|AF
    ES|ESP|724|Spain|Madrid|EUR|+34|.es|EU
    FI|FIN|246|Finland|Helsinki|EUR|+358|.fi|EU
    FR|FRA|250|France|Paris|EUR|+33|.fr|EU
    GB|GBR|826|United Kingdom|London|GBP|+44|.uk|EU
    GR|GRC|300|Greece|Athens|EUR|+30|.gr|EU
    HR|HRV|191|Croatia|Zagreb|EUR|+385|.hr|EU
    HU|HUN|348|Hungary|Budapest|HUF|+36|.hu|EU
    IE|IRL|372|Ireland|Dublin|EUR|+353|.ie|EU
    IN|IND|356|India|New Delhi|INR|+91|.in|AS
    IS|ISL|352|Iceland|Reykjavik|ISK|+354|.is|EU
    IT|ITA|380|Italy|Rome|EUR|+39|.it|EU
    JP|JPN|392|Japan|Tokyo|JPY|+81|.jp|AS
    KE|KEN|404|Kenya|Nairobi|KES|+254|.ke|AF
    KR|KOR|410|South Korea|Seoul|KRW|+82|.kr|AS
    MX|MEX|484|Mexico|Mexico City|MXN|+52|.mx|NA
    NG|NGA|566|Nigeria|Abuja|NGN|+234|.ng|AF
    NL|NLD|528|Netherlands|Amsterdam|EUR|+31|.nl|EU
    NO|NOR|578|Norway|Oslo|NOK|+47|.no|EU
    NZ|NZL|554|New Zealand|Wellington|NZD|+64|.nz|OC
    PE|PER|604|Peru|Lima|PEN|+51|.pe|SA
    PL|POL|616|Poland|Warsaw|PLN|+48|.pl|EU
    PT|PRT|620|Portugal|Lisbon|EUR|+351|.pt|EU
    RO|ROU|642|Romania|Bucharest|RON|+40|.ro|EU
    RU|RUS|643|Russia|Moscow|RUB|+7|.ru|EU
    SA|SAU|682|Saudi Arabia|Riyadh|SAR|+966|.sa|AS
    SE|SWE|752|Sweden|Stockholm|SEK|+46|.se|EU
    SG|SGP|702|Singapore|Singapore|SGD|+65|.sg|AS
    TH|THA|764|Thailand|Bangkok|THB|+66|.th|AS
    UA|UKR|804|Ukraine|Kyiv|UAH|+380|.ua|EU
    US|USA|840|United States|Washington, D.C.|USD|+1|.us|NA
    VN|VNM|704|Vietnam|Hanoi|VND|+84|.vn|AS
    ZA|ZAF|710|South Africa|Pretoria|ZAR|+27|.za|AF`,
    ([code = '']) => `/country/${code}?deep=true`,
    [
      'country',
      'deep.iso3',
      'deep.numeric',
      'name',
      'deep.capital',
      'currency',
      'calling_code',
      'deep.tld',
      'continent',
    ],
  );

  // Source of driving sides: Vienna Convention notes; ISO 3166-1.
  expectFact(
    'countries: land borders and driving side',
    get,
    `
    PT|ES|right
    IE|GB|left
    GB|IE|left
    KR|KP|right
    JP||left
    AU||left
    NZ||left
    CA|US|right
    DK|DE|right
    MC|FR|right
    VA|IT|right
    SM|IT|right
    LS|ZA|left
    GM|SN|right
    QA|SA|right`,
    ([code = '']) => `/country/${code}?deep=true`,
    ['deep.borders', 'deep.driving_side'],
  );
});

describe('states', () => {
  // Source: ISO 3166-2; U.S. Census Bureau (ANSI INCITS 38: FIPS state codes).
  expectFact(
    'states of the United States: codes, names, FIPS codes, capitals',
    get,
    `
    US-AL|AL|Alabama|01|Montgomery
    US-AK|AK|Alaska|02|Juneau
    US-AZ|AZ|Arizona|04|Phoenix
    US-CA|CA|California|06|Sacramento
    US-CO|CO|Colorado|08|Denver
    US-CT|CT|Connecticut|09|Hartford
    US-FL|FL|Florida|12|Tallahassee
    US-GA|GA|Georgia|13|Atlanta
    US-HI|HI|Hawaii|15|Honolulu
    US-IL|IL|Illinois|17|Springfield
    US-MA|MA|Massachusetts|25|Boston
    US-MI|MI|Michigan|26|Lansing
    US-NY|NY|New York|36|Albany
    US-OH|OH|Ohio|39|Columbus
    US-PA|PA|Pennsylvania|42|Harrisburg
    US-TX|TX|Texas|48|Austin
    US-VA|VA|Virginia|51|Richmond
    US-WA|WA|Washington|53|Olympia
    US-WY|WY|Wyoming|56|Cheyenne`,
    ([code = '']) => `/state/${code}?deep=true`,
    ['state', 'name', 'deep.fips', 'deep.capital'],
  );
  // Source: ISO 3166-2 for CA, DE, AU, JP, TW, NO (2024), CH, GB.
  expectFact(
    'states of other countries: codes and names',
    get,
    `
    CA-ON|Ontario|CA
    CA-QC|Quebec|CA
    CA-NU|Nunavut|CA
    DE-BY|Bavaria|DE
    DE-BE|Berlin|DE
    DE-SN|Saxony|DE
    AU-NSW|New South Wales|AU
    AU-TAS|Tasmania|AU
    JP-13|Tokyo|JP
    JP-01|Hokkaido|JP
    JP-27|Osaka|JP
    TW-CYI|Chiayi|TW
    TW-CYQ|Chiayi County|TW
    NO-03|Oslo|NO
    NO-32|Akershus|NO
    CH-ZH|Zürich|CH
    GB-SCT|Scotland|GB
    GB-WLS|Wales|GB
    ES-CT|Catalonia|ES
    IT-25|Lombardy|IT`,
    ([code = '']) => `/state/${code}`,
    ['name', 'country'],
  );
});

describe('districts', () => {
  // Source: U.S. Census Bureau, ANSI INCITS 31 (county FIPS codes, with Connecticut's planning regions of 2022).
  expectFact(
    'US counties by FIPS code',
    get,
    `
    06037|Los Angeles County|county|CA
    06073|San Diego County|county|CA
    06075|City and County of San Francisco|county|CA
    17031|Cook County|county|IL
    48201|Harris County|county|TX
    48113|Dallas County|county|TX
    04013|Maricopa County|county|AZ
    36061|New York County|county|NY
    36047|Kings County|county|NY
    36081|Queens County|county|NY
    36005|Bronx County|county|NY
    36085|Richmond County|county|NY
    12086|Miami-Dade County|county|FL
    53033|King County|county|WA
    32003|Clark County|county|NV
    25025|Suffolk County|county|MA
    42101|Philadelphia County|county|PA
    22071|Orleans Parish|parish|LA
    15003|Honolulu County|county|HI
    46102|Oglala Lakota County|county|SD
    51510|City of Alexandria|city|VA
    09190|Western Connecticut Planning Region|planning region|CT
    11001|District of Columbia|federal district|DC
    72127|San Juan|municipio|PR
    66010|Guam|island|GU`,
    ([code = '']) => `/district/${code}`,
    ['name', 'type', 'state'],
  );
  // Source: Insee, code officiel géographique 2026.
  expectFact(
    'French departments by INSEE code',
    get,
    `
    01|Ain|ARA
    06|Alpes-Maritimes|PAC
    13|Bouches-du-Rhône|PAC
    2A|Corse-du-Sud|20R
    2B|Haute-Corse|20R
    21|Côte-d'Or|BFC
    29|Finistère|BRE
    31|Haute-Garonne|OCC
    33|Gironde|NAQ
    44|Loire-Atlantique|PDL
    45|Loiret|CVL
    59|Nord|HDF
    67|Bas-Rhin|GES
    69|Rhône|ARA
    75|Paris|IDF
    76|Seine-Maritime|NOR
    93|Seine-Saint-Denis|IDF
    971|Guadeloupe|971
    974|La Réunion|974
    976|Mayotte|976`,
    ([code = '']) => `/district/${code}`,
    ['name', 'state'],
  );
  // Source: Office for National Statistics, names and codes of local authority districts, April 2024.
  expectFact(
    'British local authorities by GSS code',
    get,
    `
    E09000001|City of London|ENG
    E09000033|Westminster|ENG
    E08000003|Manchester|ENG
    E08000025|Birmingham|ENG
    E08000035|Leeds|ENG
    E07000178|Oxford|ENG
    E07000008|Cambridge|ENG
    E06000052|Cornwall|ENG
    E06000065|North Yorkshire|ENG
    W06000015|Cardiff|WLS
    W06000011|Swansea|WLS
    S12000036|City of Edinburgh|SCT
    S12000049|Glasgow City|SCT
    N09000003|Belfast|NIR`,
    ([code = '']) => `/district/${code}`,
    ['name', 'state'],
  );
});

describe('cities', () => {
  // Source: IANA tz database (zone.tab); ISO 3166-2.
  expectFact(
    'cities: country, state and time zone',
    get,
    `
    Oslo|NO|03|Europe/Oslo
    Stockholm|SE|AB|Europe/Stockholm
    Helsinki|FI|18|Europe/Helsinki
    Copenhagen|DK|84|Europe/Copenhagen
    Berlin|DE|BE|Europe/Berlin
    Munich|DE|BY|Europe/Berlin
    Hamburg|DE|HH|Europe/Berlin
    Vienna|AT|9|Europe/Vienna
    Zürich|CH|ZH|Europe/Zurich
    Paris|FR|IDF|Europe/Paris
    Marseille|FR|PAC|Europe/Paris
    Madrid|ES|MD|Europe/Madrid
    Barcelona|ES|CT|Europe/Madrid
    Lisbon|PT|11|Europe/Lisbon
    Rome|IT|62|Europe/Rome
    Milan|IT|25|Europe/Rome
    Warsaw|PL|14|Europe/Warsaw
    Chicago|US|IL|America/Chicago
    Denver|US|CO|America/Denver
    Phoenix|US|AZ|America/Phoenix
    Los Angeles|US|CA|America/Los_Angeles
    Anchorage|US|AK|America/Anchorage
    Honolulu|US|HI|Pacific/Honolulu
    Toronto|CA|ON|America/Toronto
    Vancouver|CA|BC|America/Vancouver
    Sydney|AU|NSW|Australia/Sydney
    Perth|AU|WA|Australia/Perth
    Adelaide|AU|SA|Australia/Adelaide
    Tokyo|JP|13|Asia/Tokyo
    Osaka|JP|27|Asia/Tokyo
    Mumbai|IN|MH|Asia/Kolkata
    Chennai|IN|TN|Asia/Kolkata
    Kathmandu|NP|P3|Asia/Kathmandu`,
    ([name = '', country = '']) => `/city/${encodeURIComponent(name)}?country=${country}`,
    ['name', 'country', 'state', 'timezone'],
  );
});

describe('regressions of places', () => {
  test('a place with exactly the searched name precedes a larger city that has it as an alternative name', async () => {
    const { body } = await getRest('/city?q=san&limit=3');
    const names = (body['cities'] as unknown as { name: string }[]).map(({ name }) => name);
    // San is the name of towns in Mali and other countries, and an alternative name of Shanghai, San Francisco and others.
    expect(names[0]).toBe('San');
  });

  test('a country has its zones in zone.tab, not other zones with the same rules', async () => {
    for (const [code, zones] of [
      ['DE', ['Europe/Berlin', 'Europe/Busingen']],
      ['DK', ['Europe/Copenhagen']],
      ['NO', ['Europe/Oslo']],
      ['IT', ['Europe/Rome']],
    ] as const) {
      const { body } = await getRest(`/country/${code}`);
      expect([code, body['timezones']]).toEqual([code, zones]);
    }
  });

  test('the city id in the help texts is the id of Oslo', async () => {
    expect((await getRest('/city/id/city_8r3hmgzq7bku')).body).toMatchObject({ name: 'Oslo', country: 'NO' });
  });
});
