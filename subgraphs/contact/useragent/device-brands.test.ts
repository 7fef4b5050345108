import { expect, test } from 'vitest';
import { findLeadingBrand, findDevice } from './device-brands.ts';
import { correctDevice } from './device.ts';
import { findModelText } from './model-text.ts';

test.each([
  ['KarbonnK9', 'Karbonn'],
  ['GHONGV10', 'Ghong'],
  // In a word of capitals, a capital begins the model when a small letter or nothing follows it.
  ['SAMSUNGGalaxy', 'Samsung'],
  ['KARBONNKing', 'Karbonn'],
  ['SAMSUNGX', 'Samsung'],
  ['SAMSUNGGT', null],
  ['SAMSUNGgalaxy', 'Samsung'],
  ['SamsungS9', 'Samsung'],
  ['Samsungs', null],
  ['Samsung-SM', 'Samsung'],
  // A code of three letters is not a brand by itself, but a brand can precede it.
  ['MTN-AN80', null],
  ['LGE MTN-AN80', 'LG'],
])('the brand at the beginning of the device name %s is %s', (text, brand) => {
  expect(findLeadingBrand(text)?.brand ?? null).toBe(brand);
});

test('model codes of Huawei and Honor are recognised in upper and lower case', () => {
  expect(findDevice('MTN-AN80')?.brand).toBe('Honor');
  expect(findDevice('mtn-an80')?.brand).toBe('Honor');
});

const formatUseragent = (model: string) =>
  `Mozilla/5.0 (Linux; Android 9; ${model}) AppleWebKit/537.36 (KHTML, like Gecko)`;

test.each([
  ['Q6', 'Q6'],
  ['Q', null],
  ['K', null],
  ['de-de; M7 Build/ABC', 'M7'],
  ['en-419; P10', 'P10'],
  ['wv; X9', 'X9'],
  ['U; X9', 'X9'],
  ['x86_64; X9/4.2', 'X9'],
  ['Android TV; X9', 'X9'],
  ['1080x1920; 480dpi; X9', 'X9'],
])('the device model in the comment "%s" is %s', (comment, model) => {
  expect(findModelText(formatUseragent(comment))).toBe(model);
});

const correctModel = (brand: string | null, model: string | null, text = 'x') => {
  const corrected = correctDevice(text, { type: 'mobile', brand, model });
  return [corrected.brand, corrected.model];
};

test('known errors of the device parser are corrected, and similar correct results stay unchanged', () => {
  // These names are chips of Spreadtrum, not models of Samsung. Models with similar names are kept.
  expect(correctModel('Samsung', 'SC6600')).toEqual([null, null]);
  expect(correctModel('Samsung', 'SC9')).toEqual(['Samsung', 'SC9']);
  expect(correctModel('Sony', 'SC6600')).toEqual(['Sony', 'SC6600']);
  expect(correctModel('Nokia', 'Browser')).toEqual([null, null]);
  expect(correctModel('Nokia', 'N95')).toEqual(['Nokia', 'N95']);
  expect(correctModel('Sony', 'Browser')).toEqual(['Sony', 'Browser']);
  expect(correctModel('Sony', 'EricssonK800i', 'SonyEricssonK800i')).toEqual(['Sony Ericsson', 'K800i']);
  expect(correctModel('Sony', 'LT25i', 'SonyEricssonLT25i')).toEqual(['Sony', 'LT25i']);
  expect(correctModel(null, 'Pixel 7')).toEqual(['Google', 'Pixel 7']);
  expect(correctModel('Oculus', 'Quest 2')).toEqual(['Meta', 'Quest 2']);
  expect(correctModel('Samsung', 'K')).toEqual(['Samsung', null]);
});

// HbbTV has fields for maker and model, which are trimmed. The last of several makers is the brand.
test.each([
  ['HbbTV/1.2.1 (+DRM; Zenobia ; T1 ; 1.0; ; )', 'Zenobia', 'T1'],
  ['HbbTV/1.2.1 (+DRM;Zenobia;T1;1.0;;)', 'Zenobia', 'T1'],
  ['HbbTV/1.2.1 (+DRM; Zenobia ;  ; 1.0; ; )', 'Zenobia', null],
  ['HbbTV/1.2.1 (+DRM;Sony-Zenobia;T1;1.0;;)', 'Zenobia', 'T1'],
  ['HbbTV/1.2.1 (+DRM;CUS:Zenobia;T1;1.0;;)', 'Zenobia', 'T1'],
  ['HbbTV/1.2.1 (+DRM; LGE/X/ONVO ; T-1000 ; 1.0; ; )', 'ONVO', 'T-1000'],
  ['HbbTV/1.2.1 (+DRM;MWB;T1;1.0;;)', null, null],
])('the header %s has the brand %s and the model %s', (text, brand, model) => {
  expect(correctDevice(text, { type: null, brand: null, model: null })).toEqual({
    type: 'smarttv',
    brand,
    model,
  });
});
