import { beforeAll, describe, expect, test } from 'vitest';
import { createPlacesRest, type Get } from '../support/places-graph.ts';
import { readTestPlaces } from '../support/places.ts';
import { parseTable } from './facts.ts';

let getRest: Get;
beforeAll(async () => {
  getRest = createPlacesRest(await readTestPlaces());
});

const fetchName = async (path: string): Promise<unknown> => (await getRest(path)).body['name'];

describe('the parameter lang', () => {
  // Names as encyclopaedias and foreign ministries of the languages write them; not from CLDR.
  test('the parameter lang returns the names of places in another language', async () => {
    const mismatches: string[] = [];
    for (const [path = '', lang = '', name = ''] of parseTable(`
      country/DE|fr|Allemagne
      country/DE|ja|ドイツ
      country/DE|es|Alemania
      country/DE|pl|Niemcy
      country/JP|de|Japan
      country/JP|zh|日本
      country/CI|de|Côte d’Ivoire
      country/GB|it|Regno Unito
      country/NL|de-AT|Niederlande
      country/FI|fi|Suomi
      country/US|pt-BR|Estados Unidos
      continent/EU|de|Europa
      continent/AF|fr|Afrique
      language/de|fr|allemand
      language/ja|de|Japanisch
      state/DE-BY|fr|Bavière
      state/DE-BY|es|Baviera
      state/US-CA|ru|Калифорния
      state/GR-M|de|Kreta
      state/GB-SCT|de|Schottland
      city/Vienna|de|Wien
      city/Vienna|fr|Vienne
      city/Vienna|hu|Bécs
      city/Paris|ja|パリ
      city/London|es|Londres
      city/London|fr|Londres
      city/Rome|it|Roma
      city/Prague|de|Prag
      city/Beijing|zh|北京
      city/Moscow|ru|Москва
      city/Athens|el|Αθήνα
      city/Copenhagen|da|København
      city/Warsaw|pl|Warszawa
    `)) {
      const foundName = await fetchName(`/${path}?lang=${lang}`);
      if (foundName !== name) mismatches.push(`${path} ${lang}: ${String(foundName)}, not ${name}`);
    }
    expect(mismatches).toEqual([]);
  });

  test('the parameter lang also translates the state and country names of cities, points and districts', async () => {
    const frenchNames = { state_name: 'Bavière', country_name: 'Allemagne' };
    expect((await getRest('/city/Munich?lang=fr')).body).toMatchObject(frenchNames);
    expect((await getRest('/point?lat=48.137&lon=11.575&lang=fr')).body).toMatchObject(frenchNames);
    expect((await getRest('/district/06037?lang=de')).body).toMatchObject({
      state_name: 'Kalifornien',
      country_name: 'Vereinigte Staaten',
    });
    const listedCountries = (await getRest('/country?lang=de')).body['countries'];
    expect(listedCountries).toContainEqual(expect.objectContaining({ country: 'FR', name: 'Frankreich' }));
  });

  test('a request with lang=en returns the default response, and no response lists name_languages', async () => {
    for (const path of [
      '/city/Vienna',
      '/country/DE?deep=true',
      '/state/DE-BY',
      '/continent',
      '/language/ja',
    ]) {
      const plainBody = JSON.stringify((await getRest(path)).body);
      const separator = path.includes('?') ? '&' : '?';
      expect(JSON.stringify((await getRest(`${path}${separator}lang=en`)).body)).toBe(plainBody);
      expect(plainBody).not.toContain('name_languages');
      expect(JSON.stringify((await getRest(`${path}${separator}lang=de`)).body)).not.toContain(
        'name_languages',
      );
    }
  });

  test('an invalid lang returns 400, and a language without names falls back to English', async () => {
    for (const lang of ['de_DE', 'd', 'deutsch-', 'x'.repeat(65)]) {
      const { status, body } = await getRest(`/country/DE?lang=${lang}`);
      expect([lang, status, body['param']]).toEqual([lang, 400, 'lang']);
      expect(body['message']).toMatch(/BCP 47/);
    }
    for (const lang of ['tlh', 'x-private', 'de-Arab'])
      expect(await fetchName(`/country/DE?lang=${lang}`)).toBe('Germany');
  });
});

describe('countries by name', () => {
  test('a country is found by its name in another language and by its former name', async () => {
    const mismatches: string[] = [];
    for (const [name = '', code] of parseTable(`
      Allemagne|DE
      Deutschland|DE
      ドイツ|DE
      德国|DE
      Германия|DE
      Saksa|DE
      Njemačka|DE
      ألمانيا|DE
      Turkey|TR
      Türkiye|TR
      Turquie|TR
      Ivory Coast|CI
      Elfenbeinküste|CI
      Burma|MM
      Cape Verde|CV
      Macau|MO
      Great Britain|GB
      Royaume-Uni|GB
      Grèce|GR
      Yunanistan|GR
      Ungarn|HU
      Magyarország|HU
      Suomi|FI
      中国|CN
      Estados Unidos|US
      Pays-Bas|NL
      Niederlande|NL
      España|ES
      Spanien|ES
    `)) {
      const { status, body } = await getRest(`/country/${encodeURIComponent(name)}`);
      if (body['country'] !== code) mismatches.push(`${name}: ${status} ${String(body['country'])}`);
    }
    expect(mismatches).toEqual([]);
  });

  test('a country name that two countries share finds neither country', async () => {
    expect((await getRest('/country/Kongo')).status).toBe(404);
  });

  test('a country name in any language can restrict a city search', async () => {
    for (const q of ['paris, frankreich', 'paris, Франция', 'paris, francia', 'Paris, フランス']) {
      const { body } = await getRest(`/city?q=${encodeURIComponent(q)}&limit=1`);
      expect([q, body['cities']]).toEqual([q, [expect.objectContaining({ name: 'Paris', country: 'FR' })]]);
    }
  });
});
