/**
 * A sample response for each kind of path, with the keys that the original service documents and values of the same kind. A
 * key that ends in `*` matches any number of keys such as codes or days. A key that ends in `?` may be null or empty in
 * the original too.
 */
const holiday = {
  date: '2017-01-01',
  localName: 'Neujahr',
  name: "New Year's Day",
  countryCode: 'AT',
  fixed: true,
  global: true,
  'counties?': ['DE-BY'],
  launchYear: 1967,
  types: ['Public'],
};

const clock = {
  utc_offset: '+02:00',
  timezone: 'Europe/Vienna',
  day_of_week: 3,
  day_of_year: 200,
  datetime: '2024-07-17T12:00:00.123456+02:00',
  utc_datetime: '2024-07-17T10:00:00.123456+00:00',
  unixtime: 1721210400,
  raw_offset: 3600,
  week_number: 29,
  dst: true,
  abbreviation: 'CEST',
  dst_offset: 3600,
  'dst_from?': '2024-03-31T01:00:00+00:00',
  'dst_until?': '2024-10-27T01:00:00+00:00',
  client_ip: '192.0.2.1',
};

const nativeName = { official: 'República del Perú', common: 'Perú' };

const country = {
  name: { common: 'Peru', official: 'Republic of Peru', 'nativeName?': { 'spa*': nativeName } },
  tld: ['.pe'],
  cca2: 'PE',
  ccn3: '604',
  cca3: 'PER',
  cioc: 'PER',
  independent: true,
  status: 'officially-assigned',
  unMember: true,
  currencies: { 'PEN*': { name: 'Peruvian sol', symbol: 'S/ ' } },
  idd: { root: '+5', suffixes: ['1'] },
  capital: ['Lima'],
  altSpellings: ['PE'],
  region: 'Americas',
  subregion: 'South America',
  languages: { 'spa*': 'Spanish' },
  translations: { 'fra*': nativeName },
  latlng: [-10, -76],
  landlocked: false,
  borders: ['BOL'],
  area: 1285216,
  demonyms: { 'eng*': { f: 'Peruvian', m: 'Peruvian' } },
  flag: '🇵🇪',
  maps: { googleMaps: 'https://maps.example/a', openStreetMaps: 'https://maps.example/b' },
  population: 32971846,
  gini: { '2019*': 41.5 },
  fifa: 'PER',
  car: { signs: ['PE'], side: 'right' },
  timezones: ['UTC-05:00'],
  continents: ['South America'],
  flags: { png: 'https://flags.example/a', svg: 'https://flags.example/b', alt: 'Red, white, red.' },
  coatOfArms: { png: 'https://arms.example/a', svg: 'https://arms.example/b' },
  startOfWeek: 'monday',
  capitalInfo: { latlng: [-12.05, -77.05] },
  postalCode: { format: '#####', regex: '^(\\d{5})$' },
};

const countryInfo = {
  commonName: 'Austria',
  officialName: 'Republic of Austria',
  countryCode: 'AT',
  region: 'Europe',
};

const currency = {
  iso_code: 'JPY',
  iso_numeric: '392',
  name: 'Japanese Yen',
  symbol: '¥',
  start_date: '1999-01-04',
  end_date: '2026-01-02',
};

const rate = { date: '1999-01-04', base: 'EUR', quote: 'USD', rate: 1.1789 };

// https://ip-api.com/docs/api:json
const ipApi = {
  status: 'success',
  country: 'Canada',
  countryCode: 'CA',
  region: 'QC',
  regionName: 'Quebec',
  city: 'Montreal',
  zip: 'H1K',
  lat: 45.6085,
  lon: -73.5493,
  timezone: 'America/Toronto',
  isp: 'Le Groupe Videotron Ltee',
  org: 'Videotron Ltee',
  as: 'AS5769 Videotron Ltee',
  query: '24.48.0.1',
};

// https://ipinfo.io/developers/lite-api
const ipinfo = {
  ip: '8.8.8.8',
  asn: 'AS15169',
  as_name: 'Google LLC',
  as_domain: 'google.com',
  country_code: 'US',
  country: 'United States',
  continent_code: 'NA',
  continent: 'North America',
};

// https://docs.openexchangerates.org/reference/latest-json
const openRates = {
  disclaimer: 'https://openexchangerates.org/terms/',
  license: 'https://openexchangerates.org/license/',
  timestamp: 1449877801,
  base: 'USD',
  rates: { 'JPY*': 121.4 },
};

// https://www.geonames.org/export/geonames-search.html and web-services.html#timezone
const toponym = {
  adminCode1: 'ENG',
  lng: '-0.12574',
  geonameId: 2643743,
  toponymName: 'London',
  countryId: '2635167',
  fcl: 'P',
  population: 8961989,
  countryCode: 'GB',
  name: 'London',
  fclName: 'city, village,...',
  adminCodes1: { ISO3166_2: 'ENG' },
  countryName: 'United Kingdom',
  fcodeName: 'capital of a political entity',
  adminName1: 'England',
  lat: '51.50853',
  fcode: 'PPLC',
};
const geonamesZone = {
  sunrise: '2014-04-19 06:15',
  lng: 10.2,
  countryCode: 'AT',
  gmtOffset: 1,
  rawOffset: 1,
  sunset: '2014-04-19 20:04',
  timezoneId: 'Europe/Vienna',
  dstOffset: 2,
  countryName: 'Austria',
  time: '2014-04-19 11:08',
  lat: 47.01,
};

export interface CompatSample {
  readonly sample: unknown;
  /** Values that replace those of the sample in a response, as docs/compatibility-apis.md lists them: `null`, `{}`, `[]`. */
  readonly differs: Readonly<Record<string, string>>;
}

const buildSample = (sample: unknown, differs: CompatSample['differs'] = {}): CompatSample => ({
  sample,
  differs,
});

const unknownName = { 'name.nativeName.official': 'null' };
const unknownOfCountry = {
  ...unknownName,
  'translations.official': 'null',
  maps: '{}',
  gini: '{}',
  'flags.png': 'null',
  'flags.alt': 'null',
  coatOfArms: '{}',
};
const unknownOfHoliday = { launchYear: 'null' };
const unknownOfCurrency = { start_date: 'null', end_date: 'null' };

export const compatSamples: Readonly<Record<string, CompatSample>> = {
  '/restcountries/v3.1/alpha/pe': buildSample([country], unknownOfCountry),
  '/restcountries/v3.1/name/peru': buildSample([country], unknownOfCountry),
  '/restcountries/v3.1/all?fields=name,capital,currencies': buildSample(
    [{ name: country.name, 'capital?': country.capital, 'currencies?': country.currencies }],
    unknownName,
  ),
  '/restcountries/v3.1/alpha/pe?fields=name,cca2,flag': buildSample(
    { name: country.name, cca2: country.cca2, flag: country.flag },
    unknownName,
  ),
  '/nager-date/api/v3/PublicHolidays/2026/AT': buildSample([holiday], unknownOfHoliday),
  '/nager-date/api/v3/PublicHolidays/2026/DE': buildSample([holiday], unknownOfHoliday),
  '/nager-date/api/v3/NextPublicHolidays/AT': buildSample([holiday], unknownOfHoliday),
  '/nager-date/api/v3/NextPublicHolidaysWorldwide': buildSample([holiday], unknownOfHoliday),
  '/nager-date/api/v3/LongWeekend/2026/AT': buildSample([
    {
      startDate: '2017-01-06',
      endDate: '2017-01-08',
      dayCount: 3,
      needBridgeDay: true,
      'bridgeDays?': ['2017-01-05'],
    },
  ]),
  '/nager-date/api/v3/CountryInfo/AT': buildSample({
    ...countryInfo,
    borders: [{ ...countryInfo, borders: null }],
  }),
  '/nager-date/api/v3/AvailableCountries': buildSample([{ countryCode: 'AT', name: 'Austria' }]),
  '/worldtimeapi/api/timezone/Europe/Vienna': buildSample(clock),
  '/worldtimeapi/api/timezone/America/Argentina/Salta': buildSample(clock),
  '/worldtimeapi/api/timezone': buildSample(['Europe/Vienna']),
  '/zippopotam/us/90210': buildSample({
    'post code': '90210',
    country: 'United States',
    'country abbreviation': 'US',
    places: [
      {
        'place name': 'Beverly Hills',
        longitude: '-118.4065',
        state: 'California',
        'state abbreviation': 'CA',
        latitude: '34.0901',
      },
    ],
  }),
  '/zippopotam/us/ma/belmont': buildSample({
    'country abbreviation': 'US',
    places: [{ 'place name': 'Belmont', longitude: '-71.2044', 'post code': '02478', latitude: '42.4128' }],
    country: 'United States',
    'place name': 'Belmont',
    state: 'Massachusetts',
    'state abbreviation': 'MA',
  }),
  '/zippopotam/nearby/us/90210': buildSample({
    'near latitude': 34.0901,
    'near longitude': -118.4065,
    nearby: [
      {
        distance: '1.6',
        'post code': '90211',
        'place name': 'Beverly Hills',
        state: 'California',
        'state abbreviation': 'CA',
      },
    ],
  }),
  '/frankfurter/latest': buildSample({
    amount: 1,
    base: 'EUR',
    date: '1999-01-08',
    rates: { 'USD*': 1.1659 },
  }),
  '/frankfurter/v1/1999-01-04?base=USD&symbols=EUR': buildSample({
    amount: 1,
    base: 'USD',
    date: '1999-01-04',
    rates: { 'EUR*': 0.84825 },
  }),
  '/frankfurter/v1/1999-01-04..1999-01-08': buildSample({
    amount: 1,
    base: 'EUR',
    start_date: '1999-01-04',
    end_date: '1999-01-08',
    rates: { '1999-01-04*': { 'USD*': 1.1789 } },
  }),
  '/frankfurter/v1/currencies': buildSample({ 'JPY*': 'Japanese Yen' }),
  '/frankfurter/v2/rates': buildSample([rate]),
  '/frankfurter/v2/rate/EUR/USD': buildSample(rate),
  '/frankfurter/v2/currencies': buildSample([currency], unknownOfCurrency),
  '/ip-api/json/24.48.0.1': buildSample(ipApi, { zip: 'null' }),
  '/ip-api/json/24.48.0.1?fields=66846719': buildSample(
    {
      ...ipApi,
      continent: 'North America',
      continentCode: 'NA',
      district: '',
      offset: -18000,
      currency: 'CAD',
      asname: 'VIDEOTRON',
      reverse: 'modemcable001.0-48-24.mc.videotron.ca',
      mobile: false,
      proxy: false,
      hosting: false,
    },
    {
      zip: 'null',
      district: 'null',
      asname: 'null',
      reverse: 'null',
      mobile: 'null',
      proxy: 'null',
      hosting: 'null',
    },
  ),
  '/ipinfo/lite/24.48.0.1': buildSample(ipinfo, { as_domain: 'null' }),
  '/openexchangerates/api/latest.json?app_id=x': buildSample(openRates),
  '/openexchangerates/api/historical/1999-01-04.json?base=EUR&symbols=USD': buildSample(openRates),
  '/openexchangerates/api/currencies.json': buildSample({ 'JPY*': 'Japanese Yen' }),
  '/geonames/searchJSON?q=london&maxRows=1&username=demo': buildSample(
    { totalResultsCount: 1, geonames: [toponym] },
    { 'geonames.adminCode1': 'null', 'geonames.geonameId': 'null', 'geonames.countryId': 'null' },
  ),
  '/geonames/timezoneJSON?lat=47.01&lng=10.2&username=demo': buildSample(geonamesZone, {
    sunrise: 'null',
    sunset: 'null',
  }),
  '/geonames/countryCodeJSON?lat=47.03&lng=10.2&username=demo': buildSample({
    languages: 'de-AT,hr,hu,sl',
    distance: '0',
    countryCode: 'AT',
    countryName: 'Austria',
  }),
  '/frankfurter/v2/currency/JPY': buildSample({ ...currency, providers: ['ECB'] }, unknownOfCurrency),
};
