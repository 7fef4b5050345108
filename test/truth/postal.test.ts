import { beforeAll, describe, expect, it } from 'vitest';
import { postalCodes } from '../../db/datasets/postal/index.ts';
import { placesRest, type Get } from '../support/places-graph.ts';
import { rowsOf, testPlaces } from '../support/places.ts';
import { postalCodesOf } from '../support/postal-codes.ts';
import { holds } from './facts.ts';

let rest: Get;
let counts: Map<string, number>;
beforeAll(async () => {
  const rows = await rowsOf(postalCodes);
  counts = new Map();
  for (const { country } of rows) counts.set(country, (counts.get(country) ?? 0) + 1);
  rest = placesRest(await testPlaces(), true, { postalCodes: postalCodesOf(rows) });
}, 300_000);
const get = () => rest;

const pathOf = ([country = '', code = '']: string[]) =>
  `/postal/${encodeURIComponent(code)}?country=${country}`;

describe('postal codes', () => {
  it('of every country that a package brings are there, a code once', () => {
    // How many codes the packages hold; Japan Post alone has over 140,000.
    const least = {
      US: 42_000,
      CA: 1_600,
      JP: 142_000,
      FR: 6_300,
      IN: 19_000,
      IT: 4_600,
      ES: 11_000,
      UA: 26_000,
    };
    for (const [country, count] of Object.entries({
      ...least,
      CH: 3_400,
      DE: 8_200,
      TW: 360,
      NO: 5_100,
      HU: 3_000,
    })) {
      expect([country, (counts.get(country) ?? 0) >= count]).toEqual([country, true]);
    }
  });

  // United States Postal Service; counties: U.S. Census Bureau (ANSI INCITS 31).
  holds(
    'of the United States (CAT-048, GEO-058, GEO-059, GEO-065, GEO-071)',
    get,
    `
    US|90210|90210|Beverly Hills||CA|California|06037|Los Angeles County
    US|02108|02108|Boston||MA|Massachusetts|25025|Suffolk County
    US|10001|10001|New York||NY|New York|36061|New York County
    US|60601|60601|Chicago||IL|Illinois|17031|Cook County
    US|94103|94103|San Francisco||CA|California|06075|City and County of San Francisco
    US|98101|98101|Seattle||WA|Washington|53033|King County
    US|33101|33101|Miami||FL|Florida|12086|Miami-Dade County
    US|77002|77002|Houston||TX|Texas|48201|Harris County
    US|85001|85001|Phoenix||AZ|Arizona|04013|Maricopa County
    US|70112|70112|New Orleans||LA|Louisiana|22071|Orleans Parish
    US|20001|20001|Washington||DC|District of Columbia|11001|District of Columbia
    US|99501|99501|Anchorage||AK|Alaska|02020|Anchorage Municipality
    US|96813|96813|Honolulu||HI|Hawaii|15003|Honolulu County`,
    pathOf,
    ['postal', 'city', 'city_local', 'state', 'state_name', 'district', 'district_name'],
  );

  // Japan Post (https://www.post.japanpost.jp/zipcode/); romanization: Geospatial Information Authority of Japan.
  holds(
    'of Japan, romanized with the native names beside (GEO-062, GEO-064, GEO-067, GEO-068)',
    get,
    `
    JP|100-0001|100-0001|Chiyoda-ku|千代田区|Tokyo|東京都||
    JP|1000001|100-0001|Chiyoda-ku|千代田区|Tokyo|東京都||
    JP|150-0002|150-0002|Shibuya-ku|渋谷区|Tokyo|東京都||
    JP|530-0001|530-0001|Osaka-shi Kita-ku|大阪市北区|Osaka|大阪府||
    JP|600-8216|600-8216|Kyoto-shi Shimogyo-ku|京都市下京区|Kyoto|京都府||
    JP|060-0042|060-0042|Sapporo-shi Chuo-ku|札幌市中央区|Hokkaido|北海道||
    JP|730-0011|730-0011|Hiroshima-shi Naka-ku|広島市中区|Hiroshima|広島県||
    JP|907-1801|907-1801|Yonaguni-cho|与那国町|Okinawa|沖縄県|Yaeyama-gun|八重山郡`,
    pathOf,
    [
      'postal',
      'city',
      'city_local',
      'state_name',
      'state_name_local',
      'district_name',
      'district_name_local',
    ],
  );

  // La Poste, base officielle des codes postaux; Insee, populations légales 2023.
  holds(
    'of France, with the population where communes have no other code',
    get,
    `
    FR|75001|Paris|75|Paris|IDF|15114
    FR|13001|Marseille|13|Bouches-du-Rhône|PAC|37599
    FR|59000|Lille|59|Nord|HDF|
    FR|67000|Strasbourg|67|Bas-Rhin|GES|
    FR|20000|Ajaccio|2A|Corse-du-Sud|20R|
    FR|97400|Saint-Denis|974|La Réunion|974|`,
    pathOf,
    ['city', 'district', 'district_name', 'state', 'population'],
  );

  // Deutsche Post; Die Post; Poste Italiane; Correos; Posten; Magyar Posta; India Post; Ukrposhta; Chunghwa Post;
  // Canada Post. English names of large cities are exonyms, other names native (GEO-063).
  holds(
    'elsewhere (GEO-063, GEO-066)',
    get,
    `
    DE|10115|Berlin||BE|Berlin
    DE|20095|Hamburg||HH|Hamburg
    DE|80331|Munich|München|BY|Bavaria
    DE|50667|Cologne|Köln|NW|North Rhine-Westphalia
    DE|01067|Dresden||SN|Saxony
    CH|8001|Zürich||ZH|Zürich
    CH|1200|Geneva|Genève|GE|Geneva
    CH|3011|Bern||BE|Bern
    IT|20121|Milan|Milano|25|Lombardy
    IT|50121|Florence|Firenze|52|Tuscany
    IT|90133|Palermo||82|Sicily
    ES|08001|Barcelona||CT|Catalonia
    ES|28013|Madrid||MD|Community of Madrid
    ES|41001|Seville|Sevilla|AN|Andalusia
    NO|0010|Oslo||03|Oslo
    NO|9990|Båtsfjord||56|Finnmark
    HU|1011|Budapest||BU|Budapest
    IN|400001|Mumbai||MH|Maharashtra
    IN|600001|Chennai||TN|Tamil Nadu
    IN|110001|New Delhi||DL|Delhi
    IN|171001|Shimla||HP|Himachal Pradesh
    UA|01001|Kyiv|Київ|30|Kyiv
    UA|79000|Lviv|Львів|46|Lviv Oblast
    UA|65000|Odesa|Одеса|51|Odesa Oblast
    UA|61000|Kharkiv|Харків|63|Kharkiv Oblast
    TW|100|Zhongzheng District|中正區|TPE|Taipei
    TW|108|Wanhua District|萬華區|TPE|Taipei
    TW|880|Magong City|馬公市|PEN|Penghu`,
    pathOf,
    ['city', 'city_local', 'state', 'state_name'],
  );

  it('are where they should be (GEO-060)', async () => {
    // Degrees: USGS GNIS for Beverly Hills, city centres elsewhere.
    const near: [string, number, number, number][] = [
      ['/postal/90210?country=US', 34.09, -118.41, 0.05],
      ['/postal/10001?country=US', 40.75, -74, 0.02],
      ['/postal/10115?country=DE', 52.53, 13.39, 0.05],
      ['/postal/75001?country=FR', 48.86, 2.34, 0.05],
      ['/postal/100-0001?country=JP', 35.69, 139.75, 0.05],
      ['/postal/20121?country=IT', 45.47, 9.19, 0.05],
      ['/postal/400001?country=IN', 18.94, 72.84, 0.05],
    ];
    for (const [path, latitude, longitude, tolerance] of near) {
      const { body } = await get()(path);
      expect([path, Math.abs(Number(body['latitude']) - latitude) < tolerance]).toEqual([path, true]);
      expect([path, Math.abs(Number(body['longitude']) - longitude) < tolerance]).toEqual([path, true]);
    }
  });

  it('nearby are sorted by distance (GEO-075)', async () => {
    const { body } = await get()('/postal/90210/nearby?country=US&limit=50');
    const distances = (body['nearby'] as unknown as { distance: number }[]).map(({ distance }) => distance);
    expect(distances).toHaveLength(50);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
});
