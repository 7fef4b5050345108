import { expect, test } from 'vitest';
import { findLocalName } from './local-name.ts';
import { isSpelledLocally, toSpellingKey, rankSpelling, normaliseSpelling } from './local-spelling.ts';

const resolveLocalName = (
  country: string,
  name: string,
  alternateNames: string[],
  admin1: string | null = null,
) => findLocalName({ country, admin1, name, asciiName: name, alternateNames });

test('the native name of a city is in the script of the country, and only when it is certain', () => {
  expect(resolveLocalName('JP', 'Kyoto', ['Kyoto', '京都', '京都市', 'キョウト'])).toBe('京都');
  expect(resolveLocalName('JP', 'Kyoto', ['Kyoto', '京都', 'キョウト'])).toBeNull();
  expect(resolveLocalName('CN', 'Jiangyin', ['江阴市', '澄江', '澄江街道'])).toBe('江阴市');
  expect(resolveLocalName('CN', 'Wuxi', ['无锡市', '江阴市'])).toBeNull();
  expect(resolveLocalName('JP', 'Chiba', ['Chiba', '千葉', '千葉市'])).toBe('千葉');
  expect(resolveLocalName('GR', 'Patra', ['Patrai', 'Πάτρα', 'Πάτραι'])).toBe('Πάτρα');
  expect(resolveLocalName('DE', 'Munich', ['Munich', 'München'])).toBeNull();
});

test('the native name of a city is in the official language when several names have the same script', () => {
  expect(resolveLocalName('UA', 'Kharkiv', ['Харьков', 'Харків', 'Харкаў'])).toBe('Харків');
  expect(resolveLocalName('UA', 'Zaporizhzhya', ['Запорожье', 'Запоріжжя'])).toBe('Запоріжжя');
  expect(resolveLocalName('UA', 'Zaporizhzhya', ['Запорожье'])).toBeNull();
  expect(resolveLocalName('RU', 'Volgodonsk', ['Волгодонськ', 'Волгодонск', 'Валгадонск'])).toBe(
    'Волгодонск',
  );
  expect(resolveLocalName('RU', 'Perm', ['Пермъ', 'Перм', 'Пермь'])).toBe('Пермь');
  expect(resolveLocalName('RS', 'Novi Sad', ['Нови-Сад', 'Нови Сад'])).toBe('Нови Сад');
  expect(resolveLocalName('KZ', 'Aktobe', ['Актобе', 'Ақтөбе', 'Актюбинск'])).toBe('Ақтөбе');
  expect(resolveLocalName('CN', 'Jiayuguan', ['嘉峪关市', '嘉峪関市', '嘉峪關市'])).toBe('嘉峪关市');
  expect(resolveLocalName('IR', 'Yazd', ['يزد', 'یزد'])).toBe('یزد');
  expect(resolveLocalName('EG', 'Damietta', ['دمياط', 'دمیاط'])).toBe('دمياط');
  expect(resolveLocalName('SA', 'Buraydah', ['بُرَيدَة'])).toBe('بريدة');
});

test('the native name of an Indian city is in the script of its state and is not the name of a district', () => {
  const names = ['वारंगल', 'వరంగల్ జిల్లా', 'వరంగల్', 'வாரங்கல்'];
  expect(resolveLocalName('IN', 'Warangal', names, '40')).toBe('వరంగల్');
  expect(resolveLocalName('IN', 'Warangal', names, '25')).toBe('வாரங்கல்');
  // Nagaland's official language is English.
  expect(resolveLocalName('IN', 'Dimapur', ['डिमापुर'], '20')).toBeNull();
});

// Names of capitals and of the largest cities of India's states in the official language.
test.each([
  ['AE', null, 'Abu Dhabi', 'أبوظبي'],
  ['AM', null, 'Yerevan', 'Երևան'],
  ['BD', null, 'Dhaka', 'ঢাকা'],
  ['BG', null, 'Sofiya', 'София'],
  ['BT', null, 'Thimphu', 'ཐིམ་ཕུ'],
  ['CN', null, 'Beijing', '北京'],
  ['ET', null, 'Addis Ababa', 'አዲስ አበባ'],
  ['GE', null, 'Tbilisi', 'თბილისი'],
  ['GR', null, 'Athens', 'Αθήνα'],
  ['IL', null, 'Jerusalem', 'ירושלים'],
  ['JP', null, 'Tokyo', '東京'],
  ['KH', null, 'Phnom Penh', 'ភ្នំពេញ'],
  ['KR', null, 'Seoul', '서울'],
  ['LA', null, 'Vientiane', 'ວຽງຈັນ'],
  ['LK', null, 'Colombo', 'කොළඹ'],
  ['MM', null, 'Nay Pyi Taw', 'နေပြည်တော်'],
  ['MV', null, 'Male', 'މާލެ'],
  ['NP', null, 'Kathmandu', 'काठमाडौं'],
  ['TH', null, 'Chiang Mai', 'เชียงใหม่'],
  ['IN', '02', 'Vijayawada', 'విజయవాడ'],
  ['IN', '09', 'Ahmedabad', 'અમદાવાદ'],
  ['IN', '13', 'Kochi', 'കൊച്ചി'],
  ['IN', '16', 'Mumbai', 'मुंबई'],
  ['IN', '19', 'Mysuru', 'ಮೈಸೂರು'],
  ['IN', '21', 'Cuttack', 'କଟକ'],
  ['IN', '23', 'Amritsar', 'ਅੰਮ੍ਰਿਤਸਰ'],
  ['IN', '25', 'Chennai', 'சென்னை'],
  ['IN', '28', 'Kolkata', 'কলকাতা'],
])(
  'the native name in %s %s of %s is %s; names with other letters are rejected',
  (country, admin1, latin, native) => {
    const resolveName = (...names: string[]) => resolveLocalName(country, latin, names, admin1);
    expect(resolveName(latin, native)).toBe(native);
    expect(resolveName(`${native} x`)).toBeNull();
    expect(resolveName(`x ${native}`)).toBeNull();
    expect(resolveLocalName('DE', latin, [native])).toBeNull();
  },
);

test('a city name with and without a word for city counts as one name, and two different names yield null', () => {
  expect(resolveLocalName('CN', 'Wuxi', ['无锡市', '无锡'])).toBe('无锡');
  expect(resolveLocalName('TW', 'Taipei', ['臺北市', '臺北'])).toBe('臺北');
  expect(resolveLocalName('KR', 'Suwon', ['수원시', '수원'])).toBe('수원');
  expect(resolveLocalName('TH', 'Chiang Mai', ['เชียงใหม่', 'เชียงใหม่นคร'])).toBe('เชียงใหม่');
  expect(resolveLocalName('ET', 'Gonder', ['ጎንደር', 'ጎንደር ከተማ'])).toBe('ጎንደር');
  expect(resolveLocalName('ET', 'Gonder', ['ጎንደር', 'ጎንደርከተማ'])).toBeNull();
  expect(resolveLocalName('ET', 'Gonder', ['ጎንደር', 'ከተማ ጎንደር'])).toBeNull();
  expect(resolveLocalName('TH', 'Chiang Mai', ['เชียงใหม่', 'เชียงราย'])).toBeNull();
});

test.each([
  // The first and the last ideograph of the character set, and adjacent cells.
  ['CN', 'gb2312', [0xb0, 0xa1], [0xf7, 0xfe]],
  ['TW', 'big5', [0xa4, 0x40], [0xf9, 0xd5]],
  ['HK', 'big5', [0xa4, 0xfe], [0xf9, 0x40]],
  ['JP', 'euc-jp', [0xb0, 0xa1], [0xb0, 0xfe]],
] as const)('native names in %s use the characters of %s', (country, encoding, first, last) => {
  for (const cell of [first, last]) {
    const text = new TextDecoder(encoding).decode(Uint8Array.from(cell));
    expect(text).toMatch(/^\p{Script=Han}$/u);
    expect(isSpelledLocally(country, `${text} 1`), text).toBe(true);
  }
  // An ideograph of the supplementary plane, which none of the sets contains.
  expect(isSpelledLocally(country, '\u{20000}')).toBe(false);
  expect(isSpelledLocally(country, 'x')).toBe(false);
});

test.each([
  ['EG', 'القاهرة', true],
  ['EG', 'دمیاط', false],
  ['IR', 'تهران', true],
  ['BG', 'София', true],
  ['BG', 'Софія', false],
  ['BG', 'Мирковы', false],
  ['BY', 'Мінск', true],
  ['BY', 'Минск', false],
  ['BY', 'Мінськ', false],
  ['RS', 'Ниш', true],
  ['RS', 'Нишь', false],
  ['RU', 'Орёл', true],
  ['RU', 'Луцьк', false],
  ['RU', 'Псковъ', false],
  ['RU', 'Подъячево', true],
  ['UA', 'Київ', true],
  ['UA', 'Киевы', false],
  ['RU', 'xОрёл', false],
  ['RU', 'Орёлx', false],
  ['RU', 'ОРЁЛ', true],
  ['IN', 'पुणे जिल्हा', false],
])('the native name in %s, %s, is in the local spelling: %s', (country, name, expected) => {
  expect(isSpelledLocally(country, name)).toBe(expected);
});

test('the native name of a city is the longer of two spellings when it has the letters of the country', () => {
  const countSpellings = (names: readonly string[]) => new Set(names.map(toSpellingKey)).size;
  expect(countSpellings(['يزد', 'یزد'])).toBe(1);
  expect(countSpellings(['أبوظبي', 'ابوظبی'])).toBe(1);
  expect(countSpellings(['Пермь', 'Перм'])).toBe(1);
  expect(countSpellings(['Пермь', 'Пенза'])).toBe(2);
  const expectHigherRank = (country: string, fuller: string, other: string, latin = 'X') =>
    expect(rankSpelling(country, fuller, latin)).toBeGreaterThan(rankSpelling(country, other, latin));
  expectHigherRank('IR', 'یزد', 'يزد');
  expectHigherRank('EG', 'يزد', 'یزد');
  expectHigherRank('EG', 'أبوظبي', 'ابوظبي');
  expectHigherRank('RU', 'Пермь', 'Перм');
  expectHigherRank('RS', 'Нови Сад', 'Нови-Сад', 'Novi Sad');
  expectHigherRank('RU', 'Ростов-на-Дону', 'Ростов на Дону', 'Rostov-na-Donu');
  // A foreign letter outweighs any number of accents.
  expectHigherRank('IR', 'یزد', 'أيأأأ');
});

test('native names of cities have no vowel points, and have Persian letters in Iran', () => {
  expect(normaliseSpelling('SA', 'بُرَيدَة')).toBe('بريدة');
  expect(normaliseSpelling('IL', 'יְרוּשָׁלַיִם')).toBe('ירושלים');
  expect(normaliseSpelling('IR', 'كرمان يي')).toBe('کرمان یی');
  expect(normaliseSpelling('IQ', 'كركوك')).toBe('كركوك');
});
