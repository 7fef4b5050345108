import { beforeAll, describe, expect, test } from 'vitest';
import { createPlacesRest, type Get } from '../support/places-graph.ts';
import { readTestPlaces } from '../support/places.ts';
import { expectFact } from './facts.ts';

let getRest: Get;
beforeAll(async () => {
  getRest = createPlacesRest(await readTestPlaces());
});
const get = () => getRest;

const buildCityPath = ([country = '', native = '']: string[]) =>
  `/city/${encodeURIComponent(native)}?country=${country}`;

describe('city names', () => {
  // Names in the official language of the place, as places and states write them.
  expectFact(
    'a city is found by its native name, which is returned with the English one (GEO-054)',
    get,
    `
    UA|Харків|Kharkiv|Харків
    UA|Запоріжжя|Zaporizhzhya|Запоріжжя
    UA|Вінниця|Vinnytsya|Вінниця
    UA|Житомир|Zhytomyr|Житомир
    UA|Чернівці|Chernivtsi|Чернівці
    UA|Севастополь|Sevastopol|Севастополь
    UA|Сєвєродонецьк|Siverskodonetsk|Сєвєродонецьк
    RU|Екатеринбург|Yekaterinburg|Екатеринбург
    RU|Нижний Новгород|Nizhniy Novgorod|Нижний Новгород
    RU|Пермь|Perm|Пермь
    RU|Ростов-на-Дону|Rostov-on-Don|Ростов-на-Дону
    RU|Владивосток|Vladivostok|Владивосток
    BY|Гродна|Hrodna|Гродна
    BY|Пінск|Pinsk|Пінск
    BG|Бургас|Burgas|Бургас
    BG|Стара Загора|Stara Zagora|Стара Загора
    BG|Хасково|Haskovo|Хасково
    RS|Ниш|Niš|Ниш
    RS|Нови Сад|Novi Sad|Нови Сад
    RS|Крагујевац|Kragujevac|Крагујевац
    KZ|Ақтөбе|Aktobe|Ақтөбе
    KZ|Қызылорда|Kyzylorda|Қызылорда
    GR|Θεσσαλονίκη|Thessaloníki|Θεσσαλονίκη
    GR|Λάρισα|Lárisa|Λάρισα
    GR|Ιωάννινα|Ioánnina|Ιωάννινα
    IN|ಬೆಂಗಳೂರು|Bengaluru|ಬೆಂಗಳೂರು
    IN|சென்னை|Chennai|சென்னை
    IN|কলকাতা|Kolkata|কলকাতা
    IN|અમદાવાદ|Ahmedabad|અમદાવાદ
    IN|ਅੰਮ੍ਰਿਤਸਰ|Amritsar|ਅੰਮ੍ਰਿਤਸਰ
    IN|విశాఖపట్నం|Visakhapatnam|విశాఖపట్నం
    IN|കോഴിക്കോട്|Kozhikode|കോഴിക്കോട്
    IN|आगरा|Agra|आगरा
    CN|深圳|Shenzhen|深圳
    CN|广州|Guangzhou|广州
    CN|重庆|Chongqing|重庆
    CN|乌鲁木齐|Ürümqi|乌鲁木齐
    TW|高雄|Kaohsiung|高雄市
    JP|札幌|Sapporo|札幌市
    JP|川崎|Kawasaki|川崎市
    KR|부산|Busan|부산
    KR|인천|Incheon|인천
    IR|شیراز|Shiraz|شیراز
    IR|یزد|Yazd|یزد
    SA|مكة|Mecca|مكة المكرمة
    SA|الطائف|Ta’if|الطائف
    EG|أسوان|Aswan|أسوان
    EG|دمياط|Damietta|دمياط
    IQ|البصرة|Basrah|البصرة
    IL|אשדוד|Ashdod|אשדוד
    IL|תל אביב|Tel Aviv|תל אביב
    TH|เชียงใหม่|Chiang Mai|เชียงใหม่
    TH|ภูเก็ต|Phuket|ภูเก็ต
    GE|ბათუმი|Batumi|ბათუმი
    AM|Գյումրի|Gyumri|Գյումրի`,
    buildCityPath,
    ['name', 'name_local'],
  );

  // Exonyms in other languages and scripts.
  expectFact(
    'a city is found by its name in any recorded language',
    get,
    `
    DE|Munich|Munich
    DE|Monaco di Baviera|Munich
    DE|ミュンヘン|Munich
    IT|Florenz|Florence
    IT|佛罗伦萨|Florence
    RU|Москва|Moscow
    RU|Moskau|Moscow
    CN|Pékin|Beijing
    AT|Вена|Vienna
    AT|빈|Vienna
    GB|Londres|London
    GB|ロンドン|London
    UA|Kiev|Kyiv
    JP|Токио|Tokyo
    EG|القاهرة|Cairo`,
    buildCityPath,
    ['name'],
  );

  test('a city search tolerates a typing mistake in a name', async () => {
    for (const [typed, country, name] of [
      ['Amsterdan', 'NL', 'Amsterdam'],
      ['Kopenhagn', 'DK', 'Copenhagen'],
      ['Barcelna', 'ES', 'Barcelona'],
      ['Philadelhpia', 'US', 'Philadelphia'],
      ['Залоріжжя', 'UA', 'Zaporizhzhya'],
      ['Екатеренбург', 'RU', 'Yekaterinburg'],
    ]) {
      const { body } = await get()(`/city?q=${encodeURIComponent(typed ?? '')}&country=${country}`);
      const names = (body['cities'] as unknown as { name: string }[]).map((city) => city.name);
      expect([typed, names.slice(0, 3).includes(name ?? '')]).toEqual([typed, true]);
    }
  });

  test('a city has no native name when several native names are recorded and none is certain', async () => {
    for (const [path, local] of [
      // Recorded in Devanagari as both वाराणसी and काशी.
      ['/city/Varanasi?country=IN', null],
      ['/city/Paris?country=FR', null],
    ]) {
      expect([path, (await get()(path ?? '')).body['name_local']]).toEqual([path, local]);
    }
  });
});
