import { expect, test } from 'vitest';
import { buildLanguageRows } from './language-rows.ts';

const rows = new Map(buildLanguageRows().map((row) => [row.iso3, row]));

// Scripts by encyclopaedias and national standards, independent of CLDR.
test.each([
  ['cmn', 'Hans', 'ltr'],
  ['prs', 'Arab', 'rtl'],
  ['pes', 'Arab', 'rtl'],
  ['azj', 'Latn', 'ltr'],
  ['azb', 'Arab', 'rtl'],
  ['uzn', 'Latn', 'ltr'],
  ['uzs', 'Arab', 'rtl'],
  ['ory', 'Orya', 'ltr'],
  ['npi', 'Deva', 'ltr'],
  ['pnb', 'Arab', 'rtl'],
  ['pbu', 'Arab', 'rtl'],
  ['ydd', 'Hebr', 'rtl'],
  ['khk', 'Cyrl', 'ltr'],
  ['swh', 'Latn', 'ltr'],
  ['ekk', 'Latn', 'ltr'],
  ['kmr', 'Latn', 'ltr'],
  ['ckb', 'Arab', 'rtl'],
  ['yue', 'Hant', 'ltr'],
])(
  'the language %s is written in %s, %s, even when CLDR lists only its macrolanguage',
  (code, script, direction) => {
    expect(rows.get(code)).toMatchObject({ script, direction });
    expect(rows.get(code)?.scripts[0]).toBe(script);
  },
);

// Names as the speakers write them, by constitutions and academies. They are not names of other members of a
// macrolanguage.
test.each([
  ['prs', 'دری'],
  ['pes', 'فارسی'],
  ['npi', 'नेपाली'],
  ['uzn', 'o‘zbek'],
  ['cmn', '中文'],
  ['arb', 'العربية'],
  ['ekk', 'eesti'],
  ['swh', 'Kiswahili'],
  ['mup', null],
  ['fat', null],
  ['uzs', null],
])('the native name of the language %s is %s', (code, name) => {
  expect(rows.get(code)?.nameLocal).toBe(name);
});

test.each(['und', 'mul', 'mis', 'zxx', 'csl'])('the language %s has neither script nor direction', (code) => {
  expect(rows.get(code)).toMatchObject({ script: null, scripts: [], direction: null });
});

test('the 62 codes that ISO 639-3 assigned in 2021 and 2022 are in the table of languages', () => {
  // Change requests of SIL for 2020 and 2021, from the list of the Debian package iso-codes.
  const codes =
    'ajs aqk bpc bpe cnq csx cty dkg dsz egm ehs emq emz gii glb gov gyz hkh imt jbm jks lgo lqr lsb lsc lsw ' +
    'lxm nqt nww ocm oie okc okz omy osn phj pzh rib rnb rsk rsn rwl sqx suo tok tyy ugh uni uon vkn vkz wdt ' +
    'wmg wyn xdq xhm xnj xnq ysm zbu zcd zla';
  expect(codes.split(' ').filter((code) => !rows.has(code))).toEqual([]);
});

test.each([
  ['csx', 'Cambodian Sign Language', 'living', null],
  ['tok', 'Toki Pona', 'constructed', null],
  ['okz', 'Old Khmer', 'historical', null],
  ['uon', 'Kulon', 'extinct', null],
  ['zcd', 'Las Delicias Zapotec', 'living', 'zap'],
])('the language code %s is %s, a %s language', (code, name, type, macrolanguage) => {
  expect(rows.get(code)).toMatchObject({ code, name, type, macrolanguage, scope: 'individual' });
});
