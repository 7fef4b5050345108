import { beforeAll, describe, expect, test } from 'vitest';
import { postalCodes } from '../../db/importers/postal/index.ts';
import { createPlacesRest, type Get } from '../support/places-graph.ts';
import { readBundledRows, readTestPlaces } from '../support/places.ts';
import { createPostalCodes } from '../support/postal-codes.ts';
import { expectFact } from './facts.ts';

let getRest: Get;
let counts: Map<string, number>;
let unplacedCounts: Map<string, number>;
beforeAll(async () => {
  const rows = await readBundledRows(postalCodes);
  counts = new Map();
  unplacedCounts = new Map();
  for (const { country, latitude } of rows) {
    counts.set(country, (counts.get(country) ?? 0) + 1);
    if (latitude === null || latitude === undefined)
      unplacedCounts.set(country, (unplacedCounts.get(country) ?? 0) + 1);
  }
  getRest = createPlacesRest(await readTestPlaces(), true, { postalCodes: createPostalCodes(rows) });
});
const get = () => getRest;

const buildPath = ([country = '', code = '']: string[]) =>
  `/postal/${encodeURIComponent(code)}?country=${country}`;

describe('postal codes', () => {
  test('every country with a bundled package has at least its known number of postal codes', () => {
    // Number of codes in the packages; Japan Post alone has over 140,000.
    const minimumRows = {
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
      ...minimumRows,
      CH: 3_400,
      DE: 8_200,
      TW: 360,
      NO: 5_100,
      HU: 3_000,
      TH: 960,
      MY: 2_900,
      PH: 1_800,
      TR: 2_770,
      AU: 3_100,
      FI: 4_900,
    })) {
      expect([country, (counts.get(country) ?? 0) >= count]).toEqual([country, true]);
    }
  });

  // Source: Australia Post and Posti; towns in the language of their majority.
  expectFact(
    'postal codes of Australia, Finland and their territories',
    get,
    `
    AU|2000|2000|Sydney|NSW|New South Wales
    AU|3000|3000|Melbourne|VIC|Victoria
    AU|0800|0800|Darwin|NT|Northern Territory
    AU|7000|7000|Hobart|TAS|Tasmania
    AU|6000|6000|Perth|WA|Western Australia
    AU|2600|2600|Canberra|ACT|Australian Capital Territory
    AU|4870|4870|Cairns|QLD|Queensland
    AU|2899|2899|Norfolk Island||
    CX|6798|6798|Christmas Island||
    FI|00100|00100|Helsinki|18|Uusimaa
    FI|33100|33100|Tampere|11|Pirkanmaa
    FI|20100|20100|Turku|19|Southwest Finland
    FI|90100|90100|Oulu|14|Northern Ostrobothnia
    FI|96100|96100|Rovaniemi|10|Lapland
    AX|22100|22100|Mariehamn||
    FI|22100|22100|Mariehamn||
    `,
    buildPath,
    ['postal', 'city', 'state', 'state_name'],
  );

  // Source: United States Postal Service; counties: U.S. Census Bureau (ANSI INCITS 31).
  expectFact(
    'postal codes of the United States (CAT-048, GEO-058, GEO-059, GEO-065, GEO-071)',
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
    buildPath,
    ['postal', 'city', 'city_local', 'state', 'state_name', 'district', 'district_name'],
  );

  // Source: Japan Post (https://www.post.japanpost.jp/zipcode/); romanization: Geospatial Information Authority of Japan.
  expectFact(
    'postal codes of Japan, romanized and with native names (GEO-062, GEO-064, GEO-067, GEO-068)',
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
    buildPath,
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

  // Source: La Poste, base officielle des codes postaux; Insee, populations légales 2023.
  expectFact(
    'postal codes of France, with the population where communes have no other code',
    get,
    `
    FR|75001|Paris|75|Paris|IDF|15114
    FR|13001|Marseille|13|Bouches-du-Rhône|PAC|37599
    FR|59000|Lille|59|Nord|HDF|
    FR|67000|Strasbourg|67|Bas-Rhin|GES|
    FR|20000|Ajaccio|2A|Corse-du-Sud|20R|
    FR|97400|Saint-Denis|974|La Réunion|974|`,
    buildPath,
    ['city', 'district', 'district_name', 'state', 'population'],
  );

  // Source: Deutsche Post; Die Post; Poste Italiane; Correos; Posten; Magyar Posta; India Post; Ukrposhta; Chunghwa Post;
  // Canada Post. English names of large cities are exonyms, other names native (GEO-063).
  expectFact(
    'postal codes of other countries (GEO-063, GEO-066)',
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
    buildPath,
    ['city', 'city_local', 'state', 'state_name'],
  );

  // Source: Thailand Post; romanization: Royal Thai General System, as for the provinces in ISO 3166-2.
  expectFact(
    'postal codes of Thailand, romanized and with native names (GEO-062, GEO-064, GEO-067, GEO-068)',
    get,
    `
    TH|10200|Bangkok|กรุงเทพมหานคร|10|Bangkok|กรุงเทพมหานคร|Phra Nakhon|พระนคร
    TH|10900|Bangkok|กรุงเทพมหานคร|10|Bangkok|กรุงเทพมหานคร|Chatuchak|จตุจักร
    TH|10110|Bangkok|กรุงเทพมหานคร|10|Bangkok|กรุงเทพมหานคร||
    TH|10270|Samut Prakan|สมุทรปราการ|11|Samut Prakan|สมุทรปราการ|Mueang Samut Prakan|เมืองสมุทรปราการ
    TH|11120|Pak Kret|ปากเกร็ด|12|Nonthaburi|นนทบุรี|Pak Kret|ปากเกร็ด
    TH|13000|Phra Nakhon Si Ayutthaya|พระนครศรีอยุธยา|14|Phra Nakhon Si Ayutthaya|พระนครศรีอยุธยา|Phra Nakhon Si Ayutthaya|พระนครศรีอยุธยา
    TH|20000|Chon Buri|ชลบุรี|20|Chon Buri|ชลบุรี|Mueang Chon Buri|เมืองชลบุรี
    TH|20150|Bang Lamung|บางละมุง|20|Chon Buri|ชลบุรี|Bang Lamung|บางละมุง
    TH|30000|Nakhon Ratchasima|นครราชสีมา|30|Nakhon Ratchasima|นครราชสีมา|Mueang Nakhon Ratchasima|เมืองนครราชสีมา
    TH|40000|Khon Kaen|ขอนแก่น|40|Khon Kaen|ขอนแก่น|Mueang Khon Kaen|เมืองขอนแก่น
    TH|50000|Chiang Mai|เชียงใหม่|50|Chiang Mai|เชียงใหม่|Mueang Chiang Mai|เมืองเชียงใหม่
    TH|57000|Chiang Rai|เชียงราย|57|Chiang Rai|เชียงราย|Mueang Chiang Rai|เมืองเชียงราย
    TH|58130|Pai|ปาย|58|Mae Hong Son|แม่ฮ่องสอน|Pai|ปาย
    TH|77110|Hua Hin|หัวหิน|77|Prachuap Khiri Khan|ประจวบคีรีขันธ์|Hua Hin|หัวหิน
    TH|83000|Phuket|ภูเก็ต|83|Phuket|ภูเก็ต|Mueang Phuket|เมืองภูเก็ต
    TH|83150|Kathu|กะทู้|83|Phuket|ภูเก็ต|Kathu|กะทู้
    TH|84140|Ko Samui|เกาะสมุย|84|Surat Thani|สุราษฎร์ธานี|Ko Samui|เกาะสมุย
    TH|90110|Hat Yai|หาดใหญ่|90|Songkhla|สงขลา|Hat Yai|หาดใหญ่`,
    buildPath,
    [
      ...['city', 'city_local', 'state', 'state_name', 'state_name_local'],
      ...['district_name', 'district_name_local'],
    ],
  );

  // Source: Pos Malaysia; PHLPost (the district is the province); PTT (the district is the ilçe).
  expectFact(
    'postal codes of Malaysia, the Philippines and Türkiye, with their time zones',
    get,
    `
    MY|50000|Kuala Lumpur||14|Kuala Lumpur||Asia/Kuala_Lumpur
    MY|50450|Kuala Lumpur||14|Kuala Lumpur||Asia/Kuala_Lumpur
    MY|10200|Pulau Pinang||07|Penang||Asia/Kuala_Lumpur
    MY|11900|Bayan Lepas||07|Penang||Asia/Kuala_Lumpur
    MY|75000|Melaka||04|Malacca||Asia/Kuala_Lumpur
    MY|80000|Johor Bahru||01|Johor||Asia/Kuala_Lumpur
    MY|81000|Kulai||01|Johor||Asia/Kuala_Lumpur
    MY|05000|Alor Setar||02|Kedah||Asia/Kuala_Lumpur
    MY|07000|Langkawi||02|Kedah||Asia/Kuala_Lumpur
    MY|15000|Kota Bharu||03|Kelantan||Asia/Kuala_Lumpur
    MY|25000|Kuantan||06|Pahang||Asia/Kuala_Lumpur
    MY|30000|Ipoh||08|Perak||Asia/Kuala_Lumpur
    MY|40000|Shah Alam||10|Selangor||Asia/Kuala_Lumpur
    MY|46000|Petaling Jaya||10|Selangor||Asia/Kuala_Lumpur
    MY|62000|Putrajaya||16|Putrajaya||Asia/Kuala_Lumpur
    MY|88000|Kota Kinabalu||12|Sabah||Asia/Kuching
    MY|93000|Kuching||13|Sarawak||Asia/Kuching
    MY|98000|Miri||13|Sarawak||Asia/Kuching
    PH|1000|Manila||00|Metro Manila||Asia/Manila
    PH|1200|Makati||00|Metro Manila||Asia/Manila
    PH|1600|Pasig||00|Metro Manila||Asia/Manila
    PH|2600|Baguio City||15|Cordillera Administrative|Benguet|Asia/Manila
    PH|3000|Malolos||03|Central Luzon|Bulacan|Asia/Manila
    PH|5000|Iloilo City||06|Western Visayas|Iloilo|Asia/Manila
    PH|6000|Cebu City||07|Central Visayas|Cebu|Asia/Manila
    PH|6015|Lapu-Lapu City||07|Central Visayas|Cebu|Asia/Manila
    PH|8000|Davao City||11|Davao|Davao del Sur|Asia/Manila
    PH|9000|Cagayan de Oro City||10|Northern Mindanao|Misamis Oriental|Asia/Manila
    TR|34110|Fatih||34|Istanbul|Fatih|Europe/Istanbul
    TR|34710|Kadıköy||34|Istanbul|Kadıköy|Europe/Istanbul
    TR|34433|Beyoğlu||34|Istanbul|Beyoğlu|Europe/Istanbul
    TR|06420|Çankaya||06|Ankara|Çankaya|Europe/Istanbul
    TR|35220|Konak||35|Izmir|Konak|Europe/Istanbul
    TR|07100|Muratpaşa||07|Antalya|Muratpaşa|Europe/Istanbul
    TR|16010|Osmangazi||16|Bursa|Osmangazi|Europe/Istanbul
    TR|17100|Çanakkale||17|Çanakkale|Merkez|Europe/Istanbul
    TR|48400|Bodrum||48|Muğla|Bodrum|Europe/Istanbul
    TR|09400|Kuşadası||09|Aydın|Kuşadası|Europe/Istanbul`,
    buildPath,
    ['city', 'city_local', 'state', 'state_name', 'district_name', 'timezone'],
  );

  // Source: Posten; Magyar Posta.
  expectFact(
    'postal codes of Norway and Hungary, with their states',
    get,
    `
    NO|0010|Oslo|03
    NO|4001|Stavanger|11
    NO|5003|Bergen|46
    NO|7010|Trondheim|50
    NO|9008|Tromsø|55
    NO|8412|Vestbygd|18
    HU|1011|Budapest|BU
    HU|3372|Kömlő|HE
    HU|4024|Debrecen|HB
    HU|6720|Szeged|CS
    HU|8200|Veszprém|VE
    HU|9700|Szombathely|VA`,
    buildPath,
    ['city', 'state'],
  );

  test('the coordinates of postal codes are correct (GEO-060)', async () => {
    // Degrees and tolerance. Source: USGS GNIS for Beverly Hills, city centres for the others.
    const nearbyPlaces: [string, number, number, number][] = [
      ['/postal/90210?country=US', 34.09, -118.41, 0.05],
      ['/postal/10001?country=US', 40.75, -74, 0.02],
      ['/postal/10115?country=DE', 52.53, 13.39, 0.05],
      ['/postal/75001?country=FR', 48.86, 2.34, 0.05],
      ['/postal/100-0001?country=JP', 35.69, 139.75, 0.05],
      ['/postal/20121?country=IT', 45.47, 9.19, 0.05],
      ['/postal/400001?country=IN', 18.94, 72.84, 0.05],
      ['/postal/453-0041?country=JP', 35.17, 136.87, 0.05],
      ['/postal/432-8012?country=JP', 34.71, 137.73, 0.05],
      ['/postal/639-1160?country=JP', 34.65, 135.78, 0.05],
      ['/postal/907-1801?country=JP', 24.47, 123, 0.05],
      ['/postal/880?country=TW', 23.57, 119.58, 0.05],
      ['/postal/9990?country=NO', 70.63, 29.72, 0.1],
      ['/postal/6720?country=HU', 46.25, 20.15, 0.05],
      ['/postal/50000?country=MY', 3.15, 101.69, 0.05],
      ['/postal/93000?country=MY', 1.55, 110.34, 0.05],
      ['/postal/88000?country=MY', 5.97, 116.07, 0.15],
      ['/postal/6000?country=PH', 10.31, 123.89, 0.05],
      ['/postal/8000?country=PH', 7.07, 125.61, 0.05],
      ['/postal/10200?country=TH', 13.76, 100.5, 0.03],
      ['/postal/50000?country=TH', 18.79, 98.99, 0.05],
      ['/postal/90110?country=TH', 7.01, 100.47, 0.05],
      ['/postal/34710?country=TR', 40.99, 29.03, 0.03],
      ['/postal/06420?country=TR', 39.92, 32.86, 0.05],
      ['/postal/61030?country=TR', 41, 39.72, 0.05],
    ];
    const mismatches: string[] = [];
    for (const [path, latitude, longitude, tolerance] of nearbyPlaces) {
      const { body } = await get()(path);
      const largestOffset = Math.max(
        Math.abs(Number(body['latitude']) - latitude),
        Math.abs(Number(body['longitude']) - longitude),
      );
      if (!(largestOffset < tolerance))
        mismatches.push(`${path}: ${String(body['latitude'])} ${String(body['longitude'])}`);
    }
    expect(mismatches.join('\n')).toBe('');
  });

  test('a postal code whose place is certain has coordinates', () => {
    // Maximum share of codes without coordinates; these codes have no certain place.
    const maximumShares = {
      TR: 0.005,
      TH: 0.03,
      FR: 0.08,
      JP: 0.12,
      MY: 0.27,
      NO: 0.43,
      HU: 0.59,
      PH: 0.89,
      TW: 0.9,
    };
    for (const [country, share] of Object.entries(maximumShares)) {
      expect([country, (unplacedCounts.get(country) ?? 0) / (counts.get(country) ?? 0) <= share]).toEqual([
        country,
        true,
      ]);
    }
  });

  test('nearby postal codes are sorted by distance (GEO-075)', async () => {
    const { body } = await get()('/postal/90210/nearby?country=US&limit=50');
    const distances = (body['nearby'] as unknown as { distance: number }[]).map(({ distance }) => distance);
    expect(distances).toHaveLength(50);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
});
